# Compiled only: one call per kernel, advanced: every overload, by position and by keyword.

import asc
import asc.language.adv
import numpy as np


@asc.jit
def adv_matmulbatchparams_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    asc.adv.MatmulBatchParams(True, asc.BatchMode.BATCH_LESS_THAN_L1)


@asc.jit
def adv_matmulfuncparams_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    b1 = n > 3
    asc.adv.MatmulFuncParams(en_vec_nd2_nz=b1, iterate_order=asc.IterateOrder.ORDER_N, schedule_type=asc.ScheduleType.OUTER_PRODUCT, enable_reuse=True, is_partial_output=0, is_enable_channel_split=1)


@asc.jit
def adv_matmulfuncparams_2(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    pipe = asc.TPipe()
    que = asc.TQue(asc.TPosition.VECIN, 2)
    pipe.init_buffer(que, 2, 1024)
    asc.adv.MatmulFuncParams(False, False, enable_l1_cache=False, do_mte2_pre_load=que, iterate_order=asc.IterateOrder.UNDEF, enable_ub_reuse=True, is_partial_output=True, is_enable_channel_split=False, enable_kdim_reorder_load=True)


@asc.jit
def adv_matmulquantparams_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    asc.adv.MatmulQuantParams(False, True)


@asc.jit
def adv_matmulshapeparams_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    f16v = f.cast(asc.float16)
    asc.adv.MatmulShapeParams(f, n, basic_k=f16v)


@asc.jit
def adv_matmulshapeparams_2(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    u = asc.LocalTensor(asc.uint32, asc.TPosition.VECCALC, 14336, 256)
    asc.adv.MatmulShapeParams(u, single_core_n=16, single_core_k=8, basic_m=64, basic_n=n)


@asc.jit
def adv_matmultype_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    asc.adv.MatmulType(asc.TPosition.CO2, asc.CubeFormat.NZ, asc.int32, n, asc.LayoutMode.NONE)


@asc.jit
def adv_quantconfig_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    i8v = n.cast(asc.int8)
    asc.adv.QuantConfig(n, i8v)


@asc.jit
def adv_acos_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    m64 = n.cast(asc.int64)
    k = asc.LocalTensor(asc.int32, asc.TPosition.VECCALC, 8192, 256)
    s = asc.LocalTensor(asc.int8, asc.TPosition.VECCALC, 16384, 256)
    asc.adv.acos(k, s, m64)


@asc.jit
def adv_acosh_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    kk = asc.LocalTensor(asc.int32, asc.TPosition.VECCALC, 10240, 256)
    s = asc.LocalTensor(asc.int8, asc.TPosition.VECCALC, 16384, 256)
    asc.adv.acosh(kk, kk, n, s, True)


@asc.jit
def adv_softmax_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    t = asc.LocalTensor(asc.uint8, asc.TPosition.VECCALC, 18432, 256)
    l = asc.LocalTensor(asc.int64, asc.TPosition.VECCALC, 24576, 256)
    asc.adv.softmax(t, t, l, t, asc.adv.SoftmaxTiling(), t, True, True, True)


@asc.jit
def adv_asin_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    k = asc.LocalTensor(asc.int32, asc.TPosition.VECCALC, 8192, 256)
    kk = asc.LocalTensor(asc.int32, asc.TPosition.VECCALC, 10240, 256)
    asc.adv.asin(k, k, temp_buffer=kk)


@asc.jit
def adv_asinh_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    uh = asc.LocalTensor(asc.uint16, asc.TPosition.VECCALC, 22528, 256)
    asc.adv.asinh(uh, uh, count=3, temp_buffer=uh, is_reuse_source=True)


@asc.jit
def adv_atan_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    uh = asc.LocalTensor(asc.uint16, asc.TPosition.VECCALC, 22528, 256)
    asc.adv.atan(uh[8], uh, 3, is_reuse_source=False)


@asc.jit
def adv_atanh_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    w = asc.LocalTensor(asc.int16, asc.TPosition.VECCALC, 12288, 256)
    asc.adv.atanh(w[n:], w, temp_buffer=w, is_reuse_source=0)


@asc.jit
def adv_ceil_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    b = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 2048, 256)
    asc.adv.ceil(b, b, 0, a)


@asc.jit
def adv_concat_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    w = asc.LocalTensor(asc.int16, asc.TPosition.VECCALC, 12288, 256)
    t = asc.LocalTensor(asc.uint8, asc.TPosition.VECCALC, 18432, 256)
    asc.adv.concat(w, t, w, repeat_time=C)


@asc.jit
def adv_cos_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    k = asc.LocalTensor(asc.int32, asc.TPosition.VECCALC, 8192, 256)
    t = asc.LocalTensor(asc.uint8, asc.TPosition.VECCALC, 18432, 256)
    asc.adv.cos(k, t)


@asc.jit
def adv_cosh_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    p = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 4096, 256)
    w = asc.LocalTensor(asc.int16, asc.TPosition.VECCALC, 12288, 256)
    asc.adv.cosh(p, src=w, is_reuse_source=False)


@asc.jit
def adv_digamma_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    gi = asc.GlobalTensor()
    gi.set_global_buffer(i, n)
    t = asc.LocalTensor(asc.uint8, asc.TPosition.VECCALC, 18432, 256)
    asc.adv.digamma(t, gi, 64, t)


@asc.jit
def adv_erf_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    p = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 4096, 256)
    pp = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 6144, 256)
    asc.adv.erf(dst=pp, src=p, temp_buffer=None)


@asc.jit
def adv_erfc_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    b = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 2048, 256)
    u = asc.LocalTensor(asc.uint32, asc.TPosition.VECCALC, 14336, 256)
    asc.adv.erfc(u, u, 0, b)


@asc.jit
def adv_exp_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    pp = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 6144, 256)
    asc.adv.exp(dst=pp, src=pp, count=3, taylor_expand_level=16, temp_buffer=None, is_reuse_source=n)


@asc.jit
def adv_extract_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    pp = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 6144, 256)
    kk = asc.LocalTensor(asc.int32, asc.TPosition.VECCALC, 10240, 256)
    asc.adv.extract(pp, kk, pp, 1)


@asc.jit
def adv_floor_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    p = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 4096, 256)
    pp = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 6144, 256)
    asc.adv.floor(p, pp, None, p)


@asc.jit
def adv_frac_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    uh = asc.LocalTensor(asc.uint16, asc.TPosition.VECCALC, 22528, 256)
    asc.adv.frac(uh, uh, temp_buffer=uh, is_reuse_source=False)


@asc.jit
def adv_lgamma_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    b = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 2048, 256)
    asc.adv.lgamma(dst=a, src=b, count=1, temp_buffer=None)


@asc.jit
def adv_log_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    b = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 2048, 256)
    asc.adv.log(a, b, 8, None)


@asc.jit
def adv_power_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    k = asc.LocalTensor(asc.int32, asc.TPosition.VECCALC, 8192, 256)
    kk = asc.LocalTensor(asc.int32, asc.TPosition.VECCALC, 10240, 256)
    asc.adv.power(kk, k, kk, is_reuse_source=n)


@asc.jit
def adv_round_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    p = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 4096, 256)
    t = asc.LocalTensor(asc.uint8, asc.TPosition.VECCALC, 18432, 256)
    asc.adv.round(p, t, is_reuse_source=n)


@asc.jit
def adv_sign_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    t = asc.LocalTensor(asc.uint8, asc.TPosition.VECCALC, 18432, 256)
    uh = asc.LocalTensor(asc.uint16, asc.TPosition.VECCALC, 22528, 256)
    asc.adv.sign(t, uh, 2, t, True)


@asc.jit
def adv_sinh_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    b = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 2048, 256)
    pp = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 6144, 256)
    asc.adv.sinh(b, pp)


@asc.jit
def adv_tan_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    pp = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 6144, 256)
    kk = asc.LocalTensor(asc.int32, asc.TPosition.VECCALC, 10240, 256)
    asc.adv.tan(kk, pp, 16, is_reuse_source=False)


@asc.jit
def adv_tanh_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    b = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 2048, 256)
    asc.adv.tanh(b, src=b, count=16, temp_buffer=b, is_reuse_source=False)


@asc.jit
def adv_trunc_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    b1 = n > 3
    u = asc.LocalTensor(asc.uint32, asc.TPosition.VECCALC, 14336, 256)
    s = asc.LocalTensor(asc.int8, asc.TPosition.VECCALC, 16384, 256)
    asc.adv.trunc(u, src=s, count=64, temp_buffer=None, is_reuse_source=b1)


@asc.jit
def adv_xor_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    pp = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 6144, 256)
    k = asc.LocalTensor(asc.int32, asc.TPosition.VECCALC, 8192, 256)
    asc.adv.xor(k, k, k, temp_buffer=pp)


@asc.jit
def adv_matmul_matrixoffset_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    m64 = n.cast(asc.int64)
    asc.adv.matmul.MatrixOffset(1, 64, m64, 0, 3)


@asc.jit
def adv_register_matmul_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int], tiling: asc.adv.TCubeTiling):
    pipe = asc.TPipe()
    mm = asc.adv.Matmul(asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float32))
    asc.adv.register_matmul(pipe, x, mm, tiling)


@asc.jit
def adv_rmsnorm_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    b = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 2048, 256)
    asc.adv.rmsnorm(b, b, a, 2.0, asc.adv.RmsNormTiling(), a)


@asc.jit
def adv_quant_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    i8v = n.cast(asc.int8)
    pp = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 6144, 256)
    u = asc.LocalTensor(asc.uint32, asc.TPosition.VECCALC, 14336, 256)
    asc.adv.quant(u, pp, f, -0.5, i8v, None, config=asc.adv.QuantConfig(offset_count=C))


def launch():
    x = np.zeros(1024, dtype=np.float32)
    h = np.zeros(1024, dtype=np.float16)
    i = np.zeros(1024, dtype=np.int32)
    adv_matmulbatchparams_1[1](x, h, i, 3, 1.5, 7)
    adv_matmulfuncparams_1[1](x, h, i, 3, 1.5, 7)
    adv_matmulfuncparams_2[1](x, h, i, 3, 1.5, 7)
    adv_matmulquantparams_1[1](x, h, i, 3, 1.5, 7)
    adv_matmulshapeparams_1[1](x, h, i, 3, 1.5, 7)
    adv_matmulshapeparams_2[1](x, h, i, 3, 1.5, 7)
    adv_matmultype_1[1](x, h, i, 3, 1.5, 7)
    adv_quantconfig_1[1](x, h, i, 3, 1.5, 7)
    adv_acos_1[1](x, h, i, 3, 1.5, 7)
    adv_acosh_1[1](x, h, i, 3, 1.5, 7)
    adv_softmax_1[1](x, h, i, 3, 1.5, 7)
    adv_asin_1[1](x, h, i, 3, 1.5, 7)
    adv_asinh_1[1](x, h, i, 3, 1.5, 7)
    adv_atan_1[1](x, h, i, 3, 1.5, 7)
    adv_atanh_1[1](x, h, i, 3, 1.5, 7)
    adv_ceil_1[1](x, h, i, 3, 1.5, 7)
    adv_concat_1[1](x, h, i, 3, 1.5, 7)
    adv_cos_1[1](x, h, i, 3, 1.5, 7)
    adv_cosh_1[1](x, h, i, 3, 1.5, 7)
    adv_digamma_1[1](x, h, i, 3, 1.5, 7)
    adv_erf_1[1](x, h, i, 3, 1.5, 7)
    adv_erfc_1[1](x, h, i, 3, 1.5, 7)
    adv_exp_1[1](x, h, i, 3, 1.5, 7)
    adv_extract_1[1](x, h, i, 3, 1.5, 7)
    adv_floor_1[1](x, h, i, 3, 1.5, 7)
    adv_frac_1[1](x, h, i, 3, 1.5, 7)
    adv_lgamma_1[1](x, h, i, 3, 1.5, 7)
    adv_log_1[1](x, h, i, 3, 1.5, 7)
    adv_power_1[1](x, h, i, 3, 1.5, 7)
    adv_round_1[1](x, h, i, 3, 1.5, 7)
    adv_sign_1[1](x, h, i, 3, 1.5, 7)
    adv_sinh_1[1](x, h, i, 3, 1.5, 7)
    adv_tan_1[1](x, h, i, 3, 1.5, 7)
    adv_tanh_1[1](x, h, i, 3, 1.5, 7)
    adv_trunc_1[1](x, h, i, 3, 1.5, 7)
    adv_xor_1[1](x, h, i, 3, 1.5, 7)
    adv_matmul_matrixoffset_1[1](x, h, i, 3, 1.5, 7)
    adv_register_matmul_1[1](x, h, i, 3, 1.5, 7, asc.adv.TCubeTiling())
    adv_rmsnorm_1[1](x, h, i, 3, 1.5, 7)
    adv_quant_1[1](x, h, i, 3, 1.5, 7)

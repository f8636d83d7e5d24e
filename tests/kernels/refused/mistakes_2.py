# One mistake per kernel: an argument of the wrong kind, too few, too many or unknown ones.

import asc
import asc.language.adv
import numpy as np


@asc.jit
def load_data_with_transpose_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    pipe = asc.TPipe()
    k = asc.LocalTensor(asc.int32, asc.TPosition.VECCALC, 8192, 256)
    q = asc.LocalTensor(asc.uint64, asc.TPosition.VECCALC, 20480, 256)
    asc.load_data_with_transpose(k, q, params=pipe)


@asc.jit
def pipe_alloc_event_id_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    pipe = asc.TPipe()
    v = pipe.alloc_event_id(asc.HardEvent.MTE2_V, 7)


@asc.jit
def loaddata2dparamsv2_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    v = asc.LoadData2DParamsV2(-1, m_step=n + 1, k_step=n + 1, src_stride=0, sid=1)


@asc.jit
def add_deq_relu_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    b = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 2048, 256)
    asc.add_deq_relu(dst=b, src0=a, src1=f, count=C)


@asc.jit
def number_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    gx = asc.GlobalTensor()
    gx.set_global_buffer(x, 1024)
    asc.number(asc.DataCopyParams(), dtype=gx)


@asc.jit
def adv_get_matmul_api_tiling_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    p = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 4096, 256)
    u = asc.LocalTensor(asc.uint32, asc.TPosition.VECCALC, 14336, 256)
    asc.adv.get_matmul_api_tiling(l1_size=0, a_type=asc.adv.MatmulType(asc.TPosition.B1, asc.CubeFormat.ND, asc.int64, u, asc.LayoutMode.BNGS1S2), b_type=asc.adv.MatmulType(asc.TPosition.C1, asc.CubeFormat.ND, asc.int8, layout=p), c_type=asc.adv.MatmulType(asc.TPosition.CO1, asc.CubeFormat.ND, asc.int64, True, asc.LayoutMode.SBNGD))


@asc.jit
def adv_atan_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    b = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 2048, 256)
    asc.adv.atan([True, 1], a, n, temp_buffer=b)


@asc.jit
def adv_log_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    w = asc.LocalTensor(asc.int16, asc.TPosition.VECCALC, 12288, 256)
    asc.adv.log(w, w, is_reuse_source=f)


@asc.jit
def scalar_get_count_of_value_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    asc.scalar_get_count_of_value(None, 3)


@asc.jit
def ln_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    m64 = n.cast(asc.int64)
    p = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 4096, 256)
    asc.ln(p, p, [255, 3], m64, asc.UnaryRepeatParams(n, block_len=2, src_stride=-1, dst_stride=64))


@asc.jit
def set_aipp_functions_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    gi = asc.GlobalTensor()
    gi.set_global_buffer(i, n)
    b1 = n > 3
    f16v = f.cast(asc.float16)
    asc.set_aipp_functions(src0=gi, input_format=asc.AippInputFormat.RGB888_U8, config=asc.AippParams(asc.float16, swap_params=asc.AippSwapParams(True, is_swap_uv=True, is_swap_ax=True), dtc_params=asc.AippDataTypeConvParams(dtc_mean_ch2="text", dtc_min_ch2=n, dtc_var_ch0=1.5, dtc_var_ch2=-0.5), c_padding_params=asc.AippChannelPaddingParams(b1, f), csc_params=asc.AippColorSpaceConvParams(False, csc_matrix_r0_c2=f16v)))


@asc.jit
def set_deq_scale_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    m64 = n.cast(asc.int64)
    b1 = n > 3
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    asc.set_deq_scale(a, vdeq_info=asc.VdeqInfo([1.5, 2], [m64, 1], [False, True, b1, True, 1, f, b1, 0, 1, False, 1, False, False, "text", 1, True]))


@asc.jit
def reduce_sum_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    u = asc.LocalTensor(asc.uint32, asc.TPosition.VECCALC, 14336, 256)
    t = asc.LocalTensor(asc.uint8, asc.TPosition.VECCALC, 18432, 256)
    asc.reduce_sum(t, u, mask=[255, 3], repeat_time=0, src_rep_stride=16)


@asc.jit
def checklocalmemoryiaparam_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    b1 = n > 3
    v = asc.CheckLocalMemoryIAParam(is_scalar_write=b1, is_vector_read=False, is_vector_write=True, is_mte_read=False, is_mte_write=f)


@asc.jit
def mmad_with_sparse_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    dyn = asc.LocalTensorAuto(asc.float16, [n])
    b1 = n > 3
    s = asc.LocalTensor(asc.int8, asc.TPosition.VECCALC, 16384, 256)
    asc.mmad_with_sparse(dyn, s, b1, asc.MmadParams(8, 1, cmatrix_source=True, cmatrix_init_val=True))


@asc.jit
def a_print_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    a.print(f)


@asc.jit
def fused_mul_add_relu_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    t = asc.LocalTensor(asc.uint8, asc.TPosition.VECCALC, 18432, 256)
    asc.fused_mul_add_relu(t, src0=t, src1=t, mask=1, repeat_times=n, repeat_params=asc.BinaryRepeatParams(0, 3, n + 1, 64, C, C), is_set_mask=True)


@asc.jit
def gatherrepeatparams_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    u32 = asc.number(3, asc.uint32)
    v = asc.GatherRepeatParams(u32, 8)


@asc.jit
def a_set_value_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    m64 = n.cast(asc.int64)
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    a.set_value(3, m64)


@asc.jit
def muls_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    kk = asc.LocalTensor(asc.int32, asc.TPosition.VECCALC, 10240, 256)
    asc.muls(kk, kk, 16, asc.float16, n + 1, asc.UnaryRepeatParams(2, 1), True)


@asc.jit
def get_data_block_size_in_bytes_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    v = asc.get_data_block_size_in_bytes(7)


@asc.jit
def float16_sizeof_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    asc.float16.sizeof(7)


@asc.jit
def duplicate_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    pp = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 6144, 256)
    asc.duplicate(pp, a, 0, n + 1, dst_block_stride=0, dst_repeat_stride=n, is_set_mask=False)


@asc.jit
def adv_trunc_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    auto = asc.LocalTensorAuto(asc.float32, [64])
    b1 = n > 3
    l = asc.LocalTensor(asc.int64, asc.TPosition.VECCALC, 24576, 256)
    asc.adv.trunc(auto, temp_buffer=l, is_reuse_source=b1)


@asc.jit
def listed_get_desc_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    listed = asc.ListTensorDesc(h, 4, 4)
    desc = asc.TensorDesc()
    v = listed.get_desc(desc=desc, index=None)


@asc.jit
def cross_core_wait_flag_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    asc.cross_core_wait_flag(C, 64, [1, 2])


@asc.jit
def adv_tan_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    pp = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 6144, 256)
    kk = asc.LocalTensor(asc.int32, asc.TPosition.VECCALC, 10240, 256)
    asc.adv.tan(pp, count=None, temp_buffer=kk, is_reuse_source=[1])


@asc.jit
def transpose_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    f16v = f.cast(asc.float16)
    kk = asc.LocalTensor(asc.int32, asc.TPosition.VECCALC, 10240, 256)
    asc.transpose(n, shared_tmp_buffer=kk, params=asc.TransposeParamsExt(2, c_size=f16v, h_size=16, w_size=64, transpose_type=asc.TransposeType.TRANSPOSE_NZ2NZ_0213))


@asc.jit
def adv_register_matmul_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    pipe = asc.TPipe()
    asc.adv.register_matmul(pipe, i, "text")


@asc.jit
def mm_iterate_batch_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    mm = asc.adv.Matmul(asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float32))
    pp = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 6144, 256)
    mm.iterate_batch(pp, 1.5, n, True, matrix_stride_c=n + 1)


@asc.jit
def adv_rmsnorm_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    m64 = n.cast(asc.int64)
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    p = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 4096, 256)
    pp = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 6144, 256)
    asc.adv.rmsnorm(pp, pp[8], p, m64, asc.adv.RmsNormTiling(), a, True)


@asc.jit
def copy_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    m64 = n.cast(asc.int64)
    k = asc.LocalTensor(asc.int32, asc.TPosition.VECCALC, 8192, 256)
    asc.copy(m64, k, 1.5, 8, asc.CopyRepeatParams(2, dst_repeat_size=C))


@asc.jit
def initconstvalueparams_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    m64 = n.cast(asc.int64)
    v = asc.InitConstValueParams(block_num=16, dst_gap=0, init_value=m64)


@asc.jit
def a_print_2(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    a.print(-1)


@asc.jit
def a_get_value_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    f16v = f.cast(asc.float16)
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    v = a.get_value(f16v)


@asc.jit
def tque_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    v = asc.TQue(asc.TPosition.MAX)


@asc.jit
def rsqrt_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    f16v = f.cast(asc.float16)
    t = asc.LocalTensor(asc.uint8, asc.TPosition.VECCALC, 18432, 256)
    asc.rsqrt(t, t, count=f16v)


@asc.jit
def adv_atanh_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    p = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 4096, 256)
    pp = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 6144, 256)
    uh = asc.LocalTensor(asc.uint16, asc.TPosition.VECCALC, 22528, 256)
    asc.adv.atanh(uh, pp, temp_buffer=p, is_reuse_source="text")


@asc.jit
def adv_exp_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    u = asc.LocalTensor(asc.uint32, asc.TPosition.VECCALC, 14336, 256)
    asc.adv.exp(u, u, taylor_expand_level=asc.float16, is_reuse_source=True)


@asc.jit
def mm_set_hf32_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    i8v = n.cast(asc.int8)
    mm = asc.adv.Matmul(asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float32))
    mm.set_hf32(f, i8v)


@asc.jit
def get_sort_len_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    v = asc.get_sort_len(f)


@asc.jit
def bitwise_or_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    dyn = asc.LocalTensorAuto(asc.float16, [n])
    k = asc.LocalTensor(asc.int32, asc.TPosition.VECCALC, 8192, 256)
    asc.bitwise_or(k, dyn, k, 2)


@asc.jit
def ib_set_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    gi = asc.GlobalTensor()
    gi.set_global_buffer(i, n)
    u = asc.LocalTensor(asc.uint32, asc.TPosition.VECCALC, 14336, 256)
    asc.ib_set(gi, u, 64, n, is_aiv_only=False)


@asc.jit
def vdeqinfo_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    v = asc.VdeqInfo([2.0, f], [n, 0])


@asc.jit
def sub_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    b1 = n > 3
    b = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 2048, 256)
    u = asc.LocalTensor(asc.uint32, asc.TPosition.VECCALC, 14336, 256)
    asc.sub(u, u, b, b1, is_set_mask=False)


@asc.jit
def whole_reduce_max_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    s = asc.LocalTensor(asc.int8, asc.TPosition.VECCALC, 16384, 256)
    asc.whole_reduce_max(s, s, [n, 0], n + 1, C, n, n + 1, asc.ReduceOrder.ORDER_ONLY_VALUE, False)


@asc.jit
def a_set_buffer_len_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    a.set_buffer_len(-1)


@asc.jit
def whole_reduce_min_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    k = asc.LocalTensor(asc.int32, asc.TPosition.VECCALC, 8192, 256)
    u = asc.LocalTensor(asc.uint32, asc.TPosition.VECCALC, 14336, 256)
    asc.whole_reduce_min(u, k, 3, 16, 8, a, n + 1, asc.ReduceOrder.ORDER_VALUE_INDEX)


@asc.jit
def buf_get_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    pipe = asc.TPipe()
    buf = asc.TBuf(asc.TPosition.VECCALC)
    pipe.init_buffer(buf, 1024)
    v = buf.get(asc.uint64, [64])


@asc.jit
def fixpipe_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    gx = asc.GlobalTensor()
    gx.set_global_buffer(x, 1024)
    pipe = asc.TPipe()
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    b = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 2048, 256)
    asc.fixpipe(gx, src=b, cbuf_workspace=a, params=asc.FixpipeParamsV220(n, pipe, C, 64, nd_num=asc.RoundMode.CAST_RINT, dst_nd_stride=8), config=asc.FixpipeConfig(asc.CO2Layout.ROW_MAJOR))


@asc.jit
def mrgsort4info_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    v = asc.MrgSort4Info([n, 0], valid_bit=3, repeat_times=(1, 2))


@asc.jit
def pair_reduce_sum_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    w = asc.LocalTensor(asc.int16, asc.TPosition.VECCALC, 12288, 256)
    asc.pair_reduce_sum(w, w, 2, [255, 0], dst_rep_stride=n, src_blk_stride=0, src_rep_stride=16, is_set_mask=-1)


@asc.jit
def brcbrepeatparams_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    u32 = asc.number(3, asc.uint32)
    v = asc.BrcbRepeatParams(u32)


@asc.jit
def gx_set_global_buffer_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    gx = asc.GlobalTensor()
    gx.set_global_buffer(x, 1024)
    gx.set_global_buffer(buffer_size=16)


@asc.jit
def sync_all_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    asc.sync_all(None, is_aiv_only=False)


@asc.jit
def reduce_min_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    w = asc.LocalTensor(asc.int16, asc.TPosition.VECCALC, 12288, 256)
    uh = asc.LocalTensor(asc.uint16, asc.TPosition.VECCALC, 22528, 256)
    asc.reduce_min(w, uh, w, [1], 300, 0, False)


@asc.jit
def proposal_concat_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    p = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 4096, 256)
    pp = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 6144, 256)
    asc.proposal_concat(pp, p, 2, 3, 7)


@asc.jit
def que2_init_buf_handle_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    que2 = asc.TQueBind(asc.TPosition.VECIN, asc.TPosition.VECOUT, 1)
    que2.has_idle_buffer()
    que2.init_buf_handle(nosuch, 1, buf_handle=asc.fwk.tpipe.TBufHandle(), cur_pool_addr=asc.fwk.tpipe.TBufHandle(), len=1)


@asc.jit
def loaddata3dparamsv2_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    v = asc.LoadData3DParamsV2(2, k_extension=C, stride_h=16, filter_h=n, filter_size_h=False, f_matrix_ctrl=False)


@asc.jit
def wait_pre_block_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    w = asc.LocalTensor(asc.int16, asc.TPosition.VECCALC, 12288, 256)
    q = asc.LocalTensor(asc.uint64, asc.TPosition.VECCALC, 20480, 256)
    asc.wait_pre_block(w, q)


def launch():
    x = np.zeros(1024, dtype=np.float32)
    h = np.zeros(1024, dtype=np.float16)
    i = np.zeros(1024, dtype=np.int32)
    load_data_with_transpose_1[1](x, h, i, 3, 1.5, 7)
    pipe_alloc_event_id_1[1](x, h, i, 3, 1.5, 7)
    loaddata2dparamsv2_1[1](x, h, i, 3, 1.5, 7)
    add_deq_relu_1[1](x, h, i, 3, 1.5, 7)
    number_1[1](x, h, i, 3, 1.5, 7)
    adv_get_matmul_api_tiling_1[1](x, h, i, 3, 1.5, 7)
    adv_atan_1[1](x, h, i, 3, 1.5, 7)
    adv_log_1[1](x, h, i, 3, 1.5, 7)
    scalar_get_count_of_value_1[1](x, h, i, 3, 1.5, 7)
    ln_1[1](x, h, i, 3, 1.5, 7)
    set_aipp_functions_1[1](x, h, i, 3, 1.5, 7)
    set_deq_scale_1[1](x, h, i, 3, 1.5, 7)
    reduce_sum_1[1](x, h, i, 3, 1.5, 7)
    checklocalmemoryiaparam_1[1](x, h, i, 3, 1.5, 7)
    mmad_with_sparse_1[1](x, h, i, 3, 1.5, 7)
    a_print_1[1](x, h, i, 3, 1.5, 7)
    fused_mul_add_relu_1[1](x, h, i, 3, 1.5, 7)
    gatherrepeatparams_1[1](x, h, i, 3, 1.5, 7)
    a_set_value_1[1](x, h, i, 3, 1.5, 7)
    muls_1[1](x, h, i, 3, 1.5, 7)
    get_data_block_size_in_bytes_1[1](x, h, i, 3, 1.5, 7)
    float16_sizeof_1[1](x, h, i, 3, 1.5, 7)
    duplicate_1[1](x, h, i, 3, 1.5, 7)
    adv_trunc_1[1](x, h, i, 3, 1.5, 7)
    listed_get_desc_1[1](x, h, i, 3, 1.5, 7)
    cross_core_wait_flag_1[1](x, h, i, 3, 1.5, 7)
    adv_tan_1[1](x, h, i, 3, 1.5, 7)
    transpose_1[1](x, h, i, 3, 1.5, 7)
    adv_register_matmul_1[1](x, h, i, 3, 1.5, 7)
    mm_iterate_batch_1[1](x, h, i, 3, 1.5, 7)
    adv_rmsnorm_1[1](x, h, i, 3, 1.5, 7)
    copy_1[1](x, h, i, 3, 1.5, 7)
    initconstvalueparams_1[1](x, h, i, 3, 1.5, 7)
    a_print_2[1](x, h, i, 3, 1.5, 7)
    a_get_value_1[1](x, h, i, 3, 1.5, 7)
    tque_1[1](x, h, i, 3, 1.5, 7)
    rsqrt_1[1](x, h, i, 3, 1.5, 7)
    adv_atanh_1[1](x, h, i, 3, 1.5, 7)
    adv_exp_1[1](x, h, i, 3, 1.5, 7)
    mm_set_hf32_1[1](x, h, i, 3, 1.5, 7)
    get_sort_len_1[1](x, h, i, 3, 1.5, 7)
    bitwise_or_1[1](x, h, i, 3, 1.5, 7)
    ib_set_1[1](x, h, i, 3, 1.5, 7)
    vdeqinfo_1[1](x, h, i, 3, 1.5, 7)
    sub_1[1](x, h, i, 3, 1.5, 7)
    whole_reduce_max_1[1](x, h, i, 3, 1.5, 7)
    a_set_buffer_len_1[1](x, h, i, 3, 1.5, 7)
    whole_reduce_min_1[1](x, h, i, 3, 1.5, 7)
    buf_get_1[1](x, h, i, 3, 1.5, 7)
    fixpipe_1[1](x, h, i, 3, 1.5, 7)
    mrgsort4info_1[1](x, h, i, 3, 1.5, 7)
    pair_reduce_sum_1[1](x, h, i, 3, 1.5, 7)
    brcbrepeatparams_1[1](x, h, i, 3, 1.5, 7)
    gx_set_global_buffer_1[1](x, h, i, 3, 1.5, 7)
    sync_all_1[1](x, h, i, 3, 1.5, 7)
    reduce_min_1[1](x, h, i, 3, 1.5, 7)
    proposal_concat_1[1](x, h, i, 3, 1.5, 7)
    que2_init_buf_handle_1[1](x, h, i, 3, 1.5, 7)
    loaddata3dparamsv2_1[1](x, h, i, 3, 1.5, 7)
    wait_pre_block_1[1](x, h, i, 3, 1.5, 7)

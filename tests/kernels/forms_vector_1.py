# Compiled only: one call per kernel, vector: every overload, by position and by keyword.

import asc
import numpy as np


@asc.jit
def float16_is_float_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    asc.float16.is_float()


@asc.jit
def float16_is_int_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    asc.float16.is_int()


@asc.jit
def float16_is_numeric_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    asc.float16.is_numeric()


@asc.jit
def float16_is_signed_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    asc.float16.is_signed()


@asc.jit
def float16_is_unsigned_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    asc.float16.is_unsigned()


@asc.jit
def float16_is_void_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    asc.float16.is_void()


@asc.jit
def float16_sizeof_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    asc.float16.sizeof()


@asc.jit
def add_relu_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    pipe = asc.TPipe()
    que = asc.TQue(asc.TPosition.VECIN, 2)
    pipe.init_buffer(que, 2, 1024)
    qt = que.alloc_tensor(asc.float32)
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    asc.add_relu(qt, a, a, C)


@asc.jit
def adds_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    b = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 2048, 256)
    asc.adds(a, src=b, scalar=64, mask=16, repeat_times=8, repeat_params=asc.UnaryRepeatParams(src_rep_stride=1))


@asc.jit
def array_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    asc.array(asc.int64, 3)


@asc.jit
def axpy_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    p = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 4096, 256)
    kk = asc.LocalTensor(asc.int32, asc.TPosition.VECCALC, 10240, 256)
    asc.axpy(kk, p, 16, n + 1)


@asc.jit
def axpy_2(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    p = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 4096, 256)
    pp = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 6144, 256)
    asc.axpy(pp, p, 3, mask=C, repeat_times=C, repeat_params=asc.UnaryRepeatParams(C, 16, 1, 16), is_set_mask=True)


@asc.jit
def bitwise_not_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    p = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 4096, 256)
    pp = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 6144, 256)
    asc.bitwise_not(pp, p, 16, 3, asc.UnaryRepeatParams(dst_rep_stride=0))


@asc.jit
def bitwise_not_2(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    b = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 2048, 256)
    asc.bitwise_not(a, b, C)


@asc.jit
def cast_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    b1 = n > 3
    p = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 4096, 256)
    pp = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 6144, 256)
    asc.cast(pp, p, asc.RoundMode.CAST_ROUND, b1, n + 1, asc.UnaryRepeatParams(n, 2, 1.5), True)


@asc.jit
def duplicate_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    p = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 4096, 256)
    asc.duplicate(p, scalar=1.5, count=16)


@asc.jit
def duplicate_2(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    t = asc.LocalTensor(asc.uint8, asc.TPosition.VECCALC, 18432, 256)
    asc.duplicate(t, 3, mask=16, repeat_times=n, dst_block_stride=False, dst_repeat_stride=n)


@asc.jit
def exp_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    t = asc.LocalTensor(asc.uint8, asc.TPosition.VECCALC, 18432, 256)
    uh = asc.LocalTensor(asc.uint16, asc.TPosition.VECCALC, 22528, 256)
    asc.exp(uh, t, 3)


@asc.jit
def fused_mul_add_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    p = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 4096, 256)
    pp = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 6144, 256)
    asc.fused_mul_add(p, p, pp, [1, 2], 64, asc.BinaryRepeatParams(src1_blk_stride=n + 1))


@asc.jit
def leaky_relu_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    asc.leaky_relu(dst=a, src=a, scalar=0.1, mask=True, repeat_times=n, repeat_params=asc.UnaryRepeatParams(src_rep_stride=1))


@asc.jit
def leaky_relu_2(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    kk = asc.LocalTensor(asc.int32, asc.TPosition.VECCALC, 10240, 256)
    u = asc.LocalTensor(asc.uint32, asc.TPosition.VECCALC, 14336, 256)
    asc.leaky_relu(u, src=kk, scalar=f, mask=[255, 3], repeat_times=16, repeat_params=asc.UnaryRepeatParams(src_blk_stride=C, dst_rep_stride=n, src_rep_stride=u), is_set_mask=False)


@asc.jit
def ln_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    pp = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 6144, 256)
    asc.ln(pp, pp[8], 3, 8, asc.UnaryRepeatParams(dst_rep_stride=3, src_rep_stride=16))


@asc.jit
def ln_2(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    u = asc.LocalTensor(asc.uint32, asc.TPosition.VECCALC, 14336, 256)
    asc.ln(u, u, 64)


@asc.jit
def max_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    k = asc.LocalTensor(asc.int32, asc.TPosition.VECCALC, 8192, 256)
    kk = asc.LocalTensor(asc.int32, asc.TPosition.VECCALC, 10240, 256)
    asc.max(k, kk, k, 2, 3, asc.BinaryRepeatParams(C, n, 3))


@asc.jit
def maxs_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    auto = asc.LocalTensorAuto(asc.float32, [64])
    pp = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 6144, 256)
    asc.maxs(auto, pp, True, n + 1)


@asc.jit
def mins_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    pipe = asc.TPipe()
    que = asc.TQue(asc.TPosition.VECIN, 2)
    pipe.init_buffer(que, 2, 1024)
    qt = que.alloc_tensor(asc.float32)
    m64 = n.cast(asc.int64)
    u = asc.LocalTensor(asc.uint32, asc.TPosition.VECCALC, 14336, 256)
    asc.mins(qt, u, C, C, m64, asc.UnaryRepeatParams(dst_blk_stride=2, dst_rep_stride=n + 1, src_rep_stride=2))


@asc.jit
def mins_2(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    auto = asc.LocalTensorAuto(asc.float32, [64])
    b = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 2048, 256)
    asc.mins(auto, b, 1.5, count=2, is_set_mask=True)


@asc.jit
def mins_3(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    b = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 2048, 256)
    s = asc.LocalTensor(asc.int8, asc.TPosition.VECCALC, 16384, 256)
    asc.mins(s, b, 2, mask=[1.5, 2], repeat_times=n, repeat_params=asc.UnaryRepeatParams(n + 1, True, 2, f), is_set_mask=True)


@asc.jit
def mul_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    m64 = n.cast(asc.int64)
    u32 = asc.number(3, asc.uint32)
    w = asc.LocalTensor(asc.int16, asc.TPosition.VECCALC, 12288, 256)
    asc.mul(w, w, w, [m64, 1], 64, asc.BinaryRepeatParams(n + 1, 16, src1_blk_stride=u32, dst_rep_stride=1, src0_rep_stride=n, src1_rep_stride=1.5))


@asc.jit
def mul_2(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    w = asc.LocalTensor(asc.int16, asc.TPosition.VECCALC, 12288, 256)
    asc.mul(w, w, w, 8, n, asc.BinaryRepeatParams(n, 2, 8, src0_rep_stride=3, src1_rep_stride=16), False)


@asc.jit
def muls_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    b = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 2048, 256)
    pp = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 6144, 256)
    asc.muls(pp, b, 1, [n, 0], 16, asc.UnaryRepeatParams(8, n, C, n), False)


@asc.jit
def muls_2(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    w = asc.LocalTensor(asc.int16, asc.TPosition.VECCALC, 12288, 256)
    asc.muls(w, a, 2, n + 1)


@asc.jit
def reciprocal_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    k = asc.LocalTensor(asc.int32, asc.TPosition.VECCALC, 8192, 256)
    uh = asc.LocalTensor(asc.uint16, asc.TPosition.VECCALC, 22528, 256)
    asc.reciprocal(k, uh, 70000)


@asc.jit
def reciprocal_2(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    b = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 2048, 256)
    asc.reciprocal(a, b, 0, repeat_times=n, repeat_params=asc.UnaryRepeatParams(dst_blk_stride=0, src_blk_stride=n, dst_rep_stride=0, src_rep_stride=0), is_set_mask=True)


@asc.jit
def relu_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    t = asc.LocalTensor(asc.uint8, asc.TPosition.VECCALC, 18432, 256)
    q = asc.LocalTensor(asc.uint64, asc.TPosition.VECCALC, 20480, 256)
    asc.relu(t, q, 3)


@asc.jit
def rsqrt_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    u = asc.LocalTensor(asc.uint32, asc.TPosition.VECCALC, 14336, 256)
    l = asc.LocalTensor(asc.int64, asc.TPosition.VECCALC, 24576, 256)
    asc.rsqrt(u, l, 2)


@asc.jit
def rsqrt_2(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    p = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 4096, 256)
    w = asc.LocalTensor(asc.int16, asc.TPosition.VECCALC, 12288, 256)
    asc.rsqrt(w, p, 2, 1, asc.UnaryRepeatParams(), is_set_mask=True)


@asc.jit
def shift_left_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    b = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 2048, 256)
    pp = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 6144, 256)
    asc.shift_left(pp, b, 1, n, C, asc.UnaryRepeatParams(), False)


@asc.jit
def shift_left_2(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    s = asc.LocalTensor(asc.int8, asc.TPosition.VECCALC, 16384, 256)
    asc.shift_left(dst=s, src=s, scalar=8, mask=[True, 1], repeat_times=-1, repeat_params=asc.UnaryRepeatParams(dst_rep_stride=3), is_set_mask=False)


@asc.jit
def shift_right_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    u32 = asc.number(3, asc.uint32)
    f16v = f.cast(asc.float16)
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    asc.shift_right(a, a, scalar=f16v, count=u32)


def launch():
    x = np.zeros(1024, dtype=np.float32)
    h = np.zeros(1024, dtype=np.float16)
    i = np.zeros(1024, dtype=np.int32)
    float16_is_float_1[1](x, h, i, 3, 1.5, 7)
    float16_is_int_1[1](x, h, i, 3, 1.5, 7)
    float16_is_numeric_1[1](x, h, i, 3, 1.5, 7)
    float16_is_signed_1[1](x, h, i, 3, 1.5, 7)
    float16_is_unsigned_1[1](x, h, i, 3, 1.5, 7)
    float16_is_void_1[1](x, h, i, 3, 1.5, 7)
    float16_sizeof_1[1](x, h, i, 3, 1.5, 7)
    add_relu_1[1](x, h, i, 3, 1.5, 7)
    adds_1[1](x, h, i, 3, 1.5, 7)
    array_1[1](x, h, i, 3, 1.5, 7)
    axpy_1[1](x, h, i, 3, 1.5, 7)
    axpy_2[1](x, h, i, 3, 1.5, 7)
    bitwise_not_1[1](x, h, i, 3, 1.5, 7)
    bitwise_not_2[1](x, h, i, 3, 1.5, 7)
    cast_1[1](x, h, i, 3, 1.5, 7)
    duplicate_1[1](x, h, i, 3, 1.5, 7)
    duplicate_2[1](x, h, i, 3, 1.5, 7)
    exp_1[1](x, h, i, 3, 1.5, 7)
    fused_mul_add_1[1](x, h, i, 3, 1.5, 7)
    leaky_relu_1[1](x, h, i, 3, 1.5, 7)
    leaky_relu_2[1](x, h, i, 3, 1.5, 7)
    ln_1[1](x, h, i, 3, 1.5, 7)
    ln_2[1](x, h, i, 3, 1.5, 7)
    max_1[1](x, h, i, 3, 1.5, 7)
    maxs_1[1](x, h, i, 3, 1.5, 7)
    mins_1[1](x, h, i, 3, 1.5, 7)
    mins_2[1](x, h, i, 3, 1.5, 7)
    mins_3[1](x, h, i, 3, 1.5, 7)
    mul_1[1](x, h, i, 3, 1.5, 7)
    mul_2[1](x, h, i, 3, 1.5, 7)
    muls_1[1](x, h, i, 3, 1.5, 7)
    muls_2[1](x, h, i, 3, 1.5, 7)
    reciprocal_1[1](x, h, i, 3, 1.5, 7)
    reciprocal_2[1](x, h, i, 3, 1.5, 7)
    relu_1[1](x, h, i, 3, 1.5, 7)
    rsqrt_1[1](x, h, i, 3, 1.5, 7)
    rsqrt_2[1](x, h, i, 3, 1.5, 7)
    shift_left_1[1](x, h, i, 3, 1.5, 7)
    shift_left_2[1](x, h, i, 3, 1.5, 7)
    shift_right_1[1](x, h, i, 3, 1.5, 7)

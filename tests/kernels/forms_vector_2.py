# Compiled only: one call per kernel, vector: every overload, by position and by keyword.

import asc
import numpy as np


@asc.jit
def shift_right_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    m64 = n.cast(asc.int64)
    s = asc.LocalTensor(asc.int8, asc.TPosition.VECCALC, 16384, 256)
    q = asc.LocalTensor(asc.uint64, asc.TPosition.VECCALC, 20480, 256)
    asc.shift_right(s, q, 1.5, mask=m64, repeat_times=3, repeat_params=asc.UnaryRepeatParams(C, dst_rep_stride=C, src_rep_stride=1))


@asc.jit
def sqrt_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    w = asc.LocalTensor(asc.int16, asc.TPosition.VECCALC, 12288, 256)
    asc.sqrt(w, a, 64)


@asc.jit
def sqrt_2(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    b = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 2048, 256)
    asc.sqrt(b, b, 64, 0, asc.UnaryRepeatParams())


@asc.jit
def sub_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    m64 = n.cast(asc.int64)
    b1 = n > 3
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    asc.sub(a, a, a, m64, m64, asc.BinaryRepeatParams(m64, src0_rep_stride=1, src1_rep_stride=b1), True)


@asc.jit
def sub_2(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    p = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 4096, 256)
    pp = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 6144, 256)
    asc.sub(pp, pp[n:], p, 16)


@asc.jit
def sub_3(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    w = asc.LocalTensor(asc.int16, asc.TPosition.VECCALC, 12288, 256)
    asc.sub(w[8], w, w, [255, 3], True, asc.BinaryRepeatParams(src0_blk_stride=n + 1, dst_rep_stride=asc.UnaryRepeatParams(), src0_rep_stride=1), True)


@asc.jit
def sub_relu_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    p = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 4096, 256)
    pp = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 6144, 256)
    asc.sub_relu(p, p, pp, [n, 0], 64, asc.BinaryRepeatParams(n + 1, 8, 2, 1, 16))


@asc.jit
def ceildiv_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    asc.ceildiv(16, f)


@asc.jit
def number_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    asc.number(False, asc.int8)


@asc.jit
def static_assert_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    asc.static_assert(True, "text")


@asc.jit
def abs_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    p = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 4096, 256)
    k = asc.LocalTensor(asc.int32, asc.TPosition.VECCALC, 8192, 256)
    asc.abs(p, k, n)


@asc.jit
def add_relu_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    u32 = asc.number(3, asc.uint32)
    i8v = n.cast(asc.int8)
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    b = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 2048, 256)
    asc.add_relu(a, b, a, 1, 0, asc.BinaryRepeatParams(f, 16, n, i8v, True, u32), True)


@asc.jit
def add_relu_cast_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    p = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 4096, 256)
    pp = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 6144, 256)
    asc.add_relu_cast(pp, p[8], p, -1)


@asc.jit
def adds_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    b1 = n > 3
    s = asc.LocalTensor(asc.int8, asc.TPosition.VECCALC, 16384, 256)
    asc.adds(s, s[n:], b1, 300, False)


@asc.jit
def axpy_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    m64 = n.cast(asc.int64)
    i8v = n.cast(asc.int8)
    k = asc.LocalTensor(asc.int32, asc.TPosition.VECCALC, 8192, 256)
    kk = asc.LocalTensor(asc.int32, asc.TPosition.VECCALC, 10240, 256)
    asc.axpy(k, kk, m64, [], C, asc.UnaryRepeatParams(n, n, i8v, 1))


@asc.jit
def bitwise_not_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    m64 = n.cast(asc.int64)
    u32 = asc.number(3, asc.uint32)
    pp = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 6144, 256)
    uh = asc.LocalTensor(asc.uint16, asc.TPosition.VECCALC, 22528, 256)
    asc.bitwise_not(pp, uh, [1], u32, asc.UnaryRepeatParams(2, True, m64, 1.5), False)


@asc.jit
def cast_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    b1 = n > 3
    kk = asc.LocalTensor(asc.int32, asc.TPosition.VECCALC, 10240, 256)
    s = asc.LocalTensor(asc.int8, asc.TPosition.VECCALC, 16384, 256)
    asc.cast(kk, s, asc.RoundMode.CAST_ROUND, b1)


@asc.jit
def cast_deq_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    p = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 4096, 256)
    asc.cast_deq(p, p, n)


@asc.jit
def exp_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    b1 = n > 3
    u32 = asc.number(3, asc.uint32)
    i8v = n.cast(asc.int8)
    b = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 2048, 256)
    q = asc.LocalTensor(asc.uint64, asc.TPosition.VECCALC, 20480, 256)
    asc.exp(q, src=b, mask=b1, repeat_times=0, repeat_params=asc.UnaryRepeatParams(src_blk_stride=f, dst_rep_stride=i8v, src_rep_stride=u32))


@asc.jit
def exp_2(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    k = asc.LocalTensor(asc.int32, asc.TPosition.VECCALC, 8192, 256)
    asc.exp(dst=k, src=k, mask=[255, 0], repeat_times=64, repeat_params=asc.UnaryRepeatParams(3, src_rep_stride=n))


@asc.jit
def fused_mul_add_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    b = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 2048, 256)
    asc.fused_mul_add(a, b, a, True, False)


@asc.jit
def leaky_relu_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    kk = asc.LocalTensor(asc.int32, asc.TPosition.VECCALC, 10240, 256)
    t = asc.LocalTensor(asc.uint8, asc.TPosition.VECCALC, 18432, 256)
    asc.leaky_relu(dst=t, src=kk[n:], scalar=f, count=-1)


@asc.jit
def max_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    w = asc.LocalTensor(asc.int16, asc.TPosition.VECCALC, 12288, 256)
    asc.max(w, w, w, f)


@asc.jit
def muls_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    u = asc.LocalTensor(asc.uint32, asc.TPosition.VECCALC, 14336, 256)
    q = asc.LocalTensor(asc.uint64, asc.TPosition.VECCALC, 20480, 256)
    asc.muls(q, u, 0, 0, -1, asc.UnaryRepeatParams(True))


@asc.jit
def relu_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    f16v = f.cast(asc.float16)
    w = asc.LocalTensor(asc.int16, asc.TPosition.VECCALC, 12288, 256)
    s = asc.LocalTensor(asc.int8, asc.TPosition.VECCALC, 16384, 256)
    asc.relu(s, w, 3, n, repeat_params=asc.UnaryRepeatParams(f16v, n, C, f))


@asc.jit
def shift_left_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    pp = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 6144, 256)
    k = asc.LocalTensor(asc.int32, asc.TPosition.VECCALC, 8192, 256)
    asc.shift_left(k, pp, f, 300)


@asc.jit
def shift_right_2(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    kk = asc.LocalTensor(asc.int32, asc.TPosition.VECCALC, 10240, 256)
    l = asc.LocalTensor(asc.int64, asc.TPosition.VECCALC, 24576, 256)
    asc.shift_right(l, kk, n, [255, 3], C, asc.UnaryRepeatParams())


@asc.jit
def sub_relu_cast_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    p = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 4096, 256)
    pp = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 6144, 256)
    asc.sub_relu_cast(pp, p, pp, [255, 3], 3, asc.BinaryRepeatParams(70000, n, src1_rep_stride=2))


@asc.jit
def add_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    w = asc.LocalTensor(asc.int16, asc.TPosition.VECCALC, 12288, 256)
    asc.add(dst=w, src0=w[n:], src1=w, mask=[255, 3], repeat_times=16, repeat_params=asc.BinaryRepeatParams())


@asc.jit
def add_relu_2(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    m64 = n.cast(asc.int64)
    p = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 4096, 256)
    pp = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 6144, 256)
    asc.add_relu(pp, pp, p, [m64, 1], -1, asc.BinaryRepeatParams(n, 70000, src1_rep_stride=1))


@asc.jit
def fused_mul_add_2(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    pipe = asc.TPipe()
    que = asc.TQue(asc.TPosition.VECIN, 2)
    pipe.init_buffer(que, 2, 1024)
    qt = que.alloc_tensor(asc.float32)
    u32 = asc.number(3, asc.uint32)
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    b = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 2048, 256)
    asc.fused_mul_add(b, a, qt, 1, 3, asc.BinaryRepeatParams(src0_blk_stride=C, src1_blk_stride=u32, dst_rep_stride=3, src0_rep_stride=True))


@asc.jit
def ln_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    i8v = n.cast(asc.int8)
    k = asc.LocalTensor(asc.int32, asc.TPosition.VECCALC, 8192, 256)
    kk = asc.LocalTensor(asc.int32, asc.TPosition.VECCALC, 10240, 256)
    asc.ln(k, kk, [1], i8v, asc.UnaryRepeatParams(src_blk_stride=64, src_rep_stride=3))


@asc.jit
def min_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    p = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 4096, 256)
    pp = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 6144, 256)
    asc.min(p, pp, p, n + 1, True)


@asc.jit
def relu_2(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    m64 = n.cast(asc.int64)
    b = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 2048, 256)
    kk = asc.LocalTensor(asc.int32, asc.TPosition.VECCALC, 10240, 256)
    asc.relu(dst=b, src=kk, mask=[1.5, 2], repeat_times=1, repeat_params=asc.UnaryRepeatParams(src_blk_stride=m64, dst_rep_stride=n + 1), is_set_mask=False)


@asc.jit
def rsqrt_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    m64 = n.cast(asc.int64)
    s = asc.LocalTensor(asc.int8, asc.TPosition.VECCALC, 16384, 256)
    asc.rsqrt(s, s[8], [m64, 1], 1, asc.UnaryRepeatParams(src_rep_stride=300), False)


@asc.jit
def sqrt_3(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    b = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 2048, 256)
    asc.sqrt(a, b, [n, 0], 1, asc.UnaryRepeatParams(), True)


@asc.jit
def sub_relu_2(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    b = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 2048, 256)
    asc.sub_relu(b, a, b, 64, 16, asc.BinaryRepeatParams(src0_blk_stride=3), False)


@asc.jit
def static_assert_2(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    uh = asc.LocalTensor(asc.uint16, asc.TPosition.VECCALC, 22528, 256)
    asc.static_assert(True, uh)


def launch():
    x = np.zeros(1024, dtype=np.float32)
    h = np.zeros(1024, dtype=np.float16)
    i = np.zeros(1024, dtype=np.int32)
    shift_right_1[1](x, h, i, 3, 1.5, 7)
    sqrt_1[1](x, h, i, 3, 1.5, 7)
    sqrt_2[1](x, h, i, 3, 1.5, 7)
    sub_1[1](x, h, i, 3, 1.5, 7)
    sub_2[1](x, h, i, 3, 1.5, 7)
    sub_3[1](x, h, i, 3, 1.5, 7)
    sub_relu_1[1](x, h, i, 3, 1.5, 7)
    ceildiv_1[1](x, h, i, 3, 1.5, 7)
    number_1[1](x, h, i, 3, 1.5, 7)
    static_assert_1[1](x, h, i, 3, 1.5, 7)
    abs_1[1](x, h, i, 3, 1.5, 7)
    add_relu_1[1](x, h, i, 3, 1.5, 7)
    add_relu_cast_1[1](x, h, i, 3, 1.5, 7)
    adds_1[1](x, h, i, 3, 1.5, 7)
    axpy_1[1](x, h, i, 3, 1.5, 7)
    bitwise_not_1[1](x, h, i, 3, 1.5, 7)
    cast_1[1](x, h, i, 3, 1.5, 7)
    cast_deq_1[1](x, h, i, 3, 1.5, 7)
    exp_1[1](x, h, i, 3, 1.5, 7)
    exp_2[1](x, h, i, 3, 1.5, 7)
    fused_mul_add_1[1](x, h, i, 3, 1.5, 7)
    leaky_relu_1[1](x, h, i, 3, 1.5, 7)
    max_1[1](x, h, i, 3, 1.5, 7)
    muls_1[1](x, h, i, 3, 1.5, 7)
    relu_1[1](x, h, i, 3, 1.5, 7)
    shift_left_1[1](x, h, i, 3, 1.5, 7)
    shift_right_2[1](x, h, i, 3, 1.5, 7)
    sub_relu_cast_1[1](x, h, i, 3, 1.5, 7)
    add_1[1](x, h, i, 3, 1.5, 7)
    add_relu_2[1](x, h, i, 3, 1.5, 7)
    fused_mul_add_2[1](x, h, i, 3, 1.5, 7)
    ln_1[1](x, h, i, 3, 1.5, 7)
    min_1[1](x, h, i, 3, 1.5, 7)
    relu_2[1](x, h, i, 3, 1.5, 7)
    rsqrt_1[1](x, h, i, 3, 1.5, 7)
    sqrt_3[1](x, h, i, 3, 1.5, 7)
    sub_relu_2[1](x, h, i, 3, 1.5, 7)
    static_assert_2[1](x, h, i, 3, 1.5, 7)

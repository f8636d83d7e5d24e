# Compiled only: one call per kernel, patterns: every overload, by position and by keyword.

import asc
import numpy as np


@asc.jit
def mrg_sort_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    uh = asc.LocalTensor(asc.uint16, asc.TPosition.VECCALC, 22528, 256)
    asc.mrg_sort(uh, asc.MrgSortSrcList(asc.float32, uh[8], uh, src4=uh), [n, 0], [n, 0], valid_bit=True, repeat_time=1, is_exhausted_suspension=False)


@asc.jit
def scatter_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    u = asc.LocalTensor(asc.uint32, asc.TPosition.VECCALC, 14336, 256)
    asc.scatter(u, u, u[8], 0, [1], C, True)


@asc.jit
def select_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    w = asc.LocalTensor(asc.int16, asc.TPosition.VECCALC, 12288, 256)
    asc.select(w, w, w, w, asc.SelMode.VSEL_TENSOR_TENSOR_MODE, 300, 2, asc.BinaryRepeatParams(300, n + 1, dst_rep_stride=1.5, src0_rep_stride=C, src1_rep_stride=300))


@asc.jit
def whole_reduce_min_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    u32 = asc.number(3, asc.uint32)
    u = asc.LocalTensor(asc.uint32, asc.TPosition.VECCALC, 14336, 256)
    t = asc.LocalTensor(asc.uint8, asc.TPosition.VECCALC, 18432, 256)
    asc.whole_reduce_min(t[8], u[8], [1.5, 2], repeat_time=64, dst_rep_stride=u32, src_blk_stride=1, src_rep_stride=3, order=asc.ReduceOrder.ORDER_ONLY_VALUE)


@asc.jit
def whole_reduce_sum_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    u32 = asc.number(3, asc.uint32)
    b = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 2048, 256)
    q = asc.LocalTensor(asc.uint64, asc.TPosition.VECCALC, 20480, 256)
    asc.whole_reduce_sum(b, q, [255, 0], repeat_time=u32, dst_rep_stride=n, src_blk_stride=1, src_rep_stride=300, is_set_mask=False)


@asc.jit
def whole_reduce_max_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    m64 = n.cast(asc.int64)
    w = asc.LocalTensor(asc.int16, asc.TPosition.VECCALC, 12288, 256)
    asc.whole_reduce_max(w, w, f, 1, m64, True, 3, order=asc.ReduceOrder.ORDER_ONLY_INDEX)


def launch():
    x = np.zeros(1024, dtype=np.float32)
    h = np.zeros(1024, dtype=np.float16)
    i = np.zeros(1024, dtype=np.int32)
    mrg_sort_1[1](x, h, i, 3, 1.5, 7)
    scatter_1[1](x, h, i, 3, 1.5, 7)
    select_1[1](x, h, i, 3, 1.5, 7)
    whole_reduce_min_1[1](x, h, i, 3, 1.5, 7)
    whole_reduce_sum_1[1](x, h, i, 3, 1.5, 7)
    whole_reduce_max_1[1](x, h, i, 3, 1.5, 7)

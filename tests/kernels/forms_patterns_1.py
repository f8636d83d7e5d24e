# Compiled only: one call per kernel, patterns: every overload, by position and by keyword.

import asc
import numpy as np


@asc.jit
def block_reduce_max_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    t = asc.LocalTensor(asc.uint8, asc.TPosition.VECCALC, 18432, 256)
    asc.block_reduce_max(t, a, C, [n, 0], 1, 16, C)


@asc.jit
def block_reduce_min_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    u = asc.LocalTensor(asc.uint32, asc.TPosition.VECCALC, 14336, 256)
    s = asc.LocalTensor(asc.int8, asc.TPosition.VECCALC, 16384, 256)
    asc.block_reduce_min(u, src=s, repeat=16, mask=64, dst_rep_stride=3, src_blk_stride=n, src_rep_stride=2)


@asc.jit
def block_reduce_min_2(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    m64 = n.cast(asc.int64)
    pp = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 6144, 256)
    s = asc.LocalTensor(asc.int8, asc.TPosition.VECCALC, 16384, 256)
    asc.block_reduce_min(s, pp, m64, [], 2, 2, m64)


@asc.jit
def block_reduce_sum_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    i8v = n.cast(asc.int8)
    p = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 4096, 256)
    asc.block_reduce_sum(dst=p, src=p, repeat=1, mask=f, dst_rep_stride=i8v, src_blk_stride=0, src_rep_stride=n + 1)


@asc.jit
def block_reduce_sum_2(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    t = asc.LocalTensor(asc.uint8, asc.TPosition.VECCALC, 18432, 256)
    asc.block_reduce_sum(a, src=t, repeat=n, mask=[1], dst_rep_stride=70000, src_blk_stride=16, src_rep_stride=0)


@asc.jit
def brcb_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    t = asc.LocalTensor(asc.uint8, asc.TPosition.VECCALC, 18432, 256)
    asc.brcb(t, t, 2, repeat_params=asc.BrcbRepeatParams(dst_blk_stride=n + 1))


@asc.jit
def compare_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    b = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 2048, 256)
    p = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 4096, 256)
    asc.compare(p[8], b, asc.CMPMODE.LT, n + 1, asc.BinaryRepeatParams(n + 1, 3, src1_blk_stride=64, dst_rep_stride=16, src0_rep_stride=C))


@asc.jit
def compare_2(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    u32 = asc.number(3, asc.uint32)
    i8v = n.cast(asc.int8)
    k = asc.LocalTensor(asc.int32, asc.TPosition.VECCALC, 8192, 256)
    kk = asc.LocalTensor(asc.int32, asc.TPosition.VECCALC, 10240, 256)
    asc.compare(kk, kk, k, asc.CMPMODE.GT, 8, u32, asc.BinaryRepeatParams(True, src0_rep_stride=i8v, src1_rep_stride=f))


@asc.jit
def compare_scalar_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    b = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 2048, 256)
    asc.compare_scalar(a, b, n, asc.CMPMODE.GE, f)


@asc.jit
def compare_scalar_2(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    uh = asc.LocalTensor(asc.uint16, asc.TPosition.VECCALC, 22528, 256)
    asc.compare_scalar(uh, uh, 16, asc.CMPMODE.NE, 3, C, asc.UnaryRepeatParams())


@asc.jit
def gather_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    s = asc.LocalTensor(asc.int8, asc.TPosition.VECCALC, 16384, 256)
    asc.gather(s, s, s, 3, n)


@asc.jit
def gather_2(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    p = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 4096, 256)
    k = asc.LocalTensor(asc.int32, asc.TPosition.VECCALC, 8192, 256)
    asc.gather(k, p, k, 16, 16, 2, dst_rep_stride=n)


@asc.jit
def gatherb_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    w = asc.LocalTensor(asc.int16, asc.TPosition.VECCALC, 12288, 256)
    t = asc.LocalTensor(asc.uint8, asc.TPosition.VECCALC, 18432, 256)
    asc.gatherb(t, t, w, 2, asc.GatherRepeatParams(dst_rep_stride=n + 1))


@asc.jit
def get_gather_mask_remain_count_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    v = asc.get_gather_mask_remain_count()


@asc.jit
def get_mrg_sort_result_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    v = asc.get_mrg_sort_result()


@asc.jit
def get_sort_len_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    v = asc.get_sort_len(n + 1)


@asc.jit
def get_sort_offset_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    b1 = n > 3
    v = asc.get_sort_offset(b1)


@asc.jit
def mrg_sort_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    i8v = n.cast(asc.int8)
    w = asc.LocalTensor(asc.int16, asc.TPosition.VECCALC, 12288, 256)
    q = asc.LocalTensor(asc.uint64, asc.TPosition.VECCALC, 20480, 256)
    asc.mrg_sort(w, asc.MrgSortSrcList(asc.int8, w, q, src4=w), asc.MrgSort4Info([255, 0], valid_bit=i8v))


@asc.jit
def mrg_sort4_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    i8v = n.cast(asc.int8)
    pp = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 6144, 256)
    u = asc.LocalTensor(asc.uint32, asc.TPosition.VECCALC, 14336, 256)
    asc.mrg_sort4(pp, asc.MrgSortSrcList(asc.float32, pp, src2=u), asc.MrgSort4Info([True, 1], valid_bit=i8v))


@asc.jit
def pair_reduce_sum_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    b1 = n > 3
    i8v = n.cast(asc.int8)
    p = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 4096, 256)
    pp = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 6144, 256)
    asc.pair_reduce_sum(p, pp, b1, -1, True, i8v, 8, True)


@asc.jit
def pair_reduce_sum_2(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    p = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 4096, 256)
    asc.pair_reduce_sum(p, p, n + 1, [255, 3], True, 300, src_rep_stride=0, is_set_mask=False)


@asc.jit
def proposal_concat_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    p = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 4096, 256)
    w = asc.LocalTensor(asc.int16, asc.TPosition.VECCALC, 12288, 256)
    asc.proposal_concat(p, w, f, f)


@asc.jit
def proposal_extract_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    b = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 2048, 256)
    asc.proposal_extract(a, b, n + 1, 1)


@asc.jit
def rp_sort16_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    dyn = asc.LocalTensorAuto(asc.float16, [n])
    b = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 2048, 256)
    asc.rp_sort16(dyn, b, 0)


@asc.jit
def sort_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    b = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 2048, 256)
    asc.sort(a, concat=b, index=a, tmp=b, repeat_time=n)


@asc.jit
def sort32_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    k = asc.LocalTensor(asc.int32, asc.TPosition.VECCALC, 8192, 256)
    kk = asc.LocalTensor(asc.int32, asc.TPosition.VECCALC, 10240, 256)
    asc.sort32(k, src0=kk, src1=kk, repeat_time=True)


@asc.jit
def reduce_max_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    k = asc.LocalTensor(asc.int32, asc.TPosition.VECCALC, 8192, 256)
    kk = asc.LocalTensor(asc.int32, asc.TPosition.VECCALC, 10240, 256)
    asc.reduce_max(kk, k, kk, mask=[255, 3], repeat_time=2, src_rep_stride=64)


@asc.jit
def reduce_max_2(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    b = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 2048, 256)
    t = asc.LocalTensor(asc.uint8, asc.TPosition.VECCALC, 18432, 256)
    asc.reduce_max(t, src=b, shared_tmp_buffer=a, count=C)


@asc.jit
def reduce_min_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    m64 = n.cast(asc.int64)
    k = asc.LocalTensor(asc.int32, asc.TPosition.VECCALC, 8192, 256)
    kk = asc.LocalTensor(asc.int32, asc.TPosition.VECCALC, 10240, 256)
    asc.reduce_min(kk, k, k, [m64, 1], repeat_time=n, src_rep_stride=C)


@asc.jit
def reduce_min_2(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    b = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 2048, 256)
    k = asc.LocalTensor(asc.int32, asc.TPosition.VECCALC, 8192, 256)
    asc.reduce_min(a, k, b[8], 2, n, 16)


@asc.jit
def reduce_min_3(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    k = asc.LocalTensor(asc.int32, asc.TPosition.VECCALC, 8192, 256)
    kk = asc.LocalTensor(asc.int32, asc.TPosition.VECCALC, 10240, 256)
    w = asc.LocalTensor(asc.int16, asc.TPosition.VECCALC, 12288, 256)
    asc.reduce_min(k, kk, w, 3, True)


@asc.jit
def reduce_sum_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    i8v = n.cast(asc.int8)
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    b = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 2048, 256)
    asc.reduce_sum(dst=a, src=b, shared_tmp_buffer=a, mask=[True, 1], repeat_time=i8v, src_rep_stride=1)


@asc.jit
def reduce_sum_2(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    w = asc.LocalTensor(asc.int16, asc.TPosition.VECCALC, 12288, 256)
    s = asc.LocalTensor(asc.int8, asc.TPosition.VECCALC, 16384, 256)
    asc.reduce_sum(w, w, s, 64, repeat_time=3, src_rep_stride=3)


@asc.jit
def reduce_sum_3(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    k = asc.LocalTensor(asc.int32, asc.TPosition.VECCALC, 8192, 256)
    kk = asc.LocalTensor(asc.int32, asc.TPosition.VECCALC, 10240, 256)
    u = asc.LocalTensor(asc.uint32, asc.TPosition.VECCALC, 14336, 256)
    asc.reduce_sum(kk, u, k, 3)


@asc.jit
def repeat_reduce_sum_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    k = asc.LocalTensor(asc.int32, asc.TPosition.VECCALC, 8192, 256)
    uh = asc.LocalTensor(asc.uint16, asc.TPosition.VECCALC, 22528, 256)
    asc.repeat_reduce_sum(k, uh, 0, n, True, 2, 1, 300)


@asc.jit
def whole_reduce_min_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    p = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 4096, 256)
    t = asc.LocalTensor(asc.uint8, asc.TPosition.VECCALC, 18432, 256)
    asc.whole_reduce_min(t, src=p, mask=n, repeat_time=0, dst_rep_stride=n, src_blk_stride=C, src_rep_stride=n + 1, order=asc.ReduceOrder.ORDER_ONLY_INDEX)


@asc.jit
def whole_reduce_sum_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    p = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 4096, 256)
    pp = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 6144, 256)
    asc.whole_reduce_sum(p, pp, C, repeat_time=3, dst_rep_stride=n + 1, src_blk_stride=0, src_rep_stride=8, is_set_mask=True)


@asc.jit
def block_reduce_max_2(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    m64 = n.cast(asc.int64)
    pp = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 6144, 256)
    uh = asc.LocalTensor(asc.uint16, asc.TPosition.VECCALC, 22528, 256)
    asc.block_reduce_max(uh, pp, 300, m64, -1, src_blk_stride=n, src_rep_stride=16)


@asc.jit
def compare_3(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    b1 = n > 3
    p = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 4096, 256)
    pp = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 6144, 256)
    asc.compare(pp, p, pp, asc.CMPMODE.LE, [255, 3], 0, asc.BinaryRepeatParams(src0_blk_stride=16, src1_blk_stride=b1))


@asc.jit
def gather_3(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    auto = asc.LocalTensorAuto(asc.float32, [64])
    m64 = n.cast(asc.int64)
    b1 = n > 3
    q = asc.LocalTensor(asc.uint64, asc.TPosition.VECCALC, 20480, 256)
    l = asc.LocalTensor(asc.int64, asc.TPosition.VECCALC, 24576, 256)
    asc.gather(q, l, auto, m64, [], C, b1)


def launch():
    x = np.zeros(1024, dtype=np.float32)
    h = np.zeros(1024, dtype=np.float16)
    i = np.zeros(1024, dtype=np.int32)
    block_reduce_max_1[1](x, h, i, 3, 1.5, 7)
    block_reduce_min_1[1](x, h, i, 3, 1.5, 7)
    block_reduce_min_2[1](x, h, i, 3, 1.5, 7)
    block_reduce_sum_1[1](x, h, i, 3, 1.5, 7)
    block_reduce_sum_2[1](x, h, i, 3, 1.5, 7)
    brcb_1[1](x, h, i, 3, 1.5, 7)
    compare_1[1](x, h, i, 3, 1.5, 7)
    compare_2[1](x, h, i, 3, 1.5, 7)
    compare_scalar_1[1](x, h, i, 3, 1.5, 7)
    compare_scalar_2[1](x, h, i, 3, 1.5, 7)
    gather_1[1](x, h, i, 3, 1.5, 7)
    gather_2[1](x, h, i, 3, 1.5, 7)
    gatherb_1[1](x, h, i, 3, 1.5, 7)
    get_gather_mask_remain_count_1[1](x, h, i, 3, 1.5, 7)
    get_mrg_sort_result_1[1](x, h, i, 3, 1.5, 7)
    get_sort_len_1[1](x, h, i, 3, 1.5, 7)
    get_sort_offset_1[1](x, h, i, 3, 1.5, 7)
    mrg_sort_1[1](x, h, i, 3, 1.5, 7)
    mrg_sort4_1[1](x, h, i, 3, 1.5, 7)
    pair_reduce_sum_1[1](x, h, i, 3, 1.5, 7)
    pair_reduce_sum_2[1](x, h, i, 3, 1.5, 7)
    proposal_concat_1[1](x, h, i, 3, 1.5, 7)
    proposal_extract_1[1](x, h, i, 3, 1.5, 7)
    rp_sort16_1[1](x, h, i, 3, 1.5, 7)
    sort_1[1](x, h, i, 3, 1.5, 7)
    sort32_1[1](x, h, i, 3, 1.5, 7)
    reduce_max_1[1](x, h, i, 3, 1.5, 7)
    reduce_max_2[1](x, h, i, 3, 1.5, 7)
    reduce_min_1[1](x, h, i, 3, 1.5, 7)
    reduce_min_2[1](x, h, i, 3, 1.5, 7)
    reduce_min_3[1](x, h, i, 3, 1.5, 7)
    reduce_sum_1[1](x, h, i, 3, 1.5, 7)
    reduce_sum_2[1](x, h, i, 3, 1.5, 7)
    reduce_sum_3[1](x, h, i, 3, 1.5, 7)
    repeat_reduce_sum_1[1](x, h, i, 3, 1.5, 7)
    whole_reduce_min_1[1](x, h, i, 3, 1.5, 7)
    whole_reduce_sum_1[1](x, h, i, 3, 1.5, 7)
    block_reduce_max_2[1](x, h, i, 3, 1.5, 7)
    compare_3[1](x, h, i, 3, 1.5, 7)
    gather_3[1](x, h, i, 3, 1.5, 7)

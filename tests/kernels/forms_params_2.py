# Compiled only: one call per kernel, params: every overload, by position and by keyword.

import asc
import numpy as np


@asc.jit
def mrgsort4info_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    v = asc.MrgSort4Info([255, 3], True, repeat_times=64)


@asc.jit
def mrgsortsrclist_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    p = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 4096, 256)
    pp = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 6144, 256)
    v = asc.MrgSortSrcList(asc.uint64, pp, p)


@asc.jit
def nd2nzparams_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    b1 = n > 3
    f16v = f.cast(asc.float16)
    v = asc.Nd2NzParams(f16v, 16, f16v, 1, f16v, 64, 1, dst_nz_matrix_stride=b1)


@asc.jit
def nz2ndparamsfull_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    v = asc.Nz2NdParamsFull(nd_num=n + 1, n_value=0, d_value=3, src_nd_matrix_stride=n + 1, src_n_stride=64, dst_d_stride=64, dst_nd_matrix_stride=0)


@asc.jit
def sliceinfo_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    v = asc.SliceInfo(300, 8, 0, burst_len=16)


@asc.jit
def tbuf_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    v = asc.TBuf(asc.TPosition.B1)


@asc.jit
def tbufpool_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    v = asc.TBufPool(asc.TPosition.C2, 16)


@asc.jit
def tpipe_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    v = asc.TPipe()


@asc.jit
def tensordesc_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    v = asc.TensorDesc(asc.int32)


@asc.jit
def transdatato5hdparams_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    b1 = n > 3
    v = asc.TransDataTo5HDParams(n, b1, dst_rep_stride=16, src_rep_stride=f)


@asc.jit
def transposeparamsext_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    v = asc.TransposeParamsExt(8, 2, 3, transpose_type=asc.TransposeType.TRANSPOSE_GRAD_ND_UB_GM)


@asc.jit
def unaryrepeatparams_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    v = asc.UnaryRepeatParams(dst_rep_stride=C, src_rep_stride=64)


@asc.jit
def constexpr_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    s = asc.LocalTensor(asc.int8, asc.TPosition.VECCALC, 16384, 256)
    v = asc.ConstExpr(asc.ConstExpr("s"))


@asc.jit
def shapeinfo_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    v = asc.ShapeInfo()


@asc.jit
def tque_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    v = asc.TQue(pos=asc.TPosition.CO1, depth=0)


@asc.jit
def tquebind_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    v = asc.TQueBind(dst=asc.TPosition.CO1, mask=2)


def launch():
    x = np.zeros(1024, dtype=np.float32)
    h = np.zeros(1024, dtype=np.float16)
    i = np.zeros(1024, dtype=np.int32)
    mrgsort4info_1[1](x, h, i, 3, 1.5, 7)
    mrgsortsrclist_1[1](x, h, i, 3, 1.5, 7)
    nd2nzparams_1[1](x, h, i, 3, 1.5, 7)
    nz2ndparamsfull_1[1](x, h, i, 3, 1.5, 7)
    sliceinfo_1[1](x, h, i, 3, 1.5, 7)
    tbuf_1[1](x, h, i, 3, 1.5, 7)
    tbufpool_1[1](x, h, i, 3, 1.5, 7)
    tpipe_1[1](x, h, i, 3, 1.5, 7)
    tensordesc_1[1](x, h, i, 3, 1.5, 7)
    transdatato5hdparams_1[1](x, h, i, 3, 1.5, 7)
    transposeparamsext_1[1](x, h, i, 3, 1.5, 7)
    unaryrepeatparams_1[1](x, h, i, 3, 1.5, 7)
    constexpr_1[1](x, h, i, 3, 1.5, 7)
    shapeinfo_1[1](x, h, i, 3, 1.5, 7)
    tque_1[1](x, h, i, 3, 1.5, 7)
    tquebind_1[1](x, h, i, 3, 1.5, 7)

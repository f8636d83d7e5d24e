# Compiled only: one call per kernel, copies: every overload, by position and by keyword.

import asc
import numpy as np


@asc.jit
def data_copy_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    gh = asc.GlobalTensor()
    gh.set_global_buffer(h)
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    asc.data_copy(gh, a, asc.DataCopyParams(n + 1, 8, n + 1), asc.DataCopyEnhancedParams(asc.BlockMode.BLOCK_MODE_SMALL_CHANNEL, asc.DeqScale.DEQ_NONE, n, 3, True, asc.pad_t.PAD_MODE1, 8))


@asc.jit
def data_copy_2(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    m64 = n.cast(asc.int64)
    b1 = n > 3
    b = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 2048, 256)
    asc.data_copy(b, b, asc.DataCopyCO12DstParams(n + 1, m64, 2, src_stride=C, relu_pre=8, channel_split=b1))


@asc.jit
def data_copy_pad_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    gh = asc.GlobalTensor()
    gh.set_global_buffer(h)
    uh = asc.LocalTensor(asc.uint16, asc.TPosition.VECCALC, 22528, 256)
    asc.data_copy_pad(dst=uh, src=gh, data_copy_params=asc.DataCopyParams(0, 3, 16, n + 1), pad_params=asc.DataCopyPadParams(True, C, 3, 1))


@asc.jit
def data_copy_pad_2(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    gi = asc.GlobalTensor()
    gi.set_global_buffer(i, n)
    m64 = n.cast(asc.int64)
    u = asc.LocalTensor(asc.uint32, asc.TPosition.VECCALC, 14336, 256)
    asc.data_copy_pad(gi, u, asc.DataCopyParams(block_len=m64))


@asc.jit
def data_copy_pad_3(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    p = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 4096, 256)
    pp = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 6144, 256)
    k = asc.LocalTensor(asc.int32, asc.TPosition.VECCALC, 8192, 256)
    asc.data_copy_pad(pp, p, asc.DataCopyParams(src_stride=n), asc.Nd2NzParams(C, 0, 2, 16, 2, n + 1, 1, k))


@asc.jit
def fixpipe_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    gh = asc.GlobalTensor()
    gh.set_global_buffer(h)
    pipe = asc.TPipe()
    que = asc.TQue(asc.TPosition.VECIN, 2)
    pipe.init_buffer(que, 2, 1024)
    uh = asc.LocalTensor(asc.uint16, asc.TPosition.VECCALC, 22528, 256)
    asc.fixpipe(gh, uh, asc.FixpipeParamsV220(C, 3, 8, 8, asc.QuantModes.F322BF16, 64, 8, unit_flag=que, is_channel_split=True), asc.FixpipeConfig(asc.CO2Layout.NZ))


@asc.jit
def init_const_value_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    asc.init_const_value(a, asc.InitConstValueParams(64, dst_gap=2))


@asc.jit
def load_data_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    gx = asc.GlobalTensor()
    gx.set_global_buffer(x, 1024)
    t = asc.LocalTensor(asc.uint8, asc.TPosition.VECCALC, 18432, 256)
    asc.load_data(t, src=gx, params=asc.LoadData2DParamsV2(m_start_position=0, k_start_position=16, m_step=1, k_step=16, src_stride=2, dst_stride=n, if_transpose=False, sid=2))


@asc.jit
def load_data_2(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    gi = asc.GlobalTensor()
    gi.set_global_buffer(i, n)
    auto = asc.LocalTensorAuto(asc.float32, [64])
    asc.load_data(auto, gi, asc.LoadData2DParams(repeat_times=n + 1, sid=2))


@asc.jit
def load_data_with_sparse_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    u = asc.LocalTensor(asc.uint32, asc.TPosition.VECCALC, 14336, 256)
    s = asc.LocalTensor(asc.int8, asc.TPosition.VECCALC, 16384, 256)
    asc.load_data_with_sparse(s, s, u, asc.LoadData2DParams(src_stride=n + 1, if_transpose=0))


@asc.jit
def load_data_with_transpose_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    k = asc.LocalTensor(asc.int32, asc.TPosition.VECCALC, 8192, 256)
    asc.load_data_with_transpose(k, k, params=asc.LoadData2dTransposeParamsV2(3, dst_frac_gap=1, addr_mode=8))


@asc.jit
def load_image_to_local_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    f16v = f.cast(asc.float16)
    s = asc.LocalTensor(asc.int8, asc.TPosition.VECCALC, 16384, 256)
    asc.load_image_to_local(s, load_data_params=asc.LoadImageToLocalParams(left_pad_size=f16v))


@asc.jit
def mmad_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    p = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 4096, 256)
    pp = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 6144, 256)
    asc.mmad(p, p, pp, asc.MmadParams(n=3, k=8, unit_flag=n + 1, cmatrix_source=False, cmatrix_init_val=False))


@asc.jit
def mmad_with_sparse_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    uh = asc.LocalTensor(asc.uint16, asc.TPosition.VECCALC, 22528, 256)
    l = asc.LocalTensor(asc.int64, asc.TPosition.VECCALC, 24576, 256)
    asc.mmad_with_sparse(uh, l, uh[8], mmad_params=asc.MmadParams(n, n=2, k=f, is_bias=False, en_ssparse=False, en_winograd_b=False))


@asc.jit
def set_load_data_boundary_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    asc.set_load_data_boundary(3)


@asc.jit
def set_load_data_padding_value_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    asc.set_load_data_padding_value(f)


@asc.jit
def set_load_data_repeat_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    asc.set_load_data_repeat(asc.LoadDataRepeatParam(repeat_stride=C))


@asc.jit
def set_pad_value_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    m64 = n.cast(asc.int64)
    asc.set_pad_value(m64)


@asc.jit
def transpose_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    p = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 4096, 256)
    pp = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 6144, 256)
    asc.transpose(pp, p)


@asc.jit
def copy_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    b1 = n > 3
    kk = asc.LocalTensor(asc.int32, asc.TPosition.VECCALC, 10240, 256)
    asc.copy(kk, kk, [n, 0], 3, asc.CopyRepeatParams(b1, dst_repeat_size=0))


@asc.jit
def data_copy_3(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    gi = asc.GlobalTensor()
    gi.set_global_buffer(i, n)
    u = asc.LocalTensor(asc.uint32, asc.TPosition.VECCALC, 14336, 256)
    asc.data_copy(gi, u, asc.DataCopyParams(n, src_stride=n + 1))


@asc.jit
def data_copy_4(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    gi = asc.GlobalTensor()
    gi.set_global_buffer(i, n)
    i8v = n.cast(asc.int8)
    k = asc.LocalTensor(asc.int32, asc.TPosition.VECCALC, 8192, 256)
    asc.data_copy(k, gi, count=i8v)


@asc.jit
def data_copy_pad_4(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    gx = asc.GlobalTensor()
    gx.set_global_buffer(x, 1024)
    f16v = f.cast(asc.float16)
    uh = asc.LocalTensor(asc.uint16, asc.TPosition.VECCALC, 22528, 256)
    asc.data_copy_pad(uh, gx, asc.DataCopyExtParams(block_len=3, src_stride=1.5, dst_stride=3, rsv=n), asc.DataCopyPadExtParams(asc.uint32, right_padding=f16v, padding_value=2))


@asc.jit
def data_copy_pad_5(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    gh = asc.GlobalTensor()
    gh.set_global_buffer(h)
    u32 = asc.number(3, asc.uint32)
    t = asc.LocalTensor(asc.uint8, asc.TPosition.VECCALC, 18432, 256)
    asc.data_copy_pad(gh, t, asc.DataCopyExtParams(block_count=u32, block_len=64, dst_stride=n, rsv=f))


@asc.jit
def fixpipe_2(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    gh = asc.GlobalTensor()
    gh.set_global_buffer(h)
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    b = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 2048, 256)
    asc.fixpipe(gh, a, b, asc.FixpipeParamsV220(C, 300, n + 1, C, src_nd_stride=2), config=asc.FixpipeConfig(asc.CO2Layout.ROW_MAJOR))


@asc.jit
def load_data_3(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    auto = asc.LocalTensorAuto(asc.float32, [64])
    u = asc.LocalTensor(asc.uint32, asc.TPosition.VECCALC, 14336, 256)
    asc.load_data(auto, u, params=asc.LoadData3DParamsV2Pro(0, filter_config=True))


@asc.jit
def load_data_4(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    q = asc.LocalTensor(asc.uint64, asc.TPosition.VECCALC, 20480, 256)
    asc.load_data(q, a, asc.LoadData2DParams(src_stride=3, dst_gap=300))


@asc.jit
def load_data_with_transpose_2(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    m64 = n.cast(asc.int64)
    s = asc.LocalTensor(asc.int8, asc.TPosition.VECCALC, 16384, 256)
    asc.load_data_with_transpose(s, s, asc.LoadData2dTransposeParams(src_stride=300, dst_gap=True, dst_frac_gap=1, addr_mode=m64))


@asc.jit
def mmad_2(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    w = asc.LocalTensor(asc.int16, asc.TPosition.VECCALC, 12288, 256)
    asc.mmad(dst=w, fm=w, filter=w, bias=w, params=asc.MmadParams(m=2, n=C, k=True, unit_flag=0, cmatrix_source=False, cmatrix_init_val=0))


@asc.jit
def trans_data_to_5hd_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    b1 = n > 3
    u32 = asc.number(3, asc.uint32)
    u = asc.LocalTensor(asc.uint32, asc.TPosition.VECCALC, 14336, 256)
    asc.trans_data_to_5hd([u, u], [u, u], asc.TransDataTo5HDParams(src_high_half=b1, repeat_times=C, src_rep_stride=u32))


@asc.jit
def transpose_2(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    t = asc.LocalTensor(asc.uint8, asc.TPosition.VECCALC, 18432, 256)
    asc.transpose(t, t, t, asc.TransposeParamsExt(-1))


@asc.jit
def load_data_5(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    w = asc.LocalTensor(asc.int16, asc.TPosition.VECCALC, 12288, 256)
    asc.load_data(w, w, asc.LoadData3DParamsV2())


def launch():
    x = np.zeros(1024, dtype=np.float32)
    h = np.zeros(1024, dtype=np.float16)
    i = np.zeros(1024, dtype=np.int32)
    data_copy_1[1](x, h, i, 3, 1.5, 7)
    data_copy_2[1](x, h, i, 3, 1.5, 7)
    data_copy_pad_1[1](x, h, i, 3, 1.5, 7)
    data_copy_pad_2[1](x, h, i, 3, 1.5, 7)
    data_copy_pad_3[1](x, h, i, 3, 1.5, 7)
    fixpipe_1[1](x, h, i, 3, 1.5, 7)
    init_const_value_1[1](x, h, i, 3, 1.5, 7)
    load_data_1[1](x, h, i, 3, 1.5, 7)
    load_data_2[1](x, h, i, 3, 1.5, 7)
    load_data_with_sparse_1[1](x, h, i, 3, 1.5, 7)
    load_data_with_transpose_1[1](x, h, i, 3, 1.5, 7)
    load_image_to_local_1[1](x, h, i, 3, 1.5, 7)
    mmad_1[1](x, h, i, 3, 1.5, 7)
    mmad_with_sparse_1[1](x, h, i, 3, 1.5, 7)
    set_load_data_boundary_1[1](x, h, i, 3, 1.5, 7)
    set_load_data_padding_value_1[1](x, h, i, 3, 1.5, 7)
    set_load_data_repeat_1[1](x, h, i, 3, 1.5, 7)
    set_pad_value_1[1](x, h, i, 3, 1.5, 7)
    transpose_1[1](x, h, i, 3, 1.5, 7)
    copy_1[1](x, h, i, 3, 1.5, 7)
    data_copy_3[1](x, h, i, 3, 1.5, 7)
    data_copy_4[1](x, h, i, 3, 1.5, 7)
    data_copy_pad_4[1](x, h, i, 3, 1.5, 7)
    data_copy_pad_5[1](x, h, i, 3, 1.5, 7)
    fixpipe_2[1](x, h, i, 3, 1.5, 7)
    load_data_3[1](x, h, i, 3, 1.5, 7)
    load_data_4[1](x, h, i, 3, 1.5, 7)
    load_data_with_transpose_2[1](x, h, i, 3, 1.5, 7)
    mmad_2[1](x, h, i, 3, 1.5, 7)
    trans_data_to_5hd_1[1](x, h, i, 3, 1.5, 7)
    transpose_2[1](x, h, i, 3, 1.5, 7)
    load_data_5[1](x, h, i, 3, 1.5, 7)

# One mistake per kernel: an argument of the wrong kind, too few, too many or unknown ones.

import asc
import asc.language.adv
import numpy as np


@asc.jit
def adv_xor_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    u = asc.LocalTensor(asc.uint32, asc.TPosition.VECCALC, 14336, 256)
    asc.adv.xor(70000, 3, u, 0, is_reuse_source=True)


@asc.jit
def tbufpool_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    v = asc.TBufPool(asc.TPosition.A2, 1.5)


@asc.jit
def listed_get_data_ptr_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    listed = asc.ListTensorDesc(h, 4, 4)
    v = listed.get_data_ptr(-1, asc.float32)


@asc.jit
def abs_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    s = asc.LocalTensor(asc.int8, asc.TPosition.VECCALC, 16384, 256)
    asc.abs(dst=s, src=asc.TPosition.VECIN, mask=n, repeat_times=asc.TPosition.VECIN, repeat_params=asc.UnaryRepeatParams(8, src_rep_stride=2), is_set_mask=True)


@asc.jit
def load_image_to_local_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    kk = asc.LocalTensor(asc.int32, asc.TPosition.VECCALC, 10240, 256)
    asc.load_image_to_local(kk, asc.LoadImageToLocalParams(vert_size=8, horiz_start_pos=3, vert_start_pos=0, src_horiz_size=16, left_pad_size=16, right_pad_size=n), 7)


@asc.jit
def que2_deque_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    pipe = asc.TPipe()
    que2 = asc.TQueBind(asc.TPosition.VECIN, asc.TPosition.VECOUT, 1)
    pipe.init_buffer(que2, 1, 1024)
    v = que2.deque(asc.float32)


@asc.jit
def trans_data_to_5hd_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    t = asc.LocalTensor(asc.uint8, asc.TPosition.VECCALC, 18432, 256)
    asc.trans_data_to_5hd(t, t[8], asc.TransDataTo5HDParams(repeat_times=3, dst_rep_stride=1))


@asc.jit
def add_relu_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    m64 = n.cast(asc.int64)
    b1 = n > 3
    p = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 4096, 256)
    pp = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 6144, 256)
    asc.add_relu(p, b1, pp, m64, n)


@asc.jit
def a_set_size_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    a.set_size(f, 7)


@asc.jit
def localtensorauto_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    v = asc.LocalTensorAuto(n, shape=[2, 64])


@asc.jit
def que2_get_tensor_count_in_que_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    pipe = asc.TPipe()
    que2 = asc.TQueBind(asc.TPosition.VECIN, asc.TPosition.VECOUT, 1)
    pipe.init_buffer(que2, 1, 1024)
    v = que2.get_tensor_count_in_que()


@asc.jit
def fixpipeparamsv220_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    v = asc.FixpipeParamsV220(16, 8, 3, 1, asc.QuantModes.F322BF16, asc.nosuch, nd_num=True, src_nd_stride=64, dst_nd_stride=0, relu_en=True, unit_flag=1, is_channel_split=True)


@asc.jit
def set_fix_pipe_pre_quant_flag_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    u32 = asc.number(3, asc.uint32)
    asc.set_fix_pipe_pre_quant_flag(u32)


@asc.jit
def sub_relu_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    w = asc.LocalTensor(asc.int16, asc.TPosition.VECCALC, 12288, 256)
    asc.sub_relu(a, w, a, C, is_set_mask=(1, 2))


@asc.jit
def bilinear_interpolation_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    b = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 2048, 256)
    t = asc.LocalTensor(asc.uint8, asc.TPosition.VECCALC, 18432, 256)
    asc.bilinear_interpolation(t, t, b, t[n:], 2, 0, False, 64, C, v_repeat=C, shared_tmp_buffer=t)


@asc.jit
def loaddata2dparams_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    m64 = n.cast(asc.int64)
    u32 = asc.number(3, asc.uint32)
    v = asc.LoadData2DParams(f, m64, 3, u32, 0)


@asc.jit
def adv_trunc_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    pipe = asc.TPipe()
    u = asc.LocalTensor(asc.uint32, asc.TPosition.VECCALC, 14336, 256)
    asc.adv.trunc(u, u, temp_buffer=pipe)


@asc.jit
def adv_atanh_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    s = asc.LocalTensor(asc.int8, asc.TPosition.VECCALC, 16384, 256)
    asc.adv.atanh(s[8], s, asc.UnaryRepeatParams(), s, True)


@asc.jit
def check_local_memory_ia_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    m64 = n.cast(asc.int64)
    i8v = n.cast(asc.int8)
    asc.check_local_memory_ia(asc.CheckLocalMemoryIAParam(i8v, m64, C, n, is_vector_read=True, is_vector_write=f, is_mte_write=0, is_enable=0))


@asc.jit
def adv_cosh_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    auto = asc.LocalTensorAuto(asc.float32, [64])
    t = asc.LocalTensor(asc.uint8, asc.TPosition.VECCALC, 18432, 256)
    asc.adv.cosh(auto, t, temp_buffer=None, is_reuse_source=f)


@asc.jit
def initconstvalueparams_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    v = asc.InitConstValueParams(True, -1, 64)


@asc.jit
def adv_erfc_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    p = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 4096, 256)
    l = asc.LocalTensor(asc.int64, asc.TPosition.VECCALC, 24576, 256)
    asc.adv.erfc(src=p, count=None, temp_buffer=l)


@asc.jit
def listed_init_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    listed = asc.ListTensorDesc(h, 4, 4)
    s = asc.LocalTensor(asc.int8, asc.TPosition.VECCALC, 16384, 256)
    listed.init(s, shape_size=-1)


@asc.jit
def trans_data_to_5hd_2(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    k = asc.LocalTensor(asc.int32, asc.TPosition.VECCALC, 8192, 256)
    w = asc.LocalTensor(asc.int16, asc.TPosition.VECCALC, 12288, 256)
    asc.trans_data_to_5hd(w, w, asc.TransDataTo5HDParams(asc.DataCopyParams(), src_rep_stride=k))


@asc.jit
def mul_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    u = asc.LocalTensor(asc.uint32, asc.TPosition.VECCALC, 14336, 256)
    asc.mul(dst=u, src0=u, src1=u, count=n + 1)


@asc.jit
def mm_set_single_shape_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    f16v = f.cast(asc.float16)
    mm = asc.adv.Matmul(asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float32))
    mm.set_single_shape(8, f16v, True)


@asc.jit
def datacopypadparams_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    u32 = asc.number(3, asc.uint32)
    v = asc.DataCopyPadParams(False, "text", padding_value=u32)


@asc.jit
def mm_get_batch_tensor_c_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    mm = asc.adv.Matmul(asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float32))
    v = mm.get_batch_tensor_c(0, 3)


@asc.jit
def adv_tan_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    uh = asc.LocalTensor(asc.uint16, asc.TPosition.VECCALC, 22528, 256)
    asc.adv.tan((1, 2), uh, is_reuse_source=False)


@asc.jit
def mm_set_org_shape_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    f16v = f.cast(asc.float16)
    mm = asc.adv.Matmul(asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float32))
    mm.set_org_shape(3, f16v, 16)


@asc.jit
def gx_get_phy_addr_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    gx = asc.GlobalTensor()
    gx.set_global_buffer(x, 1024)
    v = gx.get_phy_addr(-1)


@asc.jit
def float16_is_signed_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    asc.float16.is_signed(7)


@asc.jit
def mrg_sort_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    s = asc.LocalTensor(asc.int8, asc.TPosition.VECCALC, 16384, 256)
    asc.mrg_sort(s, f, asc.MrgSort4Info([255, 3], repeat_times=2))


@asc.jit
def notify_next_block_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    gx = asc.GlobalTensor()
    gx.set_global_buffer(x, 1024)
    asc.notify_next_block(gx)


@asc.jit
def gx_get_phy_addr_2(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    gx = asc.GlobalTensor()
    gx.set_global_buffer(x, 1024)
    v = gx.get_phy_addr(1, 7)


@asc.jit
def adv_lgamma_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    p = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 4096, 256)
    pp = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 6144, 256)
    asc.adv.lgamma(p, pp, temp_buffer=p, is_reuse_source=f)


@asc.jit
def ln_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    pp = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 6144, 256)
    w = asc.LocalTensor(asc.int16, asc.TPosition.VECCALC, 12288, 256)
    asc.ln(w, pp, f, 1.5, asc.UnaryRepeatParams(64, dst_rep_stride=C, src_rep_stride=n + 1), True)


@asc.jit
def a_to_file_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    a.to_file("text")


@asc.jit
def mm_iterate_all_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    gx = asc.GlobalTensor()
    gx.set_global_buffer(x, 1024)
    mm = asc.adv.Matmul(asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float32))
    mm.iterate_all(tensor=gx, en_atomic=64, wait_iterate_all=False, fake_msg=True)


@asc.jit
def gatherb_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    f16v = f.cast(asc.float16)
    i8v = n.cast(asc.int8)
    pp = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 6144, 256)
    s = asc.LocalTensor(asc.int8, asc.TPosition.VECCALC, 16384, 256)
    uh = asc.LocalTensor(asc.uint16, asc.TPosition.VECCALC, 22528, 256)
    asc.gatherb(pp[8], s, uh, repeat_times=True, repeat_params=asc.GatherRepeatParams(i8v, f16v))


@asc.jit
def buf_get_with_offset_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    pipe = asc.TPipe()
    buf = asc.TBuf(asc.TPosition.VECCALC)
    pipe.init_buffer(buf, 1024)
    f16v = f.cast(asc.float16)
    v = buf.get_with_offset(True, f16v, asc.int64)


@asc.jit
def loaddata3dparamsv1_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    v = asc.LoadData3DParamsV1(2, asc.DataCopyParams(), n + 1, 64, fetch_filter_w=64, fetch_filter_h=3, stride_w=1, stride_h=16, filter_w=3, filter_h=n + 1, dilation_filter_w=C, dilation_filter_h=1.5, jump_stride=1, repeat_mode=3, repeat_time=2, pad_value=2)


@asc.jit
def cast_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    kk = asc.LocalTensor(asc.int32, asc.TPosition.VECCALC, 10240, 256)
    w = asc.LocalTensor(asc.int16, asc.TPosition.VECCALC, 12288, 256)
    asc.cast(w, kk, f, [255, 0], 8, asc.UnaryRepeatParams(8))


@asc.jit
def load_data_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    b1 = n > 3
    u32 = asc.number(3, asc.uint32)
    f16v = f.cast(asc.float16)
    i8v = n.cast(asc.int8)
    pp = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 6144, 256)
    asc.load_data(pp, src=pp, params=asc.LoadData3DParamsV1(f, l1_h=i8v, fetch_filter_w=C, fetch_filter_h=f16v, left_top_w=b1, stride_w=0, stride_h=n, filter_w=u32, filter_h=64, dilation_filter_w=u32, dilation_filter_h=8, jump_stride=-1, repeat_mode=0, c_size=8, pad_value=n + 1))


@asc.jit
def listed_get_desc_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    listed = asc.ListTensorDesc(h, 4, 4)
    v = listed.get_desc(asc.PipeID.PIPE_V, n + 1)


@asc.jit
def scalar_get_count_of_value_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    u32 = asc.number(3, asc.uint32)
    asc.scalar_get_count_of_value(value_in=u32, count_value=n)


@asc.jit
def bitwise_or_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    p = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 4096, 256)
    asc.bitwise_or(dst=a, src0=p, src1=a, count=64)


@asc.jit
def count_bits_cnt_same_as_sign_bit_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    asc.count_bits_cnt_same_as_sign_bit([f, 1])


@asc.jit
def pool_init_buf_pool_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    pipe = asc.TPipe()
    pool = asc.TBufPool(asc.TPosition.VECCALC, 4)
    pipe.init_buf_pool(pool, 4096)
    pool.init_buf_pool(pool, f)


@asc.jit
def data_cache_preload_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    gx = asc.GlobalTensor()
    gx.set_global_buffer(x, 1024)
    b1 = n > 3
    asc.data_cache_preload(gx, b1, 7)


@asc.jit
def set_load_data_boundary_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    pipe = asc.TPipe()
    que = asc.TQue(asc.TPosition.VECIN, 2)
    pipe.init_buffer(que, 2, 1024)
    asc.set_load_data_boundary(que)


@asc.jit
def data_cache_clean_and_invalid_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    gx = asc.GlobalTensor()
    gx.set_global_buffer(x, 1024)
    asc.data_cache_clean_and_invalid(asc.CacheLine.ENTIRE_DATA_CACHE, asc.DcciDst.CACHELINE_ATOMIC, gx)


@asc.jit
def mins_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    w = asc.LocalTensor(asc.int16, asc.TPosition.VECCALC, 12288, 256)
    asc.mins(w, w, "text", [255, 0], n, asc.UnaryRepeatParams())


@asc.jit
def repeat_reduce_sum_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    b = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 2048, 256)
    asc.repeat_reduce_sum(asc.TPosition.VECIN, b, 64, 1, 3, n, dst_rep_stride=n + 1, src_rep_stride=n + 1, is_set_mask=False)


@asc.jit
def mul_2(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    k = asc.LocalTensor(asc.int32, asc.TPosition.VECCALC, 8192, 256)
    uh = asc.LocalTensor(asc.uint16, asc.TPosition.VECCALC, 22528, 256)
    asc.mul(k, uh, uh, mask=0, repeat_times=64, repeat_params=asc.BinaryRepeatParams(), is_set_mask=True)


@asc.jit
def set_mm_layout_transform_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    asc.set_mm_layout_transform(1)


@asc.jit
def sort_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    w = asc.LocalTensor(asc.int16, asc.TPosition.VECCALC, 12288, 256)
    t = asc.LocalTensor(asc.uint8, asc.TPosition.VECCALC, 18432, 256)
    q = asc.LocalTensor(asc.uint64, asc.TPosition.VECCALC, 20480, 256)
    asc.sort(w, q, t, q, "text")


@asc.jit
def a_set_buffer_len_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    uh = asc.LocalTensor(asc.uint16, asc.TPosition.VECCALC, 22528, 256)
    a.set_buffer_len(uh)


@asc.jit
def select_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    pipe = asc.TPipe()
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    s = asc.LocalTensor(asc.int8, asc.TPosition.VECCALC, 16384, 256)
    l = asc.LocalTensor(asc.int64, asc.TPosition.VECCALC, 24576, 256)
    asc.select(dst=l, sel_mask=s, src0=a, src1=s, sel_mode=asc.SelMode.VSEL_TENSOR_SCALAR_MODE, mask=n + 1, repeat_times=n + 1, repeat_params=pipe, is_set_mask=False)


@asc.jit
def add_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    t = asc.LocalTensor(asc.uint8, asc.TPosition.VECCALC, 18432, 256)
    asc.add(70000, t, t, [n, 0], n + 1, asc.BinaryRepeatParams(16, 16, 64, C, n, n + 1), True)


def launch():
    x = np.zeros(1024, dtype=np.float32)
    h = np.zeros(1024, dtype=np.float16)
    i = np.zeros(1024, dtype=np.int32)
    adv_xor_1[1](x, h, i, 3, 1.5, 7)
    tbufpool_1[1](x, h, i, 3, 1.5, 7)
    listed_get_data_ptr_1[1](x, h, i, 3, 1.5, 7)
    abs_1[1](x, h, i, 3, 1.5, 7)
    load_image_to_local_1[1](x, h, i, 3, 1.5, 7)
    que2_deque_1[1](x, h, i, 3, 1.5, 7)
    trans_data_to_5hd_1[1](x, h, i, 3, 1.5, 7)
    add_relu_1[1](x, h, i, 3, 1.5, 7)
    a_set_size_1[1](x, h, i, 3, 1.5, 7)
    localtensorauto_1[1](x, h, i, 3, 1.5, 7)
    que2_get_tensor_count_in_que_1[1](x, h, i, 3, 1.5, 7)
    fixpipeparamsv220_1[1](x, h, i, 3, 1.5, 7)
    set_fix_pipe_pre_quant_flag_1[1](x, h, i, 3, 1.5, 7)
    sub_relu_1[1](x, h, i, 3, 1.5, 7)
    bilinear_interpolation_1[1](x, h, i, 3, 1.5, 7)
    loaddata2dparams_1[1](x, h, i, 3, 1.5, 7)
    adv_trunc_1[1](x, h, i, 3, 1.5, 7)
    adv_atanh_1[1](x, h, i, 3, 1.5, 7)
    check_local_memory_ia_1[1](x, h, i, 3, 1.5, 7)
    adv_cosh_1[1](x, h, i, 3, 1.5, 7)
    initconstvalueparams_1[1](x, h, i, 3, 1.5, 7)
    adv_erfc_1[1](x, h, i, 3, 1.5, 7)
    listed_init_1[1](x, h, i, 3, 1.5, 7)
    trans_data_to_5hd_2[1](x, h, i, 3, 1.5, 7)
    mul_1[1](x, h, i, 3, 1.5, 7)
    mm_set_single_shape_1[1](x, h, i, 3, 1.5, 7)
    datacopypadparams_1[1](x, h, i, 3, 1.5, 7)
    mm_get_batch_tensor_c_1[1](x, h, i, 3, 1.5, 7)
    adv_tan_1[1](x, h, i, 3, 1.5, 7)
    mm_set_org_shape_1[1](x, h, i, 3, 1.5, 7)
    gx_get_phy_addr_1[1](x, h, i, 3, 1.5, 7)
    float16_is_signed_1[1](x, h, i, 3, 1.5, 7)
    mrg_sort_1[1](x, h, i, 3, 1.5, 7)
    notify_next_block_1[1](x, h, i, 3, 1.5, 7)
    gx_get_phy_addr_2[1](x, h, i, 3, 1.5, 7)
    adv_lgamma_1[1](x, h, i, 3, 1.5, 7)
    ln_1[1](x, h, i, 3, 1.5, 7)
    a_to_file_1[1](x, h, i, 3, 1.5, 7)
    mm_iterate_all_1[1](x, h, i, 3, 1.5, 7)
    gatherb_1[1](x, h, i, 3, 1.5, 7)
    buf_get_with_offset_1[1](x, h, i, 3, 1.5, 7)
    loaddata3dparamsv1_1[1](x, h, i, 3, 1.5, 7)
    cast_1[1](x, h, i, 3, 1.5, 7)
    load_data_1[1](x, h, i, 3, 1.5, 7)
    listed_get_desc_1[1](x, h, i, 3, 1.5, 7)
    scalar_get_count_of_value_1[1](x, h, i, 3, 1.5, 7)
    bitwise_or_1[1](x, h, i, 3, 1.5, 7)
    count_bits_cnt_same_as_sign_bit_1[1](x, h, i, 3, 1.5, 7)
    pool_init_buf_pool_1[1](x, h, i, 3, 1.5, 7)
    data_cache_preload_1[1](x, h, i, 3, 1.5, 7)
    set_load_data_boundary_1[1](x, h, i, 3, 1.5, 7)
    data_cache_clean_and_invalid_1[1](x, h, i, 3, 1.5, 7)
    mins_1[1](x, h, i, 3, 1.5, 7)
    repeat_reduce_sum_1[1](x, h, i, 3, 1.5, 7)
    mul_2[1](x, h, i, 3, 1.5, 7)
    set_mm_layout_transform_1[1](x, h, i, 3, 1.5, 7)
    sort_1[1](x, h, i, 3, 1.5, 7)
    a_set_buffer_len_1[1](x, h, i, 3, 1.5, 7)
    select_1[1](x, h, i, 3, 1.5, 7)
    add_1[1](x, h, i, 3, 1.5, 7)

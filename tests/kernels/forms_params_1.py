# Compiled only: one call per kernel, params: every overload, by position and by keyword.

import asc
import numpy as np


@asc.jit
def aippchannelpaddingparams_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    v = asc.AippChannelPaddingParams(True)


@asc.jit
def aippcolorspaceconvparams_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    v = asc.AippColorSpaceConvParams(csc_matrix_r0_c0=64, csc_matrix_r0_c1=2, csc_matrix_r0_c2=C, csc_matrix_r1_c0=C, csc_matrix_r2_c1=C, csc_matrix_r2_c2=n + 1, csc_bias_in_0=64, csc_bias_in_1=2, csc_bias_in_2=3, csc_bias_out_0=0)


@asc.jit
def aippdatatypeconvparams_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    m64 = n.cast(asc.int64)
    v = asc.AippDataTypeConvParams(dtc_mean_ch1=0, dtc_min_ch0=0.1, dtc_var_ch0=n, dtc_var_ch1=n, dtc_round_mode=m64)


@asc.jit
def aipppaddingparams_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    f16v = f.cast(asc.float16)
    v = asc.AippPaddingParams(padding_value_ch2=n, padding_value_ch3=f16v)


@asc.jit
def aippsinglelineparams_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    v = asc.AippSingleLineParams(True)


@asc.jit
def aippswapparams_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    v = asc.AippSwapParams(is_swap_uv=False)


@asc.jit
def binaryrepeatparams_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    b1 = n > 3
    v = asc.BinaryRepeatParams(dst_rep_stride=C, src0_rep_stride=64, src1_rep_stride=b1)


@asc.jit
def brcbrepeatparams_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    v = asc.BrcbRepeatParams(64, 1.5)


@asc.jit
def checklocalmemoryiaparam_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    m64 = n.cast(asc.int64)
    v = asc.CheckLocalMemoryIAParam(n, 16, m64, False, is_vector_write=False, is_mte_read=True, is_enable=False)


@asc.jit
def constexpr_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    v = asc.ConstExpr(1.5)


@asc.jit
def constexpr_unwrap_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    v = asc.ConstExpr.unwrap(1.5)


@asc.jit
def copyrepeatparams_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    v = asc.CopyRepeatParams(dst_repeat_size=64)


@asc.jit
def datacopyco12dstparams_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    m64 = n.cast(asc.int64)
    v = asc.DataCopyCO12DstParams(m64, m64, 16, 64, asc.QuantModes.VREQ8, 1, 1)


@asc.jit
def datacopyenhancedparams_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    v = asc.DataCopyEnhancedParams(asc.BlockMode.BLOCK_MODE_MATRIX, asc.DeqScale.VDEQ16, sid_store_mode_in=C, is_relu_in=True, pad_value_in=f)


@asc.jit
def datacopyextparams_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    v = asc.DataCopyExtParams(C, src_stride=1, dst_stride=-1, rsv=64)


@asc.jit
def datacopypadextparams_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    v = asc.DataCopyPadExtParams(asc.int16, right_padding=3, padding_value=2)


@asc.jit
def datacopypadparams_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    v = asc.DataCopyPadParams(True, right_padding=n, padding_value=1)


@asc.jit
def datacopyparams_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    i8v = n.cast(asc.int8)
    v = asc.DataCopyParams(300, i8v, 1)


@asc.jit
def fixpipeconfig_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    v = asc.FixpipeConfig(asc.CO2Layout.COLUMN_MAJOR)


@asc.jit
def fixpipeconfig_cfg_nz_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    v = asc.FixpipeConfig.cfg_nz()


@asc.jit
def fixpipeconfig_cfg_row_major_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    v = asc.FixpipeConfig.cfg_row_major()


@asc.jit
def fixpipeparamsv220_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    m64 = n.cast(asc.int64)
    b1 = n > 3
    v = asc.FixpipeParamsV220(True, 16, b1, 16, deq_scalar=16, dst_nd_stride=64, relu_en=1, unit_flag=m64)


@asc.jit
def gathermaskparams_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    v = asc.GatherMaskParams(n, src0_repeat_stride=True, src1_repeat_stride=2)


@asc.jit
def gatherrepeatparams_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    v = asc.GatherRepeatParams(300, 0)


@asc.jit
def globaltensor_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    v = asc.GlobalTensor()


@asc.jit
def initconstvalueparams_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    v = asc.InitConstValueParams(0, n, init_value=2)


@asc.jit
def listtensordesc_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    v = asc.ListTensorDesc(i, 0, 2)


@asc.jit
def loaddata2dparams_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    v = asc.LoadData2DParams(dst_gap=n, if_transpose=n, addr_mode=n)


@asc.jit
def loaddata2dparamsv2_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    i8v = n.cast(asc.int8)
    v = asc.LoadData2DParamsV2(k_start_position=i8v, k_step=i8v, if_transpose=n)


@asc.jit
def loaddata2dtransposeparams_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    m64 = n.cast(asc.int64)
    v = asc.LoadData2dTransposeParams(C, m64, dst_gap=8)


@asc.jit
def loaddata2dtransposeparamsv2_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    v = asc.LoadData2dTransposeParamsV2(repeat_times=3, dst_gap=n, dst_frac_gap=1)


@asc.jit
def loaddata3dparamsv1_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    v = asc.LoadData3DParamsV1(l1_w=C, c1_index=16, fetch_filter_w=1, fetch_filter_h=8, left_top_w=3, left_top_h=n, stride_h=n, dilation_filter_w=2, dilation_filter_h=n + 1, jump_stride=C, repeat_mode=2, repeat_time=64, pad_value=16)


@asc.jit
def loaddata3dparamsv2_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    v = asc.LoadData3DParamsV2(l1_h=3, k_extension=C, stride_w=0, stride_h=3, filter_h=1, dilation_filter_w=n + 1, filter_size_w=False, filter_size_h=True)


@asc.jit
def loaddata3dparamsv2pro_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    v = asc.LoadData3DParamsV2Pro(1, en_small_k=True, filter_size_h=False, f_matrix_ctrl=True)


@asc.jit
def loaddatarepeatparam_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    v = asc.LoadDataRepeatParam(repeat_stride=16)


@asc.jit
def loadimagetolocalparams_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    i8v = n.cast(asc.int8)
    v = asc.LoadImageToLocalParams(64, horiz_start_pos=n, vert_start_pos=300, bot_pad_size=1, right_pad_size=i8v)


@asc.jit
def localmemallocator_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    v = asc.LocalMemAllocator(asc.Hardware.MAX)


@asc.jit
def localtensor_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    v = asc.LocalTensor(asc.uint32)


@asc.jit
def localtensorauto_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    v = asc.LocalTensorAuto(asc.float32, 64)


@asc.jit
def mmadparams_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    v = asc.MmadParams(300, 8, 300, 64)


def launch():
    x = np.zeros(1024, dtype=np.float32)
    h = np.zeros(1024, dtype=np.float16)
    i = np.zeros(1024, dtype=np.int32)
    aippchannelpaddingparams_1[1](x, h, i, 3, 1.5, 7)
    aippcolorspaceconvparams_1[1](x, h, i, 3, 1.5, 7)
    aippdatatypeconvparams_1[1](x, h, i, 3, 1.5, 7)
    aipppaddingparams_1[1](x, h, i, 3, 1.5, 7)
    aippsinglelineparams_1[1](x, h, i, 3, 1.5, 7)
    aippswapparams_1[1](x, h, i, 3, 1.5, 7)
    binaryrepeatparams_1[1](x, h, i, 3, 1.5, 7)
    brcbrepeatparams_1[1](x, h, i, 3, 1.5, 7)
    checklocalmemoryiaparam_1[1](x, h, i, 3, 1.5, 7)
    constexpr_1[1](x, h, i, 3, 1.5, 7)
    constexpr_unwrap_1[1](x, h, i, 3, 1.5, 7)
    copyrepeatparams_1[1](x, h, i, 3, 1.5, 7)
    datacopyco12dstparams_1[1](x, h, i, 3, 1.5, 7)
    datacopyenhancedparams_1[1](x, h, i, 3, 1.5, 7)
    datacopyextparams_1[1](x, h, i, 3, 1.5, 7)
    datacopypadextparams_1[1](x, h, i, 3, 1.5, 7)
    datacopypadparams_1[1](x, h, i, 3, 1.5, 7)
    datacopyparams_1[1](x, h, i, 3, 1.5, 7)
    fixpipeconfig_1[1](x, h, i, 3, 1.5, 7)
    fixpipeconfig_cfg_nz_1[1](x, h, i, 3, 1.5, 7)
    fixpipeconfig_cfg_row_major_1[1](x, h, i, 3, 1.5, 7)
    fixpipeparamsv220_1[1](x, h, i, 3, 1.5, 7)
    gathermaskparams_1[1](x, h, i, 3, 1.5, 7)
    gatherrepeatparams_1[1](x, h, i, 3, 1.5, 7)
    globaltensor_1[1](x, h, i, 3, 1.5, 7)
    initconstvalueparams_1[1](x, h, i, 3, 1.5, 7)
    listtensordesc_1[1](x, h, i, 3, 1.5, 7)
    loaddata2dparams_1[1](x, h, i, 3, 1.5, 7)
    loaddata2dparamsv2_1[1](x, h, i, 3, 1.5, 7)
    loaddata2dtransposeparams_1[1](x, h, i, 3, 1.5, 7)
    loaddata2dtransposeparamsv2_1[1](x, h, i, 3, 1.5, 7)
    loaddata3dparamsv1_1[1](x, h, i, 3, 1.5, 7)
    loaddata3dparamsv2_1[1](x, h, i, 3, 1.5, 7)
    loaddata3dparamsv2pro_1[1](x, h, i, 3, 1.5, 7)
    loaddatarepeatparam_1[1](x, h, i, 3, 1.5, 7)
    loadimagetolocalparams_1[1](x, h, i, 3, 1.5, 7)
    localmemallocator_1[1](x, h, i, 3, 1.5, 7)
    localtensor_1[1](x, h, i, 3, 1.5, 7)
    localtensorauto_1[1](x, h, i, 3, 1.5, 7)
    mmadparams_1[1](x, h, i, 3, 1.5, 7)

// Parameter classes of the Python interface: each makes one `construct`.

#ifndef ASCIR_PARAMS
#define ASCIR_PARAMS

include "types.td"

// `fields` in the order of Python's parameters (language: ops::signature). `form`: "constexpr static" marks the
// construct so; "inside": made only by the class that takes it; "extents": see ShapeInfo.
class Params<string python_, string type_, string fields_, string form_ = ""> {
  string pythonName = python_;
  string typeName = type_;
  string fieldList = fields_;
  string form = form_;
}

def : Params<"asc.BinaryRepeatParams", "BinaryRepeatParams",
  "dst_blk_stride: int = 1 / ui8, src0_blk_stride: int = 1 / ui8, src1_blk_stride: int = 1 / ui8, "
  "dst_rep_stride: int = 8 / ui8, src0_rep_stride: int = 8 / ui8, src1_rep_stride: int = 8 / ui8">;
def : Params<"asc.BrcbRepeatParams", "BrcbRepeatParams",
  "dst_blk_stride: int = 1 as ui16 / ui16, dst_rep_stride: int = 8 as ui16 / ui16">;
def : Params<"asc.CheckLocalMemoryIAParam", "CheckLocalMemoryIaParam",
  "enable_bit: int = 0 as ui8 / ui8, start_addr: int = 0 as ui32 / ui32, end_addr: int = 0 as ui32 / ui32, "
  "is_scalar_read: bool = False as i1 / i1, is_scalar_write: bool = False as i1 / i1, "
  "is_vector_read: bool = False as i1 / i1, is_vector_write: bool = False as i1 / i1, "
  "is_mte_read: bool = False as i1 / i1, is_mte_write: bool = False as i1 / i1, is_enable: bool = False as i1 / i1">;
def : Params<"asc.CopyRepeatParams", "CopyRepeatParams",
  "dst_stride: int = 0 as ui16 / ui16, src_stride: int = 0 as ui16 / ui16, "
  "dst_repeat_size: int = 0 as ui16 / ui16, src_repeat_size: int = 0 as ui16 / ui16">;
def : Params<"asc.DataCopyCO12DstParams", "DataCopyCo12dstParams",
  "n_size: int / ui64, m_size: int / ui64, dst_stride: int / ui64, src_stride: int / ui64, "
  "quant_pre: QuantModes = NoQuant / QuantModeT, relu_pre: int = 0 / ui8, channel_split: bool = False / i1, "
  "nz2nd_en: bool = False / i1">;
def : Params<"asc.DataCopyEnhancedParams", "DataCopyEnhancedParams",
  "block_mode: BlockMode = BLOCK_MODE_NORMAL / BlockModeType, deq_scale: DeqScale = DEQ_NONE / DeqScaleType, "
  "deq_value_in: int = 0 / ui64, sid_store_mode_in: int = 0 / ui8, is_relu_in: bool = False / i1, "
  "pad_mode_in: pad_t = PAD_NONE / PadTType, pad_value_in: int = 0 / ui64">;
def : Params<"asc.DataCopyExtParams", "DataCopyExtParams",
  "block_count: int = 1 / ui16, block_len: int = 0 / ui32, src_stride: int = 0 / ui32, dst_stride: int = 0 / ui32, "
  "rsv: int = 0 / ui32">;
def : Params<"asc.DataCopyPadExtParams", "DataCopyPadExtParams",
  "dtype: dtype, is_pad: bool = False / i1, left_padding: int = 0 / ui16, right_padding: int = 0 / ui16, "
  "padding_value: number = 0 as dtype / dtype">;
def : Params<"asc.DataCopyPadParams", "DataCopyPadParams",
  "is_pad: bool = False / i1, left_padding: int = 0 / ui16, right_padding: int = 0 / ui16, "
  "padding_value: int = 0 / ui64">;
def : Params<"asc.DataCopyParams", "DataCopyParams",
  "block_count: int = 1 / ui16, block_len: int = 0 / ui16, src_stride: int = 0 / ui16, dst_stride: int = 0 / ui16">;
def : Params<"asc.FixpipeConfig", "FixpipeConfig", "layout: CO2Layout / Co2Layout">;
def : Params<"asc.FixpipeParamsV220", "FixpipeParamsV220",
  "n_size: int as ui16 / ui16, m_size: int as ui16 / ui16, src_stride: int as ui16 / ui16, "
  "dst_stride: int as ui32 / ui32, quant_pre: QuantModes = NoQuant -> 5 / QuantModeT, deq_scalar: int = 0 / ui64, "
  "nd_num: int = 1 as ui16 / ui16, src_nd_stride: int = 0 as ui16 / ui16, dst_nd_stride: int = 0 as ui16 / ui16, "
  "relu_en: bool = False -> 4 / i1, unit_flag: int = 0 -> 10 / ui8, is_channel_split: bool = False / i1">;
def : Params<"asc.GatherMaskParams", "GatherMaskParams",
  "src0_block_stride: int = 1 / ui8, repeat_times: int = 1 / ui16, src0_repeat_stride: int = 0 / ui16, "
  "src1_repeat_stride: int = 0 / ui8">;
def : Params<"asc.GatherRepeatParams", "GatherRepeatParams",
  "dst_blk_stride: int = 1 as ui16 / ui16, dst_rep_stride: int = 8 as ui16 / ui16">;
def : Params<"asc.InitConstValueParams", "InitConstValueParams",
  "repeat_times: int = 0 as ui16 @1 / ui16, block_num: int = 0 as ui16 @2 / ui16, "
  "dst_gap: int = 0 as ui16 @3 / ui16, init_value: literal = 0 @0 / natural">;
def : Params<"asc.LoadData2DParams", "LoadData2dParams",
  "start_index: int = 0 as ui16 / ui16, repeat_times: int = 1 as ui8 / ui8, src_stride: int = 0 as ui16 / ui16, "
  "sid: int = 0 as ui16 / ui16, dst_gap: int = 0 as ui16 / ui16, if_transpose: bool = False as i1 / i1, "
  "addr_mode: int = 0 as ui8 / ui8">;
def : Params<"asc.LoadData2DParamsV2", "LoadData2dParamsV2",
  "m_start_position: int = 0 as ui32 / ui32, k_start_position: int = 0 as ui32 / ui32, "
  "m_step: int = 0 as ui16 / ui16, k_step: int = 0 as ui16 / ui16, src_stride: int = 0 as i32 / i32, "
  "dst_stride: int = 0 as ui16 / ui16, if_transpose: bool = False as i1 / i1, sid: int = 0 as ui8 / ui8">;
def : Params<"asc.LoadData2dTransposeParams", "LoadData2dTransposeParams",
  "start_index: int = 0 as ui16 / ui16, repeat_times: int = 1 as ui8 / ui8, src_stride: int = 0 as ui16 / ui16, "
  "dst_gap: int = 0 as ui16 / ui16, dst_frac_gap: int = 0 as ui16 / ui16, addr_mode: int = 0 as ui8 / ui8">;
def : Params<"asc.LoadData2dTransposeParamsV2", "LoadData2dTransposeParamsV2",
  "start_index: int = 0 as ui16 / ui16, repeat_times: int = 0 as ui8 / ui8, src_stride: int = 0 as ui16 / ui16, "
  "dst_gap: int = 0 as ui16 / ui16, dst_frac_gap: int = 0 as ui16 / ui16, src_frac_gap: int = 0 as ui16 / ui16, "
  "addr_mode: int = 0 as ui8 / ui8">;
def : Params<"asc.LoadData3DParamsV1", "LoadData3dParamsV1",
  "pad_list: list = 0 as ui8 / ui8, l1_h: int = 1 as ui16 / ui16, l1_w: int = 1 as ui16 / ui16, "
  "c1_index: int = 0 as ui16 / ui16, fetch_filter_w: int = 0 as ui8 / ui8, fetch_filter_h: int = 0 as ui8 / ui8, "
  "left_top_w: int = 0 as i16 / i16, left_top_h: int = 0 as i16 / i16, stride_w: int = 1 as ui8 / ui8, "
  "stride_h: int = 1 as ui8 / ui8, filter_w: int = 1 as ui8 / ui8, filter_h: int = 1 as ui8 / ui8, "
  "dilation_filter_w: int = 1 as ui8 / ui8, dilation_filter_h: int = 1 as ui8 / ui8, "
  "jump_stride: int = 1 as ui8 / ui8, repeat_mode: int = 0 as ui8 / ui8, repeat_time: int = 1 as ui8 / ui8, "
  "c_size: int = 0 as ui8 / ui8, pad_value: int = 0 as ui16 / ui16">;
def : Params<"asc.LoadData3DParamsV2", "LoadData3dParamsV2",
  "pad_list: list = 0 as ui8 / ui8, l1_h: int = 1 as ui16 / ui16, l1_w: int = 1 as ui16 / ui16, "
  "channel_size: int = 1 as ui8 / ui8, k_extension: int = 1 as ui16 / ui16, m_extension: int = 1 as ui16 / ui16, "
  "k_start_pt: int = 0 as ui16 / ui16, m_start_pt: int = 0 as ui16 / ui16, stride_w: int = 1 as ui8 / ui8, "
  "stride_h: int = 1 as ui8 / ui8, filter_w: int = 1 as ui8 / ui8, filter_h: int = 1 as ui8 / ui8, "
  "dilation_filter_w: int = 1 as ui8 / ui8, dilation_filter_h: int = 1 as ui8 / ui8, "
  "en_transpose: bool = False as i1 / i1, pad_value: int = 0 as ui16 / ui16, "
  "filter_size_w: bool = False as i1 / i1, filter_size_h: bool = False as i1 / i1, "
  "f_matrix_ctrl: bool = False as i1 / i1">;
def : Params<"asc.LoadData3DParamsV2Pro", "LoadData3dParamsV2Pro",
  "channel_size: int = 0 as ui16 / ui16, en_transpose: bool = False as i1 / i1, "
  "en_small_k: bool = False as i1 / i1, filter_size_w: bool = False as i1 / i1, "
  "filter_size_h: bool = False as i1 / i1, f_matrix_ctrl: bool = False as i1 / i1, "
  "ext_config: int = 0 as ui64 / ui64, filter_config: int = 1103823438081 as ui64 / ui64">;
def : Params<"asc.LoadDataRepeatParam", "LoadDataRepeatParam",
  "repeat_time: int = 1 / ui8, repeat_stride: int = 0 / ui16, repeat_mode: int = 0 / ui8">;
def : Params<"asc.LoadImageToLocalParams", "LoadImageToLocalParams",
  "horiz_size: int = 2 / ui16, vert_size: int = 2 / ui16, horiz_start_pos: int = 0 / ui16, "
  "vert_start_pos: int = 0 / ui16, src_horiz_size: int = 2 / ui16, top_pad_size: int = 0 / ui16, "
  "bot_pad_size: int = 0 / ui16, left_pad_size: int = 0 / ui16, right_pad_size: int = 0 / ui16">;
def : Params<"asc.Nd2NzParams", "Nd2nzParams",
  "nd_num: int / ui16, n_value: int / ui16, d_value: int / ui16, src_nd_matrix_stride: int / ui16, "
  "src_d_value: int / ui16, dst_nz_c0_stride: int / ui16, dst_nz_n_stride: int / ui16, "
  "dst_nz_matrix_stride: int / ui16">;
def : Params<"asc.Nz2NdParamsFull", "Nz2ndParamsFull",
  "nd_num: int / ui16, n_value: int / ui16, d_value: int / ui16, src_nd_matrix_stride: int / ui16, "
  "src_n_stride: int / ui16, dst_d_stride: int / ui16, dst_nd_matrix_stride: int / ui16">;
def : Params<"asc.SliceInfo", "SliceInfo",
  "start_index: int = 0 / ui32, end_index: nonzero / ui32, stride: int = 0 / ui32, "
  "burst_len: nonzero / ui32, shape_value: int = 0 / ui32">;
def : Params<"asc.TransDataTo5HDParams", "TransDataTo5hdParams",
  "dst_high_half: bool = False as i1 / i1, src_high_half: bool = False as i1 / i1, repeat_times: int = 1 / ui8, "
  "dst_rep_stride: int = 0 / ui16, src_rep_stride: int = 0 / ui16">;
def : Params<"asc.TransposeParamsExt", "TransposeParamsExt",
  "n_size: int = 0 / ui16, c_size: int = 0 / ui16, h_size: int = 0 / ui16, w_size: int = 0 / ui16, "
  "transpose_type: TransposeType = TRANSPOSE_ND2ND_B16 / TransposeTypeType">;
def : Params<"asc.UnaryRepeatParams", "UnaryRepeatParams",
  "dst_blk_stride: int = 1 / ui16, src_blk_stride: int = 1 / ui16, dst_rep_stride: int = 8 / ui8, "
  "src_rep_stride: int = 8 / ui8">;
def : Params<"asc.adv.QuantConfig", "AscendQuantConfig",
  "calc_count: int = 0 as i32 / ui32, offset_count: int = 0 as i32 / ui32, scale_count: int = 0 as i32 / ui32, "
  "work_local_size: int = 0 as i32 / ui32", "constexpr static">;

def : Params<"asc.adv.MatmulConfig", "MatmulConfig",
  "do_norm: bool = True / i1, do_basic_block: bool = False / i1, "
  "do_multi_data_load: bool = False / i1, basic_m: int = 0 / ui32, basic_n: int = 0 / ui32, "
  "basic_k: int = 0 / ui32, intrinsics_check: bool = False / i1, is_n_batch: bool = False / i1, "
  "en_vec_nd2nz: bool = False / i1, do_special_basic_block: bool = False / i1, "
  "do_mte2_preload: int = 0 / ui32, single_core_m: int = 0 / ui32, "
  "single_core_n: int = 0 / ui32, single_core_k: int = 0 / ui32, step_m: int = 0 / ui32, "
  "step_n: int = 0 / ui32, base_mn: int = 0 / ui32, single_core_mn: int = 0 / ui32, "
  "en_unit_flag: bool = True / i1, is_per_tensor: bool = False / i1, "
  "has_anti_quant_offset: bool = False / i1, do_ib_share_norm: bool = False / i1, "
  "do_special_mdl: bool = False / i1, enable_init: bool = True / i1, "
  "batch_mode: BatchMode = BATCH_LESS_THAN_L1 / BatchModeType, enable_end: bool = True / i1, "
  "enable_get_tensor_c: bool = True / i1, enable_set_org_shape: bool = True / i1, "
  "enable_set_bias: bool = True / i1, enable_set_tail: bool = True / i1, "
  "enable_quant_vector: bool = True / i1, enable_set_define_data: bool = True / i1, "
  "iterate_mode: IterateMode = ITERATE_MODE_DEFAULT / ui8, enable_reuse: bool = True / i1, "
  "enable_ub_reuse: bool = False / i1, enable_l1_cache_ub: bool = False / i1, "
  "intra_block_part_sum: bool = False / i1, iterate_order: IterateOrder = UNDEF / IterateOrderType, "
  "schedule_type: ScheduleType = INNER_PRODUCT / ScheduleTypeType, "
  "enable_double_cache: int = 0 / i1, is_bias_batch: bool = True / i1, "
  "enable_static_pad_zeros: bool = False / i1, is_partial_output: bool = False / i1, "
  "enable_mix_dual_master: bool = False / i1, is_a2b2_shared: bool = False / i1, "
  "is_enable_channel_split: bool = False / i1, enable_kdim_reorder_load: bool = False / i1, "
  "is_co1_shared: bool = False / i1, shared_co1_buffer_size: int = 65536 / ui32, "
  "batch_out_mode: language.core.enums.BatchOutMode = SINGLE_BATCH / BatchOutModeType", "constexpr static">;

// All of the first five or all of the last three must be given: otherwise the structure stays empty.
def : Params<"asc.MmadParams", "MmadParams",
  "m: int = 0 as ui16 / ui16, n: int = 0 as ui16 / ui16, k: int = 0 as ui16 / ui16, is_bias: bool as i1 / i1, "
  "fm_offset: int as i32 / i32, en_ssparse: bool as i1 / i1, en_winograd_a: bool as i1 / i1, "
  "en_winograd_b: bool as i1 / i1">;
def : Params<"asc.MmadParams", "MmadParams",
  "m: int = 0 as ui16 / ui16, n: int = 0 as ui16 / ui16, k: int = 0 as ui16 / ui16, is_bias: bool = None / none, "
  "fm_offset: int = None / none, en_ssparse: bool = None / none, en_winograd_a: bool = None / none, "
  "en_winograd_b: bool = None / none, unit_flag: int as i1 / i1, cmatrix_source: bool as i1 / i1, "
  "cmatrix_init_val: bool as i1 / i1">;
def : Params<"asc.MmadParams", "MmadParams",
  "m: int = 0 / none, n: int = 0 / none, k: int = 0 / none, is_bias: bool = None / none, "
  "fm_offset: int = None / none, en_ssparse: bool = None / none, en_winograd_a: bool = None / none, "
  "en_winograd_b: bool = None / none, unit_flag: int = None / none, cmatrix_source: bool = None / none, "
  "cmatrix_init_val: bool = None / none">;

// Parts of a matmul configuration, which exist in Python only.
def : Params<"asc.adv.MatmulShapeParams", "",
  "single_core_m: any = 0, single_core_n: any = 0, single_core_k: any = 0, basic_m: any = 0, basic_n: any = 0, "
  "basic_k: any = 0", "inside">;
def : Params<"asc.adv.MatmulQuantParams", "",
  "is_per_tensor: any = False, has_anti_quant_offset: any = False", "inside">;
def : Params<"asc.adv.MatmulBatchParams", "",
  "is_b_batch: any = False, batch_mode: any = 1, is_bias_batch: any = False", "inside">;
def : Params<"asc.adv.MatmulFuncParams", "",
  "intrinsics_limit: any = False, en_vec_nd2_nz: any = False, enable_double_cache: any = False, "
  "enable_l1_cache: any = False, do_mte2_pre_load: any = 0, iterate_order: any = 0, schedule_type: any = 0, "
  "enable_reuse: any = True, enable_ub_reuse: any = False, is_partial_output: any = False, "
  "is_a2_b2_shared: any = False, is_enable_channel_split: any = False, enable_kdim_reorder_load: any = False", "inside">;
def : Params<"asc.adv.MatrixOffset", "MatrixOffset",
  "offset: int as i32 / i32, row: int as i32 / i32, col: int as i32 / i32, height: int as i32 / i32, "
  "width: int as i32 / i32">;

// Lists that become arrays.
def : Params<"asc.MrgSort4Info", "MrgSort4Info",
  "element_lengths: list as ui16 @3 / memref<?xui16>, if_exhausted_suspension: bool = False as i8 @0 / i1, "
  "valid_bit: int = 15 as ui16 @1 / ui16, repeat_times: int = 1 as ui16 @2 / ui16">;
def : Params<"asc.VdeqInfo", "VdeqInfo",
  "scale: list as f32 / memref<16xf32>, offset: list as i16 / memref<16xi16>, sign_mode: list as i1 / memref<16xi1>">;

// The element type is a parameter of the structure's type; the members are the tensors themselves.
def : Params<"asc.MrgSortSrcList", "MrgSortSrcList",
  "dtype: dtype, src1: local / first, src2: local / first, src3: local = None / first, "
  "src4: local = None / first">;

// Extents and pointers: `array.len` is the length of an array made by `asc.array`. Without arguments it stays empty.
def : Params<"asc.ShapeInfo", "ShapeInfo",
  "shape: array = None -> 1 / memref<*xui32>, original_shape: array = shape -> 3 / memref<*xui32>, "
  "data_format: DataFormat = ND as i8 -> 4 / DataFormatType", "extents">;

// Written only where AippParams takes them, with its element type.
def : Params<"asc.AippPaddingParams", "AippPaddingParams",
  "padding_mode: int = 0 / ui32, padding_value_ch0: number = 0 as dtype / dtype, "
  "padding_value_ch1: number = 0 as dtype / dtype, padding_value_ch2: number = 0 as dtype / dtype, "
  "padding_value_ch3: number = 0 as dtype / dtype", "inside">;
def : Params<"asc.AippSwapParams", "AippSwapParams",
  "is_swap_rb: bool = False as i1 / i8, is_swap_uv: bool = False as i1 / i8, "
  "is_swap_ax: bool = False as i1 / i8", "inside">;
def : Params<"asc.AippSingleLineParams", "AippSingleLineParams",
  "is_single_line_copy: bool = False as i1 / i8", "inside">;
def : Params<"asc.AippDataTypeConvParams", "AippDtcParams",
  "dtc_mean_ch0: int = 0 as ui8 / ui8, dtc_mean_ch1: int = 0 as ui8 / ui8, dtc_mean_ch2: int = 0 as ui8 / ui8, "
  "dtc_min_ch0: float = 0.0 as f16 / f16, dtc_min_ch1: float = 0.0 as f16 / f16, "
  "dtc_min_ch2: float = 0.0 as f16 / f16, dtc_var_ch0: float = 1.0 as f16 / f16, "
  "dtc_var_ch1: float = 1.0 as f16 / f16, dtc_var_ch2: float = 1.0 as f16 / f16, "
  "dtc_round_mode: int = 0 as ui32 / ui32", "inside">;
def : Params<"asc.AippChannelPaddingParams", "AippCpaddingParams",
  "c_padding_mode: int = 0 / ui32, c_padding_value: number = 0 as dtype / dtype", "inside">;
def : Params<"asc.AippColorSpaceConvParams", "AippCscParams",
  "is_enable_csc: bool = False as i1 / i8, csc_matrix_r0_c0: int = 0 as i16 / i16, "
  "csc_matrix_r0_c1: int = 0 as i16 / i16, csc_matrix_r0_c2: int = 0 as i16 / i16, "
  "csc_matrix_r1_c0: int = 0 as i16 / i16, csc_matrix_r1_c1: int = 0 as i16 / i16, "
  "csc_matrix_r1_c2: int = 0 as i16 / i16, csc_matrix_r2_c0: int = 0 as i16 / i16, "
  "csc_matrix_r2_c1: int = 0 as i16 / i16, csc_matrix_r2_c2: int = 0 as i16 / i16, "
  "csc_bias_in_0: int = 0 as ui8 / ui8, csc_bias_in_1: int = 0 as ui8 / ui8, csc_bias_in_2: int = 0 as ui8 / ui8, "
  "csc_bias_out_0: int = 0 as ui8 / ui8, csc_bias_out_1: int = 0 as ui8 / ui8, "
  "csc_bias_out_2: int = 0 as ui8 / ui8", "inside">;
def : Params<"asc.AippParams", "AippParams",
  "dtype: dtype in i8 f16, padding_params: AippPaddingParams = AippPaddingParams() / AippPaddingParams, "
  "swap_params: AippSwapParams = AippSwapParams() / AippSwapParams, "
  "single_line_params: AippSingleLineParams = AippSingleLineParams() / AippSingleLineParams, "
  "dtc_params: AippDataTypeConvParams = AippDataTypeConvParams() / AippDtcParams, "
  "c_padding_params: AippChannelPaddingParams = AippChannelPaddingParams() / AippCpaddingParams, "
  "csc_params: AippColorSpaceConvParams = AippColorSpaceConvParams() / AippCscParams">;

#endif

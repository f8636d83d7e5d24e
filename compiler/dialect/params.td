// Parameter classes of the Python interface: each makes one `construct`.

#ifndef ASCIR_PARAMS
#define ASCIR_PARAMS

include "types.td"

// `fields` in the order of Python's parameters: "name: type = default as T @n / B", where T is what the value is
// materialised as, n its place among the operands where that differs, and B the type it has in the Ascend C structure
// (language: ops::signature).
class Params<string python, string type_, string fields_> {
  string name = python;
  string type = type_;
  string fields = fields_;
}

def BinaryRepeatParamsFields : Params<"asc.BinaryRepeatParams", "BinaryRepeatParams",
  "dst_blk_stride: int = 1 as i32 / ui8, src0_blk_stride: int = 1 as i32 / ui8, "
  "src1_blk_stride: int = 1 as i32 / ui8, dst_rep_stride: int = 8 as i32 / ui8, "
  "src0_rep_stride: int = 8 as i32 / ui8, src1_rep_stride: int = 8 as i32 / ui8">;
def UnaryRepeatParamsFields : Params<"asc.UnaryRepeatParams", "UnaryRepeatParams",
  "dst_blk_stride: int = 1 as i32 / ui16, src_blk_stride: int = 1 as i32 / ui16, "
  "dst_rep_stride: int = 8 as i32 / ui8, src_rep_stride: int = 8 as i32 / ui8">;
def CopyRepeatParamsFields : Params<"asc.CopyRepeatParams", "CopyRepeatParams",
  "dst_stride: int = 0 as ui16 / ui16, src_stride: int = 0 as ui16 / ui16, dst_repeat_size: int = 0 as ui16 / ui16, "
  "src_repeat_size: int = 0 as ui16 / ui16">;
def BrcbRepeatParamsFields : Params<"asc.BrcbRepeatParams", "BrcbRepeatParams",
  "dst_blk_stride: int = 1 as ui16 / ui16, dst_rep_stride: int = 8 as ui16 / ui16">;
def GatherRepeatParamsFields : Params<"asc.GatherRepeatParams", "GatherRepeatParams",
  "dst_blk_stride: int = 1 as ui16 / ui16, dst_rep_stride: int = 8 as ui16 / ui16">;
def GatherMaskParamsFields : Params<"asc.GatherMaskParams", "GatherMaskParams",
  "src0_block_stride: int = 1 as i32 / ui8, repeat_times: int = 1 as i32 / ui16, "
  "src0_repeat_stride: int = 0 as i32 / ui16, src1_repeat_stride: int = 0 as i32 / ui8">;
def DataCopyParamsFields : Params<"asc.DataCopyParams", "DataCopyParams",
  "block_count: int = 1 as i32 / ui16, block_len: int = 0 as i32 / ui16, src_stride: int = 0 as i32 / ui16, "
  "dst_stride: int = 0 as i32 / ui16">;
def DataCopyExtParamsFields : Params<"asc.DataCopyExtParams", "DataCopyExtParams",
  "block_count: int = 1 as i32 / ui16, block_len: int = 0 as i32 / ui32, src_stride: int = 0 as i32 / ui32, "
  "dst_stride: int = 0 as i32 / ui32, rsv: int = 0 as i32 / ui32">;
def DataCopyPadExtParamsFields : Params<"asc.DataCopyPadExtParams", "DataCopyPadExtParams",
  "dtype: dtype / parameter, is_pad: bool = False as i1 / i1, left_padding: int = 0 as i32 / ui16, "
  "right_padding: int = 0 as i32 / ui16, padding_value: number = 0 as dtype / dtype">;
def DataCopyPadParamsFields : Params<"asc.DataCopyPadParams", "DataCopyPadParams",
  "is_pad: bool = False as i1 / i1, left_padding: int = 0 as i32 / ui16, right_padding: int = 0 as i32 / ui16, "
  "padding_value: int = 0 as i32 / ui64">;
def DataCopyEnhancedParamsFields : Params<"asc.DataCopyEnhancedParams", "DataCopyEnhancedParams",
  "block_mode: BlockMode = BLOCK_MODE_NORMAL as i32 / BlockModeType, deq_scale: DeqScale = DEQ_NONE as i32 / DeqScaleType, "
  "deq_value_in: int = 0 as i32 / ui64, sid_store_mode_in: int = 0 as i32 / ui8, "
  "is_relu_in: bool = False as i1 / i1, pad_mode_in: pad_t = PAD_NONE as i32 / PadTType, "
  "pad_value_in: int = 0 as i32 / ui64">;
def DataCopyCO12DstParamsFields : Params<"asc.DataCopyCO12DstParams", "DataCopyCo12dstParams",
  "n_size: int as i32 / ui64, m_size: int as i32 / ui64, dst_stride: int as i32 / ui64, "
  "src_stride: int as i32 / ui64, quant_pre: QuantModes = NoQuant as i32 / QuantModeT, "
  "relu_pre: int = 0 as i32 / ui8, channel_split: bool = False as i1 / i1, nz2nd_en: bool = False as i1 / i1">;
def Nd2NzParamsFields : Params<"asc.Nd2NzParams", "Nd2nzParams",
  "nd_num: int as i32 / ui16, n_value: int as i32 / ui16, d_value: int as i32 / ui16, "
  "src_nd_matrix_stride: int as i32 / ui16, src_d_value: int as i32 / ui16, dst_nz_c0_stride: int as i32 / ui16, "
  "dst_nz_n_stride: int as i32 / ui16, dst_nz_matrix_stride: int as i32 / ui16">;
def Nz2NdParamsFullFields : Params<"asc.Nz2NdParamsFull", "Nz2ndParamsFull",
  "nd_num: int as i32 / ui16, n_value: int as i32 / ui16, d_value: int as i32 / ui16, "
  "src_nd_matrix_stride: int as i32 / ui16, src_n_stride: int as i32 / ui16, dst_d_stride: int as i32 / ui16, "
  "dst_nd_matrix_stride: int as i32 / ui16">;
def SliceInfoFields : Params<"asc.SliceInfo", "SliceInfo",
  "start_index: int = 0 as i32 / ui32, end_index: int = None as i32 / ui32, stride: int = 0 as i32 / ui32, "
  "burst_len: int = None as i32 / ui32, shape_value: int = 0 as i32 / ui32">;
def TransDataTo5HDParamsFields : Params<"asc.TransDataTo5HDParams", "TransDataTo5hdParams",
  "dst_high_half: bool = False as i1 / i1, src_high_half: bool = False as i1 / i1, "
  "repeat_times: int = 1 as i32 / ui8, dst_rep_stride: int = 0 as i32 / ui16, "
  "src_rep_stride: int = 0 as i32 / ui16">;
def TransposeParamsExtFields : Params<"asc.TransposeParamsExt", "TransposeParamsExt",
  "n_size: int = 0 as i32 / ui16, c_size: int = 0 as i32 / ui16, h_size: int = 0 as i32 / ui16, "
  "w_size: int = 0 as i32 / ui16, transpose_type: TransposeType = TRANSPOSE_ND2ND_B16 as i32 / TransposeTypeType">;
def LoadData2DParamsFields : Params<"asc.LoadData2DParams", "LoadData2dParams",
  "start_index: int = 0 as ui16 / ui16, repeat_times: int = 1 as ui8 / ui8, src_stride: int = 0 as ui16 / ui16, "
  "sid: int = 0 as ui16 / ui16, dst_gap: int = 0 as ui16 / ui16, if_transpose: bool = False as i1 / i1, "
  "addr_mode: int = 0 as ui8 / ui8">;
def LoadData2DParamsV2Fields : Params<"asc.LoadData2DParamsV2", "LoadData2dParamsV2",
  "m_start_position: int = 0 as ui32 / ui32, k_start_position: int = 0 as ui32 / ui32, "
  "m_step: int = 0 as ui16 / ui16, k_step: int = 0 as ui16 / ui16, src_stride: int = 0 as i32 / i32, "
  "dst_stride: int = 0 as ui16 / ui16, if_transpose: bool = False as i1 / i1, sid: int = 0 as ui8 / ui8">;
def LoadData2DTransposeParamsFields : Params<"asc.LoadData2dTransposeParams", "LoadData2dTransposeParams",
  "start_index: int = 0 as ui16 / ui16, repeat_times: int = 1 as ui8 / ui8, src_stride: int = 0 as ui16 / ui16, "
  "dst_gap: int = 0 as ui16 / ui16, dst_frac_gap: int = 0 as ui16 / ui16, addr_mode: int = 0 as ui8 / ui8">;
def LoadData2DTransposeParamsV2Fields : Params<"asc.LoadData2dTransposeParamsV2", "LoadData2dTransposeParamsV2",
  "start_index: int = 0 as ui16 / ui16, repeat_times: int = 0 as ui8 / ui8, src_stride: int = 0 as ui16 / ui16, "
  "dst_gap: int = 0 as ui16 / ui16, dst_frac_gap: int = 0 as ui16 / ui16, src_frac_gap: int = 0 as ui16 / ui16, "
  "addr_mode: int = 0 as ui8 / ui8">;
def LoadData3DParamsV2ProFields : Params<"asc.LoadData3DParamsV2Pro", "LoadData3dParamsV2Pro",
  "channel_size: int = 0 as ui16 / ui16, en_transpose: bool = False as i1 / i1, "
  "en_small_k: bool = False as i1 / i1, filter_size_w: bool = False as i1 / i1, "
  "filter_size_h: bool = False as i1 / i1, f_matrix_ctrl: bool = False as i1 / i1, "
  "ext_config: int = 0 as ui64 / ui64, filter_config: int = 1103823438081 as ui64 / ui64">;
def LoadDataRepeatParamFields : Params<"asc.LoadDataRepeatParam", "LoadDataRepeatParam",
  "repeat_time: int = 1 as i32 / ui8, repeat_stride: int = 0 as i32 / ui16, repeat_mode: int = 0 as i32 / ui8">;
def LoadImageToLocalParamsFields : Params<"asc.LoadImageToLocalParams", "LoadImageToLocalParams",
  "horiz_size: int = 2 as i32 / ui16, vert_size: int = 2 as i32 / ui16, horiz_start_pos: int = 0 as i32 / ui16, "
  "vert_start_pos: int = 0 as i32 / ui16, src_horiz_size: int = 2 as i32 / ui16, "
  "top_pad_size: int = 0 as i32 / ui16, bot_pad_size: int = 0 as i32 / ui16, left_pad_size: int = 0 as i32 / ui16, "
  "right_pad_size: int = 0 as i32 / ui16">;
def FixpipeConfigFields : Params<"asc.FixpipeConfig", "FixpipeConfig",
  "layout: CO2Layout as i32 / Co2Layout">;
def FixpipeParamsV220Fields : Params<"asc.FixpipeParamsV220", "FixpipeParamsV220",
  "n_size: int as ui16 / ui16, m_size: int as ui16 / ui16, src_stride: int as ui16 / ui16, "
  "dst_stride: int as ui32 / ui32, quant_pre: QuantModes = NoQuant as i32 / QuantModeT, "
  "deq_scalar: int = 0 as i32 / ui64, nd_num: int = 1 as ui16 / ui16, src_nd_stride: int = 0 as ui16 / ui16, "
  "dst_nd_stride: int = 0 as ui16 / ui16, relu_en: bool = False as i1 @4 / i1, unit_flag: int = 0 as i32 / ui8, "
  "is_channel_split: bool = False as i1 / i1">;
def CheckLocalMemoryIAParamFields : Params<"asc.CheckLocalMemoryIAParam", "CheckLocalMemoryIaParam",
  "enable_bit: int = 0 as ui8 / ui8, start_addr: int = 0 as ui32 / ui32, end_addr: int = 0 as ui32 / ui32, "
  "is_scalar_read: bool = False as i1 / i1, is_scalar_write: bool = False as i1 / i1, "
  "is_vector_read: bool = False as i1 / i1, is_vector_write: bool = False as i1 / i1, "
  "is_mte_read: bool = False as i1 / i1, is_mte_write: bool = False as i1 / i1, is_enable: bool = False as i1 / i1">;
def MrgSortSrcListFields : Params<"asc.MrgSortSrcList", "MrgSortSrcList",
  "dtype: dtype / parameter, src1: local / typeof, src2: local / typeof, src3: local = None / typeof, "
  "src4: local = None / typeof">;

#endif

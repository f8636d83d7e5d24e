// Types. Every one may be the element of a memref. `cpp` is its Ascend C name; empty: it is never written.

#ifndef ASCIR_TYPES
#define ASCIR_TYPES

include "enums.td"

class AscirType<string name_, string mnemonic_, string cpp_ = "">
    : TypeDef<Ascir_Dialect, name_, [MemRefElementTypeInterface]> {
  let mnemonic = mnemonic_;
  // What the verifier says it wants.
  let summary = "!ascir." # mnemonic_;
  string cpp = cpp_;
}

// Tensors: `<64x?xf32>`, or `<*xf32>` when the shape is not known. The shape is not part of the Ascend C type.
class TensorType<string name, string mnemonic, string cpp = ""> : AscirType<name, mnemonic, cpp> {
  let parameters = (ins ArrayRefParameter<"int64_t">:$shape, "::mlir::Type":$elementType);
  let assemblyFormat = "`<` custom<ShapeAndElement>($shape, $elementType) `>`";
}

def LocalTensor : TensorType<"LocalTensor", "local_tensor", "AscendC::LocalTensor">;
def GlobalTensor : TensorType<"GlobalTensor", "global_tensor", "AscendC::GlobalTensor">;
def BaseLocalTensor : TensorType<"BaseLocalTensor", "base_local_tensor">;
def BaseGlobalTensor : TensorType<"BaseGlobalTensor", "base_global_tensor">;

def TensorLike : AnyTypeOf<[LocalTensor, GlobalTensor, BaseLocalTensor, BaseGlobalTensor], "tensor">;

// Queues and buffers of the pipe framework.
def Pipe_ : AscirType<"Pipe", "pipe", "AscendC::TPipe">;

def Tbuf : AscirType<"Tbuf", "tbuf", "AscendC::TBuf"> {
  let parameters = (ins EnumParameter<TPosition>:$position);
  let assemblyFormat = "`<` $position `>`";
}

def Queue : AscirType<"Queue", "queue", "AscendC::TQue"> {
  let parameters = (ins EnumParameter<TPosition>:$position, "int64_t":$depth);
  let assemblyFormat = "`<` $position `,` $depth `>`";
}

def QueBind : AscirType<"QueBind", "que_bind", "AscendC::TQueBind"> {
  let parameters = (ins EnumParameter<TPosition>:$source, EnumParameter<TPosition>:$destination, "int64_t":$depth);
  let assemblyFormat = "`<` $source `,` $destination `,` $depth `>`";
}

def QueueLike : AnyTypeOf<[Tbuf, Queue, QueBind], "queue or buffer">;

def TbufPool : AscirType<"TbufPool", "tbuf_pool", "AscendC::TBufPool"> {
  let parameters = (ins EnumParameter<TPosition>:$position, "uint32_t":$buffers);
  let assemblyFormat = "`<` $position `,` $buffers `>`";
}

// The number is a value of enum Hardware.
def LocalMemAllocator : AscirType<"LocalMemAllocator", "local_mem_allocator", "AscendC::LocalMemAllocator"> {
  let parameters = (ins "uint64_t":$hardware);
  let assemblyFormat = "`<` $hardware `>`";
}

// Structures with an element type.
class ElementStruct<string name, string mnemonic, string cpp> : AscirType<name, mnemonic, cpp> {
  let parameters = (ins "::mlir::Type":$elementType);
  let assemblyFormat = "`<` $elementType `>`";
}

def DataCopyPadExtParams : ElementStruct<"DataCopyPadExtParams", "data_copy_pad_ext_params",
  "AscendC::DataCopyPadExtParams">;
def MrgSortSrcList : ElementStruct<"MrgSortSrcList", "mrg_sort_src_list", "AscendC::MrgSortSrcList">;
def FixpipeParams : ElementStruct<"FixpipeParams", "fixpipe_params", "AscendC::FixpipeParams">;

// A structure declared in Python; nested structures are spelled out in full.
def PyStruct : AscirType<"PyStruct", "py_struct"> {
  let parameters = (ins "::mlir::StringAttr":$name, "::mlir::ArrayAttr":$types, "::mlir::ArrayAttr":$names);
  let assemblyFormat = "`<` $name `,` $types `,` $names `>`";
}

// The fields of Ascend C's MatmulConfig, in its order.
def MatmulConfigAttr : AttrDef<Ascir_Dialect, "MatmulConfig"> {
  let mnemonic = "matmul_config";
  let parameters = (ins
    "::mlir::BoolAttr":$do_norm, "::mlir::BoolAttr":$do_basic_block, "::mlir::BoolAttr":$do_multi_data_load,
    "::mlir::IntegerAttr":$basic_m, "::mlir::IntegerAttr":$basic_n, "::mlir::IntegerAttr":$basic_k,
    "::mlir::BoolAttr":$intrinsics_check, "::mlir::BoolAttr":$is_n_batch, "::mlir::BoolAttr":$en_vec_nd2nz,
    "::mlir::BoolAttr":$do_special_basic_block, "::mlir::IntegerAttr":$do_mte2_preload,
    "::mlir::IntegerAttr":$single_core_m, "::mlir::IntegerAttr":$single_core_n,
    "::mlir::IntegerAttr":$single_core_k, "::mlir::IntegerAttr":$step_m, "::mlir::IntegerAttr":$step_n,
    "::mlir::IntegerAttr":$base_mn, "::mlir::IntegerAttr":$single_core_mn, "::mlir::BoolAttr":$en_unit_flag,
    "::mlir::BoolAttr":$is_per_tensor, "::mlir::BoolAttr":$has_anti_quant_offset,
    "::mlir::BoolAttr":$do_ib_share_norm, "::mlir::BoolAttr":$do_special_mdl, "::mlir::BoolAttr":$enable_init,
    "::mlir::IntegerAttr":$batch_mode, "::mlir::BoolAttr":$enable_end, "::mlir::BoolAttr":$enable_get_tensor_c,
    "::mlir::BoolAttr":$enable_set_org_shape, "::mlir::BoolAttr":$enable_set_bias,
    "::mlir::BoolAttr":$enable_set_tail, "::mlir::BoolAttr":$enable_quant_vector,
    "::mlir::BoolAttr":$enable_set_define_data, "::mlir::IntegerAttr":$iterate_mode,
    "::mlir::BoolAttr":$enable_reuse, "::mlir::BoolAttr":$enable_ub_reuse, "::mlir::BoolAttr":$enable_l1_cache_ub,
    "::mlir::BoolAttr":$intra_block_part_sum, "::mlir::IntegerAttr":$iterate_order,
    "::mlir::IntegerAttr":$schedule_type, "::mlir::BoolAttr":$enable_double_cache,
    "::mlir::BoolAttr":$is_bias_batch, "::mlir::BoolAttr":$enable_static_pad_zeros,
    "::mlir::BoolAttr":$is_partial_output, "::mlir::BoolAttr":$enable_mix_dual_master,
    "::mlir::BoolAttr":$is_a2b2_shared, "::mlir::BoolAttr":$is_enable_channel_split,
    "::mlir::BoolAttr":$enable_kdim_reorder_load, "::mlir::BoolAttr":$is_co1_shared,
    "::mlir::IntegerAttr":$shared_co1_buffer_size, "::mlir::IntegerAttr":$batch_out_mode
  );
  let assemblyFormat = "`<` struct(params) `>`";
}

// Operands A, B and C: position, cube format, element, transposed, layout. Bias: position, format, element.
def Matmul : AscirType<"Matmul", "matmul", "matmul::Matmul"> {
  let parameters = (ins
    EnumParameter<TPosition>:$aPosition, "::mlir::IntegerAttr":$aFormat, "::mlir::Type":$aType,
    "::mlir::BoolAttr":$aTransposed, "::mlir::IntegerAttr":$aLayout,
    EnumParameter<TPosition>:$bPosition, "::mlir::IntegerAttr":$bFormat, "::mlir::Type":$bType,
    "::mlir::BoolAttr":$bTransposed, "::mlir::IntegerAttr":$bLayout,
    EnumParameter<TPosition>:$cPosition, "::mlir::IntegerAttr":$cFormat, "::mlir::Type":$cType,
    "::mlir::BoolAttr":$cTransposed, "::mlir::IntegerAttr":$cLayout,
    EnumParameter<TPosition>:$biasPosition, "::mlir::IntegerAttr":$biasFormat, "::mlir::Type":$biasType,
    "MatmulConfigAttr":$config
  );
  let assemblyFormat = [{ `<`
    $aPosition `,` $aFormat `,` $aType `,` $aTransposed `,` $aLayout `,`
    $bPosition `,` $bFormat `,` $bType `,` $bTransposed `,` $bLayout `,`
    $cPosition `,` $cFormat `,` $cType `,` $cTransposed `,` $cLayout `,`
    $biasPosition `,` $biasFormat `,` $biasType `,` $config `>` }];
}

// Opaque structures: what their fields are is the business of the Python class (params.td).
class Struct<string name, string mnemonic, string cpp = "AscendC::" # name> : AscirType<name, mnemonic, cpp>;

def Mask : Struct<"Mask", "mask", "">;
def AippCpaddingParams : Struct<"AippCpaddingParams", "aipp_cpadding_params", "AscendC::AippChannelPaddingParams">;
def AippCscParams : Struct<"AippCscParams", "aipp_csc_params", "AscendC::AippColorSpaceConvParams">;
def AippDtcParams : Struct<"AippDtcParams", "aipp_dtc_params", "AscendC::AippDataTypeConvParams">;
def AippInputFormatType : Struct<"AippInputFormat", "aipp_input_format">;
def AippPaddingParams : Struct<"AippPaddingParams", "aipp_padding_params">;
def AippParams : Struct<"AippParams", "aipp_params">;
def AippSingleLineParams : Struct<"AippSingleLineParams", "aipp_single_line_params">;
def AippSwapParams : Struct<"AippSwapParams", "aipp_swap_params">;
def AscendQuantConfig : Struct<"AscendQuantConfig", "ascend_quant_config">;
def BatchModeType : Struct<"BatchMode", "batch_mode", "BatchMode">;
def BatchOutModeType : Struct<"BatchOutMode", "batch_out_mode", "BatchOutMode">;
def BinaryRepeatParams : Struct<"BinaryRepeatParams", "binary_repeat_params">;
def BlockModeType : Struct<"BlockMode", "block_mode">;
def BrcbRepeatParams : Struct<"BrcbRepeatParams", "brcb_repeat_params">;
def CheckLocalMemoryIaParam : Struct<"CheckLocalMemoryIaParam", "check_local_memory_ia_param",
  "AscendC::CheckLocalMemoryIAParam">;
def CopyRepeatParams : Struct<"CopyRepeatParams", "copy_repeat_params">;
def Co2Layout : Struct<"Co2Layout", "co2_layout", "AscendC::CO2Layout">;
def DataCopyCo12dstParams : Struct<"DataCopyCo12dstParams", "data_copy_co12dst_params",
  "AscendC::DataCopyCO12DstParams">;
def DataCopyEnhancedParams : Struct<"DataCopyEnhancedParams", "data_copy_enhanced_params">;
def DataCopyParams : Struct<"DataCopyParams", "data_copy_params">;
def DataCopyExtParams : Struct<"DataCopyExtParams", "data_copy_ext_params">;
def DataCopyPadParams : Struct<"DataCopyPadParams", "data_copy_pad_params">;
def DataFormatType : Struct<"DataFormat", "data_format">;
def MatrixOffset : Struct<"MatrixOffset", "matrix_offset", "MatrixOffset">;
def DeqScaleType : Struct<"DeqScale", "deq_scale">;
def FixpipeConfig : Struct<"FixpipeConfig", "fixpipe_config">;
def FixpipeParamsV220 : Struct<"FixpipeParamsV220", "fixpipe_params_v220">;
def FmatrixModeType : Struct<"FmatrixMode", "fmatrix_mode">;
def GatherMaskParams : Struct<"GatherMaskParams", "gather_mask_params">;
def GatherRepeatParams : Struct<"GatherRepeatParams", "gather_repeat_params">;
def InitConstValueParams : Struct<"InitConstValueParams", "init_const_value_params">;
def IsResetLoad3dConfig : Struct<"IsResetLoad3dConfig", "is_reset_load_3d_config">;
def IterateModeType : Struct<"IterateMode", "iterate_mode", "IterateMode">;
def IterateOrderType : Struct<"IterateOrder", "iterate_order", "IterateOrder">;
def KfcServer : Struct<"KfcServer", "kfc_server">;
def ListTensorDesc : Struct<"ListTensorDesc", "list_tensor_desc">;
def LoadData2dParams : Struct<"LoadData2dParams", "load_data_2d_params", "AscendC::LoadData2DParams">;
def LoadData2dParamsV2 : Struct<"LoadData2dParamsV2", "load_data_2d_params_v2", "AscendC::LoadData2DParamsV2">;
def LoadData2dTransposeParams : Struct<"LoadData2dTransposeParams", "load_data_2d_transpose_params">;
def LoadData2dTransposeParamsV2 : Struct<"LoadData2dTransposeParamsV2", "load_data_2d_transpose_params_v2">;
def LoadData3dParamsV1 : Struct<"LoadData3dParamsV1", "load_data_3d_params_v1", "AscendC::LoadData3DParamsV1">;
def LoadData3dParamsV2 : Struct<"LoadData3dParamsV2", "load_data_3d_params_v2", "AscendC::LoadData3DParamsV2">;
def LoadData3dParamsV2Pro : Struct<"LoadData3dParamsV2Pro", "load_data_3d_params_v2_pro",
  "AscendC::LoadData3DParamsV2Pro">;
def LoadDataRepeatParam : Struct<"LoadDataRepeatParam", "load_data_repeat_param">;
def LoadImageToLocalParams : Struct<"LoadImageToLocalParams", "load_image_to_local_params">;
def MaskModeType : Struct<"MaskMode", "mask_mode">;
def MatmulApiStaticTiling : Struct<"MatmulApiStaticTiling", "matmul_api_static_tiling", "MatmulApiStaticTiling">;
def MatmulConfig : Struct<"MatmulConfig", "matmul_config", "MatmulConfig">;
def MmadParams : Struct<"MmadParams", "mmad_params">;
def MrgSort4Info : Struct<"MrgSort4Info", "mrg_sort4_info">;
def Nd2nzParams : Struct<"Nd2nzParams", "nd2nz_params", "AscendC::Nd2NzParams">;
def Nz2ndParams : Struct<"Nz2ndParams", "nz2nd_params", "AscendC::Nz2NdParams">;
def Nz2ndParamsFull : Struct<"Nz2ndParamsFull", "nz2nd_params_full", "AscendC::Nz2NdParamsFull">;
def PadTType : Struct<"PadT", "pad_t", "AscendC::pad_t">;
def QuantModeT : Struct<"QuantModeT", "quant_mode_t", "QuantMode_t">;
def QuantParams : Struct<"QuantParams", "quant_params">;
def ReduceOrderType : Struct<"ReduceOrder", "reduce_order">;
def RmsnormTiling : Struct<"RmsnormTiling", "rmsnorm_tiling", "RmsNormTiling">;
def ScheduleTypeType : Struct<"ScheduleType", "schedule_type", "ScheduleType">;
def ShapeInfo : Struct<"ShapeInfo", "shape_info">;
def SliceInfo : Struct<"SliceInfo", "slice_info">;
def SoftmaxTiling : Struct<"SoftmaxTiling", "softmax_tiling", "SoftMaxTiling">;
def SoftmaxShapeInfo : Struct<"SoftmaxShapeInfo", "softmax_shape_info", "AscendC::SoftMaxShapeInfo">;
def BufAddr : Struct<"BufAddr", "buf_addr", "AscendC::TBuffAddr">;
def CubeTiling : Struct<"CubeTiling", "cube_tiling", "TCubeTiling">;
def TensorDesc : Struct<"TensorDesc", "tensor_desc">;
def TransDataTo5hdParams : Struct<"TransDataTo5hdParams", "trans_data_to_5hd_params", "AscendC::TransDataTo5HDParams">;
def TransposeParamsExt : Struct<"TransposeParamsExt", "transpose_params_ext">;
def TransposeTypeType : Struct<"TransposeType", "transpose_type">;
def UnaryRepeatParams : Struct<"UnaryRepeatParams", "unary_repeat_params">;
def VdeqInfo : Struct<"VdeqInfo", "vdeq_info">;

#endif

// Loading the cube unit and multiplying matrices.

#ifndef ASCIR_CUBE
#define ASCIR_CUBE

include "types.td"

// Stands for the parameter types of a generic load that no type implements yet.
def LoadDataParams : Type<CPred<"false">, "load parameters">;

def InitConstValueOp : Function<"init_const_value", "InitConstValue", (ins LocalTensor:$dst,
  InitConstValueParams:$initConstValueParams)>;
def LoadDataOp : Function<"load_data", "LoadData", (ins LocalTensor:$dst, LocalTensor:$src,
  LoadDataParams:$loadDataParams)>;
def LoadData3DL0V1Op : Function<"load_data_3d_l0_v1", "LoadData", (ins TensorLike:$dst, TensorLike:$src,
  LoadData3dParamsV1:$loadDataParams)>;
def LoadData3DL0V2Op : Function<"load_data_3d_l0_v2", "LoadData", (ins TensorLike:$dst, TensorLike:$src,
  LoadData3dParamsV2:$loadDataParams)>;
def LoadData3DL0V2ProOp : Function<"load_data_3d_l0_v2pro", "LoadData", (ins TensorLike:$dst, TensorLike:$src,
  LoadData3dParamsV2Pro:$loadDataParams)>;
def LoadDataG2LOp : Function<"load_data_g2l", "LoadData", (ins TensorLike:$dst, TensorLike:$src,
  LoadData2dParams:$loadDataParams)>;
def LoadDataG2LV2Op : Function<"load_data_g2l_v2", "LoadData", (ins TensorLike:$dst, TensorLike:$src,
  LoadData2dParamsV2:$loadDataParams)>;
def LoadDataL0Op : Function<"load_data_l0", "LoadData", (ins TensorLike:$dst, TensorLike:$src,
  LoadData2dParams:$loadDataParams)>;
def LoadDataL0V2Op : Function<"load_data_l0_v2", "LoadData", (ins TensorLike:$dst, TensorLike:$src,
  LoadData2dParamsV2:$loadDataParams)>;
def LoadDataWithSparseOp : Function<"load_data_with_sparse", "LoadDataWithSparse", (ins LocalTensor:$dst,
  LocalTensor:$src, LocalTensor:$idx, LoadData2dParams:$loadDataParam)>;
def LoadDataWithTransposeOp : Function<"load_data_with_transpose", "LoadDataWithTranspose", (ins TensorLike:$dst,
  TensorLike:$src, LoadData2dTransposeParams:$loadDataParams)>;
def LoadDataWithTransposeV2Op : Function<"load_data_with_transpose_v2", "LoadDataWithTranspose", (ins TensorLike:$dst,
  TensorLike:$src, LoadData2dTransposeParamsV2:$loadDataParams)>;
def LoadImageToLocalOp : Function<"load_image_to_local", "LoadImageToLocal", (ins LocalTensor:$dst,
  LoadImageToLocalParams:$loadDataParams)>;
def MmadOp : Function<"mmad", "Mmad", (ins TensorLike:$dst, TensorLike:$fm, TensorLike:$filter,
  MmadParams:$mmadParams)>;
def MmadWithBiasOp : Function<"mmad_with_bias", "Mmad", (ins TensorLike:$dst, TensorLike:$fm, TensorLike:$filter,
  TensorLike:$bias, MmadParams:$mmadParams)>;
def MmadWithSparseOp : Function<"mmad_with_sparse", "MmadWithSparse", (ins LocalTensor:$dst, LocalTensor:$fm,
  LocalTensor:$filter, MmadParams:$mmadParams)>;
def SetAippFunctionsOp : Function<"set_aipp_functions", "SetAippFunctions", (ins GlobalTensor:$src0,
  Optional<GlobalTensor>:$src1, AippInputFormat:$format, AippParams:$config)> {
  let assemblyFormat = [{
    $src0 (`,` $src1^)? `,` $config `,` `format` `=` $format attr-dict `:` functional-type(operands, results)
  }];
  let emit = "custom";
}
def SetFmatrixOp : Function<"set_fmatrix", "SetFmatrix", (ins AnySignlessIntegerOrIndex:$l1H,
  AnySignlessIntegerOrIndex:$l1W, AnyRankedOrUnrankedMemRef:$padList, FmatrixModeType:$fmatrixMode)>;
def SetHF32ModeOp : Function<"set_hf32_mode", "SetHF32Mode", (ins I1:$mode)> {
  let assemblyFormat = "$mode attr-dict `:` type($mode)";
}
def SetHF32TransModeOp : Function<"set_hf32_trans_mode", "SetHF32TransMode", (ins I1:$trans_mode)> {
  let assemblyFormat = "$trans_mode attr-dict `:` type($trans_mode)";
}
def SetLoadDataBoundaryOp : Function<"set_load_data_boundary", "SetLoadDataBoundary", (ins
  AnySignlessIntegerOrIndex:$value)>;
def SetLoadDataPaddingValueOp : Function<"set_load_data_padding_value", "SetLoadDataPaddingValue", (ins
  AnyType:$padValue)>;
def SetLoadDataRepeatOp : Function<"set_load_data_repeat", "SetLoadDataRepeat", (ins
  LoadDataRepeatParam:$repeatParams)>;
def SetMMLayoutTransformOp : Function<"set_mm_layout_transform", "SetMMLayoutTransform", (ins I1:$mm_layout_mode)> {
  let assemblyFormat = "$mm_layout_mode attr-dict `:` type($mm_layout_mode)";
}

#endif

// Loading the cube unit and multiplying matrices.

#ifndef ASCIR_CUBE
#define ASCIR_CUBE

include "types.td"

// Stands for the parameter types of a generic load that no type implements yet.
def LoadDataParams : Type<CPred<"false">, "load parameters">;

def InitConstValueOp : Function<"init_const_value", "InitConstValue", (ins LocalTensor:$dst,
  InitConstValueParams:$initConstValueParams)> {
  let positions = ["dst: L1 L0A L0B"];
  let python = [Py<"asc.init_const_value", "dst: local, init_const_value_params: InitConstValueParams">];
  let summary = "Fills L1 or L0 with a constant.";
  let summaryZh = "用常数初始化 L1 或 L0。";
  let pipe = "direction";
  let cost = "load";
  let writes = ["dst"];
}

def LoadDataOp : Function<"load_data", "LoadData", (ins LocalTensor:$dst, LocalTensor:$src,
  LoadDataParams:$loadDataParams)> {
  let pipe = "direction";
  let cost = "load";
  let reads = ["src"];
  let writes = ["dst"];
}

let summary = "Moves 512 B fractals or im2col patches to L0.", summaryZh = "将 512 B 分形或 im2col 窗口搬到 L0。",
    pipe = "direction", cost = "load", reads = ["src"], writes = ["dst"], autoSync = 1, isCopy = 1 in {
  def LoadData3DL0V1Op : Function<"load_data_3d_l0_v1", "LoadData", (ins TensorLike:$dst, TensorLike:$src,
    LoadData3dParamsV1:$loadDataParams)> {
    let positions = ["dst: L0A L0B", "src: L1"];
    let python = [Py<"asc.load_data", "dst: local, src: local, params: LoadData3DParamsV1 -> loadDataParams">];
  }
  def LoadData3DL0V2Op : Function<"load_data_3d_l0_v2", "LoadData", (ins TensorLike:$dst, TensorLike:$src,
    LoadData3dParamsV2:$loadDataParams)> {
    let positions = ["dst: L0A L0B", "src: L1"];
    let python = [Py<"asc.load_data", "dst: local, src: local, params: LoadData3DParamsV2 -> loadDataParams">];
  }
  def LoadData3DL0V2ProOp : Function<"load_data_3d_l0_v2pro", "LoadData", (ins TensorLike:$dst, TensorLike:$src,
    LoadData3dParamsV2Pro:$loadDataParams)> {
    let positions = ["dst: L0A L0B", "src: L1"];
    let python = [Py<"asc.load_data", "dst: local, src: local, params: LoadData3DParamsV2Pro -> loadDataParams">];
  }
  def LoadDataG2LOp : Function<"load_data_g2l", "LoadData", (ins TensorLike:$dst, TensorLike:$src,
    LoadData2dParams:$loadDataParams)> {
    let positions = ["dst: L1 L0A L0B", "src: GM"];
    let python = [Py<"asc.load_data", "dst: local, src: global, params: LoadData2DParams -> loadDataParams">];
  }
  def LoadDataG2LV2Op : Function<"load_data_g2l_v2", "LoadData", (ins TensorLike:$dst, TensorLike:$src,
    LoadData2dParamsV2:$loadDataParams)> {
    let positions = ["dst: L1 L0A L0B", "src: GM"];
    let python = [Py<"asc.load_data", "dst: local, src: global, params: LoadData2DParamsV2 -> loadDataParams">];
  }
  def LoadDataL0Op : Function<"load_data_l0", "LoadData", (ins TensorLike:$dst, TensorLike:$src,
    LoadData2dParams:$loadDataParams)> {
    let positions = ["dst: L0A L0B", "src: L1"];
    let python = [Py<"asc.load_data", "dst: local, src: local, params: LoadData2DParams -> loadDataParams">];
  }
  def LoadDataL0V2Op : Function<"load_data_l0_v2", "LoadData", (ins TensorLike:$dst, TensorLike:$src,
    LoadData2dParamsV2:$loadDataParams)> {
    let positions = ["dst: L0A L0B", "src: L1"];
    let python = [Py<"asc.load_data", "dst: local, src: local, params: LoadData2DParamsV2 -> loadDataParams">];
  }
}

def LoadDataWithSparseOp : Function<"load_data_with_sparse", "LoadDataWithSparse", (ins LocalTensor:$dst,
  LocalTensor:$src, LocalTensor:$idx, LoadData2dParams:$loadDataParam)> {
  let positions = ["dst: L0B", "src idx: L1"];
  let python = [Py<"asc.load_data_with_sparse",
    "dst: local, src: local, idx: local, load_data_params: LoadData2DParams -> loadDataParam">];
  let summary = "Loads 4:2 compressed weights and their index.";
  let summaryZh = "搬运 4:2 稀疏权重及其索引。";
  let pipe = "direction";
  let cost = "load";
  let reads = ["src", "idx"];
  let writes = ["dst"];
}

let summary = "Loads square tiles transposed into L0.", summaryZh = "以方块为单位转置搬入 L0。", pipe = "direction",
    cost = "load", reads = ["src"], writes = ["dst"] in {
  def LoadDataWithTransposeOp : Function<"load_data_with_transpose", "LoadDataWithTranspose", (ins TensorLike:$dst,
    TensorLike:$src, LoadData2dTransposeParams:$loadDataParams)> {
    let positions = ["dst: L0A L0B", "src: L1"];
    let python = [Py<"asc.load_data_with_transpose",
      "dst: local, src: local, params: LoadData2dTransposeParams -> loadDataParams">];
  }
  def LoadDataWithTransposeV2Op : Function<"load_data_with_transpose_v2", "LoadDataWithTranspose", (ins TensorLike:$dst,
    TensorLike:$src, LoadData2dTransposeParamsV2:$loadDataParams)> {
    let positions = ["dst: L0A L0B", "src: L1"];
    let python = [Py<"asc.load_data_with_transpose",
      "dst: local, src: local, params: LoadData2dTransposeParamsV2 -> loadDataParams">];
  }
}

def LoadImageToLocalOp : Function<"load_image_to_local", "LoadImageToLocal", (ins LocalTensor:$dst,
  LoadImageToLocalParams:$loadDataParams)> {
  let positions = ["dst: L1"];
  let python = [Py<"asc.load_image_to_local", "dst: local, load_data_params: LoadImageToLocalParams">];
  let summary = "Reads an image window through AIPP into L1.";
  let summaryZh = "经 AIPP 读取图像窗口到 L1。";
  let pipe = "MTE2";
  let cost = "dma";
  let writes = ["dst"];
}

let summary = "Matrix product with accumulate or bias.", summaryZh = "矩阵乘加,可累加或加偏置。", pipe = "M", cost = "mmad",
    writes = ["dst"] in {
  def MmadOp : Function<"mmad", "Mmad", (ins TensorLike:$dst, TensorLike:$fm, TensorLike:$filter,
    MmadParams:$mmadParams)> {
    let python = [Py<"asc.mmad", "dst: local, fm: local, filter: local, params: MmadParams -> mmadParams">];
    let reads = ["fm", "filter"];
    let positions = ["dst: L0C", "fm: L0A", "filter: L0B"];
  }
  def MmadWithBiasOp : Function<"mmad_with_bias", "Mmad", (ins TensorLike:$dst, TensorLike:$fm, TensorLike:$filter,
    TensorLike:$bias, MmadParams:$mmadParams)> {
    let python = [Py<"asc.mmad",
      "dst: local, fm: local, filter: local, bias: local, params: MmadParams -> mmadParams">];
    let reads = ["fm", "filter", "bias"];
    let positions = ["dst: L0C", "fm: L0A", "filter: L0B", "bias: BT L0C"];
  }
}

def MmadWithSparseOp : Function<"mmad_with_sparse", "MmadWithSparse", (ins LocalTensor:$dst, LocalTensor:$fm,
  LocalTensor:$filter, MmadParams:$mmadParams)> {
  let python = [Py<"asc.mmad_with_sparse", "dst: local, fm: local, filter: local, mmad_params: MmadParams">];
  let summary = "Matrix product with 4:2 sparse B.";
  let summaryZh = "右矩阵 4:2 稀疏的矩阵乘。";
  let pipe = "M";
  let cost = "mmad";
  let reads = ["fm", "filter"];
  let writes = ["dst"];
  let positions = ["dst: L0C", "fm: L0A", "filter: L0B"];
}

def SetAippFunctionsOp : Function<"set_aipp_functions", "SetAippFunctions", (ins GlobalTensor:$src0,
  Optional<GlobalTensor>:$src1, AippInputFormat:$format, AippParams:$config)> {
  let assemblyFormat = [{
    custom<AippOperands>($src0, $src1, $config) `format` `=` $format attr-dict `:`
    functional-type(operands, results)
  }];
  let emit = "custom:set_aipp_functions";
  let python = [
    Py<"asc.set_aipp_functions", "src0: global, input_format: AippInputFormat -> format, config: AippParams">,
    Py<"asc.set_aipp_functions",
      "src0: global, src1: global, input_format: AippInputFormat -> format, config: AippParams">
  ];
  let summary = "Configures image preprocessing.";
  let summaryZh = "配置图像预处理参数。";
}

def SetFmatrixOp : Function<"set_fmatrix", "SetFmatrix", (ins AnySignlessIntegerOrIndex:$l1H,
  AnySignlessIntegerOrIndex:$l1W, AnyRankedOrUnrankedMemRef:$padList, FmatrixModeType:$fmatrixMode)>;

def SetHF32ModeOp : Function<"set_hf32_mode", "SetHF32Mode", (ins I1:$mode)> {
  let assemblyFormat = "$mode attr-dict `:` type($mode)";
  let python = [Py<"asc.set_hf32_mode", "hf32_mode: bool -> mode">];
  let summary = "Switches float products to HF32.";
  let summaryZh = "打开或关闭 HF32 计算模式。";
}

def SetHF32TransModeOp : Function<"set_hf32_trans_mode", "SetHF32TransMode", (ins I1:$trans_mode)> {
  let assemblyFormat = "$trans_mode attr-dict `:` type($trans_mode)";
  let python = [Py<"asc.set_hf32_trans_mode", "trans_mode: bool -> trans_mode">];
  let summary = "Selects HF32 rounding.";
  let summaryZh = "选择 HF32 的舍入方式。";
}

def SetLoadDataBoundaryOp : Function<"set_load_data_boundary", "SetLoadDataBoundary", (ins
  AnySignlessIntegerOrIndex:$value)> {
  let python = [Py<"asc.set_load_data_boundary", "boundary: int -> value">];
  let summary = "Sets the wrap boundary of L1 reads.";
  let summaryZh = "设置 L1 读取的回绕边界。";
}

def SetLoadDataPaddingValueOp : Function<"set_load_data_padding_value", "SetLoadDataPaddingValue", (ins
  AnyType:$padValue)> {
  let python = [Py<"asc.set_load_data_padding_value", "pad_value: int">];
  let summary = "Sets pad value for 3D loads.";
  let summaryZh = "设置三维加载的填充值。";
}

def SetLoadDataRepeatOp : Function<"set_load_data_repeat", "SetLoadDataRepeat", (ins
  LoadDataRepeatParam:$repeatParams)> {
  let python = [Py<"asc.set_load_data_repeat", "param: LoadDataRepeatParam -> repeatParams">];
  let summary = "Sets repeats of the 3D load.";
  let summaryZh = "设置三维加载的重复参数。";
}

def SetMMLayoutTransformOp : Function<"set_mm_layout_transform", "SetMMLayoutTransform", (ins I1:$mm_layout_mode)> {
  let assemblyFormat = "$mm_layout_mode attr-dict `:` type($mm_layout_mode)";
  let python = [Py<"asc.set_mm_layout_transform", "mm_layout_mode: bool -> mm_layout_mode">];
  let summary = "Sets tile order of mmad output generation.";
  let summaryZh = "设置 mmad 的 M/N 计算次序。";
}

#endif

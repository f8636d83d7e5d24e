// The matrix multiplication object.

#ifndef ASCIR_MATMUL
#define ASCIR_MATMUL

include "types.td"

def MatmulGetMatmulApiTilingOp : Function<"get_matmul_api_tiling", "GetMatmulApiTiling", (ins MatmulConfig:$mmCFG,
  AnyType:$l1Size, TypeAttr:$matmulType), (outs MatmulApiStaticTiling:$result)> {
  let emit = "custom:get_matmul_api_tiling";
}
def KfcInitOp : Method<"kfc_server.init", "Init", (ins KfcServer:$server, AnyType:$workspace)> {
  let emit = "custom:kfc_server";
}
def KfcInitObjOp : Method<"kfc_server.init_obj", "InitObj", (ins KfcServer:$server, Pipe_:$pipe,
  Variadic<AnyType>:$ops)> {
  let emit = "custom:kfc_server";
}
def KfcIsRunOp : Method<"kfc_server.is_run", "isRun", (ins KfcServer:$server), (outs AnyType:$value)> {
  let assemblyFormat = "$server attr-dict `:` type($value)";
  let emit = "custom:kfc_server";
}
def KfcQuitOp : Method<"kfc_server.quit", "Quit", (ins KfcServer:$server)> {
  let emit = "custom:kfc_server";
}
def KfcRunOp : Method<"kfc_server.run", "Run", (ins KfcServer:$server, Matmul:$matmul)> {
  let emit = "custom:kfc_server";
}

def MatmulAsyncGetTensorCOp : Method<"matmul.async_get_tensor_c", "AsyncGetTensorC", (ins Matmul:$aux,
  LocalTensor:$tensor)> {
  let python = [Py<"asc.adv.Matmul.async_get_tensor_c", "self: Matmul -> aux, c: local -> tensor">];
  let summary = "Asynchronous fetch.";
  let summaryZh = "异步取出。";
}

def MatmulDisableBiasOp : Method<"matmul.disable_bias", "DisableBias", (ins Matmul:$matmul)> {
  let python = [Py<"asc.adv.Matmul.disable_bias", "self: Matmul -> matmul">];
  let summary = "Drops bias.";
  let summaryZh = "取消偏置。";
}

def MatmulEndOp : Method<"matmul.end", "End", (ins Matmul:$matmul)> {
  let python = [Py<"asc.adv.Matmul.end", "self: Matmul -> matmul">];
  let summary = "Ends the use.";
  let summaryZh = "结束使用。";
}

let summary = "Fetch of a batch.", summaryZh = "取出一批 C。", cost = "matmul" in {
  def MatmulGetBatchTensorCOp : Method<"matmul.get_batch_tensor_c", "GetBatchTensorC", (ins Matmul:$matmul,
    AnyType:$batchA, AnyType:$batchB, AnyType:$sequentialwrite, AnyType:$sync), (outs GlobalTensor:$result)> {
    let assemblyFormat = [{
      $matmul `,` $batchA `,` $batchB `,` $sequentialwrite `,` $sync attr-dict `:` qualified(type($matmul)) `,`
      type($batchA) `,` type($batchB) `,` type($sequentialwrite) `,` type($sync) `,` qualified(type($result))
    }];
    let emit = "{result}{matmul}.GetBatchTensorC<{sync}>({batchA}, {batchB}, {sequentialwrite})";
    let python = [Py<"asc.adv.Matmul.get_batch_tensor_c",
      "self: Matmul -> matmul, batch_a: int as ui32, batch_b: int as ui32, "
      "en_sequential_write: bool = False as i1 -> sequentialwrite, sync: False as i1 => global(self.c)">];
  }
  def MatmulGetBatchTensorCLocalMemOp : Method<"matmul.get_batch_tensor_c_local_mem", "GetBatchTensorC", (ins
    Matmul:$matmul, LocalTensor:$c, AnyType:$batchA, AnyType:$batchB, AnyType:$sequentialwrite, AnyType:$sync)> {
    let emit = "{matmul}.GetBatchTensorC<{sync}>({c}, {batchA}, {batchB}, {sequentialwrite})";
    let python = [Py<"asc.adv.Matmul.get_batch_tensor_c",
      "self: Matmul -> matmul, tensor: local -> c, batch_a: int as ui32, batch_b: int as ui32, "
      "en_sequential_write: bool = False as i1 -> sequentialwrite, sync: False as i1">];
    let writes = ["c"];
  }
}

def MatmulGetOffsetCOp : Method<"matmul.get_offset_c", "GetOffsetC", (ins Matmul:$aux), (outs MatrixOffset:$result)> {
  let python = [Py<"asc.adv.Matmul.get_offset_c", "self: Matmul -> aux => MatrixOffset">];
  let summary = "Position of the tile.";
  let summaryZh = "取 C 块位置。";
}

let summary = "Fetches a tile.", summaryZh = "取出 C 块。", cost = "matmul" in {
  def MatmulGetTensorCOp : Method<"matmul.get_tensor_c", "GetTensorC", (ins Matmul:$matmul, TensorLike:$tensor,
    Optional<TensorLike>:$tensor2, AnyType:$atomic, AnyType:$sequentialwrite, AnyType:$sync)> {
    let emit = "{matmul}.GetTensorC<{sync}>({tensor}[, {tensor2}], {atomic}, {sequentialwrite})";
    let elements = "tensor in f16 f32 i32 i8";
    let python = [Py<"asc.adv.Matmul.get_tensor_c",
      "self: Matmul -> matmul, tensor: tensor, en_atomic: 0..3|value = 0 as i8 -> atomic, "
      "en_sequential_write: bool = False as i1 -> sequentialwrite, sync: bool = True as i1, "
      "optional_tensor: tensor = None -> tensor2">];
    let writes = ["tensor"];
  }
  def MatmulGetTensorCReturnOp : Method<"matmul.get_tensor_c_return", "GetTensorC", (ins Matmul:$matmul,
    AnyType:$atomic, AnyType:$sequentialwrite, AnyType:$sync), (outs GlobalTensor:$result)> {
    let assemblyFormat = [{
      $matmul `,` $atomic `,` $sequentialwrite `,` $sync attr-dict `:` qualified(type($matmul)) `,` type($atomic)
      `,` type($sequentialwrite) `,` type($sync) `,` qualified(type($result))
    }];
    let emit = "{result}{matmul}.GetTensorC<{sync}>({atomic}, {sequentialwrite})";
    let python = [Py<"asc.adv.Matmul.get_tensor_c",
      "self: Matmul -> matmul, en_atomic: 0..3|value = 0 as i8 -> atomic, "
      "en_sequential_write: bool = False as i1 -> sequentialwrite, sync: False as i1 => none global(self.c)">];
  }
}

def MatmulInitOp : Method<"matmul.init", "Init", (ins Matmul:$matmul, CubeTiling:$cubeTiling, Optional<Pipe_>:$pipe)> {
  let emit = "{matmul}.Init(&{cubeTiling}[,{pipe}])";
  let python = [Py<"asc.adv.Matmul.init", "self: Matmul -> matmul, tiling: TCubeTiling -> cubeTiling">];
  let summary = "Initialises with tiling.";
  let summaryZh = "以 tiling 初始化。";
}

def MatmulIterateOp : Method<"matmul.iterate", "Iterate", (ins Matmul:$matmul, AnyType:$partialsum,
  Optional<LocalTensor>:$localCmaxtrix, AnyType:$sync), (outs AnyType:$result)> {
  let assemblyFormat = [{
    $matmul `,` $partialsum `,` $sync attr-dict (`,` $localCmaxtrix^)? `:` qualified(type($matmul)) `,`
    type($partialsum) `,` type($sync) `,` custom<OptionalThenType>(type($localCmaxtrix), type($result))
  }];
  let emit = "{result}{matmul}.Iterate<{sync}>({partialsum}[, {localCmaxtrix}])";
  let elements = "localCmaxtrix in f32 i32";
  let python = [Py<"asc.adv.Matmul.iterate",
    "self: Matmul -> matmul, en_partial_sum: bool = False as i1 -> partialsum, sync: bool = True as i1, "
    "local_c_matrix: local = None -> localCmaxtrix => i1">];
  let summary = "Computes one C tile.";
  let summaryZh = "计算一块 C。";
  let cost = "matmul";
}

def MatmulIterateAllOp : Method<"matmul.iterate_all", "IterateAll", (ins Matmul:$matmul, TensorLike:$tensor,
  Optional<AnyType>:$enAtomic, Optional<AnyType>:$enSenquentialWrite, Optional<AnyType>:$waitIterateAll,
  Optional<AnyType>:$fakeMsg, AnyType:$sync), (outs), [AttrSizedOperandSegments]> {
  let emit = "{matmul}.IterateAll<{sync}>({tensor}[, {enAtomic}][, {enSenquentialWrite}][, {waitIterateAll}][, "
             "{fakeMsg}])";
  let elements = "tensor in f16 f32 i32 i8";
  let python = [
    Py<"asc.adv.Matmul.iterate_all",
      "self: Matmul -> matmul, tensor: global, en_atomic: 0..3|value = 0 as i8 @4, sync: bool|int = True as i1 @3, "
      "en_sequential_write: bool|int = False as i1 -> enSenquentialWrite @0, wait_iterate_all: bool|int = False as i1 @1, "
      "fake_msg: bool|int = False as i1 @2">,
    Py<"asc.adv.Matmul.iterate_all",
      "self: Matmul -> matmul, tensor: local, en_atomic: 0..3|value = 0 as i8 @4, sync: bool|int = True as i1 @3, "
      "en_sequential_write: bool|int = None as i1 -> enSenquentialWrite @0, wait_iterate_all: bool|int = None as i1 @1, "
      "fake_msg: bool|int = None as i1 @2">
  ];
  let summary = "Computes all tiles.";
  let summaryZh = "计算全部 C。";
  let cost = "matmul";
  let writes = ["tensor"];
}

let summary = "Batched product.", summaryZh = "批量计算。", cost = "matmul", writes = ["tensor"] in {
  def MatmulIterateBatchOp : Method<"matmul.iterate_batch", "IterateBatch", (ins Matmul:$matmul, TensorLike:$tensor,
    AnyType:$batchA, AnyType:$batchB, AnyType:$enSenquentialWrite, AnyType:$maxtrixStrideA, AnyType:$maxtrixStrideB,
    AnyType:$maxtrixStrideC, Optional<AnyType>:$enPartialSum, Optional<AnyType>:$enAtomic, AnyType:$sync,
    Optional<AnyType>:$waitIterateBatch), (outs), [AttrSizedOperandSegments]> {
    let emit = "{matmul}.IterateBatch<{sync}, {waitIterateBatch}>({tensor}, {batchA}, {batchB}, {enSenquentialWrite}, "
               "{maxtrixStrideA}, {maxtrixStrideB}, {maxtrixStrideC}[, {enPartialSum}][, {enAtomic}])";
    let elements = "tensor in f16 f32 i32";
    let python = [Py<"asc.adv.Matmul.iterate_batch",
      "strict self: Matmul -> matmul, tensor: global, batch_a: int as ui32, batch_b: int as ui32, "
      "en_sequential_write: False|value as i1 -> enSenquentialWrite, matrix_stride_a: int = 0 as ui32 -> maxtrixStrideA, "
      "matrix_stride_b: int = 0 as ui32 -> maxtrixStrideB, matrix_stride_c: int = 0 as ui32 -> maxtrixStrideC, "
      "en_partial_sum: bool = None as i1, en_atomic: int = None as ui8, sync: bool = True as i1, "
      "wait_iterate_batch: bool = False as i1">];
  }
  def MatmulIterateBatchCubeOnlyOp : Method<"matmul.iterate_batch_cube_only", "IterateBatch", (ins Matmul:$matmul,
    TensorLike:$tensor, AnyType:$enPartialSum, AnyType:$enAtomic, AnyType:$enSenquentialWrite, AnyType:$maxtrixStrideA,
    AnyType:$maxtrixStrideB, AnyType:$maxtrixStrideC)> {
  }
}

def MatmulIterateNBatchOp : Method<"matmul.iterate_n_batch", "IterateNBatch", (ins Matmul:$aux, AnyType:$batchLoop,
  AnyType:$batchA, AnyType:$batchB, AnyType:$enSequentialWrite, AnyType:$matrixStrideA, AnyType:$matrixStrideB,
  AnyType:$matrixStrideC, AnyType:$sync, AnyType:$waitIterateBatch)> {
  let emit = "{aux}.IterateNBatch<{sync}, {waitIterateBatch}>({batchLoop}, {batchA}, {batchB}, {enSequentialWrite}, "
             "{matrixStrideA}, {matrixStrideB}, {matrixStrideC})";
  let python = [Py<"asc.adv.Matmul.iterate_n_batch",
    "self: Matmul -> aux, batch_loop: int as ui32 @0, batch_a: int as ui32 @1, batch_b: int as ui32 @2, "
    "en_sequential_write: bool as i1 @7, matrix_stride_a: int = 0 as ui32 @4, matrix_stride_b: int = 0 as ui32 @5, "
    "matrix_stride_c: int = 0 as ui32 @6, sync: bool = True as i1 @8, wait_iterate_batch: bool = False as i1 @3">];
  let summary = "Several batches per call.";
  let summaryZh = "多批次计算。";
  let cost = "matmul";
}

def MatmulSetBatchNumOp : Method<"matmul.set_batch_num", "SetBatchNum", (ins Matmul:$aux, AnyType:$batchA,
  AnyType:$batchB)> {
  let python = [Py<"asc.adv.Matmul.set_batch_num", "self: Matmul -> aux, batch_a: int as i32, batch_b: int as i32">];
  let summary = "Batch count.";
  let summaryZh = "设置批数。";
}

def MatmulSetBiasOp : Method<"matmul.set_bias", "SetBias", (ins Matmul:$matmul, TensorLike:$tensor)> {
  let elements = "tensor in f16 f32";
  let python = [Py<"asc.adv.Matmul.set_bias", "self: Matmul -> matmul, tensor: tensor">];
  let summary = "Sets bias.";
  let summaryZh = "设置偏置。";
}

def MatmulSetHF32Op : Method<"matmul.set_hf32", "SetHF32", (ins Matmul:$aux, AnyType:$enableHF32, AnyType:$transMode)> {
  let python = [Py<"asc.adv.Matmul.set_hf32",
    "self: Matmul -> aux, enable_hf32: bool = False as i1 -> enableHF32, trans_mode: int = 0 as i32">];
  let summary = "HF32 switch.";
  let summaryZh = "HF32 开关。";
}

def MatmulSetOrgShapeOp : Method<"matmul.set_org_shape", "SetOrgShape", (ins Matmul:$matmul, AnyType:$orgm,
  AnyType:$orgn, AnyType:$orgka, Optional<AnyType>:$orgkb,
  Optional<AnyType>:$orgkc), (outs), [AttrSizedOperandSegments]> {
  let python = [Py<"asc.adv.Matmul.set_org_shape",
    "self: Matmul -> matmul, org_m: int as i32 -> orgm, org_n: int as i32 -> orgn, org_ka: int as i32 -> orgka, "
    "org_kb: int = None as i32 -> orgkb, org_kc: int = None as i32 -> orgkc @0">];
  let summary = "Sets full M,N,Ka,Kb,N.";
  let summaryZh = "设置原始 M/N/K。";
}

def MatmulSetQuantScalarOp : Method<"matmul.set_quant_scalar", "SetQuantScalar", (ins Matmul:$matmul,
  AnyType:$quantscalar)> {
  let python = [Py<"asc.adv.Matmul.set_quant_scalar",
    "self: Matmul -> matmul, quant_scalar: int as ui64 -> quantscalar">];
  let summary = "Scalar quantisation word.";
  let summaryZh = "标量量化参数。";
}

def MatmulSetQuantVectorOp : Method<"matmul.set_quant_vector", "SetQuantVector", (ins Matmul:$matmul,
  GlobalTensor:$quantvector)> {
  let python = [Py<"asc.adv.Matmul.set_quant_vector", "self: Matmul -> matmul, quant_vector: global -> quantvector">];
  let summary = "Per-column quantisation.";
  let summaryZh = "按列量化参数。";
}

def MatmulSetSelfDefineDataOp : Method<"matmul.set_self_define_data", "SetSelfDefineData", (ins Matmul:$matmul,
  AnyType:$dataPtr)> {
  let emit = "{matmul}.SetSelfDefineData(reinterpret_cast<uint64_t>({dataPtr}))";
  let python = [Py<"asc.adv.Matmul.set_self_define_data", "self: Matmul -> matmul, data_ptr: address|int as ui64">];
  let summary = "Callback data.";
  let summaryZh = "设置回调数据。";
}

def MatmulSetSingleShapeOp : Method<"matmul.set_single_shape", "SetSingleShape", (ins Matmul:$matmul,
  AnyType:$singlem, AnyType:$singlen, AnyType:$singlek)> {
  let python = [Py<"asc.adv.Matmul.set_single_shape",
    "self: Matmul -> matmul, single_m: int as i32 -> singlem, single_n: int as i32 -> singlen, "
    "single_k: int as i32 -> singlek">];
  let summary = "Sets the single-core shape.";
  let summaryZh = "设置单核形状。";
}

def MatmulSetSparseIndexOp : Method<"matmul.set_sparse_index", "SetSparseIndex", (ins Matmul:$matmul,
  GlobalTensor:$indexGlobal)> {
  let python = [Py<"asc.adv.Matmul.set_sparse_index", "self: Matmul -> matmul, index_global: global">];
  let summary = "Index of 4:2 sparse B.";
  let summaryZh = "设置稀疏索引。";
}

def MatmulSetTailOp : Method<"matmul.set_tail", "SetTail", (ins Matmul:$aux, AnyType:$tailM, AnyType:$tailN,
  AnyType:$tailK)> {
  let python = [Py<"asc.adv.Matmul.set_tail",
    "self: Matmul -> aux, tail_m: int = -1 as i32, tail_n: int = -1 as i32, tail_k: int = -1 as i32">];
  let summary = "Tail shape.";
  let summaryZh = "设置尾块形状。";
}

let summary = "Sets matrix A.", summaryZh = "设置左矩阵。" in {
  def MatmulSetTensorAOp : Method<"matmul.set_tensor_a", "SetTensorA", (ins Matmul:$matmul, TensorLike:$tensor,
    AnyType:$transpose)> {
    let elements = "tensor in f16 f32 i8";
    let python = [Py<"asc.adv.Matmul.set_tensor_a",
      "self: Matmul -> matmul, tensor: tensor, transpose: bool = False as i1">];
  }
  def MatmulSetTensorAScalarOp : Method<"matmul.set_tensor_a_scalar", "SetTensorA", (ins Matmul:$matmul,
    AnyType:$aScalar)> {
    let python = [Py<"asc.adv.Matmul.set_tensor_a", "self: Matmul -> matmul, scalar: int as elem(self.a) -> aScalar">];
  }
}

let summary = "Sets matrix B.", summaryZh = "设置右矩阵。" in {
  def MatmulSetTensorBOp : Method<"matmul.set_tensor_b", "SetTensorB", (ins Matmul:$matmul, TensorLike:$tensor,
    AnyType:$transpose)> {
    let elements = "tensor in f16 f32 i8";
    let python = [Py<"asc.adv.Matmul.set_tensor_b",
      "self: Matmul -> matmul, tensor: tensor, transpose: bool = False as i1">];
  }
  def MatmulSetTensorBScalarOp : Method<"matmul.set_tensor_b_scalar", "SetTensorB", (ins Matmul:$matmul,
    AnyType:$bScalar)> {
    let python = [Py<"asc.adv.Matmul.set_tensor_b", "self: Matmul -> matmul, scalar: int as elem(self.b) -> bScalar">];
  }
}

def MatmulSetUserDefInfoOp : Method<"matmul.set_user_def_info", "SetUserDefInfo", (ins Matmul:$matmul,
  AnyMemRef:$tilingPtr)> {
  let emit = "{matmul}.SetUserDefInfo(reinterpret_cast<uint64_t>({tilingPtr}))";
  let python = [Py<"asc.adv.Matmul.set_user_def_info", "self: Matmul -> matmul, tiling_ptr: address">];
  let summary = "Callback tiling.";
  let summaryZh = "设置回调 tiling 地址。";
}

def MatmulSetWorkspaceOp : Method<"matmul.set_workspace", "SetWorkspace", (ins Matmul:$aux, AnyType:$tensor,
  Optional<AnyType>:$size)> {
  let python = [Py<"asc.adv.Matmul.set_workspace",
    "self: Matmul -> aux, addr: global|address -> tensor, size: int = None as i32">];
  let summary = "Result cache in GM.";
  let summaryZh = "设置结果缓存区。";
}

def MatmulWaitGetTensorCOp : Method<"matmul.wait_get_tensor_c", "WaitGetTensorC", (ins Matmul:$aux)> {
  let python = [Py<"asc.adv.Matmul.wait_get_tensor_c", "self: Matmul -> aux">];
  let summary = "Waits for fetch.";
  let summaryZh = "等待异步取出。";
}

def MatmulWaitIterateAllOp : Method<"matmul.wait_iterate_all", "WaitIterateAll", (ins Matmul:$matmul)> {
  let python = [Py<"asc.adv.Matmul.wait_iterate_all", "self: Matmul -> matmul">];
  let summary = "Waits for iterate_all.";
  let summaryZh = "等待异步 IterateAll。";
}

def MatmulWaitIterateBatchOp : Method<"matmul.wait_iterate_batch", "WaitIterateBatch", (ins Matmul:$matmul)> {
  let python = [Py<"asc.adv.Matmul.wait_iterate_batch", "self: Matmul -> matmul">];
  let summary = "Waits for iterate_batch.";
  let summaryZh = "等待异步 IterateBatch。";
}

def RegistMatmulObjOp : Function<"regist_matmul_obj", "REGIST_MATMUL_OBJ", (ins Pipe_:$pipe, AnyType:$workspace,
  Matmul:$matmul, Optional<CubeTiling>:$tiling)> {
  let emit = "using namespace AscendC;\nREGIST_MATMUL_OBJ(&{pipe}, {workspace}, {matmul}[, &{tiling}])";
  let python = [Py<"asc.adv.register_matmul",
    "pipe: TPipe, workspace: address, matmul: Matmul, tiling: TCubeTiling = None">];
  let summary = "Registers matmul objects.";
  let summaryZh = "注册 Matmul 对象。";
}

#endif

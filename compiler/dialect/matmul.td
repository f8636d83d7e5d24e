// The matrix multiplication object.

#ifndef ASCIR_MATMUL
#define ASCIR_MATMUL

include "types.td"

def MatmulGetMatmulApiTilingOp : Function<"get_matmul_api_tiling", "GetMatmulApiTiling", (ins MatmulConfig:$mmCFG,
  AnyType:$l1Size, TypeAttr:$matmulType), (outs MatmulApiStaticTiling:$result)> {
  let emit = "custom";
}
def KfcInitOp : Method<"kfc_server.init", "Init", (ins KfcServer:$server, AnyType:$workspace)> {
  let emit = "custom";
}
def KfcInitObjOp : Method<"kfc_server.init_obj", "InitObj", (ins KfcServer:$server, Pipe_:$pipe,
  Variadic<AnyType>:$ops)> {
  let emit = "custom";
}
def KfcIsRunOp : Method<"kfc_server.is_run", "isRun", (ins KfcServer:$server), (outs AnyType:$value)> {
  let assemblyFormat = "$server attr-dict `:` type($value)";
  let emit = "custom";
}
def KfcQuitOp : Method<"kfc_server.quit", "Quit", (ins KfcServer:$server)> {
  let emit = "custom";
}
def KfcRunOp : Method<"kfc_server.run", "Run", (ins KfcServer:$server, Matmul:$matmul)> {
  let emit = "custom";
}
def MatmulAsyncGetTensorCOp : Method<"matmul.async_get_tensor_c", "AsyncGetTensorC", (ins Matmul:$aux,
  LocalTensor:$tensor)>;
def MatmulDisableBiasOp : Method<"matmul.disable_bias", "DisableBias", (ins Matmul:$matmul)>;
def MatmulEndOp : Method<"matmul.end", "End", (ins Matmul:$matmul)> {
  let emit = "custom";
}
def MatmulGetBatchTensorCOp : Method<"matmul.get_batch_tensor_c", "GetBatchTensorC", (ins Matmul:$matmul,
  AnyType:$batchA, AnyType:$batchB, AnyType:$sequentialwrite, AnyType:$sync), (outs GlobalTensor:$result)> {
  let assemblyFormat = [{
    $matmul `,` $batchA `,` $batchB `,` $sequentialwrite `,` $sync attr-dict `:` qualified(type($matmul)) `,`
    type($batchA) `,` type($batchB) `,` type($sequentialwrite) `,` type($sync) `,` qualified(type($result))
  }];
  let emit = "{resulttype} {result} = {matmul}.GetBatchTensorC<{sync}>({batchA}, {batchB}, {sequentialwrite})";
}
def MatmulGetBatchTensorCLocalMemOp : Method<"matmul.get_batch_tensor_c_local_mem", "GetBatchTensorC", (ins
  Matmul:$matmul, LocalTensor:$c, AnyType:$batchA, AnyType:$batchB, AnyType:$sequentialwrite, AnyType:$sync)> {
  let emit = "{matmul}.GetBatchTensorC<{sync}>({c}, {batchA}, {batchB}, {sequentialwrite})";
}
def MatmulGetOffsetCOp : Method<"matmul.get_offset_c", "GetOffsetC", (ins Matmul:$aux), (outs MatrixOffset:$result)>;
def MatmulGetTensorCOp : Method<"matmul.get_tensor_c", "GetTensorC", (ins Matmul:$matmul, TensorLike:$tensor,
  Optional<TensorLike>:$tensor2, AnyType:$atomic, AnyType:$sequentialwrite, AnyType:$sync)> {
  let emit = "{matmul}.GetTensorC<{sync}>({tensor}[, {tensor2}], {atomic}, {sequentialwrite})";
}
def MatmulGetTensorCReturnOp : Method<"matmul.get_tensor_c_return", "GetTensorC", (ins Matmul:$matmul,
  AnyType:$atomic, AnyType:$sequentialwrite, AnyType:$sync), (outs GlobalTensor:$result)> {
  let assemblyFormat = [{
    $matmul `,` $atomic `,` $sequentialwrite `,` $sync attr-dict `:` qualified(type($matmul)) `,` type($atomic)
    `,` type($sequentialwrite) `,` type($sync) `,` qualified(type($result))
  }];
  let emit = "{resulttype} {result} = {matmul}.GetTensorC<{sync}>({atomic}, {sequentialwrite})";
}
def MatmulInitOp : Method<"matmul.init", "Init", (ins Matmul:$matmul, CubeTiling:$cubeTiling, Optional<Pipe_>:$pipe)> {
  let emit = "custom";
}
def MatmulIterateOp : Method<"matmul.iterate", "Iterate", (ins Matmul:$matmul, AnyType:$partialsum,
  Optional<LocalTensor>:$localCmaxtrix, AnyType:$sync), (outs AnyType:$result)> {
  let assemblyFormat = [{
    $matmul `,` $partialsum `,` $sync attr-dict (`,` $localCmaxtrix^)? `:` qualified(type($matmul)) `,`
    type($partialsum) `,` type($sync) `,` custom<OptionalThenType>(type($localCmaxtrix), type($result))
  }];
  let emit = "{resulttype} {result} = {matmul}.Iterate<{sync}>({partialsum}[, {localCmaxtrix}])";
}
def MatmulIterateAllOp : Method<"matmul.iterate_all", "IterateAll", (ins Matmul:$matmul, TensorLike:$tensor,
  Optional<AnyType>:$enAtomic, Optional<AnyType>:$enSenquentialWrite, Optional<AnyType>:$waitIterateAll,
  Optional<AnyType>:$fakeMsg, AnyType:$sync), (outs), [AttrSizedOperandSegments]> {
  let emit = "{matmul}.IterateAll<{sync}>({tensor}[, {enAtomic}][, {enSenquentialWrite}][, {waitIterateAll}][, {fakeMsg}])";
}
def MatmulIterateBatchOp : Method<"matmul.iterate_batch", "IterateBatch", (ins Matmul:$matmul, TensorLike:$tensor,
  AnyType:$batchA, AnyType:$batchB, AnyType:$enSenquentialWrite, AnyType:$maxtrixStrideA, AnyType:$maxtrixStrideB,
  AnyType:$maxtrixStrideC, Optional<AnyType>:$enPartialSum, Optional<AnyType>:$enAtomic, AnyType:$sync,
  Optional<AnyType>:$waitIterateBatch), (outs), [AttrSizedOperandSegments]> {
  let emit = "{matmul}.IterateBatch<{sync}, {waitIterateBatch}>({tensor}, {batchA}, {batchB}, {enSenquentialWrite}, {maxtrixStrideA}, {maxtrixStrideB}, {maxtrixStrideC}[, {enPartialSum}][, {enAtomic}])";
}
def MatmulIterateBatchCubeOnlyOp : Method<"matmul.iterate_batch_cube_only", "IterateBatch", (ins Matmul:$matmul,
  TensorLike:$tensor, AnyType:$enPartialSum, AnyType:$enAtomic, AnyType:$enSenquentialWrite, AnyType:$maxtrixStrideA,
  AnyType:$maxtrixStrideB, AnyType:$maxtrixStrideC)>;
def MatmulIterateNBatchOp : Method<"matmul.iterate_n_batch", "IterateNBatch", (ins Matmul:$aux, AnyType:$batchLoop,
  AnyType:$batchA, AnyType:$batchB, AnyType:$enSequentialWrite, AnyType:$matrixStrideA, AnyType:$matrixStrideB,
  AnyType:$matrixStrideC, AnyType:$sync, AnyType:$waitIterateBatch)> {
  let emit = "{aux}.IterateNBatch<{sync}, {waitIterateBatch}>({batchLoop}, {batchA}, {batchB}, {enSequentialWrite}, {matrixStrideA}, {matrixStrideB}, {matrixStrideC})";
}
def MatmulSetBatchNumOp : Method<"matmul.set_batch_num", "SetBatchNum", (ins Matmul:$aux, AnyType:$batchA,
  AnyType:$batchB)>;
def MatmulSetBiasOp : Method<"matmul.set_bias", "SetBias", (ins Matmul:$matmul, TensorLike:$tensor)>;
def MatmulSetHF32Op : Method<"matmul.set_hf32", "SetHF32", (ins Matmul:$aux, AnyType:$enableHF32, AnyType:$transMode)>;
def MatmulSetOrgShapeOp : Method<"matmul.set_org_shape", "SetOrgShape", (ins Matmul:$matmul, AnyType:$orgm,
  AnyType:$orgn, AnyType:$orgka, Optional<AnyType>:$orgkb,
  Optional<AnyType>:$orgkc), (outs), [AttrSizedOperandSegments]>;
def MatmulSetQuantScalarOp : Method<"matmul.set_quant_scalar", "SetQuantScalar", (ins Matmul:$matmul,
  AnyType:$quantscalar)>;
def MatmulSetQuantVectorOp : Method<"matmul.set_quant_vector", "SetQuantVector", (ins Matmul:$matmul,
  GlobalTensor:$quantvector)>;
def MatmulSetSelfDefineDataOp : Method<"matmul.set_self_define_data", "SetSelfDefineData", (ins Matmul:$matmul,
  AnyType:$dataPtr)> {
  let emit = "{matmul}.SetSelfDefineData(reinterpret_cast<uint64_t>({dataPtr}))";
}
def MatmulSetSingleShapeOp : Method<"matmul.set_single_shape", "SetSingleShape", (ins Matmul:$matmul,
  AnyType:$singlem, AnyType:$singlen, AnyType:$singlek)>;
def MatmulSetSparseIndexOp : Method<"matmul.set_sparse_index", "SetSparseIndex", (ins Matmul:$matmul,
  GlobalTensor:$indexGlobal)>;
def MatmulSetTailOp : Method<"matmul.set_tail", "SetTail", (ins Matmul:$aux, AnyType:$tailM, AnyType:$tailN,
  AnyType:$tailK)>;
def MatmulSetTensorAOp : Method<"matmul.set_tensor_a", "SetTensorA", (ins Matmul:$matmul, TensorLike:$tensor,
  AnyType:$transpose)>;
def MatmulSetTensorAScalarOp : Method<"matmul.set_tensor_a_scalar", "SetTensorA", (ins Matmul:$matmul,
  AnyType:$aScalar)>;
def MatmulSetTensorBOp : Method<"matmul.set_tensor_b", "SetTensorB", (ins Matmul:$matmul, TensorLike:$tensor,
  AnyType:$transpose)>;
def MatmulSetTensorBScalarOp : Method<"matmul.set_tensor_b_scalar", "SetTensorB", (ins Matmul:$matmul,
  AnyType:$bScalar)>;
def MatmulSetUserDefInfoOp : Method<"matmul.set_user_def_info", "SetUserDefInfo", (ins Matmul:$matmul,
  AnyMemRef:$tilingPtr)> {
  let emit = "{matmul}.SetUserDefInfo(reinterpret_cast<uint64_t>({tilingPtr}))";
}
def MatmulSetWorkspaceOp : Method<"matmul.set_workspace", "SetWorkspace", (ins Matmul:$aux, AnyType:$tensor,
  Optional<AnyType>:$size)>;
def MatmulWaitGetTensorCOp : Method<"matmul.wait_get_tensor_c", "WaitGetTensorC", (ins Matmul:$aux)>;
def MatmulWaitIterateAllOp : Method<"matmul.wait_iterate_all", "WaitIterateAll", (ins Matmul:$matmul)>;
def MatmulWaitIterateBatchOp : Method<"matmul.wait_iterate_batch", "WaitIterateBatch", (ins Matmul:$matmul)>;
def RegistMatmulObjOp : Function<"regist_matmul_obj", "REGIST_MATMUL_OBJ", (ins Pipe_:$pipe, AnyType:$workspace,
  Matmul:$matmul, Optional<CubeTiling>:$tiling)> {
  let emit = "custom";
}

#endif

// Transposes and format conversions.

#ifndef ASCIR_LAYOUT
#define ASCIR_LAYOUT

include "types.td"

def TransDataTo5HDOp : Function<"trans_data_to_5hd", "TransDataTo5HD", (ins LocalTensor:$dst, LocalTensor:$src,
  TransDataTo5hdParams:$params)> {
  let emit = "custom";
}
def TransDataTo5HDTensorListOp : Function<"trans_data_to_5hd_tensor_list", "TransDataTo5HD", (ins
  Variadic<LocalTensor>:$dstList, Variadic<LocalTensor>:$srcList,
  TransDataTo5hdParams:$params), (outs), [AttrSizedOperandSegments]> {
  let emit = "custom";
}
def TransDataTo5HDUintListOp : Function<"trans_data_to_5hd_uint_list", "TransDataTo5HD", (ins
  Variadic<AnyUnsignedInteger>:$dstList, Variadic<AnyUnsignedInteger>:$srcList,
  TransDataTo5hdParams:$params), (outs), [AttrSizedOperandSegments]> {
  let emit = "custom";
}
def TransposeOp : Function<"transpose", "Transpose", (ins LocalTensor:$dst, LocalTensor:$src)>;
def TransposeExtOp : Function<"transpose_ext", "Transpose", (ins LocalTensor:$dst, LocalTensor:$src,
  LocalTensor:$sharedTmpBuffer, TransposeParamsExt:$params)>;

#endif

// Transposes and format conversions.

#ifndef ASCIR_LAYOUT
#define ASCIR_LAYOUT

include "types.td"

let summary = "Transposes 16 row addresses for NCHW to NC1HWC0.", summaryZh = "以 16 个行地址做 NCHW→NC1HWC0 转置。",
    pipe = "V", cost = "transpose" in {
  def TransDataTo5HDOp : Function<"trans_data_to_5hd", "TransDataTo5HD", (ins LocalTensor:$dst, LocalTensor:$src,
    TransDataTo5hdParams:$params)> {
    let reads = ["src"];
    let writes = ["dst"];
    let positions = ["dst src: UB"];
    let limits = ["aligned dst src 32"];
  }
  def TransDataTo5HDTensorListOp : Function<"trans_data_to_5hd_tensor_list", "TransDataTo5HD", (ins
    Variadic<LocalTensor>:$dstList, Variadic<LocalTensor>:$srcList,
    TransDataTo5hdParams:$params), (outs), [AttrSizedOperandSegments]> {
    let emit = "custom:trans_data_to_5hd";
    let elements = "srcList = dstList";
    let python = [Py<"asc.trans_data_to_5hd",
      "dst_or_list: list of local -> dstList, src_or_list: list of local -> srcList, params: TransDataTo5HDParams">];
    let reads = ["srcList"];
    let writes = ["dstList"];
    let positions = ["dstList srcList: UB"];
    let limits = ["aligned dstList srcList 32"];
  }
  def TransDataTo5HDUintListOp : Function<"trans_data_to_5hd_uint_list", "TransDataTo5HD", (ins
    Variadic<AnyUnsignedInteger>:$dstList, Variadic<AnyUnsignedInteger>:$srcList,
    TransDataTo5hdParams:$params), (outs), [AttrSizedOperandSegments]> {
    let emit = "custom:trans_data_to_5hd";
    let elements = "srcList = dstList";
    let python = [Py<"asc.trans_data_to_5hd",
      "dst_or_list: list as ui64 -> dstList, src_or_list: list as ui64 -> srcList, params: TransDataTo5HDParams">];
    let reads = ["srcList"];
    let writes = ["dstList"];
    let positions = ["dstList srcList: UB"];
    let limits = ["aligned dstList srcList 32"];
  }
}

let summary = "16x16 transpose, or format swaps with the extended form.",
    summaryZh = "16x16 转置,扩展形式可做 NCHW/NHWC 变换。", pipe = "V", cost = "transpose", reads = ["src"],
    writes = ["dst"], positions = ["dst src: UB"], limits = ["aligned dst src 32"] in {
  def TransposeOp : Function<"transpose", "Transpose", (ins LocalTensor:$dst, LocalTensor:$src)> {
    let elements = "src = dst";
    let python = [Py<"asc.transpose", "dst: local, src: local">];
  }
  def TransposeExtOp : Function<"transpose_ext", "Transpose", (ins LocalTensor:$dst, LocalTensor:$src,
    LocalTensor:$sharedTmpBuffer, TransposeParamsExt:$params)> {
    let elements = "src = dst; sharedTmpBuffer in ui8";
    let python = [Py<"asc.transpose", "dst: local, src: local, shared_tmp_buffer: local, params: TransposeParamsExt">];
  }
}

#endif

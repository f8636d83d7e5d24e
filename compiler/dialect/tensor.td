// Tensors, their descriptions, parameter structures.

#ifndef ASCIR_TENSOR
#define ASCIR_TENSOR

include "types.td"

def ConstructOp : AscirOp<"construct", (ins Variadic<AnyType>:$operands, OptionalAttr<TypeArrayAttr>:$types,
  UnitAttr:$isConstexpr, UnitAttr:$isStatic), (outs AnyType:$result), [Pure]> {
  let assemblyFormat = [{
    type($result) `(` ($operands^)? `)` ($types^)? (`constexpr` $isConstexpr^)? (`static` $isStatic^)? attr-dict
    (`:` type($operands)^)?
  }];
  let emit = "custom";
}
def GetShapeSizeOp : Function<"get_shape_size", "GetShapeSize", (ins
  ShapeInfo:$shapeInfo), (outs AnySignlessIntegerOrIndex:$result)> {
  let assemblyFormat = "$shapeInfo attr-dict `:` qualified(type($shapeInfo)) `->` type($result)";
}
def GlobalTensorOp : Constructor<"global_tensor", (outs GlobalTensor:$tensor)> {
  let assemblyFormat = "attr-dict `:` qualified(type($tensor))";
  let hasCanonicalizeMethod = 1;
}
def GlobalTensorBracketOp : AscirOp<"global_tensor.bracket", (ins GlobalTensor:$tensor,
  AnySignlessIntegerOrIndex:$index), (outs GlobalTensor:$result), [Pure]> {
  let assemblyFormat = [{
    $tensor `(` $index `)` attr-dict `:` qualified(type($tensor)) `,` type($index) `,` qualified(type($result))
  }];
  let emit = "custom";
}
def GlobalTensorGetPhyAddrOp : Method<"global_tensor.get_phy_addr", "GetPhyAddr", (ins GlobalTensor:$tensor,
  Optional<UI64>:$offset), (outs AnyRankedOrUnrankedMemRef:$result)> {
  let assemblyFormat = [{
    $tensor attr-dict (`,` $offset^)? `:` qualified(type($tensor)) `,` type($result) (`,` type($offset)^)?
  }];
}
def GlobalTensorGetShapeInfoOp : Method<"global_tensor.get_shape_info", "GetShapeInfo", (ins
  GlobalTensor:$tensor), (outs ShapeInfo:$results)> {
  let assemblyFormat = "$tensor attr-dict `:` qualified(type($tensor)) `,` type($results)";
}
def GlobalTensorGetSizeOp : Method<"global_tensor.get_size", "GetSize", (ins
  GlobalTensor:$tensor), (outs UI64:$value)>;
def GlobalTensorGetValueOp : Method<"global_tensor.get_value", "GetValue", (ins GlobalTensor:$tensor,
  AnyType:$offset), (outs AnyType:$value)> {
  let assemblyFormat = [{
    $tensor `,` $offset attr-dict `:` qualified(type($tensor)) `,` type($offset) `,` type($value)
  }];
}
def GlobalTensorSetGlobalBufferOp : Method<"global_tensor.set_global_buffer", "SetGlobalBuffer", (ins
  GlobalTensor:$tensor, AnyRankedOrUnrankedMemRef:$buffer, Optional<AnyInteger>:$size)> {
  let assemblyFormat = [{
    $tensor `,` $buffer attr-dict (`,` $size^)? `:` qualified(type($tensor)) `,` type($buffer) (`,`
    type($size)^)?
  }];
}
def GlobalTensorSetL2CacheHintOp : Method<"global_tensor.set_l2_cache_hint", "SetL2CacheHint", (ins
  GlobalTensor:$tensor, CacheMode:$mode, CacheRwMode:$rwMode)> {
  let emit = "{tensor}.SetL2CacheHint<AscendC::CacheRwMode::{rwMode upper}>(AscendC::CacheMode::{mode upper})";
}
def GlobalTensorSetShapeInfoOp : Method<"global_tensor.set_shape_info", "SetShapeInfo", (ins GlobalTensor:$tensor,
  ShapeInfo:$shapeInfo)>;
def GlobalTensorSetShapeInfoV2Op : Function<"global_tensor.set_shape_info_v2", "SetShapeInfo", (ins
  GlobalTensor:$tensor, Variadic<AnyInteger>:$dims)> {
  let emit = "";
}
def GlobalTensorSetValueOp : Method<"global_tensor.set_value", "SetValue", (ins GlobalTensor:$tensor, UI64:$offset,
  AnyType:$value)> {
  let assemblyFormat = [{
    $tensor `,` $offset `,` $value attr-dict `:` qualified(type($tensor)) `,` type($offset) `,` type($value)
  }];
}
def GlobalTensorSubIndexOp : AscirOp<"global_tensor.subindex", (ins GlobalTensor:$tensor,
  AnySignlessIntegerOrIndex:$index), (outs GlobalTensor:$result), [Pure]> {
  let assemblyFormat = [{
    $tensor `[` $index `]` attr-dict `:` qualified(type($tensor)) `,` type($index) `,` qualified(type($result))
  }];
  let emit = "custom";
}
def ListTensorDescOp : Constructor<"list_tensor_desc", (outs ListTensorDesc:$result)> {
  let assemblyFormat = "attr-dict `:` qualified(type($result))";
}
def ListTensorDescGetDataPtrOp : Function<"list_tensor_desc_get_data_ptr", "GetDataPtr", (ins ListTensorDesc:$tensor,
  UI32:$index, TypeAttr:$dtype), (outs AnyRankedOrUnrankedMemRef:$result)> {
  let assemblyFormat = "$tensor `,` $index attr-dict `:` type($result)";
  let emit = "custom";
}
def ListTensorDescGetDescOp : Method<"list_tensor_desc_get_desc", "GetDesc", (ins ListTensorDesc:$tensor,
  TensorDesc:$desc, UI32:$index)>;
def ListTensorDescGetSizeOp : Method<"list_tensor_desc_get_size", "GetSize", (ins
  ListTensorDesc:$tensor), (outs UI32:$result)>;
def ListTensorDescInitOp : Method<"list_tensor_desc_init", "Init", (ins ListTensorDesc:$tensor, AnyType:$data,
  UI32:$length, UI32:$shapeSize)>;
def ListTensorDescV2Op : AscirOp<"list_tensor_desc_v2", (ins AnyType:$data, UI32:$length,
  UI32:$shapeSize), (outs ListTensorDesc:$result)> {
  let assemblyFormat = [{
    $data `,` $length `,` $shapeSize attr-dict `:` qualified(type($result)) `,` type($data) `,` type($length)
    `,` type($shapeSize)
  }];
  let emit = "custom";
}
def LocalTensorOp : Constructor<"local_tensor", (outs LocalTensor:$tensor)> {
  let assemblyFormat = "attr-dict `:` qualified(type($tensor))";
  let hasCanonicalizeMethod = 1;
}
def LocalTensorBracketOp : AscirOp<"local_tensor.bracket", (ins LocalTensor:$tensor,
  AnySignlessIntegerOrIndex:$index), (outs LocalTensor:$result), [Pure]> {
  let assemblyFormat = [{
    $tensor `(` $index `)` attr-dict `:` qualified(type($tensor)) `,` type($index) `,` qualified(type($result))
  }];
  let emit = "custom";
}
def LocalTensorGetLengthOp : Method<"local_tensor.get_length", "GetLength", (ins
  LocalTensor:$tensor), (outs UI32:$result)> {
  let assemblyFormat = "$tensor attr-dict `:` qualified(type($tensor)) `,` type($result)";
}
def LocalTensorGetPhyAddrOp : Method<"local_tensor.get_phy_addr", "GetPhyAddr", (ins LocalTensor:$tensor,
  Optional<UI32>:$offset), (outs AnyType:$result)> {
  let assemblyFormat = [{
    $tensor attr-dict (`,` $offset^)? `:` qualified(type($tensor)) `,` type($result) (`,` type($offset)^)?
  }];
}
def LocalTensorGetPositionOp : Method<"local_tensor.get_position", "GetPosition", (ins
  LocalTensor:$tensor), (outs I32:$result)> {
  let assemblyFormat = "$tensor attr-dict `:` qualified(type($tensor)) `,` type($result)";
}
def LocalTensorGetShapeInfoOp : Method<"local_tensor.get_shape_info", "GetShapeInfo", (ins
  LocalTensor:$tensor), (outs ShapeInfo:$results)> {
  let assemblyFormat = "$tensor attr-dict `:` qualified(type($tensor)) `,` qualified(type($results))";
}
def LocalTensorGetSizeOp : Method<"local_tensor.get_size", "GetSize", (ins
  LocalTensor:$tensor), (outs AnySignlessIntegerOrIndex:$result)> {
  let assemblyFormat = "$tensor attr-dict `:` qualified(type($tensor)) `,` type($result)";
}
def LocalTensorGetUserTagOp : Method<"local_tensor.get_user_tag", "GetUserTag", (ins
  LocalTensor:$tensor), (outs AnySignlessIntegerOrIndex:$result)> {
  let assemblyFormat = "$tensor attr-dict `:` qualified(type($tensor)) `,` type($result)";
}
def LocalTensorGetValueOp : Method<"local_tensor.get_value", "GetValue", (ins LocalTensor:$tensor,
  AnyType:$index), (outs AnyType:$value)> {
  let assemblyFormat = "$tensor `,` $index attr-dict `:` qualified(type($tensor)) `,` type($index) `,` type($value)";
}
def LocalTensorPrintOp : Method<"local_tensor.print", "Print", (ins LocalTensor:$tensor, Optional<UI32>:$len)>;
def LocalTensorSetAddrWithOffsetOp : Method<"local_tensor.set_addr_with_offset", "SetAddrWithOffset", (ins
  LocalTensor:$tensor, LocalTensor:$src, UI32:$offset)>;
def LocalTensorSetBufferLenOp : Method<"local_tensor.set_buffer_len", "SetBufferLen", (ins LocalTensor:$tensor,
  UI32:$dataLen)>;
def LocalTensorSetShapeInfoOp : Method<"local_tensor.set_shape_info", "SetShapeInfo", (ins LocalTensor:$tensor,
  ShapeInfo:$shapeInfo)>;
def LocalTensorSetSizeOp : Method<"local_tensor.set_size", "SetSize", (ins LocalTensor:$tensor, UI32:$size)>;
def LocalTensorSetUserTagOp : Method<"local_tensor.set_user_tag", "SetUserTag", (ins LocalTensor:$tensor, I32:$tag)>;
def LocalTensorSetValueOp : Method<"local_tensor.set_value", "SetValue", (ins LocalTensor:$tensor, AnyType:$index,
  AnyType:$value)> {
  let assemblyFormat = [{
    $tensor `,` $index `,` $value attr-dict `:` qualified(type($tensor)) `,` type($index) `,` type($value)
  }];
}
def LocalTensorSubIndexOp : AscirOp<"local_tensor.subindex", (ins LocalTensor:$tensor,
  AnySignlessIntegerOrIndex:$index), (outs LocalTensor:$result), [Pure]> {
  let assemblyFormat = [{
    $tensor `[` $index `]` attr-dict `:` qualified(type($tensor)) `,` type($index) `,` qualified(type($result))
  }];
  let emit = "custom";
}
def LocalTensorToFileOp : Method<"local_tensor.to_file", "ToFile", (ins LocalTensor:$tensor, StrAttr:$fileName)>;
def LocalTensorAutoOp : Function<"local_tensor_auto", "LocalTensorAuto", (ins UnitAttr:$input, UnitAttr:$output,
  Variadic<I64>:$dynamicShape), (outs LocalTensor:$result)> {
  let assemblyFormat = "`(` $dynamicShape `)` (`input` $input^)? (`output` $output^)? attr-dict `:` type($result)";
  let emit = "";
}
def LocalTensorV2Op : AscirOp<"local_tensor_v2", (ins TPosition:$pos, UI32:$addr,
  UI32:$tileSize), (outs LocalTensor:$result)> {
  let assemblyFormat = "$pos `,` $addr `,` $tileSize attr-dict `:` qualified(type($result))";
  let emit = "custom";
}
def LocalTensorReinterpretCastOp : Function<"reinterpret_cast", "ReinterpretCast", (ins
  LocalTensor:$in), (outs LocalTensor:$out), [Pure, DeclareOpInterfaceMethods<CastOpInterface>]> {
  let assemblyFormat = "$in attr-dict `:` qualified(type($in)) `to` qualified(type($out))";
  let hasFolder = 1;
  let emit = "custom";
}
def ShapeInfoOriginalShapeOp : AscirOp<"shape_info.original_shape", (ins ShapeInfo:$base,
  AnySignlessIntegerOrIndex:$dim), (outs AnySignlessIntegerOrIndex:$result)> {
  let assemblyFormat = "$base `,` $dim attr-dict type($dim) `,` type($result)";
  let emit = "custom";
}
def ShapeInfoShapeOp : AscirOp<"shape_info.shape", (ins ShapeInfo:$base,
  AnySignlessIntegerOrIndex:$dim), (outs AnySignlessIntegerOrIndex:$result)> {
  let assemblyFormat = "$base `,` $dim attr-dict type($dim) `,` type($result)";
  let emit = "custom";
}
def SliceInfoSubIndexOp : AscirOp<"slice_info.subindex", (ins SliceInfo:$sliceInfo,
  AnySignlessIntegerOrIndex:$index), (outs SliceInfo:$result), [Pure]> {
  let assemblyFormat = [{
    $sliceInfo `[` $index `]` attr-dict `:` qualified(type($sliceInfo)) `,` type($index) `,`
    qualified(type($result))
  }];
  let emit = "";
}
def TensorDescOp : AscirOp<"tensor_desc", (ins TypeAttr:$elementType), (outs TensorDesc:$tensorDesc)> {
  let assemblyFormat = "$elementType attr-dict `:` qualified(type($tensorDesc))";
  let emit = "custom";
}
def TensorDescGetDataObjOp : Method<"tensor_desc_get_data_obj", "GetDataObj", (ins
  TensorDesc:$tensorDesc), (outs GlobalTensor:$result)> {
  let assemblyFormat = "$tensorDesc attr-dict `:` qualified(type($tensorDesc)) `,` type($result)";
}
def TensorDescGetDataPtrOp : Method<"tensor_desc_get_data_ptr", "GetDataPtr", (ins
  TensorDesc:$tensorDesc), (outs AnyRankedOrUnrankedMemRef:$result)> {
  let assemblyFormat = "$tensorDesc attr-dict `:` qualified(type($tensorDesc)) `,` type($result)";
}
def TensorDescGetDimOp : Method<"tensor_desc_get_dim", "GetDim", (ins TensorDesc:$tensorDesc), (outs UI64:$result)> {
  let assemblyFormat = "$tensorDesc attr-dict `:` qualified(type($tensorDesc)) `,` type($result)";
}
def TensorDescGetIndexOp : Method<"tensor_desc_get_index", "GetIndex", (ins
  TensorDesc:$tensorDesc), (outs UI64:$result)> {
  let assemblyFormat = "$tensorDesc attr-dict `:` qualified(type($tensorDesc)) `,` type($result)";
}
def TensorDescGetShapeOp : Method<"tensor_desc_get_shape", "GetShape", (ins TensorDesc:$tensorDesc,
  AnySignlessIntegerOrIndex:$offset), (outs AnySignlessIntegerOrIndex:$result)> {
  let assemblyFormat = [{
    $tensorDesc `,` $offset attr-dict `:` qualified(type($tensorDesc)) `,` type($result) `,` type($offset)
  }];
}
def TensorDescSetShapeAddrOp : Function<"tensor_desc_set_shape_addr", "SetShapeAddr", (ins TensorDesc:$tensorDesc,
  UI64:$shapePtr)> {
  let assemblyFormat = "$tensorDesc `,` $shapePtr attr-dict `:` qualified(type($tensorDesc)) `,` type($shapePtr)";
  let emit = "custom";
}

#endif

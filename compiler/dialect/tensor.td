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
  let emit = "custom:construct";
}
def GetShapeSizeOp : Function<"get_shape_size", "GetShapeSize", (ins
  ShapeInfo:$shapeInfo), (outs AnySignlessIntegerOrIndex:$result)> {
  let assemblyFormat = "$shapeInfo attr-dict `:` qualified(type($shapeInfo)) `->` type($result)";
  let summary = "Number of elements of a shape.";
  let summaryZh = "形状所含元素数。";
  let python = [Py<"asc.get_shape_size", "shape_info: ShapeInfo => i32">];
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
  let emit = "{result}{tensor}({index})";
  let summary = "Sub-tensor at an offset, by call.";
  let summaryZh = "按偏移取子张量(调用形式)。";
  let python = [Py<"asc.GlobalTensor.__call__", "self: global -> tensor, index: int => typeof(self)">];
}

def GlobalTensorGetPhyAddrOp : Method<"global_tensor.get_phy_addr", "GetPhyAddr", (ins GlobalTensor:$tensor,
  Optional<UI64>:$offset), (outs AnyRankedOrUnrankedMemRef:$result)> {
  let assemblyFormat = [{
    $tensor attr-dict (`,` $offset^)? `:` qualified(type($tensor)) `,` type($result) (`,` type($offset)^)?
  }];
  let python = [Py<"asc.GlobalTensor.get_phy_addr",
    "self: global -> tensor, offset: int = 0 as ui64 => address(elem(self))">];
  let summary = "GM address.";
  let summaryZh = "GM 地址。";
}

def GlobalTensorGetShapeInfoOp : Method<"global_tensor.get_shape_info", "GetShapeInfo", (ins
  GlobalTensor:$tensor), (outs ShapeInfo:$results)> {
  let assemblyFormat = "$tensor attr-dict `:` qualified(type($tensor)) `,` type($results)";
  let python = [Py<"asc.GlobalTensor.get_shape_info", "self: global -> tensor => ShapeInfo">];
  let summary = "Attached shape.";
  let summaryZh = "取形状信息。";
}

def GlobalTensorGetSizeOp : Method<"global_tensor.get_size", "GetSize", (ins
  GlobalTensor:$tensor), (outs UI64:$value)> {
  let python = [Py<"asc.GlobalTensor.get_size", "self: global -> tensor => ui64">];
  let summary = "Element count.";
  let summaryZh = "元素个数。";
}

def GlobalTensorGetValueOp : Method<"global_tensor.get_value", "GetValue", (ins GlobalTensor:$tensor,
  AnyType:$offset), (outs AnyType:$value)> {
  let assemblyFormat = [{
    $tensor `,` $offset attr-dict `:` qualified(type($tensor)) `,` type($offset) `,` type($value)
  }];
  let python = [Py<"asc.GlobalTensor.get_value", "self: global -> tensor, offset: int as ui64 => elem(self)">];
  let summary = "Reads one GM element.";
  let summaryZh = "读取一个 GM 元素。";
  let cost = "scalar_read";
  let reads = ["tensor"];
}

def GlobalTensorSetGlobalBufferOp : Method<"global_tensor.set_global_buffer", "SetGlobalBuffer", (ins
  GlobalTensor:$tensor, AnyRankedOrUnrankedMemRef:$buffer, Optional<AnyInteger>:$size)> {
  let assemblyFormat = [{
    $tensor `,` $buffer attr-dict (`,` $size^)? `:` qualified(type($tensor)) `,` type($buffer) (`,`
    type($size)^)?
  }];
  let python = [Py<"asc.GlobalTensor.set_global_buffer",
    "self: global -> tensor, buffer: address, buffer_size: int = None -> size">];
  let summary = "Binds to an address.";
  let summaryZh = "绑定 GM 地址。";
}

def GlobalTensorSetL2CacheHintOp : Method<"global_tensor.set_l2_cache_hint", "SetL2CacheHint", (ins
  GlobalTensor:$tensor, CacheMode:$mode, CacheRwMode:$rwMode)> {
  let emit = "{tensor}.SetL2CacheHint<{enum rwMode}>({enum mode})";
  let python = [Py<"asc.GlobalTensor.set_l2_cache_hint",
    "self: global -> tensor, mode: CacheMode = CACHE_MODE_NORMAL, rw_mode: CacheRwMode = RW">];
  let summary = "L2 cache hint.";
  let summaryZh = "L2 缓存提示。";
}

def GlobalTensorSetShapeInfoOp : Method<"global_tensor.set_shape_info", "SetShapeInfo", (ins GlobalTensor:$tensor,
  ShapeInfo:$shapeInfo)> {
  let python = [Py<"asc.GlobalTensor.set_shape_info", "self: global -> tensor, shape_info: ShapeInfo">];
  let summary = "Attaches shape.";
  let summaryZh = "设置形状信息。";
}

def GlobalTensorSetShapeInfoV2Op : Function<"global_tensor.set_shape_info_v2", "SetShapeInfo", (ins
  GlobalTensor:$tensor, Variadic<AnyInteger>:$dims)> {
  let emit = "";
}

def GlobalTensorSetValueOp : Method<"global_tensor.set_value", "SetValue", (ins GlobalTensor:$tensor, UI64:$offset,
  AnyType:$value)> {
  let assemblyFormat = [{
    $tensor `,` $offset `,` $value attr-dict `:` qualified(type($tensor)) `,` type($offset) `,` type($value)
  }];
  let python = [Py<"asc.GlobalTensor.set_value",
    "self: global -> tensor, offset: int as ui64, value: number as elem(self)">];
  let summary = "Writes one GM element.";
  let summaryZh = "写入一个 GM 元素。";
  let cost = "scalar_write";
  let writes = ["tensor"];
}

def GlobalTensorSubIndexOp : AscirOp<"global_tensor.subindex", (ins GlobalTensor:$tensor,
  AnySignlessIntegerOrIndex:$index), (outs GlobalTensor:$result), [Pure]> {
  let assemblyFormat = [{
    $tensor `[` $index `]` attr-dict `:` qualified(type($tensor)) `,` type($index) `,` qualified(type($result))
  }];
  let emit = "{result}{tensor}{[}{index}{]}";
  let python = [Py<"asc.GlobalTensor.__getitem__", "self: global -> tensor, index: int => typeof(self)">];
  let summary = "GM tensor at an offset.";
  let summaryZh = "取 GM 偏移张量。";
}

// Made only when all three arguments are given as keywords, so it is tried first.
def ListTensorDescV2Op : AscirOp<"list_tensor_desc_v2", (ins AnyType:$data, UI32:$length,
  UI32:$shapeSize), (outs ListTensorDesc:$result)> {
  let assemblyFormat = [{
    $data `,` $length `,` $shapeSize attr-dict `:` qualified(type($result)) `,` type($data) `,` type($length)
    `,` type($shapeSize)
  }];
  let emit = "{result}AscendC::ListTensorDesc({data}, {length}, {shapeSize})";
  let summary = "A list of tensor descriptions.";
  let summaryZh = "张量描述列表。";
  let python = [Py<"asc.ListTensorDesc",
    "data!: address, length!: int as ui32, shape_size!: int as ui32 => ListTensorDesc">];
}

def ListTensorDescOp : Constructor<"list_tensor_desc", (outs ListTensorDesc:$result)> {
  let assemblyFormat = "attr-dict `:` qualified(type($result))";
  let summary = "A list of tensor descriptions.";
  let summaryZh = "张量描述列表。";
  let python = [
    Py<"asc.ListTensorDesc", "=> ListTensorDesc">,
    Py<"asc.ListTensorDesc", "data/: any -> drop, length: any = None -> drop, shape_size: any = None -> drop => ListTensorDesc">
  ];
}

def ListTensorDescGetDataPtrOp : Function<"list_tensor_desc_get_data_ptr", "GetDataPtr", (ins ListTensorDesc:$tensor,
  UI32:$index, TypeAttr:$dtype), (outs AnyRankedOrUnrankedMemRef:$result)> {
  let assemblyFormat = "$tensor `,` $index attr-dict `:` type($result)";
  let emit = "{result}{tensor}.GetDataPtr<{type dtype}>({index})";
  let python = [Py<"asc.ListTensorDesc.get_data_ptr",
    "self: ListTensorDesc -> tensor, index: int as ui32, dtype: dtype => address(dtype)">];
  let summary = "Item address.";
  let summaryZh = "取一项数据地址。";
}

def ListTensorDescGetDescOp : Method<"list_tensor_desc_get_desc", "GetDesc", (ins ListTensorDesc:$tensor,
  TensorDesc:$desc, UI32:$index)> {
  let python = [Py<"asc.ListTensorDesc.get_desc",
    "self: ListTensorDesc -> tensor, desc: TensorDesc, index: int as ui32">];
  let summary = "Fills a TensorDesc.";
  let summaryZh = "取一项描述。";
}

def ListTensorDescGetSizeOp : Method<"list_tensor_desc_get_size", "GetSize", (ins
  ListTensorDesc:$tensor), (outs UI32:$result)> {
  let python = [Py<"asc.ListTensorDesc.get_size", "self: ListTensorDesc -> tensor => ui32">];
  let summary = "Item count.";
  let summaryZh = "项数。";
}

def ListTensorDescInitOp : Method<"list_tensor_desc_init", "Init", (ins ListTensorDesc:$tensor, AnyType:$data,
  UI32:$length, UI32:$shapeSize)> {
  let python = [Py<"asc.ListTensorDesc.init",
    "self: ListTensorDesc -> tensor, data: address, length: int = 4294967295 as ui32, "
    "shape_size: int = 4294967295 as ui32">];
  let summary = "Reads a list descriptor.";
  let summaryZh = "初始化列表描述。";
}

def LocalTensorOp : Constructor<"local_tensor", (outs LocalTensor:$tensor)> {
  let assemblyFormat = "attr-dict `:` qualified(type($tensor))";
  let hasCanonicalizeMethod = 1;
  let summary = "A tensor in local memory, without a place yet.";
  let summaryZh = "尚未定址的本地张量。";
  let python = [Py<"asc.LocalTensor", "dtype: dtype => local(dtype)">];
}
def LocalTensorBracketOp : AscirOp<"local_tensor.bracket", (ins LocalTensor:$tensor,
  AnySignlessIntegerOrIndex:$index), (outs LocalTensor:$result), [Pure]> {
  let assemblyFormat = [{
    $tensor `(` $index `)` attr-dict `:` qualified(type($tensor)) `,` type($index) `,` qualified(type($result))
  }];
  let emit = "{result}{tensor}({index})";
  let summary = "Sub-tensor at an offset, by call.";
  let summaryZh = "按偏移取子张量(调用形式)。";
  let python = [Py<"asc.LocalTensor.__call__", "self: local -> tensor, index: int => typeof(self)">];
}

def LocalTensorGetLengthOp : Method<"local_tensor.get_length", "GetLength", (ins
  LocalTensor:$tensor), (outs UI32:$result)> {
  let assemblyFormat = "$tensor attr-dict `:` qualified(type($tensor)) `,` type($result)";
  let python = [Py<"asc.LocalTensor.get_length", "self: local -> tensor => ui32">];
  let summary = "Length in bytes.";
  let summaryZh = "字节长度。";
}

def LocalTensorGetPhyAddrOp : Method<"local_tensor.get_phy_addr", "GetPhyAddr", (ins LocalTensor:$tensor,
  Optional<UI32>:$offset), (outs AnyType:$result)> {
  let assemblyFormat = [{
    $tensor attr-dict (`,` $offset^)? `:` qualified(type($tensor)) `,` type($result) (`,` type($offset)^)?
  }];
  let python = [Py<"asc.LocalTensor.get_phy_addr", "self: local -> tensor, offset: int = 0 as ui32 => ui64">];
  let summary = "Local address.";
  let summaryZh = "本地地址。";
}

def LocalTensorGetPositionOp : Method<"local_tensor.get_position", "GetPosition", (ins
  LocalTensor:$tensor), (outs I32:$result)> {
  let assemblyFormat = "$tensor attr-dict `:` qualified(type($tensor)) `,` type($result)";
  let python = [Py<"asc.LocalTensor.get_position", "self: local -> tensor => i32">];
  let summary = "Logical position.";
  let summaryZh = "逻辑位置。";
}

def LocalTensorGetShapeInfoOp : Method<"local_tensor.get_shape_info", "GetShapeInfo", (ins
  LocalTensor:$tensor), (outs ShapeInfo:$results)> {
  let assemblyFormat = "$tensor attr-dict `:` qualified(type($tensor)) `,` qualified(type($results))";
  let python = [Py<"asc.LocalTensor.get_shape_info", "self: local -> tensor => ShapeInfo">];
  let summary = "Attached shape.";
  let summaryZh = "取形状信息。";
}

def LocalTensorGetSizeOp : Method<"local_tensor.get_size", "GetSize", (ins
  LocalTensor:$tensor), (outs AnySignlessIntegerOrIndex:$result)> {
  let assemblyFormat = "$tensor attr-dict `:` qualified(type($tensor)) `,` type($result)";
  let python = [Py<"asc.LocalTensor.get_size", "self: local -> tensor => i32">];
  let summary = "Element count.";
  let summaryZh = "元素个数。";
}

def LocalTensorGetUserTagOp : Method<"local_tensor.get_user_tag", "GetUserTag", (ins
  LocalTensor:$tensor), (outs AnySignlessIntegerOrIndex:$result)> {
  let assemblyFormat = "$tensor attr-dict `:` qualified(type($tensor)) `,` type($result)";
  let python = [Py<"asc.LocalTensor.get_user_tag", "self: local -> tensor => i32">];
  let summary = "Reads a user tag.";
  let summaryZh = "读用户标签。";
}

def LocalTensorGetValueOp : Method<"local_tensor.get_value", "GetValue", (ins LocalTensor:$tensor,
  AnyType:$index), (outs AnyType:$value)> {
  let assemblyFormat = "$tensor `,` $index attr-dict `:` qualified(type($tensor)) `,` type($index) `,` type($value)";
  let python = [Py<"asc.LocalTensor.get_value", "self: local -> tensor, index: int as ui32 => elem(self)">];
  let summary = "Reads one element.";
  let summaryZh = "读取一个元素。";
  let cost = "scalar_read";
  let reads = ["tensor"];
}

def LocalTensorPrintOp : Method<"local_tensor.print", "Print", (ins LocalTensor:$tensor, Optional<UI32>:$len)> {
  let python = [Py<"asc.LocalTensor.print", "self: local -> tensor, data_len: int as ui32 -> len">];
  let summary = "Prints data.";
  let summaryZh = "打印数据。";
}

def LocalTensorSetAddrWithOffsetOp : Method<"local_tensor.set_addr_with_offset", "SetAddrWithOffset", (ins
  LocalTensor:$tensor, LocalTensor:$src, UI32:$offset)> {
  let python = [Py<"asc.LocalTensor.set_addr_with_offset", "self: local -> tensor, src: local, offset: int as ui32">];
  let summary = "Points at another tensor plus offset.";
  let summaryZh = "指向另一张量的偏移处。";
}

def LocalTensorSetBufferLenOp : Method<"local_tensor.set_buffer_len", "SetBufferLen", (ins LocalTensor:$tensor,
  UI32:$dataLen)> {
  let python = [Py<"asc.LocalTensor.set_buffer_len", "self: local -> tensor, data_len: int as ui32">];
  let summary = "Sets the byte length.";
  let summaryZh = "设置字节长度。";
}

def LocalTensorSetShapeInfoOp : Method<"local_tensor.set_shape_info", "SetShapeInfo", (ins LocalTensor:$tensor,
  ShapeInfo:$shapeInfo)> {
  let python = [Py<"asc.LocalTensor.set_shape_info", "self: local -> tensor, shape_info: ShapeInfo">];
  let summary = "Attaches shape.";
  let summaryZh = "设置形状信息。";
}

def LocalTensorSetSizeOp : Method<"local_tensor.set_size", "SetSize", (ins LocalTensor:$tensor, UI32:$size)> {
  let python = [Py<"asc.LocalTensor.set_size", "self: local -> tensor, size: int = 0 as ui32">];
  let summary = "Sets the element count.";
  let summaryZh = "设置元素个数。";
}

def LocalTensorSetUserTagOp : Method<"local_tensor.set_user_tag", "SetUserTag", (ins LocalTensor:$tensor, I32:$tag)> {
  let python = [Py<"asc.LocalTensor.set_user_tag", "self: local -> tensor, tag: int = 0">];
  let summary = "Sets a user tag.";
  let summaryZh = "写用户标签。";
}

def LocalTensorSetValueOp : Method<"local_tensor.set_value", "SetValue", (ins LocalTensor:$tensor, AnyType:$index,
  AnyType:$value)> {
  let assemblyFormat = [{
    $tensor `,` $index `,` $value attr-dict `:` qualified(type($tensor)) `,` type($index) `,` type($value)
  }];
  let python = [Py<"asc.LocalTensor.set_value",
    "self: local -> tensor, index: int as ui32, value: number as elem(self)">];
  let summary = "Writes one element.";
  let summaryZh = "写入一个元素。";
  let cost = "scalar_write";
  let writes = ["tensor"];
}

def LocalTensorSubIndexOp : AscirOp<"local_tensor.subindex", (ins LocalTensor:$tensor,
  AnySignlessIntegerOrIndex:$index), (outs LocalTensor:$result), [Pure]> {
  let assemblyFormat = [{
    $tensor `[` $index `]` attr-dict `:` qualified(type($tensor)) `,` type($index) `,` qualified(type($result))
  }];
  let emit = "{result}{tensor}{[}{index}{]}";
  let python = [Py<"asc.LocalTensor.__getitem__", "self: local -> tensor, index: int => typeof(self)">];
  let summary = "Sub-tensor at an offset.";
  let summaryZh = "取偏移子张量。";
}

def LocalTensorToFileOp : Method<"local_tensor.to_file", "ToFile", (ins LocalTensor:$tensor, StrAttr:$fileName)> {
  let summary = "Writes data to a file.";
  let summaryZh = "写入文件。";
}

def LocalTensorAutoOp : Function<"local_tensor_auto", "LocalTensorAuto", (ins UnitAttr:$input, UnitAttr:$output,
  Variadic<I64>:$dynamicShape), (outs LocalTensor:$result)> {
  let assemblyFormat = "`(` $dynamicShape `)` (`input` $input^)? (`output` $output^)? attr-dict `:` type($result)";
  let emit = "";
  let summary = "A local tensor whose memory and synchronisation are made for it.";
  let summaryZh = "自动分配内存并自动同步的本地张量。";
  let python = [Py<"asc.LocalTensorAuto",
    "dtype: dtype, shape: shape as i64 -> dynamicShape => local(dtype, shape)">];
}
def LocalTensorV2Op : AscirOp<"local_tensor_v2", (ins TPosition:$pos, UI32:$addr,
  UI32:$tileSize), (outs LocalTensor:$result)> {
  let assemblyFormat = "$pos `,` $addr `,` $tileSize attr-dict `:` qualified(type($result))";
  let emit = "{result}{type result}({enum pos}, {addr}, {tileSize})";
  let summary = "A tensor at an address of local memory.";
  let summaryZh = "位于指定地址的本地张量。";
  let python = [Py<"asc.LocalTensor",
    "dtype: dtype, pos: TPosition, addr: int as ui32, tile_size: int as ui32 => local(dtype)">];
}

def LocalTensorReinterpretCastOp : Function<"reinterpret_cast", "ReinterpretCast", (ins
  LocalTensor:$in), (outs LocalTensor:$out), [Pure, DeclareOpInterfaceMethods<CastOpInterface>]> {
  let assemblyFormat = "$in attr-dict `:` qualified(type($in)) `to` qualified(type($out))";
  let hasFolder = 1;
  let emit = "{result}{in}.ReinterpretCast<{elem out}>()";
  let python = [Py<"asc.LocalTensor.reinterpret_cast", "self: local -> in, dtype: dtype => local(dtype)">];
  let summary = "Views bits as another type.";
  let summaryZh = "按另一类型重解释。";
}

def ShapeInfoOriginalShapeOp : AscirOp<"shape_info.original_shape", (ins ShapeInfo:$base,
  AnySignlessIntegerOrIndex:$dim), (outs AnySignlessIntegerOrIndex:$result)> {
  let assemblyFormat = "$base `,` $dim attr-dict type($dim) `,` type($result)";
  let emit = "{result}{base}.originalShape{[}{dim}{]}";
  let summary = "Extent of the original shape.";
  let summaryZh = "原始形状某一维的大小。";
  let python = [Py<"asc.ShapeInfo.original_shape", "self: ShapeInfo -> base, dim: int as i32 => i32">];
}
def ShapeInfoShapeOp : AscirOp<"shape_info.shape", (ins ShapeInfo:$base,
  AnySignlessIntegerOrIndex:$dim), (outs AnySignlessIntegerOrIndex:$result)> {
  let assemblyFormat = "$base `,` $dim attr-dict type($dim) `,` type($result)";
  let emit = "{result}{base}.shape{[}{dim}{]}";
  let summary = "Extent of the shape.";
  let summaryZh = "形状某一维的大小。";
  let python = [Py<"asc.ShapeInfo.shape", "self: ShapeInfo -> base, dim: int as i32 => i32">];
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
  let emit = "custom:tensor_desc";
  let summary = "The description of a tensor in global memory.";
  let summaryZh = "全局内存张量的描述。";
  let python = [Py<"asc.TensorDesc",
    "handle: dtype = None -> drop, dtype: dtype = float32 -> elementType => TensorDesc">];
}

def TensorDescGetDataObjOp : Method<"tensor_desc_get_data_obj", "GetDataObj", (ins
  TensorDesc:$tensorDesc), (outs GlobalTensor:$result)> {
  let assemblyFormat = "$tensorDesc attr-dict `:` qualified(type($tensorDesc)) `,` type($result)";
  let python = [Py<"asc.TensorDesc.get_data_obj", "self: TensorDesc -> tensorDesc => global(self)">];
  let summary = "GlobalTensor view.";
  let summaryZh = "数据张量。";
}

def TensorDescGetDataPtrOp : Method<"tensor_desc_get_data_ptr", "GetDataPtr", (ins
  TensorDesc:$tensorDesc), (outs AnyRankedOrUnrankedMemRef:$result)> {
  let assemblyFormat = "$tensorDesc attr-dict `:` qualified(type($tensorDesc)) `,` type($result)";
  let python = [Py<"asc.TensorDesc.get_data_ptr", "self: TensorDesc -> tensorDesc => address(self)">];
  let summary = "Data address.";
  let summaryZh = "数据地址。";
}

def TensorDescGetDimOp : Method<"tensor_desc_get_dim", "GetDim", (ins TensorDesc:$tensorDesc), (outs UI64:$result)> {
  let assemblyFormat = "$tensorDesc attr-dict `:` qualified(type($tensorDesc)) `,` type($result)";
  let python = [Py<"asc.TensorDesc.get_dim", "self: TensorDesc -> tensorDesc => ui64">];
  let summary = "Rank.";
  let summaryZh = "维数。";
}

def TensorDescGetIndexOp : Method<"tensor_desc_get_index", "GetIndex", (ins
  TensorDesc:$tensorDesc), (outs UI64:$result)> {
  let assemblyFormat = "$tensorDesc attr-dict `:` qualified(type($tensorDesc)) `,` type($result)";
  let python = [Py<"asc.TensorDesc.get_index", "self: TensorDesc -> tensorDesc => ui64">];
  let summary = "Index in the list.";
  let summaryZh = "序号。";
}

def TensorDescGetShapeOp : Method<"tensor_desc_get_shape", "GetShape", (ins TensorDesc:$tensorDesc,
  AnySignlessIntegerOrIndex:$offset), (outs AnySignlessIntegerOrIndex:$result)> {
  let assemblyFormat = [{
    $tensorDesc `,` $offset attr-dict `:` qualified(type($tensorDesc)) `,` type($result) `,` type($offset)
  }];
  let python = [Py<"asc.TensorDesc.get_shape", "self: TensorDesc -> tensorDesc, offset: int as i32 => i64">];
  let summary = "Shape entry.";
  let summaryZh = "某维大小。";
}

def TensorDescSetShapeAddrOp : Function<"tensor_desc_set_shape_addr", "SetShapeAddr", (ins TensorDesc:$tensorDesc,
  UI64:$shapePtr)> {
  let assemblyFormat = "$tensorDesc `,` $shapePtr attr-dict `:` qualified(type($tensorDesc)) `,` type($shapePtr)";
  let emit = "{tensorDesc}.SetShapeAddr((uint64_t* ){shapePtr})";
  let python = [Py<"asc.TensorDesc.set_shape_addr", "self: TensorDesc -> tensorDesc, shape_ptr: int as ui64">];
  let summary = "Sets the shape storage address.";
  let summaryZh = "设置形状存储地址。";
}

#endif

// What ties Ascend C to C++: structures, pointers, verbatim text.

#ifndef ASCIR_HOST
#define ASCIR_HOST

include "types.td"

let reference = "emitasc" in {
  def CallOpaqueOp : AscirOp<"call_opaque", (ins StrAttr:$callee,
    Variadic<AnyType>:$callee_operands), (outs Optional<AnyType>:$result)> {
    let assemblyFormat = "$callee `(` $callee_operands `)` attr-dict `:` functional-type($callee_operands, $result)";
    let emit = "{result}{text callee}({callee_operands})";
  }
  def CopyStructOp : AscirOp<"copy_struct", (ins AnyMemRef:$base), (outs AnyType:$result)> {
    let assemblyFormat = "$base attr-dict `:` type($base) `,` type($result)";
    let emit = "custom:copy_struct";
  }
  def DeclarePyStructOp : AscirOp<"declare_py_struct", (ins TypeAttr:$pystruct), (outs), [Pure]> {
    let assemblyFormat = "$pystruct attr-dict";
    let emit = "custom:declare_py_struct";
  }
  def DereferenceOp : AscirOp<"dereference", (ins AnyMemRef:$base), (outs AnyType:$result), [Pure]> {
    let assemblyFormat = "$base attr-dict `:` type($base) `,` type($result)";
    let emit = "{type result}& {name result} = *{base}";
  }
  def MemberOp : AscirOp<"member", (ins AnyType:$base, StrAttr:$field), (outs AnyType:$result)> {
    let assemblyFormat = "$base $field attr-dict `:` type($base) `,` type($result)";
    let emit = "custom:member";
  }
  def MemberPtrOp : AscirOp<"member_ptr", (ins AnyMemRef:$base, IndexAttr:$index,
    OptionalAttr<StrAttr>:$field), (outs AnyMemRef:$result), [Pure]> {
    let assemblyFormat = "$base `[` $index `]` ($field^)? attr-dict `:` type($base) `,` type($result)";
    let emit = "custom:member_ptr";
  }
  def MemberRefOp : AscirOp<"member_ref", (ins AnyMemRef:$base, IndexAttr:$index,
    OptionalAttr<StrAttr>:$field), (outs AnyType:$result), [Pure]> {
    let assemblyFormat = "$base `[` $index `]` ($field^)? attr-dict `:` type($base) `,` type($result)";
    let emit = "custom:member_ref";
  }
  def PtrOffsetOp : AscirOp<"ptr_offset", (ins AnyMemRef:$base, OptionalAttr<IndexAttr>:$staticOffset,
    Optional<Index>:$dynamicOffset), (outs AnyMemRef:$result), [Pure, DeclareOpInterfaceMethods<ViewLikeOpInterface>]> {
    let assemblyFormat = [{
      $base `[` ($dynamicOffset^):($staticOffset ` `)? `]` attr-dict `:` type($base) `,` type($result)
    }];
    let hasFolder = 1;
    let emit = "custom:ptr_offset";
  }
  def PtrReinterpretCastOp : AscirOp<"ptr_reinterpret_cast", (ins
    AnyType:$source), (outs AnyType:$result), [Pure, DeclareOpInterfaceMethods<CastOpInterface>]> {
    let assemblyFormat = "$source attr-dict `:` type($source) `to` type($result)";
    let emit = "{result}reinterpret_cast<{type result}>({source})";
    let referenceName = "reinterpret_cast";
  }
  def SetMemberOp : AscirOp<"set_member", (ins AnyType:$base, StrAttr:$field, AnyType:$value)> {
    let assemblyFormat = "$base $field `,` $value attr-dict `:` type($base) `,` type($value)";
    let emit = "custom:set_member";
  }
  def VariableOp : AscirOp<"variable", (ins OptionalAttr<TypedAttrInterface>:$staticInit,
    Optional<AnyType>:$dynamicInit), (outs AnyNon0RankedMemRef:$result), [Pure]> {
    let assemblyFormat = "attr-dict ($dynamicInit^ `:` type($dynamicInit)):($staticInit)? `,` type($result)";
    let emit = "custom:variable";
  }
  def VerbatimOp : AscirOp<"verbatim", (ins StrAttr:$value, Variadic<AnyType>:$args)> {
    let assemblyFormat = "$value ($args^ `:` type($args))? attr-dict";
    let emit = "custom:verbatim";
  }
}

#endif

// Compare and select.

#ifndef ASCIR_SELECT
#define ASCIR_SELECT

include "types.td"

def CompareL0Op : Function<"compare_l0", "Compare", (ins AnyType:$dst, AnyType:$src0, AnyType:$src1, CMPMODE:$cmpMode,
  AnyType:$mask, AnyType:$repeatTimes, BinaryRepeatParams:$repeatParams, UnitAttr:$isSetMask)> {
  let emit = "AscendC::Compare({dst}, {src0}, {src1}, AscendC::CMPMODE::{cmpMode upper}, {mask}, {repeatTimes}, {repeatParams})";
}
def CompareL1Op : Function<"compare_l1", "Compare", (ins AnyType:$dst, AnyType:$src0, AnyType:$src1, CMPMODE:$cmpMode,
  Variadic<UI64>:$mask, AnyType:$repeatTimes, BinaryRepeatParams:$repeatParams, UnitAttr:$isSetMask)> {
  let emit = "custom";
}
def CompareL2Op : Function<"compare_l2", "Compare", (ins AnyType:$dst, AnyType:$src0, AnyType:$src1, CMPMODE:$cmpMode,
  AnyType:$calCount)> {
  let emit = "AscendC::Compare({dst}, {src0}, {src1}, AscendC::CMPMODE::{cmpMode upper}, {calCount})";
}
def CompareRL0Op : Function<"compare_r_l0", "Compare", (ins AnyType:$src0, AnyType:$src1, CMPMODE:$cmpMode,
  AnyType:$mask, BinaryRepeatParams:$repeatParams, UnitAttr:$isSetMask)> {
  let emit = "AscendC::Compare({src0}, {src1}, AscendC::CMPMODE::{cmpMode upper}, {mask}, {repeatParams})";
}
def CompareRL1Op : Function<"compare_r_l1", "Compare", (ins AnyType:$src0, AnyType:$src1, CMPMODE:$cmpMode,
  Variadic<UI64>:$mask, BinaryRepeatParams:$repeatParams, UnitAttr:$isSetMask)> {
  let emit = "custom";
}
def CompareScalarL0Op : Function<"compare_scalar_l0", "CompareScalar", (ins AnyType:$dst, AnyType:$src0,
  AnyType:$src1Scalar, CMPMODE:$cmpMode, AnyType:$mask, AnyType:$repeatTimes, UnaryRepeatParams:$repeatParams,
  UnitAttr:$isSetMask)> {
  let emit = "AscendC::CompareScalar({dst}, {src0}, {src1Scalar}, AscendC::CMPMODE::{cmpMode upper}, {mask}, {repeatTimes}, {repeatParams})";
}
def CompareScalarL1Op : Function<"compare_scalar_l1", "CompareScalar", (ins AnyType:$dst, AnyType:$src0,
  AnyType:$src1Scalar, CMPMODE:$cmpMode, Variadic<UI64>:$mask, AnyType:$repeatTimes, UnaryRepeatParams:$repeatParams,
  UnitAttr:$isSetMask)> {
  let emit = "custom";
}
def CompareScalarL2Op : Function<"compare_scalar_l2", "CompareScalar", (ins AnyType:$dst, AnyType:$src0,
  AnyType:$src1Scalar, CMPMODE:$cmpMode, AnyType:$calCount)> {
  let emit = "AscendC::CompareScalar({dst}, {src0}, {src1Scalar}, AscendC::CMPMODE::{cmpMode upper}, {calCount})";
}
def GetCmpMaskOp : Function<"get_cmp_mask", "GetCmpMask", (ins LocalTensor:$dst)>;
def SelectL0Op : Function<"select_l0", "Select", (ins LocalTensor:$dst, LocalTensor:$selMask, LocalTensor:$src0,
  LocalTensor:$src1, SELMODE:$selMode, AnyType:$mask, AnyType:$repeatTimes, BinaryRepeatParams:$repeatParams,
  UnitAttr:$isSetMask)> {
  let emit = "AscendC::Select({dst}, {selMask}, {src0}, {src1}, AscendC::SELMODE::{selMode upper}, {mask}, {repeatTimes}, {repeatParams})";
}
def SelectL1Op : Function<"select_l1", "Select", (ins LocalTensor:$dst, LocalTensor:$selMask, LocalTensor:$src0,
  LocalTensor:$src1, SELMODE:$selMode, Variadic<UI64>:$mask, AnyType:$repeatTimes, BinaryRepeatParams:$repeatParams,
  UnitAttr:$isSetMask)> {
  let emit = "custom";
}
def SelectL2Op : Function<"select_l2", "Select", (ins LocalTensor:$dst, LocalTensor:$selMask, LocalTensor:$src0,
  LocalTensor:$src1, SELMODE:$selMode, AnyType:$calCount)> {
  let emit = "AscendC::Select({dst}, {selMask}, {src0}, {src1}, AscendC::SELMODE::{selMode upper}, {calCount})";
}
def SelectRegOp : Function<"select_reg", "Select", (ins LocalTensor:$dst, LocalTensor:$src0, LocalTensor:$src1,
  AnyType:$repeatTimes, BinaryRepeatParams:$repeatParams, SELMODE:$selMode)>;
def SelectScalarL0Op : Function<"select_scalar_l0", "Select", (ins LocalTensor:$dst, LocalTensor:$selMask,
  LocalTensor:$src0, AnyType:$src1, SELMODE:$selMode, AnyType:$mask, AnyType:$repeatTimes,
  BinaryRepeatParams:$repeatParams, UnitAttr:$isSetMask)> {
  let emit = "AscendC::Select({dst}, {selMask}, {src0}, {src1}, AscendC::SELMODE::{selMode upper}, {mask}, {repeatTimes}, {repeatParams})";
}
def SelectScalarL1Op : Function<"select_scalar_l1", "Select", (ins LocalTensor:$dst, LocalTensor:$selMask,
  LocalTensor:$src0, AnyType:$src1, SELMODE:$selMode, Variadic<UI64>:$mask, AnyType:$repeatTimes,
  BinaryRepeatParams:$repeatParams, UnitAttr:$isSetMask)> {
  let emit = "custom";
}
def SelectScalarL2Op : Function<"select_scalar_l2", "Select", (ins LocalTensor:$dst, LocalTensor:$selMask,
  LocalTensor:$src0, AnyType:$src1, SELMODE:$selMode, AnyType:$calCount)> {
  let emit = "AscendC::Select({dst}, {selMask}, {src0}, {src1}, AscendC::SELMODE::{selMode upper}, {calCount})";
}
def SelectScalarRegOp : Function<"select_scalar_reg", "Select", (ins LocalTensor:$dst, LocalTensor:$selMask,
  LocalTensor:$src0, AnyType:$repeatTimes, BinaryRepeatParams:$repeatParams)>;
def SetCmpMaskOp : Function<"set_cmp_mask", "SetCmpMask", (ins LocalTensor:$src)>;

#endif

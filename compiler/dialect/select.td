// Compare and select.

#ifndef ASCIR_SELECT
#define ASCIR_SELECT

include "types.td"

let summary = "Compares two tensors into a bit mask (or the mask register).",
    summaryZh = "逐元素比较,结果为比特掩码(或写入寄存器)。", pipe = "V", cost = "compare", reads = ["src0", "src1"] in {
  def CompareL0Op : Function<"compare_l0", "Compare", (ins AnyType:$dst, AnyType:$src0, AnyType:$src1, CMPMODE:$cmpMode,
    AnyType:$mask, AnyType:$repeatTimes, BinaryRepeatParams:$repeatParams, UnitAttr:$isSetMask)> {
    let emit = "AscendC::Compare({dst}, {src0}, {src1}, {enum cmpMode}, {mask}, {repeatTimes}, {repeatParams})";
    let python = [Py<"asc.compare",
      "dst: local, src0: local, src1: local, cmp_mode: CMPMODE, mask: int as ui64, repeat_times: int as i8, "
      "repeat_params: BinaryRepeatParams, +isSetMask">];
    let writes = ["dst"];
    let positions = ["dst src0 src1: UB"];
    let limits = ["aligned dst src0 src1 32"];
    let autoSync = 1;
  }
  def CompareL1Op : Function<"compare_l1", "Compare", (ins AnyType:$dst, AnyType:$src0, AnyType:$src1, CMPMODE:$cmpMode,
    Variadic<UI64>:$mask, AnyType:$repeatTimes, BinaryRepeatParams:$repeatParams, UnitAttr:$isSetMask)> {
    let emit = "AscendC::Compare({dst}, {src0}, {src1}, {enum cmpMode}, {list uint64_t dst _mask_list mask}, "
               "{repeatTimes}, {repeatParams})";
    let python = [Py<"asc.compare",
      "dst: local, src0: local, src1: local, cmp_mode: CMPMODE, mask: list as ui64, repeat_times: int as i8, "
      "repeat_params: BinaryRepeatParams, +isSetMask">];
    let writes = ["dst"];
    let positions = ["dst src0 src1: UB"];
    let limits = ["aligned dst src0 src1 32"];
    let autoSync = 1;
  }
  def CompareL2Op : Function<"compare_l2", "Compare", (ins AnyType:$dst, AnyType:$src0, AnyType:$src1, CMPMODE:$cmpMode,
    AnyType:$calCount)> {
    let emit = "AscendC::Compare({dst}, {src0}, {src1}, {enum cmpMode}, {calCount})";
    let python = [Py<"asc.compare",
      "dst: local, src0: local, src1: local, cmp_mode: CMPMODE, count: int as i32 -> calCount">];
    let writes = ["dst"];
    let positions = ["dst src0 src1: UB"];
    let limits = ["aligned dst src0 src1 32"];
    let autoSync = 1;
  }
  def CompareRL0Op : Function<"compare_r_l0", "Compare", (ins AnyType:$src0, AnyType:$src1, CMPMODE:$cmpMode,
    AnyType:$mask, BinaryRepeatParams:$repeatParams, UnitAttr:$isSetMask)> {
    let emit = "AscendC::Compare({src0}, {src1}, {enum cmpMode}, {mask}, {repeatParams})";
    let python = [Py<"asc.compare",
      "src0: local, src1: local, cmp_mode: CMPMODE, mask: int as ui64, repeat_params: BinaryRepeatParams, "
      "+isSetMask">];
    let positions = ["src0 src1: UB"];
    let limits = ["aligned src0 src1 32"];
  }
  def CompareRL1Op : Function<"compare_r_l1", "Compare", (ins AnyType:$src0, AnyType:$src1, CMPMODE:$cmpMode,
    Variadic<UI64>:$mask, BinaryRepeatParams:$repeatParams, UnitAttr:$isSetMask)> {
    let emit = "AscendC::Compare({src0}, {src1}, {enum cmpMode}, {list uint64_t src0 _mask_list mask}, {repeatParams})";
    let python = [Py<"asc.compare",
      "src0: local, src1: local, cmp_mode: CMPMODE, mask: list as ui64, repeat_params: BinaryRepeatParams, "
      "+isSetMask">];
    let positions = ["src0 src1: UB"];
    let limits = ["aligned src0 src1 32"];
  }
}

let summary = "Compares a tensor with a scalar into a bit mask.", summaryZh = "张量与标量比较得比特掩码。", pipe = "V",
    cost = "compare_scalar", reads = ["src0"], writes = ["dst"], positions = ["dst src0: UB"],
    limits = ["aligned dst src0 32"], autoSync = 1 in {
  def CompareScalarL0Op : Function<"compare_scalar_l0", "CompareScalar", (ins AnyType:$dst, AnyType:$src0,
    AnyType:$src1Scalar, CMPMODE:$cmpMode, AnyType:$mask, AnyType:$repeatTimes, UnaryRepeatParams:$repeatParams,
    UnitAttr:$isSetMask)> {
    let emit = "AscendC::CompareScalar({dst}, {src0}, {src1Scalar}, {enum cmpMode}, {mask}, {repeatTimes}, "
               "{repeatParams})";
    let python = [Py<"asc.compare_scalar",
      "dst: local, src0: local, src1_scalar: number as elem(src0), cmp_mode: CMPMODE, mask: int as ui64, "
      "repeat_times: int as i8, repeat_params: UnaryRepeatParams, +isSetMask">];
  }
  def CompareScalarL1Op : Function<"compare_scalar_l1", "CompareScalar", (ins AnyType:$dst, AnyType:$src0,
    AnyType:$src1Scalar, CMPMODE:$cmpMode, Variadic<UI64>:$mask, AnyType:$repeatTimes, UnaryRepeatParams:$repeatParams,
    UnitAttr:$isSetMask)> {
    let emit = "AscendC::CompareScalar({dst}, {src0}, {src1Scalar}, {enum cmpMode}, {list uint64_t dst _mask_list "
               "mask}, {repeatTimes}, {repeatParams})";
    let python = [Py<"asc.compare_scalar",
      "dst: local, src0: local, src1_scalar: number as elem(src0), cmp_mode: CMPMODE, mask: list as ui64, "
      "repeat_times: int as i8, repeat_params: UnaryRepeatParams, +isSetMask">];
  }
  def CompareScalarL2Op : Function<"compare_scalar_l2", "CompareScalar", (ins AnyType:$dst, AnyType:$src0,
    AnyType:$src1Scalar, CMPMODE:$cmpMode, AnyType:$calCount)> {
    let emit = "AscendC::CompareScalar({dst}, {src0}, {src1Scalar}, {enum cmpMode}, {calCount})";
    let python = [Py<"asc.compare_scalar",
      "dst: local, src0: local, src1_scalar: number as elem(src0), cmp_mode: CMPMODE, count: int as i32 -> calCount">];
  }
}

def GetCmpMaskOp : Function<"get_cmp_mask", "GetCmpMask", (ins LocalTensor:$dst)> {
  let python = [Py<"asc.get_cmp_mask", "dst: local">];
  let summary = "Copies the compare register to UB.";
  let summaryZh = "将比较寄存器写到 UB。";
  let pipe = "V";
  let cost = "set_mask";
  let writes = ["dst"];
  let positions = ["dst: UB"];
  let limits = ["aligned dst 32"];
  let autoSync = 1;
}

let summary = "Chooses between two sources by a bit mask.", summaryZh = "按比特掩码在两源间选择。", pipe = "V",
    cost = "select", writes = ["dst"], autoSync = 1 in {
  def SelectL0Op : Function<"select_l0", "Select", (ins LocalTensor:$dst, LocalTensor:$selMask, LocalTensor:$src0,
    LocalTensor:$src1, SELMODE:$selMode, AnyType:$mask, AnyType:$repeatTimes, BinaryRepeatParams:$repeatParams,
    UnitAttr:$isSetMask)> {
    let emit = "AscendC::Select({dst}, {selMask}, {src0}, {src1}, {enum selMode}, {mask}, {repeatTimes}, "
               "{repeatParams})";
    let python = [Py<"asc.select",
      "dst: local, sel_mask: local, src0: local, src1: local, sel_mode: SelMode, mask: int as ui64, "
      "repeat_times: int as i8, repeat_params: BinaryRepeatParams, +isSetMask">];
    let reads = ["selMask", "src0", "src1"];
    let positions = ["dst selMask src0 src1: UB"];
    let limits = ["aligned dst selMask src0 src1 32"];
  }
  def SelectL1Op : Function<"select_l1", "Select", (ins LocalTensor:$dst, LocalTensor:$selMask, LocalTensor:$src0,
    LocalTensor:$src1, SELMODE:$selMode, Variadic<UI64>:$mask, AnyType:$repeatTimes, BinaryRepeatParams:$repeatParams,
    UnitAttr:$isSetMask)> {
    let emit = "AscendC::Select({dst}, {selMask}, {src0}, {src1}, {enum selMode}, {list uint64_t dst _mask_list# "
               "mask}, {repeatTimes}, {repeatParams})";
    let python = [Py<"asc.select",
      "dst: local, sel_mask: local, src0: local, src1: local, sel_mode: SelMode, mask: shared list as ui64, "
      "repeat_times: int as i8, repeat_params: BinaryRepeatParams, +isSetMask">];
    let reads = ["selMask", "src0", "src1"];
    let positions = ["dst selMask src0 src1: UB"];
    let limits = ["aligned dst selMask src0 src1 32"];
  }
  def SelectL2Op : Function<"select_l2", "Select", (ins LocalTensor:$dst, LocalTensor:$selMask, LocalTensor:$src0,
    LocalTensor:$src1, SELMODE:$selMode, AnyType:$calCount)> {
    let emit = "AscendC::Select({dst}, {selMask}, {src0}, {src1}, {enum selMode}, {calCount})";
    let python = [Py<"asc.select",
      "dst: local, sel_mask: local, src0: local, src1: local, sel_mode: SelMode, count: int as ui32 -> calCount">];
    let reads = ["selMask", "src0", "src1"];
    let positions = ["dst selMask src0 src1: UB"];
    let limits = ["aligned dst selMask src0 src1 32"];
  }
  def SelectRegOp : Function<"select_reg", "Select", (ins LocalTensor:$dst, LocalTensor:$src0, LocalTensor:$src1,
    AnyType:$repeatTimes, BinaryRepeatParams:$repeatParams, SELMODE:$selMode)> {
    let reads = ["src0", "src1"];
    let positions = ["dst src0 src1: UB"];
    let limits = ["aligned dst src0 src1 32"];
  }
  def SelectScalarL0Op : Function<"select_scalar_l0", "Select", (ins LocalTensor:$dst, LocalTensor:$selMask,
    LocalTensor:$src0, AnyType:$src1, SELMODE:$selMode, AnyType:$mask, AnyType:$repeatTimes,
    BinaryRepeatParams:$repeatParams, UnitAttr:$isSetMask)> {
    let emit = "AscendC::Select({dst}, {selMask}, {src0}, {src1}, {enum selMode}, {mask}, {repeatTimes}, "
               "{repeatParams})";
    let python = [Py<"asc.select",
      "dst: local, sel_mask: local, src0: local, src1: float as elem(src0), sel_mode: SelMode, mask: int as ui64, "
      "repeat_times: int as i8, repeat_params: BinaryRepeatParams, +isSetMask">];
    let reads = ["selMask", "src0"];
    let positions = ["dst selMask src0: UB"];
    let limits = ["aligned dst selMask src0 32"];
  }
  def SelectScalarL1Op : Function<"select_scalar_l1", "Select", (ins LocalTensor:$dst, LocalTensor:$selMask,
    LocalTensor:$src0, AnyType:$src1, SELMODE:$selMode, Variadic<UI64>:$mask, AnyType:$repeatTimes,
    BinaryRepeatParams:$repeatParams, UnitAttr:$isSetMask)> {
    let emit = "AscendC::Select({dst}, {selMask}, {src0}, {src1}, {enum selMode}, {list uint64_t dst _mask_list# "
               "mask}, {repeatTimes}, {repeatParams})";
    let python = [Py<"asc.select",
      "dst: local, sel_mask: local, src0: local, src1: float as elem(src0), sel_mode: SelMode, "
      "mask: shared list as ui64 @0, repeat_times: int as i8, repeat_params: BinaryRepeatParams, +isSetMask">];
    let reads = ["selMask", "src0"];
    let positions = ["dst selMask src0: UB"];
    let limits = ["aligned dst selMask src0 32"];
  }
  def SelectScalarL2Op : Function<"select_scalar_l2", "Select", (ins LocalTensor:$dst, LocalTensor:$selMask,
    LocalTensor:$src0, AnyType:$src1, SELMODE:$selMode, AnyType:$calCount)> {
    let emit = "AscendC::Select({dst}, {selMask}, {src0}, {src1}, {enum selMode}, {calCount})";
    let python = [Py<"asc.select",
      "dst: local, sel_mask: local, src0: local, src1: float as elem(src0), sel_mode: SelMode, "
      "count: int as ui32 -> calCount">];
    let reads = ["selMask", "src0"];
    let positions = ["dst selMask src0: UB"];
    let limits = ["aligned dst selMask src0 32"];
  }
  def SelectScalarRegOp : Function<"select_scalar_reg", "Select", (ins LocalTensor:$dst, LocalTensor:$selMask,
    LocalTensor:$src0, AnyType:$repeatTimes, BinaryRepeatParams:$repeatParams)> {
    let python = [Py<"asc.select",
      "dst: local, sel_mask: local, src0: local, repeat_times: int as i8, repeat_params: BinaryRepeatParams">];
    let reads = ["selMask", "src0"];
    let positions = ["dst selMask src0: UB"];
    let limits = ["aligned dst selMask src0 32"];
  }
}

def SetCmpMaskOp : Function<"set_cmp_mask", "SetCmpMask", (ins LocalTensor:$src)> {
  let python = [Py<"asc.set_cmp_mask", "src: local">];
  let summary = "Loads the compare register from UB.";
  let summaryZh = "从 UB 载入比较寄存器。";
  let pipe = "V";
  let cost = "set_mask";
  let reads = ["src"];
  let positions = ["src: UB"];
  let limits = ["aligned src 32"];
}

#endif

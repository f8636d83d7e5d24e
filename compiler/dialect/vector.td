// Element-wise vector operations. `_l0` takes a mask length and repeats, `_l1` a mask bit list and repeats, `_l2` an
// element count, `_l3` is the operator form, which only the language's C++ has.

#ifndef ASCIR_VECTOR
#define ASCIR_VECTOR

include "types.td"

// What the vector unit does to tensors in the unified buffer.
class Vector<string mnemonic, string api, string cost_, list<string> reads_, dag inputs>
    : Function<mnemonic, api, inputs> {
  let pipe = "V";
  let cost = cost_;
  let reads = reads_;
  let writes = ["dst"];
  let autoSync = 1;
  let positions = ["dst: UB", !interleave(reads_, " ") # ": UB"];
  // Both repeat forms count their repeats in eight bits.
  defvar repeats = !or(!ne(!find(mnemonic, "_l0"), -1), !ne(!find(mnemonic, "_l1"), -1));
  let limits = !listconcat(["aligned dst " # !interleave(reads_, " ") # " 32"],
                           !if(repeats, ["range repeatTimes 0 255"], []<string>));
}

// dst = src0 op src1. `template` are the template arguments of the repeat forms.
class Binary<string mnemonic, string api, string cost, dag rest>
  : Vector<mnemonic, api, cost, ["src0", "src1"], !con((ins AnyType:$dst, AnyType:$src0, AnyType:$src1), rest)>;

multiclass BinaryForms<string mnemonic, string api, string cost_, string python_, string elements_, string en,
                       string zh, string template = "{elem dst}, {flag isSetMask}"> {
  defvar tensors = "dst: local, src0: local, src1: local, ";
  defvar repeats = ", repeat_times: int as i8, repeat_params: BinaryRepeatParams, is_set_mask: bool = True";
  let summary = en, summaryZh = zh, elements = elements_ in {
    def L0Op : Binary<mnemonic # "_l0", api, cost_, (ins AnyType:$mask, AnyType:$repeatTimes,
      BinaryRepeatParams:$repeatParams, UnitAttr:$isSetMask)> {
      let python = [Py<"asc." # python_, tensors # "mask: int as i64" # repeats>];
      let emit = "AscendC::{api}<" # template # ">({dst}, {src0}, {src1}, {mask}, {repeatTimes}, {repeatParams})";
    }
    def L1Op : Binary<mnemonic # "_l1", api, cost_, (ins Variadic<UI64>:$mask, AnyType:$repeatTimes,
      BinaryRepeatParams:$repeatParams, UnitAttr:$isSetMask)> {
      let python = [Py<"asc." # python_, tensors # "mask: list as ui64" # repeats>];
      let emit = "AscendC::{api}<" # template # ">({dst}, {src0}, {src1}, {list uint64_t dst _mask_list# mask}, "
                 "{repeatTimes}, {repeatParams})";
    }
    def L2Op : Binary<mnemonic # "_l2", api, cost_, (ins AnyType:$calCount)> {
      let python = [Py<"asc." # python_, tensors # "count: int as i32 -> calCount, is_set_mask: bool = True -> drop">];
    }
  }
}

class BinaryOperator<string mnemonic, string symbol, string cost>
  : Binary<mnemonic, "operator" # symbol, cost, (ins)> {
  let emit = "{dst} = {src0}.{api}({src1})";
}

class BinaryCount<string mnemonic, string api, string cost> : Binary<mnemonic, api, cost, (ins AnyType:$calCount)>;

defvar arithmetic = "src0 in f16 f32 i16 i32; src1 = src0; dst = src0";
defvar floating = "src0 in f16 f32; src1 = src0; dst = src0";
defvar halves = "src0 in f16 f32 i16; src1 = src0; dst = src0";
defvar narrowing = "src0 in f16 f32 i16; src1 = src0; dst in i8 f16";
defvar bitwise = "src0 in i16 ui16; src1 = src0; dst = src0";
defvar mixed = "{elem dst}, {elem src1}, {flag isSetMask}";

defm Add : BinaryForms<"add", "Add", "add", "add", arithmetic, "Lane-wise sum of two tensors.", "两张量逐元素相加。">;
defm Sub : BinaryForms<"sub", "Sub", "add", "sub", arithmetic,
  "Lane-wise difference of two tensors.", "两张量逐元素相减。">;
defm Mul : BinaryForms<"mul", "Mul", "mul", "mul", arithmetic,
  "Lane-wise product of two tensors.", "两张量逐元素相乘。">;
defm Div : BinaryForms<"div", "Div", "div", "div", floating,
  "Lane-wise quotient of two tensors.", "两张量逐元素相除。">;
defm Max : BinaryForms<"max", "Max", "max", "max", arithmetic,
  "Lane-wise maximum of two tensors.", "两张量逐元素取大。">;
defm Min : BinaryForms<"min", "Min", "max", "min", arithmetic,
  "Lane-wise minimum of two tensors.", "两张量逐元素取小。">;
defm And : BinaryForms<"and", "And", "logic", "bitwise_and", bitwise, "Lane-wise bitwise AND.", "逐元素按位与。">;
defm Or : BinaryForms<"or", "Or", "logic", "bitwise_or", bitwise, "Lane-wise bitwise OR.", "逐元素按位或。">;
defm AddRelu : BinaryForms<"add_relu", "AddRelu", "add", "add_relu", halves,
  "Sum of two tensors, negatives set to zero.", "相加后做 ReLU。">;
defm SubRelu : BinaryForms<"sub_relu", "SubRelu", "add", "sub_relu", halves,
  "Difference of two tensors, negatives set to zero.", "相减后做 ReLU。">;
defm AddDeqRelu : BinaryForms<"add_deq_relu", "AddDeqRelu", "add", "add_deq_relu",
  "src0 in i32; src1 = src0; dst in f16",
  "Integer sum, dequantised by a preset half scale, then ReLU, to half.",
  "int32 相加后按预设系数反量化并 ReLU,输出 half。", mixed>;
defm AddReluCast : BinaryForms<"add_relu_cast", "AddReluCast", "add", "add_relu_cast", narrowing,
  "Sum of two tensors, ReLU, then narrowing cast.", "相加、ReLU 后再降精度转换。", mixed>;
defm SubReluCast : BinaryForms<"sub_relu_cast", "SubReluCast", "add", "sub_relu_cast", narrowing,
  "Difference of two tensors, ReLU, then narrowing cast.", "相减、ReLU 后再降精度转换。", mixed>;
// These read their destination as well.
let reads = ["dst", "src0", "src1"] in {
  defm FusedMulAdd : BinaryForms<"fused_mul_add", "FusedMulAdd", "fma", "fused_mul_add", floating,
    "Multiply src0 by dst and add src1.", "src0 乘目的张量再加 src1。">;
  defm FusedMulAddRelu : BinaryForms<"fused_mul_add_relu", "FusedMulAddRelu", "fma", "fused_mul_add_relu", floating,
    "Multiply src0 by dst, add src1, then ReLU.", "src0 乘目的张量加 src1 后 ReLU。">;
  defm MulAddDst : BinaryForms<"mul_add_dst", "MulAddDst", "fma", "mul_add_dst", floating,
    "Multiply two tensors and accumulate into dst.", "相乘后累加到目的张量。", mixed>;
}

def AddL3Op : BinaryOperator<"add_l3", "+", "add">;
def SubL3Op : BinaryOperator<"sub_l3", "-", "add">;
def MulL3Op : BinaryOperator<"mul_l3", "*", "mul">;
def DivL3Op : BinaryOperator<"div_l3", "/", "div">;
def FusedAbsSubL2Op : BinaryCount<"fused_abs_sub_l2", "FusedAbsSub", "add">;
def FusedExpSubL2Op : BinaryCount<"fused_exp_sub_l2", "FusedExpSub", "exp">;
def PreluL2Op : BinaryCount<"prelu_l2", "Prelu", "leaky_relu">;

let summary = "Lane-wise product narrowed to 8 bits.", summaryZh = "相乘并转换为 8 位。",
    elements = "src0 in f16; src1 = src0; dst in i8 ui8" in {
  def MulCastL0Op : Binary<"mul_cast_l0", "MulCast", "mul", (ins AnyType:$mask, AnyType:$repeatTimes,
    BinaryRepeatParams:$repeatParams)> {
    let python = [Py<"asc.mul_cast", "dst: local, src0: local, src1: local, mask: int as ui64, "
                     "repeat_times: int as i8, repeat_params: BinaryRepeatParams">];
  }
  def MulCastL1Op : Binary<"mul_cast_l1", "MulCast", "mul", (ins Variadic<UI64>:$mask, AnyType:$repeatTimes,
    BinaryRepeatParams:$repeatParams)> {
    let python = [Py<"asc.mul_cast", "dst: local, src0: local, src1: local, mask: list as ui64, "
                     "repeat_times: int as i8, repeat_params: BinaryRepeatParams">];
    let emit = "AscendC::{api}({dst}, {src0}, {src1}, {list uint64_t dst _mask_list# mask}, {repeatTimes}, "
               "{repeatParams})";
  }
  def MulCastL2Op : BinaryCount<"mul_cast_l2", "MulCast", "mul"> {
    let python = [Py<"asc.mul_cast", "dst: local, src0: local, src1: local, count: int as i32 -> calCount">];
  }
}

// dst = op src.
class Unary<string mnemonic, string api, string cost, dag rest>
  : Vector<mnemonic, api, cost, ["src"], !con((ins AnyType:$dst, AnyType:$src), rest)>;

multiclass UnaryForms<string mnemonic, string api, string cost, string python_, string en, string zh> {
  defvar repeats = ", repeat_times: int as i8, repeat_params: UnaryRepeatParams, is_set_mask: bool = True";
  let summary = en, summaryZh = zh in {
    def L0Op : Unary<mnemonic # "_l0", api, cost, (ins AnyType:$mask, AnyType:$repeatTimes,
      UnaryRepeatParams:$repeatParams, UnitAttr:$isSetMask)> {
      let python = [Py<"asc." # python_, "dst: local, src: local, mask: int as ui64" # repeats>];
      let emit = "AscendC::{api}<{elem dst}, {flag isSetMask}>({dst}, {src}, {mask}, {repeatTimes}, {repeatParams})";
    }
    def L1Op : Unary<mnemonic # "_l1", api, cost, (ins Variadic<UI64>:$mask, AnyType:$repeatTimes,
      UnaryRepeatParams:$repeatParams, UnitAttr:$isSetMask)> {
      let python = [Py<"asc." # python_, "dst: local, src: local, mask: list as ui64" # repeats>];
      let emit = "AscendC::{api}<{elem dst}, {flag isSetMask}>({dst}, {src}, {list uint64_t dst _mask_list# mask}, "
                 "{repeatTimes}, {repeatParams})";
    }
    def L2Op : Unary<mnemonic # "_l2", api, cost, (ins AnyType:$calCount)> {
      let python = [Py<"asc." # python_, "dst: local, src: local, count: int as i32 -> calCount">];
    }
  }
}

defm Abs : UnaryForms<"abs", "Abs", "abs", "abs", "Absolute value of each lane.", "逐元素取绝对值。">;
defm Exp : UnaryForms<"exp", "Exp", "exp", "exp",
  "Natural exponential of each lane (hardware approximation).", "逐元素求自然指数(硬件近似)。">;
defm Ln : UnaryForms<"ln", "Ln", "ln", "ln", "Natural logarithm of each lane.", "逐元素求自然对数。">;
defm Not : UnaryForms<"not", "Not", "logic", "bitwise_not", "Bitwise complement of each lane.", "逐元素按位取反。">;
defm Reciprocal : UnaryForms<"reciprocal", "Reciprocal", "rsqrt", "reciprocal",
  "Fast reciprocal of each lane.", "逐元素求倒数(快速近似)。">;
defm Relu : UnaryForms<"relu", "Relu", "max", "relu", "Clamps negative lanes to zero.", "逐元素将负值置零。">;
defm Rsqrt : UnaryForms<"rsqrt", "Rsqrt", "rsqrt", "rsqrt",
  "Fast reciprocal square root of each lane.", "逐元素求平方根倒数(快速近似)。">;
defm Sqrt : UnaryForms<"sqrt", "Sqrt", "sqrt", "sqrt", "Square root of each lane.", "逐元素开平方。">;
def NegL2Op : Unary<"neg_l2", "Neg", "mul", (ins AnyType:$calCount)>;

// dst = src op scalar. `count` are the template arguments of the count form.
class Scalar<string mnemonic, string api, string cost, dag rest>
  : Vector<mnemonic, api, cost, ["src"], !con((ins AnyType:$dst, AnyType:$src, AnyType:$scalar), rest)>;

multiclass ScalarForms<string mnemonic, string api, string cost, string en, string zh,
                       string template = "{elem dst}, {flag isSetMask}",
                       string countTemplate = "<{elem dst}, {flag isSetMask}>",
                       string countMask = ", is_set_mask: bool = True"> {
  defvar name = "asc." # mnemonic;
  defvar tensors = "dst: local, src: local, scalar: number as elem(src), ";
  defvar repeats = ", repeat_times: int as i8, repeat_params: UnaryRepeatParams, is_set_mask: bool = True";
  let summary = en, summaryZh = zh in {
    def L0Op : Scalar<mnemonic # "_l0", api, cost, (ins AnyType:$mask, AnyType:$repeatTimes,
      UnaryRepeatParams:$repeatParams, UnitAttr:$isSetMask)> {
      let python = [Py<name, tensors # "mask: int as i64" # repeats>];
      let emit = "AscendC::{api}<" # template # ">({dst}, {src}, {scalar}, {mask}, {repeatTimes}, {repeatParams})";
    }
    def L1Op : Scalar<mnemonic # "_l1", api, cost, (ins Variadic<UI64>:$mask, AnyType:$repeatTimes,
      UnaryRepeatParams:$repeatParams, UnitAttr:$isSetMask)> {
      let python = [Py<name, tensors # "mask: list as ui64" # repeats>];
      let emit = "AscendC::{api}<" # template # ">({dst}, {src}, {scalar}, {list uint64_t dst _mask_list# mask}, "
                 "{repeatTimes}, {repeatParams})";
    }
    def L2Op : Scalar<mnemonic # "_l2", api, cost, (ins AnyType:$calCount, UnitAttr:$isSetMask)> {
      let python = [Py<name, tensors # "count: int as i32 -> calCount" # countMask>];
      let emit = "AscendC::{api}" # countTemplate # "({dst}, {src}, {scalar}, {calCount})";
    }
  }
}

defm Adds : ScalarForms<"adds", "Adds", "add", "Adds a scalar to each lane.", "每个元素加标量。">;
defm Muls : ScalarForms<"muls", "Muls", "mul", "Multiplies each lane by a scalar.", "每个元素乘标量。">;
defm Maxs : ScalarForms<"maxs", "Maxs", "max", "Maximum of each lane and a scalar.", "每个元素与标量取大。">;
defm Mins : ScalarForms<"mins", "Mins", "max", "Minimum of each lane and a scalar.", "每个元素与标量取小。">;
defm LeakyRelu : ScalarForms<"leaky_relu", "LeakyRelu", "leaky_relu",
  "ReLU with a slope for negative lanes.", "负半轴带斜率的 ReLU。">;
defm ShiftLeft : ScalarForms<"shift_left", "ShiftLeft", "shift", "Left shift by a scalar.", "按标量左移。">;
defm ShiftRight : ScalarForms<"shift_right", "ShiftRight", "shift", "Right shift by a scalar.", "按标量右移。">;
let reads = ["dst", "src"] in
defm Axpy : ScalarForms<"axpy", "Axpy", "axpy", "Adds scalar times src to dst.", "目的张量累加标量乘源。",
  "{elem dst}, {elem src}, {flag isSetMask}", "", "">;

// Precision conversion.
class Cast<string mnemonic, string overload, dag rest> : Vector<mnemonic, "Cast", "cast", ["src"],
    !con((ins LocalTensor:$dst, LocalTensor:$src, RoundMode:$roundMode), rest)> {
  let python = [Py<"asc.cast", "dst: local, src: local, round_mode: RoundMode, " # overload>];
  let summary = "Converts element type with a chosen rounding mode.";
  let summaryZh = "按指定舍入方式做类型转换。";
}

def CastL0Op : Cast<"cast_l0",
  "mask: int as ui64, repeat_times: int as i8, repeat_params: UnaryRepeatParams, is_set_mask: bool = True",
  (ins AnyType:$mask, AnyType:$repeatTimes, UnaryRepeatParams:$repeatParams, UnitAttr:$isSetMask)> {
  let emit = "AscendC::{api}<{elem dst}, {elem src}, {flag isSetMask}>({dst}, {src}, {enum roundMode}, {mask}, "
             "{repeatTimes}, {repeatParams})";
}
def CastL1Op : Cast<"cast_l1",
  "mask: list as ui64, repeat_times: int as i8, repeat_params: UnaryRepeatParams, is_set_mask: bool = True",
  (ins Variadic<UI64>:$mask, AnyType:$repeatTimes, UnaryRepeatParams:$repeatParams, UnitAttr:$isSetMask)> {
  let emit = "AscendC::{api}<{elem dst}, {elem src}, {flag isSetMask}>({dst}, {src}, {enum roundMode}, "
             "{list uint64_t dst _mask_list# mask}, {repeatTimes}, {repeatParams})";
}
def CastL2Op : Cast<"cast_l2", "count: int as i32 -> calCount", (ins AnyType:$calCount)> {
  let emit = "AscendC::{api}<{elem dst}, {elem src}>({dst}, {src}, {enum roundMode}, {calCount})";
}

// Dequantising conversion. It lacks automatic synchronisation, and Python has no way to set its two flags.
class CastDeq<string mnemonic, string overload, dag rest> : Vector<mnemonic, "CastDeq", "cast", ["src"],
    !con((ins AnyType:$dst, AnyType:$src), rest)> {
  let python = [Py<"asc.cast_deq", "dst: local, src: local, " # overload>];
  let summary = "Dequantising cast using preset scale and offset.";
  let summaryZh = "按预设的缩放与偏移做反量化转换。";
  let autoSync = 0;
}

def CastDeqL0Op : CastDeq<"cast_deq_l0",
  "mask: int as ui64, repeat_times: int as i8, repeat_params: UnaryRepeatParams, is_set_mask: bool = True",
  (ins AnyType:$mask, AnyType:$repeatTimes, UnaryRepeatParams:$repeatParams, UnitAttr:$isSetMask,
    UnitAttr:$isVecDeq, UnitAttr:$halfBlock)> {
  let emit = "AscendC::{api}<{elem dst}, {elem src}, {flag isSetMask}, {flag isVecDeq}, {flag halfBlock}>({dst}, "
             "{src}, {mask}, {repeatTimes}, {repeatParams})";
}
def CastDeqL1Op : CastDeq<"cast_deq_l1",
  "mask: list as ui64, repeat_times: int as i8, repeat_params: UnaryRepeatParams, is_set_mask: bool = True",
  (ins Variadic<UI64>:$mask, AnyType:$repeatTimes, UnaryRepeatParams:$repeatParams, UnitAttr:$isSetMask,
    UnitAttr:$isVecDeq, UnitAttr:$halfBlock)> {
  let emit = "AscendC::{api}<{elem dst}, {elem src}, {flag isSetMask}, {flag isVecDeq}, {flag halfBlock}>({dst}, "
             "{src}, {list uint64_t dst _mask_list# mask}, {repeatTimes}, {repeatParams})";
}
def CastDeqL2Op : CastDeq<"cast_deq_l2", "count: int as i32 -> calCount",
  (ins AnyType:$calCount, UnitAttr:$isVecDeq, UnitAttr:$halfBlock)> {
  let emit = "AscendC::{api}<{elem dst}, {elem src}, {flag isVecDeq}, {flag halfBlock}>({dst}, {src}, {calCount})";
}

// dst = scalar.
class Duplicate<string mnemonic, string overload, dag rest> : Vector<mnemonic, "Duplicate", "duplicate", [],
    !con((ins LocalTensor:$dst, AnyType:$scalar), rest)> {
  let python = [Py<"asc.duplicate", "dst: local, scalar: number as elem(dst), " # overload>];
  let summary = "Fills lanes with a scalar.";
  let summaryZh = "用标量填充目的元素。";
  let positions = ["dst: UB"];
  let limits = ["aligned dst 32"];
}

def DuplicateL0Op : Duplicate<"duplicate_l0",
  "mask: int as ui64, repeat_times: int as i8, dst_block_stride: int as i8, dst_repeat_stride: int as i8, "
  "is_set_mask: bool = True",
  (ins AnyType:$mask, AnyType:$repeatTimes, AnyType:$dstBlockStride, AnyType:$dstRepeatStride, UnitAttr:$isSetMask)> {
  let emit = "AscendC::{api}<{elem dst}, {flag isSetMask}>({dst}, {scalar}, {mask}, {repeatTimes}, {dstBlockStride}, "
             "{dstRepeatStride})";
}
def DuplicateL1Op : Duplicate<"duplicate_l1",
  "mask: list as ui64 @0, repeat_times: int as i8, dst_block_stride: int as i8, dst_repeat_stride: int as i8, "
  "is_set_mask: bool = True",
  (ins Variadic<UI64>:$mask, AnyType:$repeatTimes, AnyType:$dstBlockStride, AnyType:$dstRepeatStride,
    UnitAttr:$isSetMask)> {
  let emit = "AscendC::{api}<{elem dst}, {flag isSetMask}>({dst}, {scalar}, {list uint64_t dst _mask_list# mask}, "
             "{repeatTimes}, {dstBlockStride}, {dstRepeatStride})";
}
def DuplicateL2Op : Duplicate<"duplicate_l2", "count: int as i32 -> calCount", (ins AnyType:$calCount)>;

// Weighted sums of gathered blocks.
class Bilinear<string mnemonic, string maskType, dag mask> : Vector<mnemonic, "BilinearInterpolation", "gather",
    ["src0", "src0Offset", "src1"], !con((ins LocalTensor:$dst, LocalTensor:$src0, LocalTensor:$src0Offset,
      LocalTensor:$src1), mask, (ins AnyType:$hRepeat, AnyType:$repeatMode, AnyType:$dstBlkStride, AnyType:$vROffset,
      AnyType:$vRepeat, LocalTensor:$sharedTmpBuffer))> {
  let python = [Py<"asc.bilinear_interpolation",
    "dst: local, src0: local, src0_offset: local, src1: local, mask: " # maskType # " as ui64, h_repeat: int as ui8, "
    "repeat_mode: bool as i8, dst_blk_stride: int as ui16, v_r_offset: int as ui16, v_repeat: int as ui8, "
    "shared_tmp_buffer: local">];
  let summary = "Gathers blocks by offset, weights them and sums groups.";
  let summaryZh = "按偏移取数据块、乘权重并分组累加的插值。";
  let elements = "src0 in f16; src1 = src0; dst in f16";
  let limits = ["aligned dst src0 src0Offset src1 32", "range hRepeat 0 255", "range vRepeat 0 255"];
}

def BilinearInterpolationL0Op : Bilinear<"bilinearInterpolation_l0", "int", (ins AnyType:$mask)>;
def BilinearInterpolationL1Op : Bilinear<"bilinearInterpolation_l1", "list", (ins Variadic<UI64>:$mask)> {
  let emit = "AscendC::{api}({dst}, {src0}, {src0Offset}, {src1}, {list uint64_t dst _mask_list# mask}, {hRepeat}, "
             "{repeatMode}, {dstBlkStride}, {vROffset}, {vRepeat}, {sharedTmpBuffer})";
}

#endif

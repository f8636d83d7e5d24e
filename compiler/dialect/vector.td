// Element-wise vector operations. `_l0` takes a mask length and repeats, `_l1` a mask bit list and repeats, `_l2` an
// element count, `_l3` is the operator form, which only the language's C++ has.

#ifndef ASCIR_VECTOR
#define ASCIR_VECTOR

include "types.td"

// dst = src0 op src1.
multiclass Binary<string mnemonic, string api> {
  def L0Op : Function<mnemonic # "_l0", api, (ins AnyType:$dst, AnyType:$src0, AnyType:$src1, AnyType:$mask,
    AnyType:$repeatTimes, BinaryRepeatParams:$repeatParams, UnitAttr:$isSetMask)>;
  def L1Op : Function<mnemonic # "_l1", api, (ins AnyType:$dst, AnyType:$src0, AnyType:$src1, Variadic<UI64>:$mask,
    AnyType:$repeatTimes, BinaryRepeatParams:$repeatParams, UnitAttr:$isSetMask)>;
  def L2Op : Function<mnemonic # "_l2", api, (ins AnyType:$dst, AnyType:$src0, AnyType:$src1, AnyType:$calCount)>;
}

multiclass BinaryOperator<string mnemonic, string api, string operator> : Binary<mnemonic, api> {
  def L3Op : AscirOp<mnemonic # "_l3", (ins AnyType:$dst, AnyType:$src0, AnyType:$src1)>;
}

// Count form only.
class BinaryL2<string mnemonic, string api>
  : Function<mnemonic, api, (ins AnyType:$dst, AnyType:$src0, AnyType:$src1, AnyType:$calCount)>;

defm Add : BinaryOperator<"add", "Add", "+">;
defm Sub : BinaryOperator<"sub", "Sub", "-">;
defm Mul : BinaryOperator<"mul", "Mul", "*">;
defm Div : BinaryOperator<"div", "Div", "/">;
defm Max : Binary<"max", "Max">;
defm Min : Binary<"min", "Min">;
defm And : Binary<"and", "And">;
defm Or : Binary<"or", "Or">;
defm AddRelu : Binary<"add_relu", "AddRelu">;
defm SubRelu : Binary<"sub_relu", "SubRelu">;
defm FusedMulAdd : Binary<"fused_mul_add", "FusedMulAdd">;
defm FusedMulAddRelu : Binary<"fused_mul_add_relu", "FusedMulAddRelu">;
defm MulAddDst : Binary<"mul_add_dst", "MulAddDst">;
defm AddDeqRelu : Binary<"add_deq_relu", "AddDeqRelu">;
defm AddReluCast : Binary<"add_relu_cast", "AddReluCast">;
defm SubReluCast : Binary<"sub_relu_cast", "SubReluCast">;
def FusedAbsSubL2Op : BinaryL2<"fused_abs_sub_l2", "FusedAbsSub">;
def FusedExpSubL2Op : BinaryL2<"fused_exp_sub_l2", "FusedExpSub">;
def PreluL2Op : BinaryL2<"prelu_l2", "Prelu">;

def MulCastL0Op : Function<"mul_cast_l0", "MulCast", (ins AnyType:$dst, AnyType:$src0, AnyType:$src1, AnyType:$mask,
  AnyType:$repeatTimes, BinaryRepeatParams:$repeatParams)>;
def MulCastL1Op : Function<"mul_cast_l1", "MulCast", (ins AnyType:$dst, AnyType:$src0, AnyType:$src1,
  Variadic<UI64>:$mask, AnyType:$repeatTimes, BinaryRepeatParams:$repeatParams)>;
def MulCastL2Op : BinaryL2<"mul_cast_l2", "MulCast">;

// dst = op src.
multiclass Unary<string mnemonic, string api> {
  def L0Op : Function<mnemonic # "_l0", api, (ins AnyType:$dst, AnyType:$src, AnyType:$mask, AnyType:$repeatTimes,
    UnaryRepeatParams:$repeatParams, UnitAttr:$isSetMask)>;
  def L1Op : Function<mnemonic # "_l1", api, (ins AnyType:$dst, AnyType:$src, Variadic<UI64>:$mask,
    AnyType:$repeatTimes, UnaryRepeatParams:$repeatParams, UnitAttr:$isSetMask)>;
  def L2Op : Function<mnemonic # "_l2", api, (ins AnyType:$dst, AnyType:$src, AnyType:$calCount)>;
}

defm Abs : Unary<"abs", "Abs">;
defm Exp : Unary<"exp", "Exp">;
defm Ln : Unary<"ln", "Ln">;
defm Not : Unary<"not", "Not">;
defm Reciprocal : Unary<"reciprocal", "Reciprocal">;
defm Relu : Unary<"relu", "Relu">;
defm Rsqrt : Unary<"rsqrt", "Rsqrt">;
defm Sqrt : Unary<"sqrt", "Sqrt">;
def NegL2Op : Function<"neg_l2", "Neg", (ins AnyType:$dst, AnyType:$src, AnyType:$calCount)>;

// dst = src op scalar.
multiclass Scalar<string mnemonic, string api> {
  def L0Op : Function<mnemonic # "_l0", api, (ins AnyType:$dst, AnyType:$src, AnyType:$scalar, AnyType:$mask,
    AnyType:$repeatTimes, UnaryRepeatParams:$repeatParams, UnitAttr:$isSetMask)>;
  def L1Op : Function<mnemonic # "_l1", api, (ins AnyType:$dst, AnyType:$src, AnyType:$scalar, Variadic<UI64>:$mask,
    AnyType:$repeatTimes, UnaryRepeatParams:$repeatParams, UnitAttr:$isSetMask)>;
  def L2Op : Function<mnemonic # "_l2", api, (ins AnyType:$dst, AnyType:$src, AnyType:$scalar, AnyType:$calCount,
    UnitAttr:$isSetMask)>;
}

defm Adds : Scalar<"adds", "Adds">;
defm Muls : Scalar<"muls", "Muls">;
defm Maxs : Scalar<"maxs", "Maxs">;
defm Mins : Scalar<"mins", "Mins">;
defm LeakyRelu : Scalar<"leaky_relu", "LeakyRelu">;
defm ShiftLeft : Scalar<"shift_left", "ShiftLeft">;
defm ShiftRight : Scalar<"shift_right", "ShiftRight">;
defm Axpy : Scalar<"axpy", "Axpy">;

// Precision conversion.
def CastL0Op : Function<"cast_l0", "Cast", (ins LocalTensor:$dst, LocalTensor:$src, RoundMode:$roundMode, AnyType:$mask,
  AnyType:$repeatTimes, UnaryRepeatParams:$repeatParams, UnitAttr:$isSetMask)>;
def CastL1Op : Function<"cast_l1", "Cast", (ins LocalTensor:$dst, LocalTensor:$src, RoundMode:$roundMode,
  Variadic<UI64>:$mask, AnyType:$repeatTimes, UnaryRepeatParams:$repeatParams, UnitAttr:$isSetMask)>;
def CastL2Op : Function<"cast_l2", "Cast", (ins LocalTensor:$dst, LocalTensor:$src, RoundMode:$roundMode,
  AnyType:$calCount)>;

def CastDeqL0Op : Function<"cast_deq_l0", "CastDeq", (ins AnyType:$dst, AnyType:$src, AnyType:$mask,
  AnyType:$repeatTimes, UnaryRepeatParams:$repeatParams, UnitAttr:$isSetMask, UnitAttr:$isVecDeq,
  UnitAttr:$halfBlock)>;
def CastDeqL1Op : Function<"cast_deq_l1", "CastDeq", (ins AnyType:$dst, AnyType:$src, Variadic<UI64>:$mask,
  AnyType:$repeatTimes, UnaryRepeatParams:$repeatParams, UnitAttr:$isSetMask, UnitAttr:$isVecDeq,
  UnitAttr:$halfBlock)>;
def CastDeqL2Op : Function<"cast_deq_l2", "CastDeq", (ins AnyType:$dst, AnyType:$src, AnyType:$calCount,
  UnitAttr:$isVecDeq, UnitAttr:$halfBlock)>;

// dst = scalar.
def DuplicateL0Op : Function<"duplicate_l0", "Duplicate", (ins LocalTensor:$dst, AnyType:$scalar, AnyType:$mask,
  AnyType:$repeatTimes, AnyType:$dstBlockStride, AnyType:$dstRepeatStride, UnitAttr:$isSetMask)>;
def DuplicateL1Op : Function<"duplicate_l1", "Duplicate", (ins LocalTensor:$dst, AnyType:$scalar, Variadic<UI64>:$mask,
  AnyType:$repeatTimes, AnyType:$dstBlockStride, AnyType:$dstRepeatStride, UnitAttr:$isSetMask)>;
def DuplicateL2Op : Function<"duplicate_l2", "Duplicate", (ins LocalTensor:$dst, AnyType:$scalar, AnyType:$calCount)>;

// Weighted sums of gathered pixels.
def BilinearInterpolationL0Op : Function<"bilinearInterpolation_l0", "BilinearInterpolation", (ins LocalTensor:$dst,
  LocalTensor:$src0, LocalTensor:$src0Offset, LocalTensor:$src1, AnyType:$mask, AnyType:$hRepeat, AnyType:$repeatMode,
  AnyType:$dstBlkStride, AnyType:$vROffset, AnyType:$vRepeat, LocalTensor:$sharedTmpBuffer)>;
def BilinearInterpolationL1Op : Function<"bilinearInterpolation_l1", "BilinearInterpolation", (ins LocalTensor:$dst,
  LocalTensor:$src0, LocalTensor:$src0Offset, LocalTensor:$src1, Variadic<UI64>:$mask, AnyType:$hRepeat,
  AnyType:$repeatMode, AnyType:$dstBlkStride, AnyType:$vROffset, AnyType:$vRepeat, LocalTensor:$sharedTmpBuffer)>;

#endif

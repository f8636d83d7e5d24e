// The math library.

#ifndef ASCIR_MATH
#define ASCIR_MATH

include "types.td"

def AcosOp : Function<"acos", "Acos", (ins LocalTensor:$dst, AnyType:$src, Optional<AnyType>:$sharedTmpBuffer,
  Optional<AnyType>:$calCount, AnyType:$isReuseSource), (outs), [AttrSizedOperandSegments]> {
  let emit = "custom";
}
def AcoshOp : Function<"acosh", "Acosh", (ins LocalTensor:$dst, AnyType:$src, Optional<AnyType>:$sharedTmpBuffer,
  Optional<AnyType>:$calCount, AnyType:$isReuseSource), (outs), [AttrSizedOperandSegments]> {
  let emit = "custom";
}
def AsinOp : Function<"asin", "Asin", (ins LocalTensor:$dst, AnyType:$src, Optional<AnyType>:$sharedTmpBuffer,
  Optional<AnyType>:$calCount, AnyType:$isReuseSource), (outs), [AttrSizedOperandSegments]> {
  let emit = "custom";
}
def AsinhOp : Function<"asinh", "Asinh", (ins LocalTensor:$dst, AnyType:$src, Optional<AnyType>:$sharedTmpBuffer,
  Optional<AnyType>:$calCount, AnyType:$isReuseSource), (outs), [AttrSizedOperandSegments]> {
  let emit = "custom";
}
def AtanOp : Function<"atan", "Atan", (ins LocalTensor:$dst, AnyType:$src, Optional<AnyType>:$sharedTmpBuffer,
  Optional<AnyType>:$calCount, AnyType:$isReuseSource), (outs), [AttrSizedOperandSegments]> {
  let emit = "custom";
}
def AtanhOp : Function<"atanh", "Atanh", (ins LocalTensor:$dst, AnyType:$src, Optional<AnyType>:$sharedTmpBuffer,
  Optional<AnyType>:$calCount, AnyType:$isReuseSource), (outs), [AttrSizedOperandSegments]> {
  let emit = "custom";
}
def AxpyOp : Function<"axpy", "Axpy", (ins LocalTensor:$dst, LocalTensor:$src, AnyType:$scalar,
  Optional<AnyType>:$sharedTmpBuffer, AnyType:$calCount, AnyType:$isReuseSource)> {
  let emit = "custom";
}
def CeilOp : Function<"ceil", "Ceil", (ins LocalTensor:$dst, AnyType:$src, Optional<AnyType>:$sharedTmpBuffer,
  Optional<AnyType>:$calCount, AnyType:$isReuseSource), (outs), [AttrSizedOperandSegments]> {
  let emit = "custom";
}
def ClampMaxOp : Function<"clamp_max", "ClampMax", (ins LocalTensor:$dst, AnyType:$src,
  Optional<AnyType>:$sharedTmpBuffer, AnyType:$scalar, AnyType:$calCount, AnyType:$isReuseSource)> {
  let emit = "custom";
}
def ClampMinOp : Function<"clamp_min", "ClampMin", (ins LocalTensor:$dst, AnyType:$src,
  Optional<AnyType>:$sharedTmpBuffer, AnyType:$scalar, AnyType:$calCount, AnyType:$isReuseSource)> {
  let emit = "custom";
}
def CosOp : Function<"cos", "Cos", (ins LocalTensor:$dst, AnyType:$src, Optional<AnyType>:$sharedTmpBuffer,
  Optional<AnyType>:$calCount, AnyType:$isReuseSource), (outs), [AttrSizedOperandSegments]> {
  let emit = "custom";
}
def CoshOp : Function<"cosh", "Cosh", (ins LocalTensor:$dst, AnyType:$src, Optional<AnyType>:$sharedTmpBuffer,
  Optional<AnyType>:$calCount, AnyType:$isReuseSource), (outs), [AttrSizedOperandSegments]> {
  let emit = "custom";
}
def CumSumOp : Function<"cumsum", "CumSum", (ins AnyType:$dst, AnyType:$lastRow, AnyType:$src,
  Optional<AnyType>:$sharedTmpBuffer, AnyType:$lastAxis, AnyType:$reuseSource, AnyType:$outputLastRow)> {
  let emit = "custom";
}
def DigammaOp : Function<"digamma", "Digamma", (ins LocalTensor:$dst, AnyType:$src,
  Optional<AnyType>:$sharedTmpBuffer, Optional<AnyType>:$calCount,
  AnyType:$isReuseSource), (outs), [AttrSizedOperandSegments]> {
  let emit = "custom";
}
def ErfOp : Function<"erf", "Erf", (ins LocalTensor:$dst, AnyType:$src, Optional<AnyType>:$sharedTmpBuffer,
  Optional<AnyType>:$calCount, AnyType:$isReuseSource), (outs), [AttrSizedOperandSegments]> {
  let emit = "custom";
}
def ErfcOp : Function<"erfc", "Erfc", (ins LocalTensor:$dst, AnyType:$src, Optional<AnyType>:$sharedTmpBuffer,
  Optional<AnyType>:$calCount, AnyType:$isReuseSource), (outs), [AttrSizedOperandSegments]> {
  let emit = "custom";
}
def ExpOp : Function<"exp", "Exp", (ins LocalTensor:$dst, LocalTensor:$src, AnyType:$calCount,
  AnyType:$taylorExpandLevel, Optional<AnyType>:$sharedTmpBuffer, AnyType:$isReuseSource)> {
  let emit = "custom";
}
def FloorOp : Function<"floor", "Floor", (ins LocalTensor:$dst, AnyType:$src, Optional<AnyType>:$sharedTmpBuffer,
  Optional<AnyType>:$calCount, AnyType:$isReuseSource), (outs), [AttrSizedOperandSegments]> {
  let emit = "custom";
}
def FracOp : Function<"frac", "Frac", (ins LocalTensor:$dst, AnyType:$src, Optional<AnyType>:$sharedTmpBuffer,
  Optional<AnyType>:$calCount, AnyType:$isReuseSource), (outs), [AttrSizedOperandSegments]> {
  let emit = "custom";
}
def LgammaOp : Function<"lgamma", "Lgamma", (ins LocalTensor:$dst, AnyType:$src, Optional<AnyType>:$sharedTmpBuffer,
  Optional<AnyType>:$calCount, AnyType:$isReuseSource), (outs), [AttrSizedOperandSegments]> {
  let emit = "custom";
}
def LogOp : Function<"log", "Log", (ins LocalTensor:$dst, AnyType:$src, Optional<AnyType>:$sharedTmpBuffer,
  Optional<AnyType>:$calCount, AnyType:$isReuseSource), (outs), [AttrSizedOperandSegments]> {
  let emit = "custom";
}
def PowerOp : Function<"power", "Power", (ins LocalTensor:$dst, AnyType:$src0, AnyType:$src1,
  Optional<AnyType>:$sharedTmpBuffer, Optional<AnyType>:$calCount,
  AnyType:$isReuseSource), (outs), [AttrSizedOperandSegments]> {
  let emit = "custom";
}
def QuantOp : Function<"quant", "AscendQuant", (ins UnitAttr:$isReuseSource, LocalTensor:$dst, LocalTensor:$srcTensor,
  AnyFloat:$scale, AnyFloat:$offset, AnyInteger:$calCount, Optional<LocalTensor>:$sharedTmpBuffer,
  Optional<AscendQuantConfig>:$config), (outs), [AttrSizedOperandSegments]> {
  let emit = "custom";
}
def RmsNormOp : Function<"rmsnorm", "RmsNorm", (ins UnitAttr:$basicBlock, LocalTensor:$dst, LocalTensor:$src,
  LocalTensor:$gamma, AnyType:$epsilon, RmsnormTiling:$tiling, Optional<LocalTensor>:$sharedTmpBuffer)> {
  let emit = "custom";
}
def RoundOp : Function<"round", "Round", (ins LocalTensor:$dst, AnyType:$src, Optional<AnyType>:$sharedTmpBuffer,
  Optional<AnyType>:$calCount, AnyType:$isReuseSource), (outs), [AttrSizedOperandSegments]> {
  let emit = "custom";
}
def SignOp : Function<"sign", "Sign", (ins LocalTensor:$dst, AnyType:$src, Optional<AnyType>:$sharedTmpBuffer,
  Optional<AnyType>:$calCount, AnyType:$isReuseSource), (outs), [AttrSizedOperandSegments]> {
  let emit = "custom";
}
def SimpleSoftMaxOp : Function<"simple_softmax", "SimpleSoftMax", (ins UnitAttr:$reuseSource, UnitAttr:$basicBlock,
  UnitAttr:$dataFormatNZ, LocalTensor:$dst, LocalTensor:$sumTensor, LocalTensor:$maxTensor, LocalTensor:$src,
  Optional<LocalTensor>:$sharedTmpBuffer, SoftmaxTiling:$tiling,
  Optional<AnyType>:$softmaxShapeInfo), (outs), [AttrSizedOperandSegments]> {
  let emit = "custom";
}
def SinOp : Function<"sin", "Sin", (ins LocalTensor:$dst, AnyType:$src, Optional<AnyType>:$sharedTmpBuffer,
  Optional<AnyType>:$calCount, AnyType:$isReuseSource), (outs), [AttrSizedOperandSegments]> {
  let emit = "custom";
}
def SinhOp : Function<"sinh", "Sinh", (ins LocalTensor:$dst, AnyType:$src, Optional<AnyType>:$sharedTmpBuffer,
  Optional<AnyType>:$calCount, AnyType:$isReuseSource), (outs), [AttrSizedOperandSegments]> {
  let emit = "custom";
}
def SoftMaxOp : Function<"softmax", "SoftMax", (ins UnitAttr:$reuseSource, UnitAttr:$basicBlock,
  UnitAttr:$dataFormatNZ, LocalTensor:$dst, LocalTensor:$sumTensor, LocalTensor:$maxTensor, LocalTensor:$src,
  Optional<LocalTensor>:$sharedTmpBuffer, SoftmaxTiling:$tiling,
  Optional<AnyType>:$softmaxShapeInfo), (outs), [AttrSizedOperandSegments]> {
  let emit = "custom";
}
def TanOp : Function<"tan", "Tan", (ins LocalTensor:$dst, AnyType:$src, Optional<AnyType>:$sharedTmpBuffer,
  Optional<AnyType>:$calCount, AnyType:$isReuseSource), (outs), [AttrSizedOperandSegments]> {
  let emit = "custom";
}
def TanhOp : Function<"tanh", "Tanh", (ins LocalTensor:$dst, AnyType:$src, Optional<AnyType>:$sharedTmpBuffer,
  Optional<AnyType>:$calCount, AnyType:$isReuseSource), (outs), [AttrSizedOperandSegments]> {
  let emit = "custom";
}
def TruncOp : Function<"trunc", "Trunc", (ins LocalTensor:$dst, AnyType:$src, Optional<AnyType>:$sharedTmpBuffer,
  Optional<AnyType>:$calCount, AnyType:$isReuseSource), (outs), [AttrSizedOperandSegments]> {
  let emit = "custom";
}
def XorOp : Function<"xor", "Xor", (ins LocalTensor:$dst, AnyType:$src0, AnyType:$src1,
  Optional<AnyType>:$sharedTmpBuffer, Optional<AnyType>:$calCount,
  AnyType:$isReuseSource), (outs), [AttrSizedOperandSegments]> {
  let emit = "custom";
}

#endif

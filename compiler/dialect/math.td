// The math library: functions of several instructions, some with scratch space of their own.

#ifndef ASCIR_MATH
#define ASCIR_MATH

include "types.td"

class MathLibrary<string mnemonic, string api, list<string> reads_, dag inputs, list<Trait> traits = []>
    : Function<mnemonic, api, inputs, (outs), traits> {
  let pipe = "V";
  let cost = "math";
  let reads = reads_;
  let writes = ["dst"];
  let autoSync = 1;
  let positions = ["dst " # !interleave(reads_, " ") # ": UB"];
  let limits = ["aligned dst " # !interleave(reads_, " ") # " 32"];
}

// dst = f(src). The count is made before the reuse flag.
class UnaryMath<string mnemonic, string api, string en, string zh> : MathLibrary<mnemonic, api, ["src"],
    (ins LocalTensor:$dst, AnyType:$src, Optional<AnyType>:$sharedTmpBuffer, Optional<AnyType>:$calCount,
      AnyType:$isReuseSource), [AttrSizedOperandSegments]> {
  let python = [Py<"asc.adv." # mnemonic,
    "strict dst: local, src: tensor, count: int = None as i32 -> calCount @0, "
    "temp_buffer: local = None -> sharedTmpBuffer, is_reuse_source: bool|int|float = False as i1 @1">];
  let emit = "AscendC::{api}<{elem dst}, {isReuseSource}>({dst}, {src}[, {sharedTmpBuffer}][, {calCount}])";
  let summary = en;
  let summaryZh = zh;
}

// dst = f(src0, src1).
class BinaryMath<string mnemonic, string api, string en, string zh> : MathLibrary<mnemonic, api, ["src0", "src1"],
    (ins LocalTensor:$dst, AnyType:$src0, AnyType:$src1, Optional<AnyType>:$sharedTmpBuffer,
      Optional<AnyType>:$calCount, AnyType:$isReuseSource), [AttrSizedOperandSegments]> {
  let python = [Py<"asc.adv." # mnemonic,
    "strict dst: local, src0: tensor, src1: tensor, count: int = None as i32 -> calCount @0, "
    "temp_buffer: local = None -> sharedTmpBuffer, is_reuse_source: bool|int|float = False as i1 @1">];
  let emit = "AscendC::{api}<{elem dst}, {isReuseSource}>({dst}, {src0}, {src1}[, {sharedTmpBuffer}][, {calCount}])";
  let summary = en;
  let summaryZh = zh;
}

// dst = min or max of src and scalar.
class Clamp<string mnemonic, string api> : MathLibrary<mnemonic, api, ["src"], (ins LocalTensor:$dst, AnyType:$src,
    Optional<AnyType>:$sharedTmpBuffer, AnyType:$scalar, AnyType:$calCount, AnyType:$isReuseSource)> {
  let emit = "AscendC::{api}<{elem dst}, {isReuseSource}>({dst}, {src}[, {sharedTmpBuffer}], {scalar}, {calCount})";
}

def AcosOp : UnaryMath<"acos", "Acos", "Arc cosine.", "反余弦。">;
def AcoshOp : UnaryMath<"acosh", "Acosh", "Inverse hyperbolic cosine.", "反双曲余弦。">;
def AsinOp : UnaryMath<"asin", "Asin", "Arc sine.", "反正弦。">;
def AsinhOp : UnaryMath<"asinh", "Asinh", "Inverse hyperbolic sine.", "反双曲正弦。">;
def AtanOp : UnaryMath<"atan", "Atan", "Arc tangent.", "反正切。">;
def AtanhOp : UnaryMath<"atanh", "Atanh", "Inverse hyperbolic tangent.", "反双曲正切。">;
def CeilOp : UnaryMath<"ceil", "Ceil", "Round up.", "向上取整。">;
def CosOp : UnaryMath<"cos", "Cos", "Cosine.", "余弦。">;
def CoshOp : UnaryMath<"cosh", "Cosh", "Hyperbolic cosine.", "双曲余弦。">;
def DigammaOp : UnaryMath<"digamma", "Digamma", "Digamma.", "双伽马函数。">;
def ErfOp : UnaryMath<"erf", "Erf", "Error function.", "误差函数。">;
def ErfcOp : UnaryMath<"erfc", "Erfc", "Complementary error function.", "互补误差函数。">;
def FloorOp : UnaryMath<"floor", "Floor", "Round down.", "向下取整。">;
def FracOp : UnaryMath<"frac", "Frac", "Fraction.", "小数部分。">;
def LgammaOp : UnaryMath<"lgamma", "Lgamma", "Log-gamma.", "伽马函数绝对值的对数。">;
def LogOp : UnaryMath<"log", "Log", "Natural logarithm.", "自然对数。">;
def RoundOp : UnaryMath<"round", "Round", "Round to nearest, ties to even.", "就近取整,半数取偶。">;
def SignOp : UnaryMath<"sign", "Sign", "Sign.", "符号函数。">;
def SinOp : UnaryMath<"sin", "Sin", "Sine.", "正弦。">;
def SinhOp : UnaryMath<"sinh", "Sinh", "Hyperbolic sine.", "双曲正弦。">;
def TanOp : UnaryMath<"tan", "Tan", "Tangent.", "正切。">;
def TanhOp : UnaryMath<"tanh", "Tanh", "Hyperbolic tangent.", "双曲正切。">;
def TruncOp : UnaryMath<"trunc", "Trunc", "Truncate to zero.", "向零取整。">;

def PowerOp : BinaryMath<"power", "Power", "Base to a power.", "幂运算。">;
def XorOp : BinaryMath<"xor", "Xor", "Bitwise exclusive or.", "按位异或。">;

def ClampMaxOp : Clamp<"clamp_max", "ClampMax">;
def ClampMinOp : Clamp<"clamp_min", "ClampMin">;

def CumSumOp : MathLibrary<"cumsum", "CumSum", ["src"], (ins AnyType:$dst, AnyType:$lastRow, AnyType:$src,
  Optional<AnyType>:$sharedTmpBuffer, AnyType:$lastAxis, AnyType:$reuseSource, AnyType:$outputLastRow)> {
  let emit = "custom:cumsum";
  let writes = ["dst", "lastRow"];
}

def ExpOp : MathLibrary<"exp", "Exp", ["src"], (ins LocalTensor:$dst, LocalTensor:$src, AnyType:$calCount,
  AnyType:$taylorExpandLevel, Optional<AnyType>:$sharedTmpBuffer, AnyType:$isReuseSource)> {
  let python = [Py<"asc.adv.exp",
    "dst: local, src: local, count: int as ui32 -> calCount @0, taylor_expand_level: int as ui8 @2, "
    "temp_buffer: local = None -> sharedTmpBuffer, is_reuse_source: bool = False as i1 @1">];
  let emit = "AscendC::{api}<{elem dst}, {taylorExpandLevel}, {isReuseSource}>({dst}, {src}[, {sharedTmpBuffer}], "
             "{calCount})";
  let summary = "Exponential with Taylor refinement.";
  let summaryZh = "带泰勒展开的指数。";
}

def AxpyOp : MathLibrary<"axpy", "Axpy", ["src"], (ins LocalTensor:$dst, LocalTensor:$src, AnyType:$scalar,
  Optional<AnyType>:$sharedTmpBuffer, AnyType:$calCount, AnyType:$isReuseSource)> {
  let python = [Py<"asc.adv.axpy",
    "dst: local, src: local, scalar: number as elem(src), count: int as i32 -> calCount, "
    "temp_buffer: local = None -> sharedTmpBuffer, is_reuse_source: bool = False as i1">];
  let emit = "AscendC::{api}<{elem dst}, {elem src}, {isReuseSource}>({dst}, {src}, {scalar}[, {sharedTmpBuffer}], "
             "{calCount})";
  let reads = ["dst", "src"];
  let summary = "dst plus scalar times src.";
  let summaryZh = "标量乘加。";
}

class Softmax<string mnemonic, string api> : MathLibrary<mnemonic, api, ["src"], (ins UnitAttr:$reuseSource,
    UnitAttr:$basicBlock, UnitAttr:$dataFormatNZ, LocalTensor:$dst, LocalTensor:$sumTensor, LocalTensor:$maxTensor,
    LocalTensor:$src, Optional<LocalTensor>:$sharedTmpBuffer, SoftmaxTiling:$tiling,
    Optional<AnyType>:$softmaxShapeInfo), [AttrSizedOperandSegments]> {
  // The scratch buffer and the shape are not written.
  let emit = "AscendC::{api}<{elem dst}, {flag reuseSource}, {flag basicBlock}, {flag dataFormatNZ}>({dst}, "
             "{sumTensor}, {maxTensor}, {src}, {tiling})";
  let writes = ["dst", "sumTensor", "maxTensor"];
}

def SoftMaxOp : Softmax<"softmax", "SoftMax"> {
  let python = [Py<"asc.adv.softmax",
    "dst: local, sum: local -> sumTensor, max: local -> maxTensor, src: local, tiling: SoftmaxTiling, "
    "temp_buffer: local = None -> sharedTmpBuffer, reuse_source: bool = False, basic_block: bool = False, "
    "data_format_nz: bool = False -> dataFormatNZ">];
  let summary = "Row softmax.";
  let summaryZh = "逐行 softmax。";
}

def SimpleSoftMaxOp : Softmax<"simple_softmax", "SimpleSoftMax">;

def RmsNormOp : MathLibrary<"rmsnorm", "RmsNorm", ["src", "gamma"], (ins UnitAttr:$basicBlock, LocalTensor:$dst,
  LocalTensor:$src, LocalTensor:$gamma, AnyType:$epsilon, RmsnormTiling:$tiling,
  Optional<LocalTensor>:$sharedTmpBuffer)> {
  let python = [Py<"asc.adv.rmsnorm",
    "dst: local, src: local, gamma: local, epsilon: number as elem(src), tiling: RmsNormTiling, "
    "temp_buffer: local = None -> sharedTmpBuffer, basic_block: bool = False">];
  let emit = "AscendC::{api}<{elem dst}, {flag basicBlock}>({dst}, {src}, {gamma}[, {sharedTmpBuffer}], {epsilon}, "
             "{tiling})";
  let autoSync = 0;
  let summary = "Root-mean-square normalisation.";
  let summaryZh = "均方根归一化。";
}

def QuantOp : MathLibrary<"quant", "AscendQuant", ["srcTensor"], (ins UnitAttr:$isReuseSource, LocalTensor:$dst,
  LocalTensor:$srcTensor, AnyFloat:$scale, AnyFloat:$offset, AnyInteger:$calCount,
  Optional<LocalTensor>:$sharedTmpBuffer, Optional<AscendQuantConfig>:$config), [AttrSizedOperandSegments]> {
  let python = [Py<"asc.adv.quant",
    "dst: local, src: local -> srcTensor, scale: float as elem(src), offset: float as elem(src), "
    "count: int = None -> calCount, temp_buffer: local = None -> sharedTmpBuffer, "
    "reuse_source: bool = False -> isReuseSource, config: adv.QuantConfig = None">];
  let emit = "custom:quant";
  let summary = "Quantises to int8.";
  let summaryZh = "量化为 int8。";
}

#endif

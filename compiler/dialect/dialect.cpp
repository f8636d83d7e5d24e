// The hand-written part of the dialect: registration, inlining, and the folds and canonicalisations of the five
// operations that have one. Everything else is generated from the records beside this file.

#include "dialect.h"

#include "llvm/ADT/TypeSwitch.h"
#include "mlir-c/IR.h"
#include "mlir/CAPI/IR.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/EmitC/IR/EmitC.h"
#include "mlir/Dialect/Func/Extensions/InlinerExtension.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/BuiltinDialect.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Transforms/InliningUtils.h"

using namespace mlir;

#define GET_OP_CLASSES
#include "host.h.inc"
#define GET_OP_CLASSES
#include "sync.h.inc"
#define GET_OP_CLASSES
#include "tensor.h.inc"

#include "dialect.cpp.inc"
#include "enums.cpp.inc"

// Tensor types: `64x?xf32`, or `*xf32` when the shape is not known.
static ParseResult parseShapeAndElement(AsmParser &parser, SmallVector<int64_t> &shape, Type &element) {
  if (succeeded(parser.parseOptionalStar())) {
    if (parser.parseXInDimensionList())
      return failure();
  } else if (parser.parseDimensionList(shape, /*allowDynamic=*/true, /*withTrailingX=*/true)) {
    return failure();
  }
  return parser.parseType(element);
}

static void printShapeAndElement(AsmPrinter &printer, ArrayRef<int64_t> shape, Type element) {
  if (shape.empty()) {
    printer << "*x";
  } else {
    for (int64_t size : shape) {
      if (ShapedType::isDynamic(size))
        printer << '?';
      else
        printer << size;
      printer << 'x';
    }
  }
  printer << element;
}

ParseResult ascir::parseOptionalThenType(OpAsmParser &parser, Type &optional, Type &last) {
  if (parser.parseType(last))
    return failure();
  if (failed(parser.parseOptionalComma()))
    return success();
  optional = last;
  return parser.parseType(last);
}

void ascir::printOptionalThenType(OpAsmPrinter &printer, Operation *, Type optional, Type last) {
  if (optional)
    printer << optional << ", ";
  printer << last;
}

ParseResult ascir::parseAippOperands(OpAsmParser &parser, OpAsmParser::UnresolvedOperand &first,
                                     std::optional<OpAsmParser::UnresolvedOperand> &second,
                                     OpAsmParser::UnresolvedOperand &last) {
  if (parser.parseOperand(first) || parser.parseComma() || parser.parseOperand(last) || parser.parseComma())
    return failure();
  OpAsmParser::UnresolvedOperand third;
  OptionalParseResult more = parser.parseOptionalOperand(third);
  if (!more.has_value())
    return success();
  if (failed(*more))
    return failure();
  second = last;
  last = third;
  return parser.parseComma();
}

void ascir::printAippOperands(OpAsmPrinter &printer, Operation *, Value first, Value second, Value last) {
  printer << first << ", ";
  if (second)
    printer << second << ", ";
  printer << last << ",";
}

ParseResult ascir::parseMaybeTypes(OpAsmParser &parser, SmallVectorImpl<Type> &types) {
  Type type;
  OptionalParseResult first = parser.parseOptionalType(type);
  if (!first.has_value())
    return success();
  if (failed(*first))
    return failure();
  types.push_back(type);
  return succeeded(parser.parseOptionalComma()) ? parser.parseTypeList(types) : success();
}

void ascir::printMaybeTypes(OpAsmPrinter &printer, Operation *, TypeRange types) { printer << types; }

#define GET_ATTRDEF_CLASSES
#include "attributes.cpp.inc"

#define GET_TYPEDEF_CLASSES
#include "types.cpp.inc"

namespace {

// Everything may be inlined anywhere. EmitC and the built-in dialect come without an opinion, so they get this one
// too: inlined device functions hold emitc.cast, emitc.constant and unrealized_conversion_cast.
struct InlineAnything : DialectInlinerInterface {
  using DialectInlinerInterface::DialectInlinerInterface;
  bool isLegalToInline(Operation *, Operation *, bool) const final { return true; }
  bool isLegalToInline(Region *, Region *, bool, IRMapping &) const final { return true; }
  bool isLegalToInline(Operation *, Region *, bool, IRMapping &) const final { return true; }
};

} // namespace

void ascir::AscirDialect::initialize() {
#define ASCIR_FAMILY(name) add_##name(*this);
#include "families.inc"
#undef ASCIR_FAMILY
  addAttributes<
#define GET_ATTRDEF_LIST
#include "attributes.cpp.inc"
      >();
  addTypes<
#define GET_TYPEDEF_LIST
#include "types.cpp.inc"
      >();
  addInterfaces<InlineAnything>();
}

// Rewrites.

// A declaration nobody uses goes; only canonicalisation says so, since the operation is not pure.
template <typename Op> static LogicalResult eraseUnused(Op op, PatternRewriter &rewriter) {
  if (!op->use_empty())
    return failure();
  rewriter.eraseOp(op);
  return success();
}

LogicalResult ascir::GlobalTensorOp::canonicalize(GlobalTensorOp op, PatternRewriter &rewriter) {
  return eraseUnused(op, rewriter);
}

LogicalResult ascir::LocalTensorOp::canonicalize(LocalTensorOp op, PatternRewriter &rewriter) {
  return eraseUnused(op, rewriter);
}

// Of two adjacent barriers one is enough: a barrier of all pipes covers the other, equal ones are the same.
LogicalResult ascir::PipeBarrierOp::canonicalize(PipeBarrierOp op, PatternRewriter &rewriter) {
  auto next = dyn_cast_or_null<PipeBarrierOp>(op->getNextNode());
  if (!next)
    return failure();
  if (op.getPipe() == Pipe::PIPE_ALL) {
    rewriter.eraseOp(next);
    return success();
  }
  if (next.getPipe() == Pipe::PIPE_ALL || op->getAttrs() == next->getAttrs()) {
    rewriter.eraseOp(op);
    return success();
  }
  return failure();
}

bool ascir::LocalTensorReinterpretCastOp::areCastCompatible(TypeRange, TypeRange) { return true; }

OpFoldResult ascir::LocalTensorReinterpretCastOp::fold(FoldAdaptor) {
  return getIn().getType() == getType() ? OpFoldResult(getIn()) : OpFoldResult();
}

bool ascir::PtrReinterpretCastOp::areCastCompatible(TypeRange, TypeRange) { return true; }

Value ascir::PtrOffsetOp::getViewSource() { return getBase(); }

OpFoldResult ascir::PtrOffsetOp::fold(FoldAdaptor adaptor) {
  auto dynamic = dyn_cast_or_null<IntegerAttr>(adaptor.getDynamicOffset());
  bool none = getDynamicOffset() ? dynamic && dynamic.getValue().isZero()
                                 : getStaticOffset() && getStaticOffset()->isZero();
  return none && getBase().getType() == getType() ? OpFoldResult(getBase()) : OpFoldResult();
}

// C entry point: makes ascir and the dialects that its modules are made of available to contexts of the registry.
extern "C" void asclensRegisterDialects(MlirDialectRegistry handle) {
  DialectRegistry &registry = *unwrap(handle);
  registry.insert<ascir::AscirDialect, arith::ArithDialect, emitc::EmitCDialect, func::FuncDialect, math::MathDialect,
                  memref::MemRefDialect, scf::SCFDialect>();
  func::registerInlinerExtension(registry);
  registry.addExtension(
      +[](MLIRContext *, emitc::EmitCDialect *dialect) { dialect->addInterfaces<InlineAnything>(); });
  registry.addExtension(+[](MLIRContext *, BuiltinDialect *dialect) { dialect->addInterfaces<InlineAnything>(); });
}

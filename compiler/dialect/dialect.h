// What every generated file of the dialect needs. Precompiled once, so keep it to headers.

#ifndef ASCIR_DIALECT_H
#define ASCIR_DIALECT_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Interfaces/CastInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

#include "dialect.h.inc"
#include "enums.h.inc"

#define GET_ATTRDEF_CLASSES
#include "attributes.h.inc"

#define GET_TYPEDEF_CLASSES
#include "types.h.inc"

namespace ascir {
// `[type,] type`: types of an optional operand and of a result, told apart by their number.
mlir::ParseResult parseOptionalThenType(mlir::OpAsmParser &parser, mlir::Type &optional, mlir::Type &last);
void printOptionalThenType(mlir::OpAsmPrinter &printer, mlir::Operation *, mlir::Type optional, mlir::Type last);

// `first, [second,] last,`: operands of set_aipp_functions.
mlir::ParseResult parseAippOperands(mlir::OpAsmParser &parser, mlir::OpAsmParser::UnresolvedOperand &first,
                                    std::optional<mlir::OpAsmParser::UnresolvedOperand> &second,
                                    mlir::OpAsmParser::UnresolvedOperand &last);
void printAippOperands(mlir::OpAsmPrinter &printer, mlir::Operation *, mlir::Value first, mlir::Value second,
                       mlir::Value last);

// A list of types that may be empty.
mlir::ParseResult parseMaybeTypes(mlir::OpAsmParser &parser, llvm::SmallVectorImpl<mlir::Type> &types);
void printMaybeTypes(mlir::OpAsmPrinter &printer, mlir::Operation *, mlir::TypeRange types);

// One per op family, defined in the family's generated file.
#define ASCIR_FAMILY(name) void add_##name(AscirDialect &dialect);
#include "families.inc"
#undef ASCIR_FAMILY
} // namespace ascir

#endif

// The dialect and the classes that every operation record is built from. The standard ODS parts (operands,
// attributes, results, assembly format) become C++; the fields under "Ours" become the Rust tables of
// `compiler::ops`, where they are documented.

#ifndef ASCIR_BASE
#define ASCIR_BASE

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/BuiltinTypeInterfaces.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/ViewLikeInterface.td"

def Ascir_Dialect : Dialect {
  let name = "ascir";
  let cppNamespace = "::ascir";
  let summary = "Ascend C, one operation per function or method";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
  // Attributes stay in the attribute dictionary: cheaper to build and to read through the C interface.
  let usePropertiesForAttributes = 0;
  let extraClassDeclaration = [{
    template <typename... Ops> void addFamily() { addOperations<Ops...>(); }
  }];
}

// The default format of an operation without operands prints two empty lists, which MLIR cannot read back. This one
// prints the same and can be read.
defvar formatWithoutOperands = "` ` attr-dict ` ` `:` ` `";

// One public Python name that makes this operation, with the overload that selects it (language: ops::signature).
class Py<string name_, string signature_> {
  string name = name_;
  string signature = signature_;
}

class AscirOp<string mnemonic, dag inputs, dag outputs = (outs), list<Trait> traits = []>
    : Op<Ascir_Dialect, mnemonic, traits> {
  let arguments = inputs;
  let results = outputs;
  // One generic builder instead of ODS's several per operation: the IR is built from Rust, by name.
  let skipDefaultBuilders = 1;
  let builders = [OpBuilder<
    (ins "::mlir::TypeRange":$types, "::mlir::ValueRange":$values, "::llvm::ArrayRef<::mlir::NamedAttribute>":$attributes),
    [{
      $_state.addTypes(types);
      $_state.addOperands(values);
      $_state.addAttributes(attributes);
    }]>];
  let assemblyFormat = "operands attr-dict `:` type(operands)";

  // Ours
  string api = "";
  string emit = "";
}

// An Ascend C function: `AscendC::Api(operands)`.
class Function<string mnemonic, string apiName, dag inputs, dag outputs = (outs), list<Trait> traits = []>
    : AscirOp<mnemonic, inputs, outputs, traits> {
  let api = apiName;
  let emit = "{result}AscendC::{api}({operands})";
}

// A method of the first operand: `object.Api(other operands)`.
class Method<string mnemonic, string apiName, dag inputs, dag outputs = (outs), list<Trait> traits = []>
    : AscirOp<mnemonic, inputs, outputs, traits> {
  let api = apiName;
  let emit = "{result}{object}.{api}({arguments})";
}

// A variable declaration: `Type name`.
class Constructor<string mnemonic, dag outputs> : AscirOp<mnemonic, (ins), outputs> {
  let emit = "{declare}";
}

#endif

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
    (ins "::mlir::TypeRange":$types, "::mlir::ValueRange":$values,
      "::llvm::ArrayRef<::mlir::NamedAttribute>":$attributes),
    [{
      $_state.addTypes(types);
      $_state.addOperands(values);
      $_state.addAttributes(attributes);
    }]>];
  let assemblyFormat = "operands attr-dict `:` type(operands)";

  // Ours

  // The reference's dialect that has it, and its name there where it differs.
  string reference = "ascendc";
  string referenceName = "";
  // Ascend C name, and how the statement is written (language: ops::template).
  string api = "";
  string emit = "";
  // Public Python names. Candidates of one name are tried in the order in which the files and records stand.
  list<Py> python = [];
  // Element types that Python checks before it looks for an overload (language: ops::rules).
  string elements = "";
  // Where it runs: S V M MTE1 MTE2 MTE3 FIX; "direction": follows from the memories of a copy; "source",
  // "destination": of its event; "named": the pipe it names.
  string pipe = "S";
  // What it costs there: a key of the target descriptions.
  string cost = "scalar";
  // Operands whose memory it reads and writes.
  list<string> reads = [];
  list<string> writes = [];
  // "operands: memories" that they may be in, and other limits (language: ops::rules).
  list<string> positions = [];
  list<string> limits = [];
  // insert-sync enqueues its destination or puts a barrier behind it.
  bit autoSync = 0;
  // Its direction follows from the types of `src` and `dst`.
  bit isCopy = 0;
  string summaryZh = "";
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

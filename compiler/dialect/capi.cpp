// What MLIR 19's C interface lacks and `compiler::ir` needs: the parts of locations, locations of values, and whether
// a module changed.

#include "mlir/CAPI/IR.h"
#include "mlir/IR/Location.h"
#include "mlir/IR/Operation.h"
#include "llvm/ADT/Hashing.h"
#include <cstdint>

using namespace mlir;

extern "C" {

MlirLocation asclensValueLocation(MlirValue value) { return wrap(unwrap(value).getLoc()); }

MlirOperation asclensOperationPrevious(MlirOperation op) { return wrap(unwrap(op)->getPrevNode()); }

// Hash of the structure below `root`: operations, their operands, types, attributes and blocks, without locations.
// Names, types and attributes are unique per context, so their addresses stand for them.
uint64_t asclensFingerprint(MlirOperation root) {
  uint64_t hash = 0;
  // One multiplication a part, as in FNV, and a shift for the high bits: nobody attacks this hash.
  auto add = [&hash](uint64_t part) {
    hash = (hash ^ part) * 0x9E3779B97F4A7C15ull;
    hash ^= hash >> 29;
  };
  auto address = [](const void *pointer) { return reinterpret_cast<uintptr_t>(pointer); };
  unwrap(root)->walk<WalkOrder::PreOrder>([&](Operation *op) {
    add(address(op));
    add(address(op->getName().getAsOpaquePointer()));
    add(address(op->getBlock()));
    add(address(op->getRawDictionaryAttrs().getAsOpaquePointer()));
    add(op->hashProperties());
    for (Value operand : op->getOperands())
      add(address(operand.getAsOpaquePointer()));
    for (Type type : op->getResultTypes())
      add(address(type.getAsOpaquePointer()));
    for (Block *block : op->getSuccessors())
      add(address(block));
    for (Region &region : op->getRegions())
      for (Block &block : region)
        for (Type type : block.getArgumentTypes())
          add(address(type.getAsOpaquePointer()));
  });
  return hash;
}

// 0 unknown, 1 file, 2 name, 3 call site, 4 fused, 5 anything else.
int asclensLocationKind(MlirLocation location) {
  LocationAttr loc = unwrap(location);
  if (isa<UnknownLoc>(loc))
    return 0;
  if (isa<FileLineColLoc>(loc))
    return 1;
  if (isa<NameLoc>(loc))
    return 2;
  if (isa<CallSiteLoc>(loc))
    return 3;
  return isa<FusedLoc>(loc) ? 4 : 5;
}

// Parts of a compound location: a name's child, a call site's callee and caller, what was fused.
intptr_t asclensLocationCount(MlirLocation location) {
  LocationAttr loc = unwrap(location);
  if (isa<NameLoc>(loc))
    return 1;
  if (isa<CallSiteLoc>(loc))
    return 2;
  if (auto fused = dyn_cast<FusedLoc>(loc))
    return static_cast<intptr_t>(fused.getLocations().size());
  return 0;
}

MlirLocation asclensLocationPart(MlirLocation location, intptr_t index) {
  LocationAttr loc = unwrap(location);
  if (auto name = dyn_cast<NameLoc>(loc))
    return wrap(name.getChildLoc());
  if (auto site = dyn_cast<CallSiteLoc>(loc))
    return wrap(index == 0 ? site.getCallee() : site.getCaller());
  return wrap(cast<FusedLoc>(loc).getLocations()[index]);
}

// A name location's name, a file location's file, a fused location's metadata; null for anything else.
MlirAttribute asclensLocationAttribute(MlirLocation location) {
  LocationAttr loc = unwrap(location);
  if (auto name = dyn_cast<NameLoc>(loc))
    return wrap(Attribute(name.getName()));
  if (auto file = dyn_cast<FileLineColLoc>(loc))
    return wrap(Attribute(file.getFilename()));
  if (auto fused = dyn_cast<FusedLoc>(loc))
    return wrap(fused.getMetadata());
  return wrap(Attribute());
}

// Line and column of a file location as they were given.
unsigned asclensLocationLine(MlirLocation location) { return cast<FileLineColLoc>(unwrap(location)).getLine(); }

unsigned asclensLocationColumn(MlirLocation location) { return cast<FileLineColLoc>(unwrap(location)).getColumn(); }
}

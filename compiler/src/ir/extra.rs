//! The functions of `dialect/capi.cpp`, which MLIR 19's own C interface lacks.

use mlir_sys::{MlirAttribute, MlirLocation, MlirOperation, MlirValue};

unsafe extern "C" {
    pub(super) fn asclensValueLocation(value: MlirValue) -> MlirLocation;
    pub(super) fn asclensOperationPrevious(op: MlirOperation) -> MlirOperation;
    pub(super) fn asclensFingerprint(op: MlirOperation) -> u64;
    pub(super) fn asclensLocationKind(location: MlirLocation) -> i32;
    pub(super) fn asclensLocationCount(location: MlirLocation) -> isize;
    pub(super) fn asclensLocationPart(location: MlirLocation, index: isize) -> MlirLocation;
    pub(super) fn asclensLocationAttribute(location: MlirLocation) -> MlirAttribute;
    pub(super) fn asclensLocationLine(location: MlirLocation) -> u32;
    pub(super) fn asclensLocationColumn(location: MlirLocation) -> u32;
}

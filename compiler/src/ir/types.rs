//! Types. Uniqued by the context, so equality is identity.

use super::state::Ir;
use super::text;
use mlir_sys as sys;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;

/// Memory space of global memory in `memref<?xT, 22>`.
pub const GLOBAL_SPACE: u64 = 22;

/// A type of the IR.
#[derive(Clone, Copy)]
pub struct Type<'c> {
    raw: sys::MlirType,
    ir: PhantomData<&'c Ir>,
}

impl PartialEq for Type<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.raw.ptr == other.raw.ptr
    }
}

impl Eq for Type<'_> {}

impl Hash for Type<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.raw.ptr as usize).hash(state);
    }
}

impl fmt::Display for Type<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // SAFETY: the type is live; `collect` provides matching callback and data.
        f.write_str(&text::collect(|callback, data| unsafe {
            sys::mlirTypePrint(self.raw, Some(callback), data);
        }))
    }
}

impl fmt::Debug for Type<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl<'c> Type<'c> {
    /// # Safety
    /// `raw` must be live and belong to the context behind `'c`.
    pub(super) unsafe fn from_raw(raw: sys::MlirType) -> Self {
        Self { raw, ir: PhantomData }
    }

    pub(super) fn optional(raw: sys::MlirType) -> Option<Self> {
        // SAFETY: a non-null result of the C interface is live and of the same context as its argument.
        (!raw.ptr.is_null()).then(|| unsafe { Self::from_raw(raw) })
    }

    pub(super) fn raw(self) -> sys::MlirType {
        self.raw
    }

    /// Address of the uniqued type: the key of caches that live as long as the context.
    pub(super) fn key(self) -> usize {
        self.raw.ptr as usize
    }

    /// Integer of any width and signedness; `index` is not one.
    pub fn is_integer(self) -> bool {
        // SAFETY: the type is live.
        unsafe { sys::mlirTypeIsAInteger(self.raw) }
    }

    pub fn is_unsigned(self) -> bool {
        // SAFETY: the kind is checked before it is read.
        unsafe { sys::mlirTypeIsAInteger(self.raw) && sys::mlirIntegerTypeIsUnsigned(self.raw) }
    }

    pub fn is_signed(self) -> bool {
        // SAFETY: the kind is checked before it is read.
        unsafe { sys::mlirTypeIsAInteger(self.raw) && sys::mlirIntegerTypeIsSigned(self.raw) }
    }

    pub fn is_index(self) -> bool {
        // SAFETY: the type is live.
        unsafe { sys::mlirTypeIsAIndex(self.raw) }
    }

    pub fn is_float(self) -> bool {
        // SAFETY: the type is live.
        unsafe { sys::mlirTypeIsAFloat(self.raw) }
    }

    pub fn is_memref(self) -> bool {
        // SAFETY: the type is live.
        unsafe { sys::mlirTypeIsAMemRef(self.raw) || sys::mlirTypeIsAUnrankedMemRef(self.raw) }
    }

    /// Width of an integer or float in bits.
    pub fn bits(self) -> Option<u32> {
        // SAFETY: kinds are checked before they are read.
        unsafe {
            if sys::mlirTypeIsAInteger(self.raw) {
                Some(sys::mlirIntegerTypeGetWidth(self.raw))
            } else if sys::mlirTypeIsAFloat(self.raw) {
                Some(sys::mlirFloatTypeGetWidth(self.raw))
            } else {
                None
            }
        }
    }

    /// Inputs and results of a function type.
    pub fn function_parts(self) -> Option<(Vec<Self>, Vec<Self>)> {
        // SAFETY: the kind is checked before it is read; indices run below the counts.
        unsafe {
            sys::mlirTypeIsAFunction(self.raw).then(|| {
                (
                    (0..sys::mlirFunctionTypeGetNumInputs(self.raw))
                        .map(|i| Self::from_raw(sys::mlirFunctionTypeGetInput(self.raw, i)))
                        .collect(),
                    (0..sys::mlirFunctionTypeGetNumResults(self.raw))
                        .map(|i| Self::from_raw(sys::mlirFunctionTypeGetResult(self.raw, i)))
                        .collect(),
                )
            })
        }
    }
}

/// Constructors of the types that the front end makes often; anything else through [`Ir::parse_type`].
impl Ir {
    /// Signless integer `iN`.
    pub fn int(&self, bits: u32) -> Type<'_> {
        // SAFETY: the context is live.
        unsafe { Type::from_raw(sys::mlirIntegerTypeGet(self.raw(), bits)) }
    }

    /// Unsigned integer `uiN`.
    pub fn uint(&self, bits: u32) -> Type<'_> {
        // SAFETY: the context is live.
        unsafe { Type::from_raw(sys::mlirIntegerTypeUnsignedGet(self.raw(), bits)) }
    }

    pub fn index(&self) -> Type<'_> {
        // SAFETY: the context is live.
        unsafe { Type::from_raw(sys::mlirIndexTypeGet(self.raw())) }
    }

    /// `f16`, `f32` or `f64`; other widths give `f32`.
    pub fn float(&self, bits: u32) -> Type<'_> {
        // SAFETY: the context is live.
        unsafe {
            Type::from_raw(match bits {
                16 => sys::mlirF16TypeGet(self.raw()),
                64 => sys::mlirF64TypeGet(self.raw()),
                _ => sys::mlirF32TypeGet(self.raw()),
            })
        }
    }

    /// `memref<?xT, 22>`: an array in global memory.
    pub fn global_memref<'c>(&'c self, element: Type<'c>) -> Type<'c> {
        // SAFETY: the element is live; `i64::MIN` is MLIR's mark of a dynamic extent; a null layout is the identity.
        unsafe {
            let space = sys::mlirIntegerAttrGet(sys::mlirIntegerTypeGet(self.raw(), 64), GLOBAL_SPACE as i64);
            Type::from_raw(sys::mlirMemRefTypeContiguousGet(element.raw, 1, [i64::MIN].as_ptr(), space))
        }
    }

    /// `memref<NxT>`: an array on a core's own stack.
    pub fn stack_memref<'c>(&'c self, element: Type<'c>, length: i64) -> Type<'c> {
        // SAFETY: the element is live; a null memory space is the default one.
        unsafe {
            Type::from_raw(sys::mlirMemRefTypeContiguousGet(
                element.raw,
                1,
                [length].as_ptr(),
                sys::mlirAttributeGetNull(),
            ))
        }
    }

    pub fn function<'c>(&'c self, inputs: &[Type<'c>], results: &[Type<'c>]) -> Type<'c> {
        let inputs: Vec<_> = inputs.iter().map(|ty| ty.raw).collect();
        let results: Vec<_> = results.iter().map(|ty| ty.raw).collect();
        // SAFETY: both lists have the given lengths and are copied.
        unsafe {
            Type::from_raw(sys::mlirFunctionTypeGet(
                self.raw(),
                inputs.len() as isize,
                inputs.as_ptr(),
                results.len() as isize,
                results.as_ptr(),
            ))
        }
    }
}

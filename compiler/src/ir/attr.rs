//! Attributes: constant data on operations. Uniqued by the context, so equality is identity.

use super::state::Ir;
use super::text;
use super::types::Type;
use mlir_sys as sys;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;

/// A constant of the IR, such as `3 : i32` or `"text"`.
#[derive(Clone, Copy)]
pub struct Attr<'c> {
    raw: sys::MlirAttribute,
    ir: PhantomData<&'c Ir>,
}

impl PartialEq for Attr<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.raw.ptr == other.raw.ptr
    }
}

impl Eq for Attr<'_> {}

impl Hash for Attr<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.raw.ptr as usize).hash(state);
    }
}

impl fmt::Display for Attr<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // SAFETY: the attribute is live; `collect` provides matching callback and data.
        f.write_str(&text::collect(|callback, data| unsafe {
            sys::mlirAttributePrint(self.raw, Some(callback), data);
        }))
    }
}

impl fmt::Debug for Attr<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Integer attributes of 64 bits or less have one of these readings, by the signedness of their type.
impl<'c> Attr<'c> {
    /// # Safety
    /// `raw` must be live and belong to the context behind `'c`.
    pub(super) unsafe fn from_raw(raw: sys::MlirAttribute) -> Self {
        Self { raw, ir: PhantomData }
    }

    pub(super) fn optional(raw: sys::MlirAttribute) -> Option<Self> {
        // SAFETY: a non-null result of the C interface is live and of the same context as its argument.
        (!raw.ptr.is_null()).then(|| unsafe { Self::from_raw(raw) })
    }

    pub(super) fn raw(self) -> sys::MlirAttribute {
        self.raw
    }

    /// Type of the constant; of no meaning for attributes without one, such as strings.
    pub fn ty(self) -> Type<'c> {
        // SAFETY: the attribute is live.
        unsafe { Type::from_raw(sys::mlirAttributeGetType(self.raw)) }
    }

    pub fn is_integer(self) -> bool {
        // SAFETY: the attribute is live.
        unsafe { sys::mlirAttributeIsAInteger(self.raw) }
    }

    pub fn is_float(self) -> bool {
        // SAFETY: the attribute is live.
        unsafe { sys::mlirAttributeIsAFloat(self.raw) }
    }

    pub fn is_unit(self) -> bool {
        // SAFETY: the attribute is live.
        unsafe { sys::mlirAttributeIsAUnit(self.raw) }
    }

    pub fn is_bool(self) -> bool {
        // SAFETY: the attribute is live.
        unsafe { sys::mlirAttributeIsABool(self.raw) }
    }

    /// Integer value, sign-extended from its width; unsigned types above `i64::MAX` wrap (see [`Self::as_uint`]).
    /// A signless `i1` is -1 or 0.
    pub fn as_int(self) -> Option<i64> {
        if !self.is_integer() {
            return None;
        }
        let ty = self.ty();
        // SAFETY: the attribute is an integer and each reading is used for its own signedness only.
        Some(unsafe {
            if ty.is_unsigned() {
                sys::mlirIntegerAttrGetValueUInt(self.raw) as i64
            } else if ty.is_signed() {
                sys::mlirIntegerAttrGetValueSInt(self.raw)
            } else {
                sys::mlirIntegerAttrGetValueInt(self.raw)
            }
        })
    }

    /// Integer value of an unsigned type.
    pub fn as_uint(self) -> Option<u64> {
        (self.is_integer() && self.ty().is_unsigned())
            // SAFETY: the attribute is an unsigned integer.
            .then(|| unsafe { sys::mlirIntegerAttrGetValueUInt(self.raw) })
    }

    /// Value of a float attribute, exact for widths up to 64 bits.
    pub fn as_float(self) -> Option<f64> {
        // SAFETY: the kind was checked.
        self.is_float().then(|| unsafe { sys::mlirFloatAttrGetValueDouble(self.raw) })
    }

    /// Text of a string attribute, or the name a symbol reference points to.
    pub fn as_str(self) -> Option<&'c str> {
        // SAFETY: kinds are checked before they are read; the text lives as long as the context.
        unsafe {
            if sys::mlirAttributeIsAString(self.raw) {
                Some(text::from_ref(sys::mlirStringAttrGetValue(self.raw)))
            } else if sys::mlirAttributeIsAFlatSymbolRef(self.raw) {
                Some(text::from_ref(sys::mlirFlatSymbolRefAttrGetValue(self.raw)))
            } else {
                None
            }
        }
    }

    pub fn as_type(self) -> Option<Type<'c>> {
        // SAFETY: the kind is checked before it is read.
        unsafe { sys::mlirAttributeIsAType(self.raw).then(|| Type::from_raw(sys::mlirTypeAttrGetValue(self.raw))) }
    }

    /// Elements of an array attribute.
    pub fn as_array(self) -> Option<Vec<Self>> {
        // SAFETY: the kind is checked before it is read; indices run below the count.
        unsafe {
            sys::mlirAttributeIsAArray(self.raw).then(|| {
                (0..sys::mlirArrayAttrGetNumElements(self.raw))
                    .map(|index| Self::from_raw(sys::mlirArrayAttrGetElement(self.raw, index)))
                    .collect()
            })
        }
    }

    /// Elements of `array<i32: ...>`, such as `operandSegmentSizes`.
    pub fn as_i32_array(self) -> Option<Vec<i32>> {
        // SAFETY: the kind is checked before it is read; indices run below the count.
        unsafe {
            sys::mlirAttributeIsADenseI32Array(self.raw).then(|| {
                (0..sys::mlirDenseArrayGetNumElements(self.raw))
                    .map(|index| sys::mlirDenseI32ArrayGetElement(self.raw, index))
                    .collect()
            })
        }
    }

    /// Elements of `array<i64: ...>`.
    pub fn as_i64_array(self) -> Option<Vec<i64>> {
        // SAFETY: the kind is checked before it is read; indices run below the count.
        unsafe {
            sys::mlirAttributeIsADenseI64Array(self.raw).then(|| {
                (0..sys::mlirDenseArrayGetNumElements(self.raw))
                    .map(|index| sys::mlirDenseI64ArrayGetElement(self.raw, index))
                    .collect()
            })
        }
    }

    /// Entries of a dictionary attribute.
    pub fn as_dictionary(self) -> Option<Vec<(&'c str, Self)>> {
        // SAFETY: the kind is checked before it is read; indices run below the count; names live in the context.
        unsafe {
            sys::mlirAttributeIsADictionary(self.raw).then(|| {
                (0..sys::mlirDictionaryAttrGetNumElements(self.raw))
                    .map(|index| {
                        let named = sys::mlirDictionaryAttrGetElement(self.raw, index);
                        (text::from_ref(sys::mlirIdentifierStr(named.name)), Self::from_raw(named.attribute))
                    })
                    .collect()
            })
        }
    }
}

/// Constructors.
impl<'c> Attr<'c> {
    pub fn unit(ir: &'c Ir) -> Self {
        // SAFETY: the context is live.
        unsafe { Self::from_raw(sys::mlirUnitAttrGet(ir.raw())) }
    }

    pub fn bool(ir: &'c Ir, value: bool) -> Self {
        // SAFETY: the context is live.
        unsafe { Self::from_raw(sys::mlirBoolAttrGet(ir.raw(), i32::from(value))) }
    }

    /// `value : ty` for an integer or index type.
    pub fn int(ty: Type<'c>, value: i64) -> Self {
        // SAFETY: the type is live.
        unsafe { Self::from_raw(sys::mlirIntegerAttrGet(ty.raw(), value)) }
    }

    /// `value : i32`, which is also how most enums are stored.
    pub fn i32(ir: &'c Ir, value: i64) -> Self {
        Self::int(ir.int(32), value)
    }

    /// `value : ty` for a float type; rounded to the type.
    pub fn float(ir: &'c Ir, ty: Type<'c>, value: f64) -> Self {
        // SAFETY: the context and type are live.
        unsafe { Self::from_raw(sys::mlirFloatAttrDoubleGet(ir.raw(), ty.raw(), value)) }
    }

    pub fn string(ir: &'c Ir, value: &str) -> Self {
        // SAFETY: the context is live; the text is copied.
        unsafe { Self::from_raw(sys::mlirStringAttrGet(ir.raw(), text::to_ref(value))) }
    }

    /// `@name`.
    pub fn symbol(ir: &'c Ir, name: &str) -> Self {
        // SAFETY: the context is live; the text is copied.
        unsafe { Self::from_raw(sys::mlirFlatSymbolRefAttrGet(ir.raw(), text::to_ref(name))) }
    }

    pub fn type_of(ty: Type<'c>) -> Self {
        // SAFETY: the type is live.
        unsafe { Self::from_raw(sys::mlirTypeAttrGet(ty.raw())) }
    }

    pub fn array(ir: &'c Ir, items: &[Self]) -> Self {
        let raw: Vec<_> = items.iter().map(|item| item.raw).collect();
        // SAFETY: the list has the given length and is copied.
        unsafe { Self::from_raw(sys::mlirArrayAttrGet(ir.raw(), raw.len() as isize, raw.as_ptr())) }
    }

    /// `array<i32: ...>`, such as `operandSegmentSizes`.
    pub fn i32_array(ir: &'c Ir, items: &[i32]) -> Self {
        // SAFETY: the list has the given length and is copied.
        unsafe { Self::from_raw(sys::mlirDenseI32ArrayGet(ir.raw(), items.len() as isize, items.as_ptr())) }
    }

    /// `array<i64: ...>`.
    pub fn i64_array(ir: &'c Ir, items: &[i64]) -> Self {
        // SAFETY: the list has the given length and is copied.
        unsafe { Self::from_raw(sys::mlirDenseI64ArrayGet(ir.raw(), items.len() as isize, items.as_ptr())) }
    }

    /// `{name = attribute, ...}`.
    pub fn dictionary(ir: &'c Ir, items: &[(&str, Self)]) -> Self {
        // SAFETY: the list has the given length; names and entries are copied.
        unsafe {
            let raw: Vec<_> = items
                .iter()
                .map(|(name, attr)| {
                    sys::mlirNamedAttributeGet(sys::mlirIdentifierGet(ir.raw(), text::to_ref(name)), attr.raw)
                })
                .collect();
            Self::from_raw(sys::mlirDictionaryAttrGet(ir.raw(), raw.len() as isize, raw.as_ptr()))
        }
    }
}

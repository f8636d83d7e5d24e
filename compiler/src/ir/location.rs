//! Locations: where an operation comes from. They carry AscLens' identities through MLIR's passes.
//!
//! The front end gives every operation [`Loc::source`]: a fused location whose metadata is the operation's number in
//! the compilation (`fused<7 : i64>["add.py":15:12]`). Passes keep it, the inliner wraps it in call sites.
//! An operation that a pass makes on behalf of another one carries that one's location marked [`Loc::inherited`].
//! `identity` reads all of it back.

use super::attr::Attr;
use super::state::Ir;
use super::{extra, text};
use mlir_sys as sys;
use std::fmt;
use std::marker::PhantomData;

/// An MLIR location. Uniqued by the context, so equality is identity.
#[derive(Clone, Copy)]
pub struct Loc<'c> {
    raw: sys::MlirLocation,
    ir: PhantomData<&'c Ir>,
}

/// The outermost layer of a location.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum LocParts<'c> {
    Unknown,
    /// As given: lines from 1, columns from 0.
    File {
        file: &'c str,
        line: u32,
        column: u32,
    },
    Name {
        name: &'c str,
        child: Loc<'c>,
    },
    CallSite {
        callee: Loc<'c>,
        caller: Loc<'c>,
    },
    /// Use [`Loc::fused_parts`] for the list.
    Fused {
        metadata: Option<Attr<'c>>,
    },
    Other,
}

impl PartialEq for Loc<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.raw.ptr == other.raw.ptr
    }
}

impl Eq for Loc<'_> {}

impl fmt::Debug for Loc<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // SAFETY: the location is live; `collect` provides matching callback and data.
        f.write_str(&text::collect(|callback, data| unsafe {
            sys::mlirLocationPrint(self.raw, Some(callback), data);
        }))
    }
}

impl<'c> Loc<'c> {
    /// # Safety
    /// `raw` must be live and belong to the context behind `'c`.
    pub(super) unsafe fn from_raw(raw: sys::MlirLocation) -> Self {
        Self { raw, ir: PhantomData }
    }

    pub(super) fn raw(self) -> sys::MlirLocation {
        self.raw
    }

    pub fn unknown(ir: &'c Ir) -> Self {
        // SAFETY: the context is live.
        unsafe { Self::from_raw(sys::mlirLocationUnknownGet(ir.raw())) }
    }

    /// Plain place in a file; lines count from 1 and columns from 0, as Python has it.
    pub fn file(ir: &'c Ir, file: &str, line: u32, column: u32) -> Self {
        // SAFETY: the context is live; the text is copied.
        unsafe { Self::from_raw(sys::mlirLocationFileLineColGet(ir.raw(), text::to_ref(file), line, column)) }
    }

    /// Gives a value a Python name. The emitter appends a name found anywhere in a value's location.
    #[must_use]
    pub fn named(self, ir: &'c Ir, name: &str) -> Self {
        // SAFETY: the context and child are live; the text is copied.
        unsafe { Self::from_raw(sys::mlirLocationNameGet(ir.raw(), text::to_ref(name), self.raw)) }
    }

    /// Location of operation number `id` of a compilation, at a place in its file.
    ///
    /// `id` indexes the table of source spans that the front end keeps beside the module
    /// (see [`identity`](super::identity)).
    pub fn source(ir: &'c Ir, id: u32, at: Self) -> Self {
        Self::fused(ir, &[at], Attr::int(ir.int(64), i64::from(id)))
    }

    /// The location for an operation that a pass makes on behalf of the one at this location.
    #[must_use]
    pub fn inherited(self, ir: &'c Ir) -> Self {
        match self.parts() {
            LocParts::Unknown => self,
            LocParts::Fused { metadata: Some(metadata) } if metadata.is_unit() => self,
            _ => Self::fused(ir, &[self], Attr::unit(ir)),
        }
    }

    fn fused(ir: &'c Ir, parts: &[Self], metadata: Attr<'c>) -> Self {
        let raw: Vec<_> = parts.iter().map(|part| part.raw).collect();
        // SAFETY: all handles are live; the list has the given length and is copied.
        unsafe { Self::from_raw(sys::mlirLocationFusedGet(ir.raw(), raw.len() as isize, raw.as_ptr(), metadata.raw())) }
    }

    /// What the location is made of.
    pub fn parts(self) -> LocParts<'c> {
        // SAFETY: the location is live, and each part is asked of a kind that has it; strings live in the context.
        unsafe {
            let part = |index| Self::from_raw(extra::asclensLocationPart(self.raw, index));
            let attribute = Attr::optional(extra::asclensLocationAttribute(self.raw));
            let string = || attribute.and_then(Attr::as_str).unwrap_or("");
            match extra::asclensLocationKind(self.raw) {
                0 => LocParts::Unknown,
                1 => LocParts::File {
                    file: string(),
                    line: extra::asclensLocationLine(self.raw),
                    column: extra::asclensLocationColumn(self.raw),
                },
                2 => LocParts::Name { name: string(), child: part(0) },
                3 => LocParts::CallSite { callee: part(0), caller: part(1) },
                4 => LocParts::Fused { metadata: attribute },
                _ => LocParts::Other,
            }
        }
    }

    /// The locations that a fused one joins; empty for any other kind.
    pub fn fused_parts(self) -> Vec<Self> {
        if !matches!(self.parts(), LocParts::Fused { .. }) {
            return Vec::new();
        }
        // SAFETY: the kind was checked and indices run below the count.
        unsafe {
            (0..extra::asclensLocationCount(self.raw))
                .map(|index| Self::from_raw(extra::asclensLocationPart(self.raw, index)))
                .collect()
        }
    }

    /// First name found anywhere in the location.
    pub fn name(self) -> Option<&'c str> {
        match self.parts() {
            LocParts::Name { name, .. } => Some(name),
            LocParts::CallSite { callee, caller } => callee.name().or_else(|| caller.name()),
            LocParts::Fused { .. } => self.fused_parts().into_iter().find_map(Self::name),
            LocParts::Unknown | LocParts::File { .. } | LocParts::Other => None,
        }
    }
}

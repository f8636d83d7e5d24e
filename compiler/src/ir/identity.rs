//! From locations back to identities: which source operation is this?
//!
//! In: the table of places that lowering fills while it numbers operations ([`Sources`]), and locations of any
//! stage. Out: [`OpId`]s into [`Origins`] with how sure the tie is. Always holds: one source operation inlined
//! through the same calls has one `OpId` in every stage; operations of an unrolled or duplicated body share it.

use super::handle::Op;
use super::location::{Loc, LocParts};
use crate::model::{Link, OpId, Origin, Origins, SourceSpan};
use std::collections::HashMap;

/// Source places by the number that operations carry in their location.
///
/// ```text
/// let id = sources.add(expression.span, line);
/// builder.set_location(Loc::source(&ir, id, Loc::file(&ir, file, line + 1, column)));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Sources {
    places: Vec<(SourceSpan, u32)>,
}

impl Sources {
    /// The places of operations that were numbered elsewhere, in the order of their numbers.
    pub fn of(origins: &Origins) -> Self {
        Self { places: origins.list.iter().map(|origin| (origin.span, origin.line)).collect() }
    }

    /// Numbers a place: span and zero-based line of its start. Operations of one expression share a number.
    pub fn add(&mut self, span: SourceSpan, line: u32) -> u32 {
        if let Some(last) = self.places.last()
            && *last == (span, line)
        {
            return self.places.len() as u32 - 1;
        }
        self.places.push((span, line));
        self.places.len() as u32 - 1
    }

    fn get(&self, id: u32) -> Option<(SourceSpan, u32)> {
        self.places.get(id as usize).copied()
    }
}

/// Interns identities of one compilation.
pub struct Identities<'s> {
    sources: &'s Sources,
    origins: Origins,
    known: HashMap<Vec<u32>, OpId>,
}

impl<'s> Identities<'s> {
    pub fn new(sources: &'s Sources) -> Self {
        Self { sources, origins: Origins::default(), known: HashMap::new() }
    }

    /// Identity behind a location: `Exact` for operations that the front end made, `Inherited` for those that a
    /// pass made on behalf of one, `Lost` and `None` where nothing is known.
    pub fn resolve(&mut self, location: Loc<'_>) -> (Option<OpId>, Link) {
        let mut chain = Vec::new();
        let mut inherited = false;
        trace(location, &mut chain, &mut inherited);
        match self.intern(chain) {
            Some(id) => (Some(id), if inherited { Link::Inherited } else { Link::Exact }),
            None => (None, Link::Lost),
        }
    }

    /// Identity of an operation. Where its own location says nothing, as for constants that MLIR moved, it inherits
    /// that of its oldest reader.
    pub fn of(&mut self, op: Op<'_>) -> (Option<OpId>, Link) {
        let own = self.resolve(op.location());
        if own.0.is_some() {
            return own;
        }
        let oldest = op.results().find_map(|result| result.uses().last().map(|last| last.owner));
        match oldest.map(|reader| self.resolve(reader.location())) {
            Some((Some(id), _)) => (Some(id), Link::Inherited),
            _ => own,
        }
    }

    /// Source span of the innermost place of a location; empty at the start of the document when unknown.
    pub fn span(&self, location: Loc<'_>) -> SourceSpan {
        let mut chain = Vec::new();
        trace(location, &mut chain, &mut false);
        chain.first().and_then(|id| self.sources.get(*id)).map(|(span, _)| span).unwrap_or_default()
    }

    /// Everything interned so far.
    pub fn origins(&self) -> &Origins {
        &self.origins
    }

    pub fn into_origins(self) -> Origins {
        self.origins
    }

    fn intern(&mut self, chain: Vec<u32>) -> Option<OpId> {
        if let Some(id) = self.known.get(&chain) {
            return Some(*id);
        }
        let (span, line) = self.sources.get(*chain.first()?)?;
        let calls = chain[1..].iter().filter_map(|id| self.sources.get(*id)).map(|(span, _)| span).collect();
        let id = OpId(self.origins.list.len() as u32);
        self.origins.list.push(Origin { span, line, calls });
        self.known.insert(chain, id);
        Some(id)
    }
}

/// Collects the numbers in a location, innermost first, then the calls it was inlined through.
fn trace(location: Loc<'_>, chain: &mut Vec<u32>, inherited: &mut bool) {
    match location.parts() {
        LocParts::Fused { metadata } => {
            if let Some(id) = metadata.and_then(|metadata| metadata.as_int()) {
                chain.extend(u32::try_from(id));
                return;
            }
            *inherited |= metadata.is_some_and(|metadata| metadata.is_unit());
            // MLIR fuses the locations of operations that it folded into one; the first is the one that stayed.
            for part in location.fused_parts() {
                trace(part, chain, inherited);
                if !chain.is_empty() {
                    return;
                }
            }
        }
        LocParts::Name { child, .. } => trace(child, chain, inherited),
        LocParts::CallSite { callee, caller } => {
            trace(callee, chain, inherited);
            if !chain.is_empty() {
                trace(caller, chain, &mut false);
            }
        }
        LocParts::Unknown | LocParts::File { .. } | LocParts::Other => {}
    }
}

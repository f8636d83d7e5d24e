//! Handles to what a module holds: operations, values, blocks, regions.
//!
//! A handle is a copyable pointer; `'c` ties it to the [`Ir`] whose context owns the memory. Reading, rewiring and
//! moving are safe calls. One rule is the caller's, as in every in-place compiler: after `Op::erase`, neither that
//! operation's handle nor those of its results and nested operations may be used again.

use super::attr::Attr;
use super::location::Loc;
use super::state::Ir;
use super::types::Type;
use super::{extra, text};
use mlir_sys as sys;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;

macro_rules! handle {
    ($(#[$doc:meta])* $name:ident, $raw:ident, |$value:ident| $key:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy)]
        pub struct $name<'c> {
            raw: sys::$raw,
            ir: PhantomData<&'c Ir>,
        }

        impl<'c> $name<'c> {
            /// # Safety
            /// `raw` must be live and belong to the context behind `'c`.
            pub(super) unsafe fn from_raw(raw: sys::$raw) -> Self {
                Self { raw, ir: PhantomData }
            }

            pub(super) fn raw(self) -> sys::$raw {
                self.raw
            }

            fn key(self) -> usize {
                let $value = self.raw;
                $key
            }
        }

        impl PartialEq for $name<'_> {
            fn eq(&self, other: &Self) -> bool {
                self.key() == other.key()
            }
        }

        impl Eq for $name<'_> {}

        impl Hash for $name<'_> {
            fn hash<H: Hasher>(&self, state: &mut H) {
                self.key().hash(state);
            }
        }
    };
}

handle!(
    /// An operation.
    Op, MlirOperation, |op| op.ptr as usize
);
handle!(
    /// Result of an operation or argument of a block.
    Value, MlirValue, |value| value.ptr as usize
);
handle!(
    /// A list of operations with arguments.
    Block, MlirBlock, |block| block.ptr as usize
);
handle!(
    /// A list of blocks inside an operation.
    Region, MlirRegion, |region| region.ptr as usize
);

/// One operand slot that reads a value.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Use<'c> {
    pub owner: Op<'c>,
    pub index: usize,
}

impl<'c> Op<'c> {
    fn optional(raw: sys::MlirOperation) -> Option<Self> {
        // SAFETY: a non-null result of the C interface is live and of the same context as its argument.
        (!raw.ptr.is_null()).then(|| unsafe { Self::from_raw(raw) })
    }

    /// Full name, such as `ascir.add_l2`.
    pub fn name(self) -> &'c str {
        // SAFETY: the operation is live; identifiers are uniqued and live as long as the context.
        unsafe { text::from_ref(sys::mlirIdentifierStr(sys::mlirOperationGetName(self.raw))) }
    }

    pub fn is(self, name: &str) -> bool {
        self.name() == name
    }

    pub fn location(self) -> Loc<'c> {
        // SAFETY: the operation is live.
        unsafe { Loc::from_raw(sys::mlirOperationGetLocation(self.raw)) }
    }

    /// Block that holds it; `None` for a module or a detached operation.
    pub fn block(self) -> Option<Block<'c>> {
        // SAFETY: the operation is live.
        Block::optional(unsafe { sys::mlirOperationGetBlock(self.raw) })
    }

    /// Operation whose region holds it.
    pub fn parent(self) -> Option<Self> {
        // SAFETY: the operation is live; a detached one has no block and hence no parent.
        self.block().and_then(|_| Self::optional(unsafe { sys::mlirOperationGetParentOperation(self.raw) }))
    }

    /// Preceding operation of its block.
    pub fn previous(self) -> Option<Self> {
        // SAFETY: the operation is live.
        Self::optional(unsafe { extra::asclensOperationPrevious(self.raw) })
    }

    /// Following operation of its block.
    pub fn next(self) -> Option<Self> {
        // SAFETY: the operation is live.
        Self::optional(unsafe { sys::mlirOperationGetNextInBlock(self.raw) })
    }

    pub fn operand_count(self) -> usize {
        // SAFETY: the operation is live.
        unsafe { sys::mlirOperationGetNumOperands(self.raw) as usize }
    }

    pub fn operand(self, index: usize) -> Option<Value<'c>> {
        // SAFETY: the index was checked.
        (index < self.operand_count())
            .then(|| unsafe { Value::from_raw(sys::mlirOperationGetOperand(self.raw, index as isize)) })
    }

    pub fn operands(self) -> impl DoubleEndedIterator<Item = Value<'c>> + ExactSizeIterator {
        // SAFETY: indices run below the count.
        (0..self.operand_count())
            .map(move |index| unsafe { Value::from_raw(sys::mlirOperationGetOperand(self.raw, index as isize)) })
    }

    /// Makes one operand slot read another value.
    pub fn set_operand(self, index: usize, value: Value<'c>) {
        if index < self.operand_count() {
            // SAFETY: the index was checked; both handles are live.
            unsafe { sys::mlirOperationSetOperand(self.raw, index as isize, value.raw) }
        }
    }

    pub fn result_count(self) -> usize {
        // SAFETY: the operation is live.
        unsafe { sys::mlirOperationGetNumResults(self.raw) as usize }
    }

    pub fn result(self, index: usize) -> Option<Value<'c>> {
        // SAFETY: the index was checked.
        (index < self.result_count())
            .then(|| unsafe { Value::from_raw(sys::mlirOperationGetResult(self.raw, index as isize)) })
    }

    pub fn results(self) -> impl DoubleEndedIterator<Item = Value<'c>> + ExactSizeIterator {
        // SAFETY: indices run below the count.
        (0..self.result_count())
            .map(move |index| unsafe { Value::from_raw(sys::mlirOperationGetResult(self.raw, index as isize)) })
    }

    pub fn region_count(self) -> usize {
        // SAFETY: the operation is live.
        unsafe { sys::mlirOperationGetNumRegions(self.raw) as usize }
    }

    pub fn region(self, index: usize) -> Option<Region<'c>> {
        // SAFETY: the index was checked.
        (index < self.region_count())
            .then(|| unsafe { Region::from_raw(sys::mlirOperationGetRegion(self.raw, index as isize)) })
    }

    pub fn regions(self) -> impl DoubleEndedIterator<Item = Region<'c>> + ExactSizeIterator {
        // SAFETY: indices run below the count.
        (0..self.region_count())
            .map(move |index| unsafe { Region::from_raw(sys::mlirOperationGetRegion(self.raw, index as isize)) })
    }

    /// First block of a region, where it has one.
    pub fn body(self, region: usize) -> Option<Block<'c>> {
        self.region(region).and_then(Region::first_block)
    }

    pub fn attr(self, name: &str) -> Option<Attr<'c>> {
        // SAFETY: the operation is live; the name is copied.
        Attr::optional(unsafe { sys::mlirOperationGetAttributeByName(self.raw, text::to_ref(name)) })
    }

    pub fn has_attr(self, name: &str) -> bool {
        self.attr(name).is_some()
    }

    /// All attributes in alphabetical order.
    pub fn attrs(self) -> impl Iterator<Item = (&'c str, Attr<'c>)> {
        // SAFETY: the operation is live and indices run below the count; names live as long as the context.
        (0..unsafe { sys::mlirOperationGetNumAttributes(self.raw) }).map(move |index| unsafe {
            let named = sys::mlirOperationGetAttribute(self.raw, index);
            (text::from_ref(sys::mlirIdentifierStr(named.name)), Attr::from_raw(named.attribute))
        })
    }

    pub fn set_attr(self, name: &str, attr: Attr<'c>) {
        // SAFETY: both handles are live; the name is copied.
        unsafe { sys::mlirOperationSetAttributeByName(self.raw, text::to_ref(name), attr.raw()) }
    }

    pub fn remove_attr(self, name: &str) {
        // SAFETY: the operation is live; an absent attribute is reported, not an error.
        unsafe { sys::mlirOperationRemoveAttributeByName(self.raw, text::to_ref(name)) };
    }

    /// Value of a symbol's or string attribute, such as a function's `sym_name`.
    pub fn str_attr(self, name: &str) -> Option<&'c str> {
        self.attr(name).and_then(Attr::as_str)
    }

    pub fn int_attr(self, name: &str) -> Option<i64> {
        self.attr(name).and_then(Attr::as_int)
    }

    pub fn move_before(self, other: Self) {
        // SAFETY: both operations are live and in blocks of one module.
        unsafe { sys::mlirOperationMoveBefore(self.raw, other.raw) }
    }

    pub fn move_after(self, other: Self) {
        // SAFETY: both operations are live and in blocks of one module.
        unsafe { sys::mlirOperationMoveAfter(self.raw, other.raw) }
    }

    /// Deletes the operation and everything inside it. Its results must have no uses left.
    pub fn erase(self) {
        // SAFETY: the operation is live; handles to it end here (see the module's rule).
        unsafe { sys::mlirOperationDestroy(self.raw) }
    }

    /// Deep copy in front of `other`; operands stay the same values.
    pub fn clone_before(self, other: Self) -> Option<Self> {
        let block = other.block()?;
        // SAFETY: the copy is owned by us until the block takes it; `other` is in `block`.
        unsafe {
            let copy = sys::mlirOperationClone(self.raw);
            sys::mlirBlockInsertOwnedOperationBefore(block.raw, other.raw, copy);
            Some(Self::from_raw(copy))
        }
    }

    pub fn verify(self) -> bool {
        // SAFETY: the operation is live.
        unsafe { sys::mlirOperationVerify(self.raw) }
    }
}

impl<'c> Value<'c> {
    pub fn ty(self) -> Type<'c> {
        // SAFETY: the value is live.
        unsafe { Type::from_raw(sys::mlirValueGetType(self.raw)) }
    }

    /// Location of the operation, or of the block argument itself.
    pub fn location(self) -> Loc<'c> {
        // SAFETY: the value is live.
        unsafe { Loc::from_raw(extra::asclensValueLocation(self.raw)) }
    }

    /// Operation that results in it; `None` for block arguments.
    pub fn defining_op(self) -> Option<Op<'c>> {
        // SAFETY: the value is live and known to be a result before its owner is asked for.
        unsafe { sys::mlirValueIsAOpResult(self.raw).then(|| Op::from_raw(sys::mlirOpResultGetOwner(self.raw))) }
    }

    /// Block whose argument it is; `None` for results.
    pub fn argument_block(self) -> Option<Block<'c>> {
        // SAFETY: the value is live and known to be an argument before its owner is asked for.
        unsafe {
            sys::mlirValueIsABlockArgument(self.raw).then(|| Block::from_raw(sys::mlirBlockArgumentGetOwner(self.raw)))
        }
    }

    /// Position among the results of its operation, or among the arguments of its block.
    pub fn index(self) -> usize {
        // SAFETY: the value is live and each question is asked of its own kind.
        unsafe {
            if sys::mlirValueIsABlockArgument(self.raw) {
                sys::mlirBlockArgumentGetArgNumber(self.raw) as usize
            } else {
                sys::mlirOpResultGetResultNumber(self.raw) as usize
            }
        }
    }

    /// Block in which it is defined.
    pub fn block(self) -> Option<Block<'c>> {
        self.defining_op().map_or_else(|| self.argument_block(), Op::block)
    }

    /// Readers in MLIR's use-list order: the use made last comes first.
    pub fn uses(self) -> Vec<Use<'c>> {
        let mut uses = Vec::new();
        // SAFETY: the value is live; the list is only read while it is walked.
        unsafe {
            let mut operand = sys::mlirValueGetFirstUse(self.raw);
            while !sys::mlirOpOperandIsNull(operand) {
                uses.push(Use {
                    owner: Op::from_raw(sys::mlirOpOperandGetOwner(operand)),
                    index: sys::mlirOpOperandGetOperandNumber(operand) as usize,
                });
                operand = sys::mlirOpOperandGetNextUse(operand);
            }
        }
        uses
    }

    pub fn first_use(self) -> Option<Use<'c>> {
        // SAFETY: the value is live; a null operand means no use.
        unsafe {
            let operand = sys::mlirValueGetFirstUse(self.raw);
            (!sys::mlirOpOperandIsNull(operand)).then(|| Use {
                owner: Op::from_raw(sys::mlirOpOperandGetOwner(operand)),
                index: sys::mlirOpOperandGetOperandNumber(operand) as usize,
            })
        }
    }

    pub fn is_unused(self) -> bool {
        // SAFETY: the value is live.
        unsafe { sys::mlirOpOperandIsNull(sys::mlirValueGetFirstUse(self.raw)) }
    }

    /// Makes every reader read `other` instead.
    pub fn replace_all_uses(self, other: Self) {
        // SAFETY: both values are live.
        unsafe { sys::mlirValueReplaceAllUsesOfWith(self.raw, other.raw) }
    }
}

impl<'c> Block<'c> {
    fn optional(raw: sys::MlirBlock) -> Option<Self> {
        // SAFETY: a non-null result of the C interface is live and of the same context as its argument.
        (!raw.ptr.is_null()).then(|| unsafe { Self::from_raw(raw) })
    }

    /// A block without owner, with arguments; give it to a region with [`Region::append`].
    pub fn detached(arguments: &[(Type<'c>, Loc<'c>)]) -> Self {
        let types: Vec<_> = arguments.iter().map(|(ty, _)| ty.raw()).collect();
        let locations: Vec<_> = arguments.iter().map(|(_, loc)| loc.raw()).collect();
        // SAFETY: both lists have the given length and are copied.
        unsafe { Self::from_raw(sys::mlirBlockCreate(types.len() as isize, types.as_ptr(), locations.as_ptr())) }
    }

    /// Operation whose region holds the block.
    pub fn parent(self) -> Option<Op<'c>> {
        // SAFETY: the block is live.
        Op::optional(unsafe { sys::mlirBlockGetParentOperation(self.raw) })
    }

    pub fn next(self) -> Option<Self> {
        // SAFETY: the block is live.
        Self::optional(unsafe { sys::mlirBlockGetNextInRegion(self.raw) })
    }

    pub fn first_op(self) -> Option<Op<'c>> {
        // SAFETY: the block is live.
        Op::optional(unsafe { sys::mlirBlockGetFirstOperation(self.raw) })
    }

    /// The operation that ends the block, where it has one.
    pub fn terminator(self) -> Option<Op<'c>> {
        // SAFETY: the block is live.
        Op::optional(unsafe { sys::mlirBlockGetTerminator(self.raw) })
    }

    /// Operations in order. The list may change behind the one that is visited.
    pub fn ops(self) -> impl Iterator<Item = Op<'c>> {
        std::iter::successors(self.first_op(), |op| op.next())
    }

    pub fn argument_count(self) -> usize {
        // SAFETY: the block is live.
        unsafe { sys::mlirBlockGetNumArguments(self.raw) as usize }
    }

    pub fn argument(self, index: usize) -> Option<Value<'c>> {
        // SAFETY: the index was checked.
        (index < self.argument_count())
            .then(|| unsafe { Value::from_raw(sys::mlirBlockGetArgument(self.raw, index as isize)) })
    }

    pub fn arguments(self) -> impl DoubleEndedIterator<Item = Value<'c>> + ExactSizeIterator {
        // SAFETY: indices run below the count.
        (0..self.argument_count())
            .map(move |index| unsafe { Value::from_raw(sys::mlirBlockGetArgument(self.raw, index as isize)) })
    }

    pub fn add_argument(self, ty: Type<'c>, location: Loc<'c>) -> Value<'c> {
        // SAFETY: all handles are live.
        unsafe { Value::from_raw(sys::mlirBlockAddArgument(self.raw, ty.raw(), location.raw())) }
    }
}

impl<'c> Region<'c> {
    /// A region without owner.
    pub(super) fn create() -> Self {
        // SAFETY: creates an owned region.
        unsafe { Self::from_raw(sys::mlirRegionCreate()) }
    }

    pub fn first_block(self) -> Option<Block<'c>> {
        // SAFETY: the region is live.
        Block::optional(unsafe { sys::mlirRegionGetFirstBlock(self.raw) })
    }

    pub fn blocks(self) -> impl Iterator<Item = Block<'c>> {
        std::iter::successors(self.first_block(), |block| block.next())
    }

    /// Gives a detached block to the region, behind those it has.
    pub fn append(self, block: Block<'c>) {
        // SAFETY: the region takes ownership of the detached block.
        unsafe { sys::mlirRegionAppendOwnedBlock(self.raw, block.raw) }
    }
}

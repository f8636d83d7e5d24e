//! Makes operations.
//!
//! ```text
//! let ir = Ir::new();
//! let module = AscModule::new(&ir);
//! let mut b = Builder::at_end(&ir, module.body());
//! b.set_location(Loc::source(&ir, 0, Loc::file(&ir, "add.py", 3, 1)));
//! let (function, body) = b.function("add", &[(ir.global_memref(ir.float(32)), b.location().named(&ir, "x"))], &[]);
//! function.set_attr("ascir.global", Attr::unit(&ir));
//! b.move_to_end(body);
//! let two = b.int_constant(ir.int(32), 2);
//! let block = b.op("ascir.get_block_idx").value(ir.int(32));
//! let offset = b.op("arith.muli").operands(&[block, two]).value(ir.int(32));
//! let tensor = b.op("ascir.global_tensor").value(ir.parse_type("!ascir.global_tensor<*xf32>")?);
//! let (then, then_block) = DetachedRegion::with_block(&ir, &[]);
//! b.op("scf.if").operand(condition).region(then).region(DetachedRegion::empty(&ir)).build();
//! b.op("ascir.set_flag").operands(&[offset]).attr("event", Attr::i32(&ir, 4)).build();
//! b.op("func.return").build();
//! ```

use super::attr::Attr;
use super::detached::DetachedRegion;
use super::handle::{Block, Op, Value};
use super::location::Loc;
use super::state::Ir;
use super::text;
use super::types::Type;
use mlir_sys as sys;

/// Where new operations go and which location they get.
#[derive(Clone, Copy)]
pub struct Builder<'c> {
    ir: &'c Ir,
    block: Block<'c>,
    /// New operations go in front of it; `None`: at the end of the block.
    before: Option<Op<'c>>,
    location: Loc<'c>,
}

impl<'c> Builder<'c> {
    /// At the end of a block, location unknown.
    pub fn at_end(ir: &'c Ir, block: Block<'c>) -> Self {
        Self { ir, block, before: None, location: Loc::unknown(ir) }
    }

    /// At the start of a block, location unknown.
    pub fn at_start(ir: &'c Ir, block: Block<'c>) -> Self {
        Self { ir, block, before: block.first_op(), location: Loc::unknown(ir) }
    }

    /// In front of an operation, with its location. `None` when `op` is in no block.
    pub fn before(ir: &'c Ir, op: Op<'c>) -> Option<Self> {
        Some(Self { ir, block: op.block()?, before: Some(op), location: op.location() })
    }

    /// Directly behind an operation, with its location. Several operations made one after another come out in the
    /// order in which they are made. `None` when `op` is in no block.
    pub fn after(ir: &'c Ir, op: Op<'c>) -> Option<Self> {
        Some(Self { ir, block: op.block()?, before: op.next(), location: op.location() })
    }

    /// The same place with another location.
    #[must_use]
    pub fn located(mut self, location: Loc<'c>) -> Self {
        self.location = location;
        self
    }

    pub fn ir(&self) -> &'c Ir {
        self.ir
    }

    /// Block that receives the next operation.
    pub fn block(&self) -> Block<'c> {
        self.block
    }

    pub fn location(&self) -> Loc<'c> {
        self.location
    }

    pub fn set_location(&mut self, location: Loc<'c>) {
        self.location = location;
    }

    pub fn move_to_end(&mut self, block: Block<'c>) {
        self.block = block;
        self.before = None;
    }

    pub fn move_to_start(&mut self, block: Block<'c>) {
        self.block = block;
        self.before = block.first_op();
    }

    /// Starts an operation by its full name, such as `arith.addi`.
    pub fn op<'b>(&'b self, name: &'b str) -> OpBuilder<'b, 'c> {
        OpBuilder {
            at: self,
            name,
            operands: Vec::new(),
            results: Vec::new(),
            attributes: Vec::new(),
            regions: Vec::new(),
        }
    }

    /// `arith.constant` of an integer or index type.
    pub fn int_constant(&self, ty: Type<'c>, value: i64) -> Value<'c> {
        self.constant(Attr::int(ty, value), ty)
    }

    /// `arith.constant` of a float type; the value is rounded to it.
    pub fn float_constant(&self, ty: Type<'c>, value: f64) -> Value<'c> {
        self.constant(Attr::float(self.ir, ty, value), ty)
    }

    /// `arith.constant`.
    pub fn constant(&self, value: Attr<'c>, ty: Type<'c>) -> Value<'c> {
        self.op("arith.constant").attr("value", value).value(ty)
    }

    /// `func.func` with one block. Arguments carry their types and locations. Returns the function and its block;
    /// the builder stays where it is.
    pub fn function(&self, name: &str, arguments: &[(Type<'c>, Loc<'c>)], results: &[Type<'c>]) -> (Op<'c>, Block<'c>) {
        let inputs: Vec<_> = arguments.iter().map(|(ty, _)| *ty).collect();
        let (region, block) = DetachedRegion::with_block(self.ir, arguments);
        let function = self
            .op("func.func")
            .attr("sym_name", Attr::string(self.ir, name))
            .attr("function_type", Attr::type_of(self.ir.function(&inputs, results)))
            .region(region)
            .build();
        (function, block)
    }

    fn insert(&self, raw: sys::MlirOperation) -> Op<'c> {
        // SAFETY: `raw` was just created and is owned by nobody; the block takes it. `before` is in `block`.
        unsafe {
            match self.before {
                Some(next) => sys::mlirBlockInsertOwnedOperationBefore(self.block.raw(), next.raw(), raw),
                None => sys::mlirBlockAppendOwnedOperation(self.block.raw(), raw),
            }
            Op::from_raw(raw)
        }
    }
}

/// An operation in the making. Parts come out in the order in which they are added.
#[must_use]
pub struct OpBuilder<'b, 'c> {
    at: &'b Builder<'c>,
    name: &'b str,
    operands: Vec<sys::MlirValue>,
    results: Vec<sys::MlirType>,
    attributes: Vec<sys::MlirNamedAttribute>,
    regions: Vec<DetachedRegion<'c>>,
}

impl<'c> OpBuilder<'_, 'c> {
    pub fn operand(mut self, value: Value<'c>) -> Self {
        self.operands.push(value.raw());
        self
    }

    pub fn operands(mut self, values: &[Value<'c>]) -> Self {
        self.operands.extend(values.iter().map(|value| value.raw()));
        self
    }

    pub fn result(mut self, ty: Type<'c>) -> Self {
        self.results.push(ty.raw());
        self
    }

    pub fn results(mut self, types: &[Type<'c>]) -> Self {
        self.results.extend(types.iter().map(|ty| ty.raw()));
        self
    }

    pub fn attr(mut self, name: &str, value: Attr<'c>) -> Self {
        // SAFETY: the context and attribute are live; the name is copied.
        self.attributes.push(unsafe {
            sys::mlirNamedAttributeGet(sys::mlirIdentifierGet(self.at.ir.raw(), text::to_ref(name)), value.raw())
        });
        self
    }

    /// Takes over a detached region.
    pub fn region(mut self, region: DetachedRegion<'c>) -> Self {
        self.regions.push(region);
        self
    }

    /// Creates the operation and puts it in place. Whether it is well-formed is for the verifier to say.
    pub fn build(self) -> Op<'c> {
        let regions: Vec<_> = self.regions.into_iter().map(|region| region.into_region().raw()).collect();
        // SAFETY: all handles are live; lists have the given lengths and are copied; regions change owner. The state
        // is filled by MLIR's own functions, since creation frees its lists.
        unsafe {
            let mut state = sys::mlirOperationStateGet(text::to_ref(self.name), self.at.location.raw());
            let state = &raw mut state;
            sys::mlirOperationStateAddResults(state, self.results.len() as isize, self.results.as_ptr());
            sys::mlirOperationStateAddOperands(state, self.operands.len() as isize, self.operands.as_ptr());
            sys::mlirOperationStateAddAttributes(state, self.attributes.len() as isize, self.attributes.as_ptr());
            sys::mlirOperationStateAddOwnedRegions(state, regions.len() as isize, regions.as_ptr());
            self.at.insert(sys::mlirOperationCreate(state))
        }
    }

    /// Creates an operation with one result of type `ty` and returns it.
    pub fn value(self, ty: Type<'c>) -> Value<'c> {
        let op = self.result(ty).build();
        // SAFETY: at least one result type was given just now.
        unsafe { Value::from_raw(sys::mlirOperationGetResult(op.raw(), 0)) }
    }
}

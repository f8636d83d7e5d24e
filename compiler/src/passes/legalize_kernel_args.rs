//! legalize-kernel-args: kernels get the argument through which cores synchronise, and tell the hardware its address.

use super::finding::Finding;
use super::support::{CUBE_ONLY, GLOBAL, REGIST_MATMUL, bodies};
use crate::ir::{AscModule, Attr, Builder, DetachedRegion, Ir, Loc, Op};

const ARGUMENT: &str = "ascir.kernel_arg";
const PIPE_MTE3: i64 = 5;
/// Mode and flag of the first cross-core synchronisation, as the hardware encodes them.
const FIRST_SYNC: i64 = 3873;

pub fn run<'c>(module: &AscModule<'c>, _: &mut Vec<Finding<'c>>) -> Result<(), Finding<'c>> {
    let ir = module.ir();
    let cube_only = module.op().has_attr(CUBE_ONLY);
    for function in bodies(module).filter(|function| function.has_attr(GLOBAL)) {
        let matmul = function.walk_pre().into_iter().any(|op| op.is(REGIST_MATMUL));
        legalize(ir, function, matmul && !cube_only);
    }
    Ok(())
}

fn legalize<'c>(ir: &'c Ir, function: Op<'c>, preamble: bool) -> Option<()> {
    let entry = function.body(0)?;
    let (mut inputs, results) = function.attr("function_type")?.as_type()?.function_parts()?;
    let given = function.attr("arg_attrs").and_then(Attr::as_array).unwrap_or_default();
    let kind = |keyword: &str| ir.parse_attr(&format!("#ascir<kernel_arg {keyword}>")).ok();
    let with = |index: usize, kind: Attr<'c>| {
        let mut entries = given.get(index).and_then(|attr| attr.as_dictionary()).unwrap_or_default();
        entries.retain(|(name, _)| *name != ARGUMENT);
        entries.push((ARGUMENT, kind));
        Attr::dictionary(ir, &entries)
    };
    let explicit = kind("explicit")?;
    let mut attributes: Vec<_> = (0..inputs.len()).map(|index| with(index, explicit)).collect();

    let unknown = Loc::unknown(ir);
    let ty = ir.global_memref(ir.uint(64));
    let address = entry.add_argument(ty, unknown.named(ir, "ffts_addr"));
    attributes.push(with(inputs.len(), kind("ffts_addr")?));
    inputs.push(ty);
    function.set_attr("function_type", Attr::type_of(ir.function(&inputs, &results)));
    function.set_attr("arg_attrs", Attr::array(ir, &attributes));

    let at = Builder::at_start(ir, entry);
    at.op("ascir.set_ffts_base_addr").operand(address).build();
    if preamble {
        let cube = at.op("ascir.ascend_is_aic").value(ir.int(1));
        let (then, block) = DetachedRegion::with_block(ir, &[]);
        at.op("scf.if").operand(cube).region(then).region(DetachedRegion::empty(ir)).build();
        let inner = Builder::at_end(ir, block);
        let config = inner.int_constant(ir.int(64), FIRST_SYNC);
        inner.op("ascir.ffts_cross_core_sync").operand(config).attr("pipe", Attr::i32(ir, PIPE_MTE3)).build();
        inner.op("scf.yield").build();
    }
    Some(())
}

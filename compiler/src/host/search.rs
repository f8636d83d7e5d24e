//! Where launches are looked for, and in which order.
//!
//! First as an import of the script would make them, then in its function `launch`, then as a run of it would. For
//! kernels still without one, functions are called with what is known of their parameters, those that no other
//! function calls first. Always holds: a later way adds launches only of kernels that no earlier way launched.

use super::machine::{Args, MAX_ITEMS, Machine};
use super::scope::Function;
use super::value::Value;
use super::{defaults, launches};
use crate::model::SourceSpan;
use crate::syntax::ast::{Expr, ExprKind, FunctionDef, Module};

pub(super) fn run<'a>(
    machine: &mut Machine<'a>,
    module: &'a Module,
    functions: &[(&'a FunctionDef, SourceSpan)],
    text: &str,
) {
    let globals = machine.globals.clone();
    globals.set("__name__", Value::str("script"));
    machine.run(&module.body, &globals);
    if let Some(Value::Function(launch)) = globals.get("launch") {
        machine.call_function(&launch, Args::default());
    }
    let (mut kernels, hosts): (Vec<_>, Vec<_>) =
        functions.iter().map(|(def, _)| *def).partition(|def| def.jit_decorator().is_some());
    kernels.extend(machine.staged.iter().map(|staged| &staged.def));
    let is_staged = |def: &FunctionDef| machine.staged.iter().any(|staged| staged.def.whole == def.whole);
    let hosts: Vec<_> = hosts.into_iter().filter(|def| !is_staged(def)).collect();
    if !all_launched(machine, &kernels) {
        machine.refill();
        globals.set("__name__", Value::str("__main__"));
        adding(machine, |machine| {
            machine.run(&module.body, &globals);
        });
    }
    for def in callers_first(&hosts, text) {
        if all_launched(machine, &kernels) || machine.exhausted() {
            return;
        }
        adding(machine, |machine| {
            let function = launches::detached(def, &globals);
            let args = parametrised(machine, &function);
            machine.call_function(&function, args);
        });
    }
}

fn all_launched(machine: &Machine<'_>, kernels: &[&FunctionDef]) -> bool {
    let launched = |def: &&FunctionDef| machine.launches.iter().any(|found| std::ptr::eq(found.kernel.def, *def));
    !machine.launches.is_empty() && kernels.iter().all(launched)
}

/// Runs one more way of finding launches and keeps those of kernels that had none.
fn adding<'a>(machine: &mut Machine<'a>, way: impl FnOnce(&mut Machine<'a>)) {
    let before = machine.launches.len();
    way(machine);
    let found = machine.launches.split_off(before);
    let new = |kernel: &Function<'a>| {
        let had = |known: &launches::Found<'a>| std::ptr::eq(known.kernel.def, kernel.def);
        !machine.launches.iter().any(had)
    };
    let kept: Vec<_> = found.into_iter().filter(|found| new(&found.kernel)).collect();
    machine.launches.extend(kept);
}

/// Functions that no other host function mentions come first: they know what the others are called with.
fn callers_first<'a>(hosts: &[&'a FunctionDef], text: &str) -> Vec<&'a FunctionDef> {
    let mentioned = |def: &FunctionDef| {
        let others = hosts.iter().filter(|other| !std::ptr::eq(**other, def));
        others.into_iter().any(|other| {
            defaults::identifiers(defaults::body_text(other.whole, text)).any(|word| word == def.name.name)
        })
    };
    let (called, roots): (Vec<_>, Vec<_>) = hosts.iter().copied().partition(|def| mentioned(def));
    roots.into_iter().chain(called).collect()
}

/// The first set of values that `@pytest.mark.parametrize` gives a test.
fn parametrised<'a>(machine: &mut Machine<'a>, function: &Function<'a>) -> Args<'a> {
    let mut found = Args::default();
    for decorator in &function.def.decorators {
        let ExprKind::Call { func, args } = &decorator.kind else { continue };
        let [names, values, ..] = args.as_slice() else { continue };
        if func.dotted().is_none_or(|name| super::paths::tail(&name) != "parametrize") {
            continue;
        }
        let names = words(machine, &names.value, function);
        let sets = machine.eval(&values.value, &function.scope).items(MAX_ITEMS).unwrap_or_default();
        let Some(first) = sets.into_iter().next() else { continue };
        match names.as_slice() {
            [name] => found.keywords.push((name.clone(), first)),
            names => found.keywords.extend(names.iter().cloned().zip(first.items(MAX_ITEMS).unwrap_or_default())),
        }
    }
    found
}

/// `"a, b"` or `["a", "b"]`.
fn words<'a>(machine: &mut Machine<'a>, names: &'a Expr, function: &Function<'a>) -> Vec<String> {
    match machine.eval(names, &function.scope) {
        Value::Str(text) => text.split(',').map(|name| name.trim().to_owned()).collect(),
        other => {
            let items = other.items(MAX_ITEMS).unwrap_or_default();
            items.iter().filter_map(|item| item.as_str().map(str::to_owned)).collect()
        }
    }
}

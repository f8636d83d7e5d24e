//! Reads the host half of a kernel script without running it.
//!
//! In: the typed syntax tree. Out: the kernels of the file, and for each launch a [`LaunchSpec`]: core count, dtype and
//! shape of each array, value or dtype of each scalar, compile-time values, options, module constants.
//! Sources, first found first: a `# asclens: launch` comment, the host code, sensible defaults (marked not known).
//! Always holds: no user code runs, reading ends after a bounded number of steps, and any tree gives a reading.

mod arrays;
mod builtins;
mod check;
mod comment;
mod defaults;
mod dtype;
mod exec;
mod expr;
mod launch_file;
mod launches;
mod machine;
mod messages;
mod methods;
mod notation;
mod ops;
mod options;
mod paths;
mod scope;
mod search;
mod staged;
mod value;

#[cfg(test)]
mod tests;

pub use launch_file::{read_launch, write_launch};
pub use messages::NO_SUCH_KERNEL;
pub use notation::{Names, NotationError, parse as parse_value, print as print_value};

use crate::model::{Diagnostic, LaunchArg, LaunchSpec, LaunchValue, LineIndex, Outline, SourceSpan};
use crate::syntax::Staged;
use crate::syntax::ast::{ExprKind, FunctionDef, Module, Param, ParamKind};
use launches::Found;
use machine::Machine;
use scope::Function;
use std::collections::BTreeMap;

/// The host half of one file.
#[derive(Clone, Debug, Default)]
pub struct Host {
    pub outline: Outline,
    /// What is to be said about each launch of the outline, by its index.
    pub launch_diagnostics: Vec<Vec<Diagnostic>>,
    /// What concerns no single launch.
    pub diagnostics: Vec<Diagnostic>,
    /// Module constants at the end of the script.
    constants: BTreeMap<String, LaunchValue>,
    /// Kernels written as staged classes.
    staged: Vec<Staged>,
}

/// The launch to compile, and what is to be said about it.
#[derive(Clone, Debug)]
pub struct Chosen {
    pub spec: LaunchSpec,
    pub diagnostics: Vec<Diagnostic>,
}

/// Reads a file.
pub fn read(module: &Module, text: &str) -> Host {
    let functions = module.functions();
    let staged = module.staged(text);
    let mut machine = Machine::new(&staged);
    search::run(&mut machine, module, &functions, text);
    let index = LineIndex::new(text);
    let mut host = Host { constants: machine.constants(), ..Host::default() };
    if machine.exhausted() {
        host.diagnostics.push(messages::stopped(SourceSpan::default()));
    }

    let mut kernels: Vec<_> = functions.iter().filter(|(def, _)| def.jit_decorator().is_some()).copied().collect();
    kernels.extend(staged.iter().map(|staged| (&staged.def, staged.at)));
    let mut entries = comments(module, text, &kernels, &staged, &mut host);
    entries.extend(std::mem::take(&mut machine.launches).into_iter().map(|found| entry(found, &index)));
    let launched = |name: &str, entries: &[Entry]| entries.iter().any(|entry| entry.spec.kernel == name);
    for (def, _) in &kernels {
        let name = def.name.name.as_str();
        // Called from another kernel and launched by nobody: a device function, part of its callers.
        let called = || {
            kernels.iter().any(|(other, _)| {
                other.name.name != name
                    && defaults::identifiers(defaults::body_text(other.whole, text)).any(|w| w == name)
            })
        };
        if launched(name, &entries) || !called() {
            host.outline.kernels.push((name.to_owned(), def.name.span));
        }
        if !launched(name, &entries) && !called() {
            let own = staged.iter().find(|staged| std::ptr::eq(&raw const staged.def, *def));
            entries.push(assumed(&mut machine, def, own, text));
        }
    }
    if kernels.is_empty() {
        host.diagnostics.push(messages::no_kernel());
    }
    for mut entry in entries {
        if let Some((def, _)) = kernels.iter().find(|(def, _)| def.name.name == entry.spec.kernel) {
            let mentioned = launches::mentioned(def, &functions, text);
            entry.spec.globals.retain(|name, _| mentioned.contains(name.as_str()));
        }
        host.outline.launches.push(entry.spec);
        host.launch_diagnostics.push(entry.diagnostics);
    }
    drop(machine);
    host.staged = staged;
    host
}

impl Host {
    fn complete(&self, spec: &mut LaunchSpec, def: &FunctionDef) {
        if let Some(staged) = self.staged.iter().find(|staged| staged.def.name.name == def.name.name) {
            name_constructor(spec, staged);
            staged::complete(spec, def, &self.constants);
        }
    }

    /// The launch that a request means: the given one held against the file, else the first of the kernel, else the
    /// first of the file.
    pub fn choose(
        &self,
        given: Option<&LaunchSpec>,
        kernel: Option<&str>,
        module: &Module,
    ) -> Result<Chosen, Vec<Diagnostic>> {
        let wanted = given.map(|spec| spec.kernel.as_str()).or(kernel);
        let names: Vec<_> = self.outline.kernels.iter().map(|(name, _)| name.clone()).collect();
        let functions = module.functions();
        let def = functions
            .iter()
            .map(|(def, _)| *def)
            .filter(|def| def.jit_decorator().is_some())
            .chain(self.staged.iter().map(|staged| &staged.def))
            .find(|def| wanted.is_none_or(|name| def.name.name == name));
        let Some(def) = def else {
            return Err(match wanted {
                Some(name) if !names.is_empty() => vec![messages::no_such_kernel(name, &names)],
                _ => self.diagnostics.clone(),
            });
        };
        // A launch of the outline that is handed back keeps what was said about it.
        let own = given.and_then(|given| self.outline.launches.iter().position(|launch| launch == given));
        if let (Some(given), None) = (given, own) {
            let mut spec = given.clone();
            let mut diagnostics = align(&mut spec, def);
            self.complete(&mut spec, def);
            for (name, value) in &self.constants {
                spec.globals.entry(name.clone()).or_insert_with(|| value.clone());
            }
            let place = |_: &str| def.name.span;
            diagnostics.extend(check::arguments(&spec, def, false, &place, def.name.span));
            diagnostics.extend(self.diagnostics.clone());
            return Ok(Chosen { spec, diagnostics });
        }
        let found = self.outline.launches.iter().zip(&self.launch_diagnostics);
        let mut found = found.skip(own.unwrap_or(0)).filter(|(spec, _)| wanted.is_none_or(|name| spec.kernel == name));
        match found.next() {
            Some((spec, own)) => {
                let diagnostics = self.diagnostics.iter().chain(own).cloned().collect();
                Ok(Chosen { spec: spec.clone(), diagnostics })
            }
            // A device function asked for by name has no launch of its own.
            None => Err(vec![messages::no_such_kernel(wanted.unwrap_or_default(), &names)]),
        }
    }
}

/// One launch on its way into the outline.
struct Entry {
    spec: LaunchSpec,
    diagnostics: Vec<Diagnostic>,
}

fn entry(found: Found<'_>, index: &LineIndex) -> Entry {
    let line = Some(index.line_col(found.span.start).line);
    Entry { spec: LaunchSpec { line, ..found.spec }, diagnostics: found.diagnostics }
}

fn comments(
    module: &Module,
    text: &str,
    kernels: &[(&FunctionDef, SourceSpan)],
    staged: &[Staged],
    host: &mut Host,
) -> Vec<Entry> {
    let index = LineIndex::new(text);
    let mut found = Vec::new();
    for span in &module.comments {
        let comment = text.get(span.range()).unwrap_or("");
        let Some(offset) = comment::find(comment) else { continue };
        let names = |name: &str| host.constants.get(name).cloned();
        let result = comment::parse(&comment[offset..], &names);
        let mut spec = match result {
            Ok(spec) => spec,
            Err(error) => {
                let at = span.start as usize + offset + error.at;
                let place = SourceSpan::new(at.min(span.end as usize), (at + 1).min(span.end as usize).max(at));
                host.diagnostics.push(messages::bad_comment(place, &error.message));
                continue;
            }
        };
        spec.line = Some(index.line_col(span.start).line);
        spec.globals = host.constants.clone();
        let Some((def, _)) = kernels.iter().find(|(def, _)| def.name.name == spec.kernel) else {
            let names: Vec<_> = kernels.iter().map(|(def, _)| def.name.name.clone()).collect();
            host.diagnostics.push(Diagnostic { span: *span, ..messages::no_such_kernel(&spec.kernel, &names) });
            continue;
        };
        let mut diagnostics = align(&mut spec, def);
        if let Some(staged) = staged.iter().find(|staged| std::ptr::eq(&raw const staged.def, *def)) {
            name_constructor(&mut spec, staged);
            staged::complete(&mut spec, def, &host.constants);
        }
        diagnostics.extend(check::arguments(&spec, def, false, &|_| *span, *span));
        found.push(Entry { spec, diagnostics });
    }
    found
}

/// Names the arguments of `__init__` that were given by position.
fn name_constructor(spec: &mut LaunchSpec, staged: &Staged) {
    let params = staged.init.iter().flat_map(|init| &init.params);
    for (arg, param) in spec.constructor.iter_mut().zip(params) {
        if arg.name.is_empty() {
            arg.name.clone_from(&param.name.name);
        }
    }
}

/// Puts arguments into the order of the signature, and names those given by position.
fn align(spec: &mut LaunchSpec, def: &FunctionDef) -> Vec<Diagnostic> {
    let mut diagnostics = Vec::new();
    let params: Vec<_> = def.params.iter().map(|param| param.name.name.clone()).collect();
    let by_position: Vec<_> = def.params.iter().filter(|param| param.kind != ParamKind::KeywordOnly).collect();
    let mut given = std::mem::take(&mut spec.args);
    let unnamed = given.iter_mut().filter(|arg| arg.name.is_empty());
    let mut extra = 0;
    for (index, arg) in unnamed.enumerate() {
        match by_position.get(index) {
            Some(param) => arg.name.clone_from(&param.name.name),
            None => extra += 1,
        }
    }
    if extra > 0 {
        let count = by_position.len() + extra;
        diagnostics.push(messages::too_many(&spec.kernel, by_position.len(), count, def.name.span));
    }
    for arg in given.iter().filter(|arg| !arg.name.is_empty() && !params.contains(&arg.name)) {
        diagnostics.push(messages::unknown_option(&arg.name, &spec.kernel, &params, def.name.span));
    }
    for param in params {
        if let Some(at) = given.iter().position(|arg| arg.name == param) {
            spec.args.push(given.swap_remove(at));
        }
    }
    diagnostics
}

/// Whether a parameter stands for a tensor that the kernel makes itself.
fn makes(param: &Param) -> bool {
    param.annotation.as_ref().is_some_and(|annotation| matches!(annotation.kind, ExprKind::Call { .. }))
}

/// A launch that nobody wrote.
fn assumed<'a>(machine: &mut Machine<'a>, def: &'a FunctionDef, staged: Option<&Staged>, text: &str) -> Entry {
    let kernel = machine.kernels.iter().find(|kernel| std::ptr::eq(kernel.def, def)).cloned();
    let kernel = kernel.map_or_else(
        || launches::detached(def, &machine.globals),
        |kernel| Function { def, scope: kernel.scope.clone(), receiver: None },
    );
    let mut diagnostics = Vec::new();
    machine.refill();
    let mut spec = LaunchSpec {
        kernel: def.name.name.clone(),
        constructor: staged.map(staged::constructor).unwrap_or_default(),
        core_num: defaults::CORES,
        args: defaults::arguments(&kernel, text),
        options: machine.decorator_options(&kernel, &mut diagnostics),
        globals: machine.constants(),
        ..LaunchSpec::default()
    };
    if staged.is_some() {
        spec.args.retain(|arg| !def.params.iter().any(|param| param.name.name == arg.name && makes(param)));
        let constants = machine.constants();
        staged::complete(&mut spec, def, &constants);
    }
    let shown = |args: &[LaunchArg]| {
        let shown: Vec<_> = args.iter().map(|arg| format!("{}={}", arg.name, print_value(&arg.value))).collect();
        shown.join(", ")
    };
    let made_with = staged.filter(|staged| staged.is_class).map(|_| format!("({})", shown(&spec.constructor)));
    let (made_with, args) = (made_with.unwrap_or_default(), shown(&spec.args));
    let example = format!("# asclens: launch {}{made_with}({args}) cores={}", spec.kernel, spec.core_num);
    diagnostics.push(messages::default_launch(&spec.kernel, def.name.span, &example));
    let place = |_: &str| def.name.span;
    diagnostics.extend(check::arguments(&spec, def, false, &place, def.name.span));
    Entry { spec, diagnostics }
}

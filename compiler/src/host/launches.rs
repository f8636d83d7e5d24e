//! Launches that the evaluator comes by, and their form as [`LaunchSpec`].

use super::machine::{Args, Machine};
use super::scope::{Function, Scope};
use super::value::{Launcher, Value};
use super::{check, defaults, messages, options};
use crate::model::{Diagnostic, LaunchArg, LaunchOptions, LaunchSource, LaunchSpec, LaunchValue, SourceSpan};
use crate::syntax::ast::{ArgKind, Expr, ExprKind, FunctionDef, ParamKind};
use std::collections::{BTreeMap, HashSet};
use std::rc::Rc;

/// Launches kept of one script; a loop over sizes may make many.
const MAX_LAUNCHES: usize = 256;

/// A launch, what has to be said about it, and where.
#[derive(Debug)]
pub(super) struct Found<'a> {
    pub kernel: Rc<Function<'a>>,
    pub spec: LaunchSpec,
    pub span: SourceSpan,
    pub diagnostics: Vec<Diagnostic>,
}

impl<'a> Machine<'a> {
    /// `kernel[cores, stream](args)` was evaluated.
    pub fn launch(&mut self, launcher: &Launcher<'a>, args: Args<'a>, at: &'a Expr) {
        if self.launches.len() >= MAX_LAUNCHES {
            return;
        }
        let kernel = &launcher.kernel;
        let def = kernel.def;
        let name = &def.name.name;
        let places = places(at, def);
        let mut diagnostics = Vec::new();
        let mut options = self.decorator_options(kernel, &mut diagnostics);

        let by_position: Vec<_> = def.params.iter().filter(|param| param.kind != ParamKind::KeywordOnly).collect();
        if args.positional.len() > by_position.len() {
            diagnostics.push(messages::too_many(name, by_position.len(), args.positional.len(), at.span));
        }
        let mut given: BTreeMap<&str, &Value<'a>> = BTreeMap::new();
        given.extend(by_position.iter().map(|param| param.name.name.as_str()).zip(&args.positional));
        for (key, value) in &args.keywords {
            if let Some(param) = def.params.iter().find(|param| param.name.name == *key) {
                given.insert(&param.name.name, value);
            } else if options::is_option(key) {
                options::apply(&mut options, key, &options::repr(value).unwrap_or_default());
            } else {
                let known: Vec<_> = def.params.iter().map(|param| param.name.name.clone()).collect();
                diagnostics.push(messages::unknown_option(key, name, &known, span_of(&places, key, at.span)));
            }
        }
        let mut found = Vec::new();
        let mut unknown = Vec::new();
        let core_num = core_num(&launcher.cores, name, at, &mut unknown, &mut diagnostics);
        for param in &def.params {
            let key = param.name.name.as_str();
            let Some(value) = given.get(key) else { continue };
            let (mut value, known) = value.to_launch(8);
            if matches!(&value, LaunchValue::Unknown { seen } if seen.is_empty()) {
                value = defaults::value(param, "");
            }
            if !known {
                unknown.push((key.to_owned(), super::notation::print(&value), span_of(&places, key, at.span)));
            }
            found.push(LaunchArg { name: key.into(), value, known });
        }
        if !unknown.is_empty() {
            diagnostics.push(messages::assumed(&unknown, at.span));
        }
        let spec = LaunchSpec {
            kernel: name.clone(),
            constructor: Vec::new(),
            core_num,
            args: found,
            options,
            globals: self.constants(),
            source: LaunchSource::Host,
            line: None,
        };
        diagnostics.extend(check::arguments(&spec, def, args.open, &|key| span_of(&places, key, at.span), at.span));
        self.launches.push(Found { kernel: kernel.clone(), spec, span: at.span, diagnostics });
    }

    /// Options of `@asc.jit(...)`.
    pub fn decorator_options(&mut self, kernel: &Function<'a>, diagnostics: &mut Vec<Diagnostic>) -> LaunchOptions {
        let mut told = LaunchOptions::default();
        let Some(ExprKind::Call { args, .. }) = kernel.def.jit_decorator().map(|decorator| &decorator.kind) else {
            return told;
        };
        for arg in args {
            let ArgKind::Keyword(name) = &arg.kind else { continue };
            if !options::is_option(&name.name) {
                diagnostics.push(messages::unknown_option(&name.name, &kernel.def.name.name, &[], name.span));
                continue;
            }
            let value = self.eval(&arg.value, &kernel.scope);
            options::apply(&mut told, &name.name, &options::repr(&value).unwrap_or_default());
        }
        told
    }

    /// Plain values of the module's names as they are now.
    pub fn constants(&self) -> BTreeMap<String, LaunchValue> {
        let plain = |value: &Value<'a>| match value.to_launch(4) {
            (
                LaunchValue::None
                | LaunchValue::Tensor { .. }
                | LaunchValue::Struct { .. }
                | LaunchValue::Unknown { .. },
                _,
            )
            | (_, false) => None,
            (value, true) => Some(value),
        };
        let own = self.globals.own();
        own.iter().filter_map(|(name, value)| Some(((*name).to_owned(), plain(value)?))).collect()
    }
}

fn core_num(
    cores: &Value<'_>,
    kernel: &str,
    at: &Expr,
    unknown: &mut Vec<(String, String, SourceSpan)>,
    diagnostics: &mut Vec<Diagnostic>,
) -> u32 {
    match (cores, cores.as_int().map(u32::try_from)) {
        (_, Some(Ok(cores))) if cores > 0 => return cores,
        (Value::Unknown(_), _) => {
            let place = match &at.kind {
                ExprKind::Call { func, .. } => func.span,
                _ => at.span,
            };
            unknown.push(("cores".into(), defaults::CORES.to_string(), place));
        }
        _ => diagnostics.push(messages::core_count(kernel, &options::repr(cores).unwrap_or_default(), at.span)),
    }
    defaults::CORES
}

/// Where each argument of a launch is written.
fn places<'a>(at: &'a Expr, def: &'a FunctionDef) -> BTreeMap<&'a str, SourceSpan> {
    let mut found = BTreeMap::new();
    let ExprKind::Call { args, .. } = &at.kind else { return found };
    let mut params = def.params.iter().filter(|param| param.kind != ParamKind::KeywordOnly);
    for arg in args {
        match &arg.kind {
            ArgKind::Positional => {
                if let Some(param) = params.next() {
                    found.insert(param.name.name.as_str(), arg.value.span);
                }
            }
            ArgKind::Keyword(name) => {
                found.insert(&name.name, arg.value.span);
            }
            // From here on positions are not known.
            ArgKind::Star | ArgKind::DoubleStar => break,
        }
    }
    found
}

fn span_of(places: &BTreeMap<&str, SourceSpan>, name: &str, whole: SourceSpan) -> SourceSpan {
    places.get(name).copied().unwrap_or(whole)
}

/// Names that a kernel's text mentions, through the functions of the file that it mentions.
pub(super) fn mentioned<'t>(
    def: &FunctionDef,
    functions: &[(&FunctionDef, SourceSpan)],
    text: &'t str,
) -> HashSet<&'t str> {
    let mut names = HashSet::new();
    let mut spans = vec![def.whole];
    while let Some(span) = spans.pop() {
        for word in defaults::identifiers(defaults::body_text(span, text)) {
            if names.insert(word) {
                let called = functions.iter().filter(|(other, _)| other.name.name == word);
                spans.extend(called.map(|(other, _)| other.whole));
            }
        }
    }
    names
}

/// A scope in which a function of the file can be called without its caller.
pub(super) fn detached<'a>(def: &'a FunctionDef, scope: &Rc<Scope<'a>>) -> Function<'a> {
    Function { def, scope: scope.clone(), receiver: None }
}

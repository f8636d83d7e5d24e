//! Calls of table-driven functions, methods and constructors: finds the candidate, or says why there is none.

use super::call::Argument;
use super::interp::{Eval, Lowering, Stop, note};
use super::matching::{self, Mismatch};
use super::results::{dtype_from_ir, element};
use super::value::{Dtype, Val};
use crate::model::{Diagnostic, Message, SourceSpan};
use crate::ops::rules::{self, ElementRule};
use crate::ops::signature::{self, Signature, Target};
use crate::ops::{self, OpDef};
use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

/// Candidates listed in a message.
const SHOWN_CANDIDATES: usize = 6;

/// The overload that a text of the tables stands for, parsed once per thread.
fn signature(op: &OpDef, text: &'static str) -> Result<Rc<Signature>, signature::SignatureError> {
    thread_local! {
        /// By operation and text, both of which the tables hold once.
        static PARSED: RefCell<HashMap<(usize, usize), Rc<Signature>>> = RefCell::default();
    }
    let key = (std::ptr::from_ref(op) as usize, text.as_ptr() as usize);
    if let Some(known) = PARSED.with_borrow(|parsed| parsed.get(&key).map(Rc::clone)) {
        return Ok(known);
    }
    let fresh = Rc::new(signature::parse(op, text)?);
    PARSED.with_borrow_mut(|parsed| parsed.insert(key, Rc::clone(&fresh)));
    Ok(fresh)
}

impl<'c> Lowering<'c, '_> {
    /// A pyasc function or class by its public name without `asc.`.
    pub fn call_api(&mut self, name: &str, at: SourceSpan, args: &[Argument<'c>]) -> Eval<Val<'c>> {
        if let Some(outcome) = self.call_staged(name, at, args) {
            return outcome;
        }
        let own;
        let args = match &self.staged {
            Some(_) => {
                own = self.staged_arguments(name, args)?;
                &own
            }
            None => args,
        };
        if let Some(outcome) = self.call_core(name, at, args) {
            return outcome;
        }
        let public = format!("asc.{name}");
        match ops::params(&public) {
            [] => self.dispatch(&public, None, at, args),
            forms => self.construct(forms, at, args),
        }
    }

    /// Finds the candidate and makes its operation.
    pub fn dispatch(
        &mut self,
        public: &str,
        receiver: Option<&Argument<'c>>,
        at: SourceSpan,
        args: &[Argument<'c>],
    ) -> Eval<Val<'c>> {
        let mut candidates = Vec::new();
        for (op, python) in ops::candidates(public) {
            match signature(op, python.signature) {
                Ok(signature) => candidates.push((*op, signature)),
                Err(reason) => {
                    let text = format!("{public}: {reason}");
                    return Err(self.error("ASC9001", at, text.clone(), text));
                }
            }
        }
        let own = usize::from(receiver.is_some());
        if let Some((op, signature)) = candidates.first() {
            self.check_elements(public, op, signature, own, args)?;
        }
        let mut nearest: Option<(usize, Mismatch)> = None;
        for (op, signature) in &candidates {
            match matching::matches(op, signature, receiver, args, candidates.len() == 1) {
                Ok(matched) => {
                    if !std::ptr::eq(*op, candidates[0].0) {
                        self.check_elements(public, op, signature, own, args)?;
                    }
                    return self.emit(op, signature, &matched, at);
                }
                Err((fitting, mismatch)) => {
                    if nearest.as_ref().is_none_or(|(best, _)| fitting > *best) {
                        nearest = Some((fitting, mismatch));
                    }
                }
            }
        }
        let signatures: Vec<_> = candidates.into_iter().map(|(_, signature)| signature).collect();
        Err(self.no_candidate(public, at, args, &signatures, nearest.map(|(_, mismatch)| mismatch)))
    }

    /// Element types of a method's arguments, for a call that is made later.
    pub fn check_method(&mut self, public: &str, at: SourceSpan, args: &[Argument<'c>]) -> Eval<()> {
        let Some((op, python)) = ops::candidates(public).first() else { return Ok(()) };
        match signature(op, python.signature) {
            Ok(signature) => self.check_elements(public, op, &signature, 1, args),
            Err(reason) => {
                let text = format!("{public}: {reason}");
                Err(self.error("ASC9001", at, text.clone(), text))
            }
        }
    }

    /// Element types, which are checked before the overloads. `own`: parameters that the receiver fills.
    fn check_elements(
        &mut self,
        public: &str,
        op: &OpDef,
        signature: &Signature,
        own: usize,
        args: &[Argument<'c>],
    ) -> Eval<()> {
        let rules = rules::elements(op);
        if rules.is_empty() {
            return Ok(());
        }
        let argument_of = |operand: &str| -> Option<&Argument<'c>> {
            let slot = signature.params.iter().position(
                |param| matches!(param.target, Target::Operand(index) if op.operands[index].name == operand),
            )?;
            let name = signature.params[slot].name;
            args.iter()
                .find(|arg| arg.name.as_ref().is_some_and(|keyword| keyword.name == name))
                .or_else(|| args.get(slot.checked_sub(own)?).filter(|arg| arg.name.is_none()))
        };
        let dtype_of = |operand: &str| -> Option<(Dtype, SourceSpan)> {
            let arg = argument_of(operand)?;
            match &arg.value {
                Val::Local(_) | Val::Global(_) => Some((element(&arg.value)?, arg.span)),
                _ => None,
            }
        };
        for rule in rules {
            match rule {
                ElementRule::In { operand, types } => {
                    if let Some((dtype, span)) = dtype_of(operand)
                        && !types.contains(&dtype.ir_name().as_str())
                    {
                        let allowed: Vec<String> =
                            types.iter().filter_map(|ty| dtype_from_ir(ty)).map(Dtype::name).collect();
                        let (found, allowed) = (dtype.name(), allowed.join(", "));
                        return Err(self.error(
                            "ASC2002",
                            span,
                            format!("`{public}` does not take `{operand}` of {found}; it takes {allowed}"),
                            format!("`{public}` 的 `{operand}` 不能是 {found}；可用 {allowed}"),
                        ));
                    }
                }
                ElementRule::Same { operand, other } => {
                    if let (Some(a), Some(b)) = (argument_of(operand), argument_of(other))
                        && let (Val::List(x), Val::List(y)) = (&a.value, &b.value)
                    {
                        self.check_lists(public, (&x.borrow(), &y.borrow()), b.span)?;
                    }
                    if let (Some((a, span)), Some((b, _))) = (dtype_of(operand), dtype_of(other))
                        && a != b
                    {
                        let (x, y) = (a.name(), b.name());
                        return Err(self.error(
                            "ASC2002",
                            span,
                            format!("`{public}` needs `{operand}` and `{other}` of one type, not {x} and {y}"),
                            format!("`{public}` 要求 `{operand}` 与 `{other}` 类型相同，而这里是 {x} 与 {y}"),
                        ));
                    }
                }
            }
        }
        Ok(())
    }

    /// Two lists of tensors that belong together: one length, one element type.
    fn check_lists(&mut self, public: &str, lists: (&[Val<'c>], &[Val<'c>]), at: SourceSpan) -> Eval<()> {
        let (a, b) = (lists.0.len(), lists.1.len());
        if a != b {
            return Err(self.error(
                "ASC2002",
                at,
                format!("`{public}` needs two lists of one length, not {a} and {b}"),
                format!("`{public}` 的两个列表长度必须相同，而这里是 {a} 与 {b}"),
            ));
        }
        let mut types = lists.0.iter().chain(lists.1).filter_map(element);
        let Some(first) = types.next() else { return Ok(()) };
        match types.find(|dtype| *dtype != first) {
            None => Ok(()),
            Some(second) => {
                let (a, b) = (first.name(), second.name());
                Err(self.error(
                    "ASC2002",
                    at,
                    format!("`{public}` needs tensors of one type in both lists, not {a} and {b}"),
                    format!("`{public}` 两个列表中的张量类型必须相同，而这里有 {a} 与 {b}"),
                ))
            }
        }
    }

    fn no_candidate(
        &mut self,
        public: &str,
        at: SourceSpan,
        args: &[Argument<'c>],
        signatures: &[Rc<Signature>],
        mismatch: Option<Mismatch>,
    ) -> Stop {
        let given: Vec<String> = args
            .iter()
            .map(|arg| match &arg.name {
                Some(name) => format!("{}={}", name.name, arg.value.describe()),
                None => arg.value.describe(),
            })
            .collect();
        let given = given.join(", ");
        let (span, en, zh) = match mismatch {
            Some(Mismatch::TooMany(span)) => (span, "too many arguments".into(), "参数过多".into()),
            Some(Mismatch::NoSuchKeyword(span, name)) => {
                (span, format!("there is no parameter `{name}`"), format!("没有参数 `{name}`"))
            }
            Some(Mismatch::Twice(span, name)) => {
                (span, format!("`{name}` is given twice"), format!("`{name}` 给出了两次"))
            }
            Some(Mismatch::Missing(name)) => (at, format!("`{name}` is missing"), format!("缺少 `{name}`")),
            Some(Mismatch::Kind { at, param, wanted, found }) => (
                at,
                format!("`{param}` must be {wanted}, not {found}"),
                format!("`{param}` 必须是 {wanted}，而不是 {found}"),
            ),
            None => (at, String::new(), String::new()),
        };
        let mut diagnostic = Diagnostic::error(
            "ASC2001",
            span,
            Message::new(
                format!("`{public}` does not take these arguments: {en}"),
                format!("`{public}` 不接受这些参数：{zh}"),
            ),
        )
        .with_note(note(format!("called with ({given})"), format!("调用参数为（{given}）")));
        for signature in signatures.iter().take(SHOWN_CANDIDATES) {
            let text = matching::declaration(public, signature);
            diagnostic = diagnostic.with_note(note(text.clone(), text));
        }
        self.report(diagnostic)
    }
}

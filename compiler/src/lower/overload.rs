//! Calls of table-driven functions, methods and constructors: checks, materialises, makes the operation.

use super::call::Argument;
use super::interp::{Eval, Lowering, Stop, note};
use super::matching::{self, Matched, Mismatch};
use super::value::{Address, Dtype, EnumValue, GlobalTensor, LocalTensor, Object, Scalar, Val};
use crate::ir::{Attr, Type, Value};
use crate::model::{Diagnostic, Message, SourceSpan};
use crate::ops::rules::{self, ElementRule};
use crate::ops::signature::{self, Accept, Cast, Default, Param, Signature, Target};
use crate::ops::{self, AttributeKind, OpDef};
use std::cell::RefCell;
use std::rc::Rc;

/// Candidates listed in a message.
const SHOWN_CANDIDATES: usize = 6;

/// What a result looks like in Python.
enum Like<'c> {
    Number(Dtype),
    Address(Dtype),
    Local(Dtype, Option<Vec<Val<'c>>>),
    Global(Dtype),
    Same(Val<'c>),
    Object(Object<'c>),
}

impl<'c> Lowering<'c, '_> {
    /// A pyasc function or class by its public name without `asc.`.
    pub fn call_api(&mut self, name: &str, at: SourceSpan, args: &[Argument<'c>]) -> Eval<Val<'c>> {
        if let Some(outcome) = self.call_core(name, at, args) {
            return outcome;
        }
        let public = format!("asc.{name}");
        match ops::params(&public) {
            Some(definition) => self.construct(definition, at, args),
            None => self.dispatch(&public, None, at, args),
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
            match self.signature(op, python.signature) {
                Ok(signature) => candidates.push((*op, signature)),
                Err(reason) => {
                    let text = format!("{public}: {reason}");
                    return Err(self.error("ASC9001", at, text.clone(), text));
                }
            }
        }
        if let Some((op, signature)) = candidates.first() {
            self.check_elements(public, op, signature, args)?;
        }
        let mut nearest: Option<(usize, Mismatch)> = None;
        for (op, signature) in &candidates {
            match matching::matches(op, signature, receiver, args) {
                Ok(matched) => return self.emit(op, signature, &matched, at),
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

    fn signature(&mut self, op: &OpDef, text: &'static str) -> Result<Rc<Signature>, signature::SignatureError> {
        let key = (std::ptr::from_ref(op) as usize, text.as_ptr() as usize);
        if let Some(known) = self.signatures.get(&key) {
            return Ok(Rc::clone(known));
        }
        let parsed = Rc::new(signature::parse(op, text)?);
        self.signatures.insert(key, Rc::clone(&parsed));
        Ok(parsed)
    }

    /// Element types, which are checked before the overloads.
    fn check_elements(&mut self, public: &str, op: &OpDef, signature: &Signature, args: &[Argument<'c>]) -> Eval<()> {
        let rules = rules::elements(op);
        if rules.is_empty() {
            return Ok(());
        }
        let dtype_of = |operand: &str| -> Option<(Dtype, SourceSpan)> {
            let slot = signature.params.iter().position(
                |param| matches!(param.target, Target::Operand(index) if op.operands[index].name == operand),
            )?;
            let name = signature.params[slot].name;
            let arg = args
                .iter()
                .find(|arg| arg.name.as_ref().is_some_and(|keyword| keyword.name == name))
                .or_else(|| args.get(slot).filter(|arg| arg.name.is_none()))?;
            match &arg.value {
                Val::Local(tensor) => Some((tensor.dtype, arg.span)),
                _ => None,
            }
        };
        for rule in rules {
            match rule {
                ElementRule::In { operand, types } => {
                    if let Some((dtype, span)) = dtype_of(operand)
                        && !types.contains(&dtype.ir_name().as_str())
                    {
                        let allowed: Vec<String> = types
                            .iter()
                            .filter_map(|ty| dtype_from_ir(ty))
                            .map(Dtype::name)
                            .collect();
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
            Some(Mismatch::Missing(name)) => {
                (at, format!("`{name}` is missing"), format!("缺少 `{name}`"))
            }
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

    fn emit(&mut self, op: &OpDef, signature: &Signature, matched: &Matched<'c>, at: SourceSpan) -> Eval<Val<'c>> {
        let values: Vec<(Val<'c>, SourceSpan)> = signature
            .params
            .iter()
            .zip(&matched.bound)
            .map(|(param, given)| match given {
                Some(arg) => (arg.value.clone(), arg.span),
                None => (self.default(param), at),
            })
            .collect();
        let named = |name: &str| {
            signature.params.iter().position(|param| param.name == name).and_then(|index| values.get(index))
        };

        let mut groups: Vec<Vec<Value<'c>>> = vec![Vec::new(); op.operands.len()];
        for param in signature.materialisation_order() {
            let Target::Operand(group) = param.target else { continue };
            if param.variadic {
                for arg in &matched.rest {
                    let made = self.handle(&arg.value, arg.span)?;
                    groups[group].push(made);
                }
                continue;
            }
            let Some((value, span)) = named(param.name).cloned() else { continue };
            let dtype = match param.cast {
                Cast::None => None,
                Cast::To(text) => dtype_from_ir(text),
                Cast::ElementOf(other) => named(other).and_then(|(value, _)| element(value)),
                Cast::Dtype => named("dtype").and_then(|(value, _)| element(value)),
            };
            groups[group] = if param.accepts.contains(&Accept::SharedList) {
                self.shared_list(&value, dtype, span)?
            } else {
                self.operand_group(&value, dtype, span)?
            };
        }

        let mut attributes: Vec<(&str, Attr<'c>)> =
            signature.always.iter().map(|name| (*name, Attr::unit(self.ir))).collect();
        for (param, (value, span)) in signature.params.iter().zip(&values) {
            if let Target::Attribute(index) = param.target {
                let definition = &op.attributes[index];
                if let Some(attr) = self.attribute_value(definition.kind, value, param.cast, *span)? {
                    attributes.push((definition.name, attr));
                }
            }
        }
        if op.segments {
            let sizes: Vec<i32> = groups.iter().map(|group| group.len() as i32).collect();
            attributes.push(("operandSegmentSizes", Attr::i32_array(self.ir, &sizes)));
        }

        let mut results = Vec::new();
        for rule in &signature.results {
            results.push(self.result(rule, &named, at)?);
        }
        let types: Vec<Type<'c>> = results.iter().map(|(ty, _)| *ty).collect();
        let name = op.name();
        let mut building = self.op(&name).operands(&groups.concat()).results(&types);
        for (name, attr) in attributes {
            building = building.attr(name, attr);
        }
        let made = building.build();
        let mut returned: Vec<Val<'c>> = Vec::new();
        for (((_, like), rule), handle) in results.into_iter().zip(&signature.results).zip(made.results()) {
            returned.push(match rule.returns {
                signature::Returns::Value => self.around(like, handle),
                signature::Returns::Raw => Val::Raw,
                signature::Returns::Nothing => Val::None,
            });
        }
        Ok(match returned.len() {
            0 => Val::None,
            1 => returned.remove(0),
            _ => Val::tuple(returned),
        })
    }

    /// The Python value of a result.
    fn around(&self, like: Like<'c>, value: Value<'c>) -> Val<'c> {
        match like {
            Like::Number(dtype) => Val::Scalar(Scalar { dtype, value }),
            Like::Address(dtype) => Val::Address(Address { dtype, value }),
            Like::Local(dtype, shape) => Val::Local(Rc::new(LocalTensor { dtype, value, shape, auto: false })),
            Like::Global(dtype) => {
                Val::Global(Rc::new(RefCell::new(GlobalTensor { set: Some((value, dtype)), shape: None })))
            }
            Like::Same(template) => self.wrap(&template, value),
            Like::Object(object) => Val::Object(Rc::new(Object { value: Some(value), ..object })),
        }
    }

    /// Value of an argument that is not given.
    fn default(&self, param: &Param) -> Val<'c> {
        default_value(param.default, &param.accepts)
    }

    /// Handles of one operand group, casts included.
    pub fn operand_group(&mut self, value: &Val<'c>, dtype: Option<Dtype>, at: SourceSpan) -> Eval<Vec<Value<'c>>> {
        match value {
            Val::None => Ok(Vec::new()),
            Val::List(_) | Val::Tuple(_) => {
                let mut handles = Vec::new();
                for item in value.elements().unwrap_or_default() {
                    handles.extend(self.operand_group(&item, dtype, at)?);
                }
                Ok(handles)
            }
            Val::Int(_) | Val::Bool(_) | Val::Float(_) | Val::Enum(_) | Val::Scalar(_) => {
                Ok(vec![self.materialise(value, dtype, at)?.value])
            }
            other => Ok(vec![self.handle(other, at)?]),
        }
    }

    /// Constants of a list, those of an earlier call with an equal list if there was one.
    fn shared_list(&mut self, value: &Val<'c>, dtype: Option<Dtype>, at: SourceSpan) -> Eval<Vec<Value<'c>>> {
        let key: Vec<i128> = value.elements().unwrap_or_default().iter().filter_map(Val::as_int).collect();
        match self.shared_lists.get(&key).cloned() {
            None => {
                let made = self.operand_group(value, dtype, at)?;
                self.shared_lists.insert(key, made.clone());
                Ok(made)
            }
            Some(made) if made.iter().all(|handle| self.is_visible(*handle)) => Ok(made),
            Some(_) => Err(self.report(
                Diagnostic::error(
                    "ASC1015",
                    at,
                    Message::new(
                        "pyasc makes the constants of equal mask lists once, and made these inside another block",
                        "pyasc 对相同的掩码列表只创建一次常量，而它们创建在另一个代码块中",
                    ),
                )
                .with_note(note(
                    "use this list once before the block, or write it differently (a longer list)",
                    "请在该代码块之前先使用一次这个列表，或改写该列表",
                )),
            )),
        }
    }

    /// An attribute of the wanted kind; `None` where it stays absent.
    fn attribute_value(
        &mut self,
        kind: AttributeKind,
        value: &Val<'c>,
        cast: Cast,
        at: SourceSpan,
    ) -> Eval<Option<Attr<'c>>> {
        let number = value.as_int().and_then(|int| i64::try_from(int).ok());
        Ok(match (kind, value, number) {
            (_, Val::None, _) => None,
            (AttributeKind::Unit, Val::Bool(flag), _) => flag.then(|| Attr::unit(self.ir)),
            (AttributeKind::String, Val::Str(text), _) => Some(Attr::string(self.ir, text)),
            (AttributeKind::Type, Val::Dtype(dtype), _) => Some(Attr::type_of(dtype.ty(self.ir))),
            (AttributeKind::Index, _, Some(int)) => Some(Attr::int(self.ir.index(), int)),
            (AttributeKind::Ui8, _, Some(int)) => Some(Attr::int(self.ir.uint(8), int)),
            (AttributeKind::Typed, _, Some(int)) => {
                let dtype = match cast {
                    Cast::To(text) => dtype_from_ir(text).unwrap_or(Dtype::I64),
                    _ => Dtype::I64,
                };
                Some(Attr::int(dtype.ty(self.ir), int))
            }
            (AttributeKind::Enum(name), _, Some(int)) => {
                let bits = ops::enumeration(name).map_or(32, |definition| definition.bits);
                Some(Attr::int(self.ir.int(bits), int))
            }
            _ => {
                let class = value.describe();
                return Err(self.error(
                    "ASC2001",
                    at,
                    format!("this must be known at compile time, and is {class}"),
                    format!("此处必须是编译期已知的值，而这是 {class}"),
                ));
            }
        })
    }

    /// Type of a result and the Python value that it is wrapped like.
    fn result<'v>(
        &mut self,
        rule: &signature::ResultRule,
        named: &impl Fn(&str) -> Option<&'v (Val<'c>, SourceSpan)>,
        at: SourceSpan,
    ) -> Eval<(Type<'c>, Like<'c>)>
    where
        'c: 'v,
    {
        use signature::ResultType;
        let argument = |name: &str| named(name).map(|(value, _)| value);
        let broken = |this: &mut Self| {
            let text = format!("no type for the result of {:?}", rule.kind);
            this.error("ASC9001", at, text.clone(), text)
        };
        let dtype_of = |name: &str| argument(name).and_then(element);
        match &rule.kind {
            ResultType::Scalar(text) => {
                let dtype = dtype_from_ir(text).ok_or(Stop).or_else(|_| Err(broken(self)))?;
                Ok((dtype.ty(self.ir), Like::Number(dtype)))
            }
            ResultType::ElementOf(name) => {
                let dtype = dtype_of(name).ok_or(Stop).or_else(|_| Err(broken(self)))?;
                Ok((dtype.ty(self.ir), Like::Number(dtype)))
            }
            ResultType::Dtype => {
                let dtype = dtype_of("dtype").ok_or(Stop).or_else(|_| Err(broken(self)))?;
                Ok((dtype.ty(self.ir), Like::Number(dtype)))
            }
            ResultType::TypeOf(name) => {
                let template = argument(name).cloned().ok_or(Stop).or_else(|_| Err(broken(self)))?;
                let handle = self.handle(&template, at)?;
                Ok((handle.ty(), Like::Same(template)))
            }
            ResultType::Local { dtype, shape } => {
                let dtype = dtype_of(dtype).ok_or(Stop).or_else(|_| Err(broken(self)))?;
                let shape = shape.and_then(argument).and_then(Val::elements);
                Ok((self.local_type(dtype, shape.as_deref(), at)?, Like::Local(dtype, shape)))
            }
            ResultType::Global(name) => {
                let dtype = dtype_of(name).ok_or(Stop).or_else(|_| Err(broken(self)))?;
                Ok((self.global_type(dtype, at)?, Like::Global(dtype)))
            }
            ResultType::Address(name) => {
                let name = name.strip_prefix("elem(").and_then(|name| name.strip_suffix(')')).unwrap_or(name);
                let dtype = dtype_of(name).or_else(|| dtype_from_ir(name)).ok_or(Stop);
                let dtype = dtype.or_else(|_| Err(broken(self)))?;
                {
                    let ty = self.type_by_text(&format!("memref<*x{}, 22>", dtype.ir_name()), at)?;
                    Ok((ty, Like::Address(dtype)))
                }
            }
            ResultType::Class { name, arguments } => {
                let mut parts = Vec::new();
                let mut fields = Vec::new();
                for part in arguments {
                    let value = argument(part).cloned().unwrap_or(Val::None);
                    parts.push(type_argument(&value).ok_or(Stop).or_else(|_| Err(broken(self)))?);
                    fields.push(((*part).into(), value));
                }
                let ty = self.class_type(name, &parts, at)?;
                let object = Object { class: (*name).into(), value: None, fields };
                Ok((ty, Like::Object(object)))
            }
        }
    }

    /// `!ascir.queue<vecin, 2>` for a Python class.
    pub fn class_type(&mut self, class: &str, arguments: &[String], at: SourceSpan) -> Eval<Type<'c>> {
        let by_params = ops::params(&format!("asc.{class}")).map(|definition| definition.type_name);
        let found = ops::TYPES.iter().find(|ty| {
            by_params.map_or_else(
                || ty.name == class || ty.cpp.rsplit("::").next() == Some(class),
                |name| ty.name == name,
            )
        });
        let mnemonic = found.map_or(class, |ty| ty.mnemonic);
        let text = match arguments {
            [] => format!("!ascir.{mnemonic}"),
            _ => format!("!ascir.{mnemonic}<{}>", arguments.join(", ")),
        };
        self.type_by_text(&text, at)
    }
}

/// A compile-time value as a parameter of a type.
fn type_argument(value: &Val<'_>) -> Option<String> {
    match value {
        Val::Enum(member) if &*member.class == "TPosition" => Some(enum_keyword(member)),
        Val::Dtype(dtype) => Some(dtype.ir_name()),
        other => other.as_int().map(|int| int.to_string()),
    }
}

/// How the IR's own syntax writes a member: by the number, since names may differ.
fn enum_keyword(member: &EnumValue) -> String {
    let definition = ops::ENUMS.iter().find(|found| found.python.rsplit('.').next() == Some(&*member.class));
    let case = definition.and_then(|definition| definition.case(member.value));
    case.map_or_else(|| member.value.to_string(), |case| case.keyword.to_string())
}

/// The dtype behind a dtype, tensor, address or number.
pub(super) fn element(value: &Val<'_>) -> Option<Dtype> {
    match value {
        Val::Dtype(dtype) => Some(*dtype),
        Val::Scalar(scalar) => Some(scalar.dtype),
        Val::Address(address) => Some(address.dtype),
        Val::Local(tensor) => Some(tensor.dtype),
        Val::Global(tensor) => tensor.borrow().set.map(|(_, dtype)| dtype),
        Val::Array(array) => Some(array.dtype),
        _ => None,
    }
}

/// `i32`, `ui8`, `f16` as a dtype.
pub(super) fn dtype_from_ir(text: &str) -> Option<Dtype> {
    let name = match (text.strip_prefix("ui"), text.strip_prefix('i'), text.strip_prefix('f')) {
        (Some(bits), ..) => format!("uint{bits}"),
        (_, Some(bits), _) => format!("int{bits}"),
        (.., Some(bits)) => format!("float{bits}"),
        _ => return None,
    };
    Dtype::from_name(&name)
}

pub(super) fn default_value<'c>(default: Option<Default>, accepts: &[Accept]) -> Val<'c> {
    match default {
        None | Some(Default::Absent) => Val::None,
        Some(Default::Bool(flag)) => Val::Bool(flag),
        Some(Default::Int(int)) => Val::Int(i128::from(int)),
        Some(Default::Member(name)) => accepts
            .iter()
            .find_map(|accept| match accept {
                Accept::Enum(definition) => {
                    super::api::member(definition.python.rsplit('.').next().unwrap_or(definition.name), name)
                }
                _ => None,
            })
            .unwrap_or(Val::None),
        Some(Default::Expression(text)) => match Dtype::from_name(text) {
            Some(dtype) => Val::Dtype(dtype),
            None => text.parse().map_or(Val::None, Val::Float),
        },
    }
}

//! From a matched call to an operation: operands in the order of materialisation, attributes, results.

use super::interp::{Eval, Lowering, note};
use super::matching::Matched;
use super::results::{Like, dtype_from_ir, element, element_at};
use super::value::{Dtype, Object, Val};
use crate::ir::{Attr, Type, Value};
use crate::model::{Diagnostic, Message, SourceSpan};
use crate::ops::signature::{self, Accept, Cast, Default, Param, Signature, Target};
use crate::ops::{self, AttributeKind, OpDef};
use std::rc::Rc;

impl<'c> Lowering<'c, '_> {
    pub fn emit(&mut self, op: &OpDef, signature: &Signature, matched: &Matched<'c>, at: SourceSpan) -> Eval<Val<'c>> {
        self.check_stage(op, at)?;
        let values: Vec<(Val<'c>, SourceSpan)> = signature
            .params
            .iter()
            .zip(&matched.bound)
            .map(|(param, given)| match given {
                Some(arg) => Ok((arg.value.clone(), arg.span)),
                None => Ok((self.default(param, at)?, at)),
            })
            .collect::<Eval<_>>()?;
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
                Cast::ElementOf(other) => element_at(other, &|name| named(name).map(|(value, _)| value)),
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
                signature::Returns::Value => match like {
                    Like::Object(object) => {
                        let own = signature.params.iter().zip(&values).filter(|(param, _)| param.name != "self");
                        let fields = own.map(|(param, (value, _))| (param.name.into(), value.clone())).collect();
                        Val::Object(Rc::new(Object { value: Some(handle), fields, ..object }))
                    }
                    like => self.around(like, handle),
                },
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

    /// Value of an argument that is not given.
    fn default(&mut self, param: &Param, at: SourceSpan) -> Eval<Val<'c>> {
        match param.default {
            Some(Default::Expression("FixpipeConfig.cfg_row_major()")) => self.fixpipe_config("ROW_MAJOR", at),
            default => Ok(default_value(default, &param.accepts)),
        }
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
            (AttributeKind::Unit, _, Some(int)) => (int != 0).then(|| Attr::unit(self.ir)),
            (AttributeKind::String, Val::Str(text), _) => Some(Attr::string(self.ir, text)),
            (AttributeKind::Type, Val::Dtype(dtype), _) => Some(Attr::type_of(dtype.ty(self.ir))),
            (AttributeKind::Index, _, Some(int)) => Some(Attr::int(self.ir.index(), int)),
            (AttributeKind::Ui8, _, Some(int)) if !(0..=255).contains(&int) => {
                return Err(self.out_of_range(int.into(), Dtype::U8, at));
            }
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
}

pub(super) fn default_value<'c>(default: Option<Default>, accepts: &[Accept]) -> Val<'c> {
    match default {
        None | Some(Default::Absent) => Val::None,
        Some(Default::Bool(flag)) => Val::Bool(flag),
        Some(Default::Int(int)) => Val::Int(i128::from(int)),
        Some(Default::Float(float)) => Val::Float(float),
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
            None => Val::None,
        },
    }
}

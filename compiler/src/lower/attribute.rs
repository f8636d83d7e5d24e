//! Attributes, subscripts and methods of values.

use super::call::Argument;
use super::interp::{Eval, Lowering, Stop, note};
use super::value::{Class, Function, Object, Scalar, Val};
use super::{api, builtins};
use crate::model::{Diagnostic, Message, SourceSpan};
use crate::syntax::ast::{BoolOp, Ident};
use std::rc::Rc;

/// Methods of runtime numbers.
const NUMBER_METHODS: [&str; 4] = ["cast", "ceildiv", "logical_and", "logical_or"];

impl<'c> Lowering<'c, '_> {
    pub fn attribute(&mut self, object: &Val<'c>, name: &Ident) -> Eval<Val<'c>> {
        if let Some(found) = self.staged_attribute(object, name) {
            return found;
        }
        let found = match object {
            Val::Poison => return Err(Stop),
            Val::Unknown(seen) => Some(Val::Unknown(format!("{seen}.{}", name.name).into())),
            Val::Struct(value) => return self.get_field(value, name),
            Val::Module(path) => api::attribute(path, &name.name),
            Val::Class(Class::Enum(class)) => api::member(class, &name.name),
            Val::Class(Class::Api(class))
                if matches!(
                    (&**class, name.name.as_str()),
                    ("FixpipeConfig", "cfg_nz" | "cfg_row_major") | ("ConstExpr", "unwrap")
                ) =>
            {
                Some(Val::Function(Function::Api(format!("{class}.{}", name.name).into())))
            }
            Val::Enum(member) => match name.name.as_str() {
                "value" => Some(Val::Int(i128::from(member.value))),
                "name" => Some(Val::Str(member.member.clone())),
                _ => None,
            },
            Val::Dtype(dtype) if name.name == "name" => Some(Val::str(&dtype.name())),
            Val::Scalar(scalar) if name.name == "dtype" => Some(Val::Dtype(scalar.dtype)),
            Val::Address(address) if name.name == "dtype" => Some(Val::Dtype(address.dtype)),
            Val::Array(array) if name.name == "dtype" => Some(Val::Dtype(array.dtype)),
            Val::Array(array) if name.name == "length" => Some(Val::Int(i128::from(array.length))),
            Val::Local(tensor) if name.name == "dtype" => Some(Val::Dtype(tensor.dtype)),
            Val::Local(tensor) if name.name == "shape" => Some(tensor.shape.clone().map_or(Val::None, Val::tuple)),
            Val::Global(tensor) if name.name == "dtype" || name.name == "shape" => {
                let tensor = tensor.borrow();
                match (tensor.set, name.name.as_str()) {
                    (Some((_, dtype)), "dtype") => Some(Val::Dtype(dtype)),
                    (Some(_), _) => Some(tensor.shape.clone().map_or(Val::None, Val::tuple)),
                    (None, _) => {
                        drop(tensor);
                        return Err(self.unset_tensor(name.span));
                    }
                }
            }
            Val::Object(object) if api::method(&object.class, &name.name).is_none() => {
                object.fields.iter().find(|(field, _)| **field == *name.name).map(|(_, value)| value.clone())
            }
            _ => None,
        };
        match found {
            Some(value) => Ok(value),
            None if self.has_method(object, &name.name) => Ok(Val::method(object, &name.name)),
            None => Err(self.no_attribute(object, name)),
        }
    }

    fn has_method(&self, object: &Val<'c>, name: &str) -> bool {
        match object {
            Val::Scalar(_) => NUMBER_METHODS.contains(&name),
            Val::Global(_) if name == "set_global_buffer" => true,
            Val::Global(_) | Val::Local(_) | Val::Object(_) => api::method(&object.class_name(), name).is_some(),
            other => builtins::has_method(other, name),
        }
    }

    pub fn no_attribute(&mut self, object: &Val<'c>, name: &Ident) -> Stop {
        let owner = match object {
            Val::Module(path) => path.to_string(),
            Val::Class(Class::Enum(class) | Class::Api(class)) => class.to_string(),
            other => other.class_name(),
        };
        let near = match object {
            Val::Module(path) => super::expr::nearest(&name.name, api::names(path.contains("adv"))),
            Val::Class(Class::Enum(class)) => super::expr::nearest(&name.name, api::members(class)),
            _ => None,
        };
        let mut diagnostic = Diagnostic::error(
            "ASC1003",
            name.span,
            Message::new(format!("`{owner}` has no `{}`", name.name), format!("`{owner}` 没有 `{}`", name.name)),
        );
        if let Some(near) = near {
            diagnostic = diagnostic.with_note(note(format!("did you mean `{near}`?"), format!("是否想写 `{near}`？")));
        }
        self.report(diagnostic)
    }

    pub fn set_attribute(&mut self, object: &Val<'c>, name: &Ident, value: &Val<'c>) -> Eval<()> {
        match object {
            Val::Poison => Err(Stop),
            Val::Struct(target) => self.set_field(target, name, value),
            this if self.is_this(this) => {
                self.set_staged_attribute(name, value);
                Ok(())
            }
            other => {
                let class = other.class_name();
                Err(self.refuse(
                    &format!("setting an attribute of a {class}"),
                    &format!("给 {class} 设置属性"),
                    Some(("keep the value in a variable", "请把值保存在变量中")),
                    name.span,
                ))
            }
        }
    }

    pub fn call_method(
        &mut self,
        object: &Val<'c>,
        name: &str,
        at: SourceSpan,
        args: &[Argument<'c>],
    ) -> Eval<Val<'c>> {
        if self.is_this(object) {
            return self.call_this(name, at, args);
        }
        if self.staged.is_some() && super::staged_tensor::has_method(object, name) {
            return self.tensor_method(object, name, at, args);
        }
        match object {
            Val::Scalar(scalar) => self.number_method(*scalar, name, at, args),
            Val::Global(tensor) if name == "set_global_buffer" => {
                let tensor = Rc::clone(tensor);
                self.set_global_buffer(&tensor, at, args)
            }
            Val::Global(tensor) if tensor.borrow().set.is_none() => Err(self.unset_tensor(at)),
            Val::Object(matmul) if &*matmul.class == "Matmul" && name == "iterate" => self.iterator(object, at, args),
            // Of a tensor with a shape it is a Python iterator, which no expression takes.
            Val::Local(tensor) if name == "get_size" && tensor.shape.is_some() => {
                Ok(Val::Object(Rc::new(Object { class: "map".into(), value: None, fields: Vec::new() })))
            }
            Val::Local(_) if name == "reinterpret_cast" => self.reinterpret(object, at, args),
            Val::Global(_) | Val::Local(_) | Val::Object(_) => match api::method(&object.class_name(), name) {
                Some(public) => {
                    let receiver = Argument { name: None, value: object.clone(), span: at };
                    // A length of 0 counts as absent.
                    let zero = |arg: &&Argument<'c>| public == "asc.TBuf.get" && matches!(arg.value, Val::Int(0));
                    let args: Vec<Argument<'c>> = args.iter().filter(|arg| !zero(arg)).cloned().collect();
                    self.dispatch(&public, Some(&receiver), at, &args)
                }
                None => {
                    let ident = Ident { name: name.into(), span: at };
                    Err(self.no_attribute(object, &ident))
                }
            },
            other => self.python_method(other, name, at, args),
        }
    }

    /// To the same dtype it is the tensor itself.
    fn reinterpret(&mut self, object: &Val<'c>, at: SourceSpan, args: &[Argument<'c>]) -> Eval<Val<'c>> {
        let same = match (object, args) {
            (Val::Local(tensor), [one]) => matches!(one.value, Val::Dtype(dtype) if dtype == tensor.dtype),
            _ => false,
        };
        if same {
            return Ok(object.clone());
        }
        let receiver = Argument { name: None, value: object.clone(), span: at };
        self.dispatch("asc.LocalTensor.reinterpret_cast", Some(&receiver), at, args)
    }

    fn number_method(
        &mut self,
        scalar: Scalar<'c>,
        name: &str,
        at: SourceSpan,
        args: &[Argument<'c>],
    ) -> Eval<Val<'c>> {
        let parameter = if name == "cast" { "dtype" } else { "other" };
        let [Some(arg)] = self.bind(name, at, args, [parameter], 0)? else { return Err(Stop) };
        let this = Val::Scalar(scalar);
        match name {
            "cast" => {
                let dtype = self.expect_dtype(&arg)?;
                Ok(Val::Scalar(self.cast(scalar, dtype, at)?))
            }
            "ceildiv" if scalar.dtype.is_int() => {
                let other = self.materialise(&arg.value, Some(scalar.dtype), arg.span)?;
                let ty = scalar.dtype.ty(self.ir);
                let value = self.op("arith.ceildivsi").operands(&[scalar.value, other.value]).value(ty);
                Ok(Val::Scalar(Scalar { dtype: scalar.dtype, value }))
            }
            "ceildiv" => Err(self.unsupported("`ceildiv` of floats", "浮点数的 `ceildiv`", at)),
            "logical_and" => self.logical(BoolOp::And, (&this, at), (&arg.value, arg.span)),
            _ => self.logical(BoolOp::Or, (&this, at), (&arg.value, arg.span)),
        }
    }

    /// `base[key]`.
    pub fn item(&mut self, base: (&Val<'c>, SourceSpan), key: (&Val<'c>, SourceSpan)) -> Eval<Val<'c>> {
        match (base.0, key.0) {
            (Val::Array(array), _) => {
                let index = self.array_index(key)?;
                let ty = array.dtype.ty(self.ir);
                let value = self.op("memref.load").operands(&[array.value, index]).value(ty);
                Ok(Val::Scalar(Scalar { dtype: array.dtype, value }))
            }
            (Val::Global(tensor), _) if tensor.borrow().set.is_none() => Err(self.unset_tensor(base.1)),
            (Val::Global(_) | Val::Local(_) | Val::Object(_), _) => self.sub_tensor(base, key),
            (Val::Tuple(_) | Val::List(_) | Val::Str(_) | Val::Range(..), key_value) => {
                let items = base.0.elements().unwrap_or_default();
                match pick(base.0, &items, key_value) {
                    Some(value) => Ok(value),
                    None => Err(self.no_item(base, key, items.len())),
                }
            }
            // Annotations such as `asc.ConstExpr[int]`.
            (Val::Class(class), _) => Ok(Val::Class(class.clone())),
            (Val::Unknown(seen), _) => Err(self.unknown(seen, base.1)),
            _ => Err(self.no_subscript(base)),
        }
    }

    fn no_subscript(&mut self, base: (&Val<'c>, SourceSpan)) -> Stop {
        let class = base.0.describe();
        self.error(
            "ASC2004",
            base.1,
            format!("a value of type {class} cannot be indexed"),
            format!("{class} 类型的值不能用下标"),
        )
    }

    fn no_item(&mut self, base: (&Val<'c>, SourceSpan), key: (&Val<'c>, SourceSpan), length: usize) -> Stop {
        let class = base.0.class_name();
        if let Val::Scalar(_) = key.0 {
            return self.report(
                Diagnostic::error(
                    "ASC2004",
                    key.1,
                    Message::new(
                        format!("a {class} exists at compile time only: its index must be known then"),
                        format!("{class} 只存在于编译期：下标必须是编译期已知的"),
                    ),
                )
                .with_note(note(
                    "use `asc.array(dtype, values)` for values that are indexed on the device",
                    "设备上需要下标访问的值请用 `asc.array(dtype, values)`",
                )),
            );
        }
        self.error(
            "ASC2004",
            key.1,
            format!("no such element: the {class} has {length}"),
            format!("没有这个元素：{class} 共有 {length} 个元素"),
        )
    }

    fn array_index(&mut self, key: (&Val<'c>, SourceSpan)) -> Eval<crate::ir::Value<'c>> {
        match key.0 {
            Val::Slice(_) | Val::Tuple(_) => {
                Err(self.error("ASC2004", key.1, "an array takes one number as index", "数组的下标必须是一个数字"))
            }
            value => self.index(value, key.1),
        }
    }

    /// `t[i]` and `t[i:]` are the same: the tensor from element `i` on.
    fn sub_tensor(&mut self, base: (&Val<'c>, SourceSpan), key: (&Val<'c>, SourceSpan)) -> Eval<Val<'c>> {
        let start = match key.0 {
            Val::Slice(parts) => match &parts[..] {
                [start, Val::None, Val::None] if !matches!(start, Val::None) => start.clone(),
                _ => {
                    return Err(self.report(
                        Diagnostic::error(
                            "ASC2004",
                            key.1,
                            Message::new("a tensor slice has a start only: `t[i:]`", "张量切片只能有起点：`t[i:]`"),
                        )
                        .with_note(note(
                            "give the number of elements to the function that uses it",
                            "请在使用它的函数中给出元素个数",
                        )),
                    ));
                }
            },
            other => other.clone(),
        };
        let class = base.0.class_name();
        let Some(public) = api::method(&class, "__getitem__") else { return Err(self.no_subscript(base)) };
        let receiver = Argument { name: None, value: base.0.clone(), span: base.1 };
        let index = Argument { name: None, value: start, span: key.1 };
        self.dispatch(&public, Some(&receiver), key.1, &[index])
    }

    /// `base[key] = value`: the value is cast before the index is made.
    pub fn set_item(&mut self, base: &Val<'c>, key: (&Val<'c>, SourceSpan), value: (&Val<'c>, SourceSpan)) -> Eval<()> {
        match base {
            Val::Array(array) => {
                let value = self.materialise(value.0, Some(array.dtype), value.1)?;
                let index = self.array_index(key)?;
                self.op("memref.store").operands(&[value.value, array.value, index]).build();
                Ok(())
            }
            Val::List(items) => {
                let length = items.borrow().len();
                match key.0.as_int().and_then(|at| position(at, length)) {
                    Some(at) => {
                        items.borrow_mut()[at] = value.0.clone();
                        Ok(())
                    }
                    None => Err(self.no_item((base, key.1), key, length)),
                }
            }
            other => {
                let class = other.class_name();
                let mut diagnostic = Diagnostic::error(
                    "ASC2004",
                    key.1,
                    Message::new(
                        format!("elements of a {class} cannot be assigned"),
                        format!("不能给 {class} 的元素赋值"),
                    ),
                );
                if matches!(other, Val::Local(_) | Val::Global(_)) {
                    diagnostic = diagnostic.with_note(note(
                        "write one element with `t.set_value(index, value)`, many with `asc.data_copy` or \
                         `asc.duplicate`",
                        "写一个元素用 `t.set_value(index, value)`，写多个用 `asc.data_copy` 或 `asc.duplicate`",
                    ));
                }
                Err(self.report(diagnostic))
            }
        }
    }
}

/// Python's index, negative from the end.
fn position(at: i128, length: usize) -> Option<usize> {
    let length = i128::try_from(length).ok()?;
    let at = if at < 0 { at + length } else { at };
    usize::try_from(at).ok().filter(|at| (*at as i128) < length)
}

/// One element or a slice of a Python sequence.
fn pick<'c>(sequence: &Val<'c>, items: &[Val<'c>], key: &Val<'c>) -> Option<Val<'c>> {
    let Val::Slice(parts) = key else {
        return items.get(position(key.as_int()?, items.len())?).cloned();
    };
    let length = items.len() as i128;
    let part = |value: &Val<'c>| match value {
        Val::None => Some(None),
        other => other.as_int().map(Some),
    };
    let step = part(&parts[2])?.unwrap_or(1);
    if step == 0 {
        return None;
    }
    let (low, high) = if step > 0 { (0, length) } else { (-1, length - 1) };
    let clamp = |at: i128| (if at < 0 { at + length } else { at }).clamp(low, high);
    let start = part(&parts[0])?.map_or(if step > 0 { 0 } else { length - 1 }, clamp);
    let stop = part(&parts[1])?.map_or(if step > 0 { length } else { -1 }, clamp);
    let picked: Vec<Val<'c>> = super::value::range_values(start, stop, step)
        .filter_map(|at| items.get(usize::try_from(at).ok()?).cloned())
        .collect();
    Some(match sequence {
        Val::Tuple(_) => Val::tuple(picked),
        Val::Str(_) => Val::str(&picked.iter().filter_map(|c| super::format::text(c, None)).collect::<String>()),
        _ => Val::list(picked),
    })
}

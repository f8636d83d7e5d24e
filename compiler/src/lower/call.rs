//! Calls: finds out what is called and hands over to the file that knows it.

use super::api;
use super::interp::{Eval, Lowering, Stop, note};
use super::value::{Class, Dtype, EnumValue, Function, Val};
use crate::model::{Diagnostic, Message, SourceSpan};
use crate::syntax::ast::Ident;

/// One evaluated argument of a call.
#[derive(Clone)]
pub(super) struct Argument<'c> {
    /// Keyword.
    pub name: Option<Ident>,
    pub value: Val<'c>,
    pub span: SourceSpan,
}

impl<'c> Lowering<'c, '_> {
    /// `at` is the place of the callee.
    pub fn call(&mut self, callee: &Val<'c>, at: SourceSpan, args: &[Argument<'c>]) -> Eval<Val<'c>> {
        match callee {
            Val::Poison => Err(Stop),
            Val::Function(Function::Api(name)) => self.call_api(name, at, args),
            Val::Function(Function::Builtin(name)) => self.call_builtin(name, at, args),
            Val::Function(Function::Jit(index)) => self.call_device(*index, at, args),
            Val::Function(Function::Host(name)) => Err(self.host_function(name, at)),
            Val::Class(Class::Api(name)) => self.call_api(name, at, args),
            Val::Class(Class::Builtin(name)) => self.call_builtin(name, at, args),
            Val::Class(Class::Enum(name)) => self.enum_from_number(name, at, args),
            Val::Class(Class::Struct(class)) => self.new_struct(class, at, args),
            Val::Class(Class::Host(name)) => self.numpy_scalar(name, at, args),
            Val::Method(method) => self.call_method(&method.0, &method.1, at, args),
            Val::Local(_) | Val::Global(_) => self.call_method(callee, "__call__", at, args),
            Val::Unknown(seen) => Err(self.unknown(seen, at)),
            other => {
                let class = other.class_name();
                Err(self.error(
                    "ASC1004",
                    at,
                    format!("a value of type {class} cannot be called"),
                    format!("{class} 类型的值不能调用"),
                ))
            }
        }
    }

    pub fn host_function(&mut self, name: &str, at: SourceSpan) -> Stop {
        self.report(
            Diagnostic::error(
                "ASC1004",
                at,
                Message::new(
                    format!("`{name}` is a host function: a kernel can call pyasc functions and `@asc.jit` functions"),
                    format!("`{name}` 是主机函数：核函数只能调用 pyasc 函数和 `@asc.jit` 函数"),
                ),
            )
            .with_note(note(
                "decorate it with `@asc.jit`, or compute the value before the launch and pass it as `asc.ConstExpr`",
                "请用 `@asc.jit` 装饰它，或在启动之前算好并以 `asc.ConstExpr` 传入",
            )),
        )
    }

    /// `asc.TPosition(9)`.
    fn enum_from_number(&mut self, class: &str, at: SourceSpan, args: &[Argument<'c>]) -> Eval<Val<'c>> {
        let number = match args {
            [one] => one.value.as_int().and_then(|int| i64::try_from(int).ok()),
            _ => None,
        };
        let member = number.and_then(|value| Some((value, api::member_name(class, value)?)));
        match member {
            Some((value, member)) => {
                Ok(Val::Enum(EnumValue { class: class.into(), member: member.as_str().into(), value }))
            }
            None => Err(self.error(
                "ASC1005",
                at,
                format!("{class} has no member of this number"),
                format!("{class} 中没有这个数字对应的成员"),
            )),
        }
    }

    /// `np.int32(3)`.
    fn numpy_scalar(&mut self, name: &str, at: SourceSpan, args: &[Argument<'c>]) -> Eval<Val<'c>> {
        let dtype = name.strip_prefix("numpy.").and_then(Dtype::from_name);
        let number = match args {
            [one] => match &one.value {
                Val::Float(float) => Some(*float),
                other => other.as_int().map(|int| int as f64),
            },
            _ => None,
        };
        match (dtype, number) {
            (Some(dtype), Some(number)) => Ok(Val::Numpy(dtype, number)),
            _ => Err(self.host_function(name, at)),
        }
    }

    /// Gives each of `names` its argument, positional ones first. Unknown, doubled and surplus ones are reported.
    /// The last `optional` names may be missing.
    pub fn bind<const N: usize>(
        &mut self,
        function: &str,
        at: SourceSpan,
        args: &[Argument<'c>],
        names: [&str; N],
        optional: usize,
    ) -> Eval<[Option<Argument<'c>>; N]> {
        let mut bound: [Option<Argument<'c>>; N] = std::array::from_fn(|_| None);
        for (index, arg) in args.iter().enumerate() {
            let slot = match &arg.name {
                None => (index < N).then_some(index),
                Some(name) => names.iter().position(|known| *known == name.name),
            };
            match slot {
                Some(slot) if bound[slot].is_none() => bound[slot] = Some(arg.clone()),
                _ => {
                    let span = arg.name.as_ref().map_or(arg.span, |name| name.span);
                    let names = names.join(", ");
                    return Err(self.error(
                        "ASC1005",
                        span,
                        format!("`{function}` does not take this argument; its parameters are: {names}"),
                        format!("`{function}` 不接受此参数；它的参数是：{names}"),
                    ));
                }
            }
        }
        if let Some(missing) = (0..N - optional).find(|index| bound[*index].is_none()) {
            let name = names[missing];
            return Err(self.error(
                "ASC1005",
                at,
                format!("`{function}` needs the argument `{name}`"),
                format!("`{function}` 需要参数 `{name}`"),
            ));
        }
        Ok(bound)
    }
}

//! `Struct`: classes declared in the file, arguments, fields.

use super::call::Argument;
use super::interp::{Eval, Lowering, note};
use super::value::{Class, Dtype, Scalar, Val};
use crate::ir::{Attr, Type, Value};
use crate::model::{Diagnostic, Message, SourceSpan};
use crate::syntax::ast::{ArgKind, ClassDef, Expr, ExprKind, Ident, StmtKind};
use std::rc::Rc;

pub(super) enum FieldType {
    Number(Dtype),
    Struct(Rc<StructClass>),
}

pub(super) struct Field {
    /// Name in Python and in the type.
    pub name: String,
    /// Name that reads and writes use: `name=` of the field.
    pub access: String,
    pub ty: FieldType,
    /// C++ enumeration that a written value is wrapped in.
    pub cpp_enum: Option<String>,
}

/// A subclass of `Struct`.
pub(super) struct StructClass {
    pub name: String,
    pub fields: Vec<Field>,
    /// Mnemonic of its own type of the dialect, for a structure that the file does not declare.
    pub native: Option<&'static str>,
}

pub(super) struct StructValue<'c> {
    pub class: Rc<StructClass>,
    pub value: Value<'c>,
}

impl StructClass {
    /// As the IR writes it; nested structures in full.
    pub fn type_text(&self) -> String {
        if let Some(mnemonic) = self.native {
            return format!("!ascir.{mnemonic}");
        }
        let types: Vec<String> = self.fields.iter().map(|field| field.ty.type_text()).collect();
        let names: Vec<String> = self.fields.iter().map(|field| format!("\"{}\"", field.name)).collect();
        format!("!ascir.py_struct<\"{}\", [{}], [{}]>", self.name, types.join(", "), names.join(", "))
    }
}

impl FieldType {
    fn type_text(&self) -> String {
        match self {
            Self::Number(dtype) => dtype.ir_name(),
            Self::Struct(class) => class.type_text(),
        }
    }
}

/// The class that a `class` statement of the file defines.
pub(super) fn class_of<'c>(lowering: &mut Lowering<'c, '_>, def: &ClassDef) -> Eval<Val<'c>> {
    let is_struct = def.bases.iter().any(|base| {
        let base = lowering.constant_expr(&base.value, 0);
        matches!(base, Some(Val::Class(Class::Struct(_)))) || is_api(base.as_ref(), "Struct")
    });
    if !is_struct {
        return Ok(Val::Class(Class::Host(def.name.name.as_str().into())));
    }
    let mut fields = Vec::new();
    for stmt in &def.body {
        let (target, value) = match &stmt.kind {
            StmtKind::Assign { targets, value } => match &targets[..] {
                [target] => (target, value),
                _ => continue,
            },
            StmtKind::AnnAssign { target, value: Some(value), .. } => (target, value),
            _ => continue,
        };
        if let ExprKind::Name(name) = &target.kind {
            fields.extend(field(lowering, name, value)?);
        }
    }
    Ok(Val::Class(Class::Struct(Rc::new(StructClass { name: def.name.name.clone(), fields, native: None }))))
}

fn is_api(value: Option<&Val<'_>>, name: &str) -> bool {
    matches!(value, Some(Val::Class(Class::Api(class))) if &**class == name)
}

/// `Field(dtype, default, name, enum)` or `StructField(cls, default, name)`; `None` for any other attribute.
fn field<'c>(lowering: &mut Lowering<'c, '_>, python: &str, value: &Expr) -> Eval<Option<Field>> {
    let ExprKind::Call { func, args } = &value.kind else { return Ok(None) };
    let callee = lowering.constant_expr(func, 0);
    let nested = is_api(callee.as_ref(), "StructField");
    if !nested && !is_api(callee.as_ref(), "Field") {
        return Ok(None);
    }
    let names: [&str; 4] =
        if nested { ["struct_cls", "default", "name", ""] } else { ["dtype", "default", "name", "enum"] };
    let mut parts: [Option<Val<'c>>; 4] = Default::default();
    for (index, arg) in args.iter().enumerate() {
        let slot = match &arg.kind {
            ArgKind::Keyword(name) => names.iter().position(|known| *known == name.name),
            _ => Some(index),
        };
        if let Some(part) = slot.and_then(|slot| parts.get_mut(slot)) {
            *part = lowering.constant_expr(&arg.value, 0);
        }
    }
    let [ty, _, name, cpp_enum] = parts;
    let text = |value: Option<Val<'c>>| match value {
        Some(Val::Str(text)) => Some(text.to_string()),
        _ => None,
    };
    let ty = match ty {
        Some(Val::Dtype(dtype)) => FieldType::Number(dtype),
        Some(Val::Class(Class::Struct(class))) => FieldType::Struct(class),
        _ => {
            return Err(lowering.error(
                "ASC1005",
                value.span,
                format!("the type of field `{python}` is not known without running the script"),
                format!("不运行脚本无法得知字段 `{python}` 的类型"),
            ));
        }
    };
    let access = text(name).unwrap_or_else(|| python.to_string());
    Ok(Some(Field { name: python.to_string(), access, ty, cpp_enum: text(cpp_enum) }))
}

impl<'c> Lowering<'c, '_> {
    pub fn struct_type(&mut self, class: &StructClass, at: SourceSpan) -> Eval<Type<'c>> {
        self.type_by_text(&class.type_text(), at)
    }

    /// A type by its text.
    pub fn type_by_text(&mut self, text: &str, at: SourceSpan) -> Eval<Type<'c>> {
        self.ir.parse_type(text).map_err(|reports| {
            let reason: Vec<String> = reports.into_iter().map(|report| report.message).collect();
            let reason = reason.join("; ");
            self.error("ASC9001", at, format!("no type `{text}`: {reason}"), format!("没有类型 `{text}`：{reason}"))
        })
    }

    /// `Outer(a=5)` in a kernel: the fields given are written, the others stay as they are.
    pub fn new_struct(&mut self, class: &Rc<StructClass>, at: SourceSpan, args: &[Argument<'c>]) -> Eval<Val<'c>> {
        let ty = self.struct_type(class, at)?;
        let value = self.op("ascir.construct").value(ty);
        let made = StructValue { class: Rc::clone(class), value };
        for arg in args {
            match &arg.name {
                Some(name) => self.set_field(&made, name, &arg.value)?,
                None => {
                    let name = &class.name;
                    let en = format!("`{name}` takes its fields by keyword");
                    return Err(self.error("ASC1005", arg.span, en, format!("`{name}` 的字段须用关键字给出")));
                }
            }
        }
        Ok(Val::Struct(Rc::new(made)))
    }

    pub fn get_field(&mut self, object: &StructValue<'c>, name: &Ident) -> Eval<Val<'c>> {
        let class = Rc::clone(&object.class);
        let field = self.find_field(&class, name)?;
        let access = Attr::string(self.ir, &field.access);
        match &field.ty {
            FieldType::Number(dtype) => {
                let ty = dtype.ty(self.ir);
                let value = self.op("ascir.member").operand(object.value).attr("field", access).value(ty);
                Ok(Val::Scalar(Scalar { dtype: *dtype, value }))
            }
            FieldType::Struct(inner) => {
                let ty = self.struct_type(inner, name.span)?;
                let value = self.op("ascir.member").operand(object.value).attr("field", access).value(ty);
                Ok(Val::Struct(Rc::new(StructValue { class: Rc::clone(inner), value })))
            }
        }
    }

    pub fn set_field(&mut self, object: &StructValue<'c>, name: &Ident, value: &Val<'c>) -> Eval<()> {
        let class = Rc::clone(&object.class);
        let field = self.find_field(&class, name)?;
        let handle = match (&field.ty, value) {
            (FieldType::Number(dtype), value) => self.materialise(value, Some(*dtype), self.node)?.value,
            (FieldType::Struct(inner), Val::Struct(value)) if value.class.name == inner.name => value.value,
            (FieldType::Struct(inner), other) => {
                let (want, have) = (inner.name.clone(), other.class_name());
                let en = format!("field `{}` is a {want}, not of type {have}", name.name);
                let zh = format!("字段 `{}` 是 {want}，而不是 {have} 类型", name.name);
                return Err(self.error("ASC2005", self.node, en, zh));
            }
        };
        let handle = match &field.cpp_enum {
            Some(cpp) => {
                let ty = self.type_by_text(&format!("!emitc.opaque<\"{cpp}\">"), name.span)?;
                self.op("ascir.construct").operand(handle).value(ty)
            }
            None => handle,
        };
        let access = Attr::string(self.ir, &field.access);
        self.op("ascir.set_member").operands(&[object.value, handle]).attr("field", access).build();
        Ok(())
    }

    fn find_field<'s>(&mut self, class: &'s StructClass, name: &Ident) -> Eval<&'s Field> {
        let found = class.fields.iter().find(|field| field.name == name.name);
        found.ok_or_else(|| {
            let known: Vec<&str> = class.fields.iter().map(|field| field.name.as_str()).collect();
            let known = known.join(", ");
            self.report(
                Diagnostic::error(
                    "ASC1003",
                    name.span,
                    Message::new(
                        format!("`{}` has no field `{}`", class.name, name.name),
                        format!("`{}` 没有字段 `{}`", class.name, name.name),
                    ),
                )
                .with_note(note(format!("its fields are: {known}"), format!("它的字段有：{known}"))),
            )
        })
    }
}

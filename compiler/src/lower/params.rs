//! Constructors of parameter classes: the fields become constants or casts in order, then one `construct`.

use super::call::Argument;
use super::interp::{Eval, Lowering, Stop};
use super::matching::{self, accepts_kind};
use super::overload::{default_value, dtype_from_ir, element};
use super::value::{Dtype, Object, Val};
use crate::ir::Attr;
use crate::model::SourceSpan;
use crate::ops::ParamsDef;
use crate::ops::signature::{self, Accept, Cast, Field};
use std::rc::Rc;

impl<'c> Lowering<'c, '_> {
    pub fn construct(&mut self, definition: &ParamsDef, at: SourceSpan, args: &[Argument<'c>]) -> Eval<Val<'c>> {
        let class = definition.python.strip_prefix("asc.").unwrap_or(definition.python);
        let fields = signature::fields(definition.fields).map_err(|reason| {
            let text = format!("{class}: {reason}");
            self.error("ASC9001", at, text.clone(), text)
        })?;
        let values = self.field_values(class, &fields, at, args)?;
        let dtype = fields.iter().zip(&values).find(|(field, _)| field.accepts.contains(&Accept::Dtype));
        let dtype = dtype.and_then(|(_, (value, _))| element(value));

        let mut operands = Vec::new();
        let mut types = Vec::new();
        let mut ordered: Vec<_> = fields.iter().zip(&values).enumerate().collect();
        ordered.sort_by_key(|(index, (field, _))| (field.order.map_or(*index, usize::from), field.order.is_none()));
        for (_, (field, (value, span))) in ordered {
            if field.member == "parameter" || matches!(value, Val::None) {
                continue;
            }
            let cast = match field.cast {
                Cast::None => None,
                Cast::To(text) => dtype_from_ir(text),
                Cast::Dtype | Cast::ElementOf(_) => dtype,
            };
            let made = self.operand_group(value, cast, *span)?;
            let member = match (field.member, dtype_from_ir(field.member)) {
                ("typeof", _) => None,
                ("dtype", _) => dtype.map(|dtype| dtype.ty(self.ir)),
                (_, Some(dtype)) => Some(dtype.ty(self.ir)),
                (name, None) => Some(self.type_by_text(&format!("!ascir.{}", mnemonic(name)), at)?),
            };
            types.extend(made.iter().map(|handle| Attr::type_of(member.unwrap_or_else(|| handle.ty()))));
            operands.extend(made);
        }
        let arguments: Vec<String> = dtype.map(Dtype::ir_name).into_iter().collect();
        let ty = self.class_type(class, &arguments, at)?;
        let types = Attr::array(self.ir, &types);
        let mut building = self.op("ascir.construct").operands(&operands);
        if !operands.is_empty() {
            building = building.attr("types", types);
        }
        let value = Some(building.value(ty));
        let remembered = fields.iter().zip(values).map(|(field, (value, _))| (field.name.into(), value)).collect();
        Ok(Val::Object(Rc::new(Object { class: class.into(), value, fields: remembered })))
    }

    fn field_values(
        &mut self,
        class: &str,
        fields: &[Field],
        at: SourceSpan,
        args: &[Argument<'c>],
    ) -> Eval<Vec<(Val<'c>, SourceSpan)>> {
        let mut values: Vec<Option<(Val<'c>, SourceSpan)>> = vec![None; fields.len()];
        for (index, arg) in args.iter().enumerate() {
            let slot = match &arg.name {
                None => Some(index).filter(|index| *index < fields.len()),
                Some(name) => fields.iter().position(|field| field.name == name.name),
            };
            match slot {
                Some(slot) if values[slot].is_none() => {
                    let field = &fields[slot];
                    let absent = matches!(arg.value, Val::None)
                        && field.default == Some(signature::Default::Absent);
                    if !absent && !field.accepts.iter().any(|accept| accepts_kind(*accept, &arg.value, false)) {
                        return Err(self.field_kind(class, field, arg));
                    }
                    values[slot] = Some((arg.value.clone(), arg.span));
                }
                _ => {
                    let span = arg.name.as_ref().map_or(arg.span, |name| name.span);
                    let known: Vec<&str> = fields.iter().map(|field| field.name).collect();
                    let known = known.join(", ");
                    return Err(self.error(
                        "ASC2001",
                        span,
                        format!("`{class}` does not take this argument; its fields are: {known}"),
                        format!("`{class}` 不接受此参数；它的字段有：{known}"),
                    ));
                }
            }
        }
        fields
            .iter()
            .zip(values)
            .map(|(field, value)| match (value, field.default) {
                (Some(value), _) => Ok(value),
                (None, Some(default)) => Ok((default_value(Some(default), &field.accepts), at)),
                (None, None) => {
                    let name = field.name;
                    let en = format!("`{class}` needs `{name}`");
                    Err(self.error("ASC2001", at, en, format!("`{class}` 需要 `{name}`")))
                }
            })
            .collect()
    }

    fn field_kind(&mut self, class: &str, field: &Field, arg: &Argument<'c>) -> Stop {
        let wanted: Vec<String> = field.accepts.iter().map(|accept| matching::kind_name(*accept)).collect();
        let (name, wanted, found) = (field.name, wanted.join(" or "), arg.value.describe());
        self.error(
            "ASC2001",
            arg.span,
            format!("`{name}` of `{class}` must be {wanted}, not {found}"),
            format!("`{class}` 的 `{name}` 必须是 {wanted}，而不是 {found}"),
        )
    }
}

/// Mnemonic of a type of the dialect by the name of its record.
fn mnemonic(name: &str) -> &str {
    crate::ops::TYPES.iter().find(|ty| ty.name == name).map_or(name, |ty| ty.mnemonic)
}

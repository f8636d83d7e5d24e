//! Constructors of parameter classes: the fields become constants or casts in order, then one `construct`.

use super::call::Argument;
use super::interp::{Eval, Lowering, Stop};
use super::making::default_value;
use super::matching::{self, accepts_kind};
use super::results::{dtype_from_ir, element};
use super::value::{Dtype, Object, Val};
use crate::ir::{Attr, Type, Value};
use crate::model::SourceSpan;
use crate::ops::ParamsDef;
use crate::ops::signature::{self, Accept, Cast, Field, Member};
use std::rc::Rc;

/// One form of a class with the value of each field.
struct Form<'c> {
    definition: &'static ParamsDef,
    fields: Vec<Field>,
    values: Vec<(Val<'c>, SourceSpan)>,
}

/// Why arguments do not fit a form.
enum Misfit<'c> {
    Unknown(SourceSpan),
    Kind(Box<(Field, Argument<'c>)>),
    Missing(&'static str),
}

impl<'c> Lowering<'c, '_> {
    /// The first form of a class that takes the arguments.
    pub fn construct(
        &mut self,
        forms: &'static [&'static ParamsDef],
        at: SourceSpan,
        args: &[Argument<'c>],
    ) -> Eval<Val<'c>> {
        let mut misfit = None;
        for definition in forms {
            let fields = signature::fields(definition.fields).map_err(|reason| {
                let text = format!("{}: {reason}", definition.python);
                self.error("ASC9001", at, text.clone(), text)
            })?;
            match field_values(&fields, at, args) {
                Ok(values) => return self.make(&Form { definition, fields, values }, at),
                Err(reason) => {
                    let names = fields.iter().map(|field| field.name).collect::<Vec<_>>().join(", ");
                    misfit.get_or_insert((definition, names, reason));
                }
            }
        }
        let Some((definition, names, reason)) = misfit else { return Err(Stop) };
        let class = definition.python;
        Err(match reason {
            Misfit::Unknown(span) => self.error(
                "ASC2001",
                span,
                format!("`{class}` does not take this argument; its fields are: {names}"),
                format!("`{class}` 不接受此参数；它的字段有：{names}"),
            ),
            Misfit::Missing(name) => {
                self.error("ASC2001", at, format!("`{class}` needs `{name}`"), format!("`{class}` 需要 `{name}`"))
            }
            Misfit::Kind(both) => self.field_kind(class, &both.0, &both.1),
        })
    }

    fn make(&mut self, form: &Form<'c>, at: SourceSpan) -> Eval<Val<'c>> {
        let Form { definition, fields, values } = form;
        let class = definition.python.strip_prefix("asc.").unwrap_or(definition.python);
        let dtype = fields.iter().zip(values).find(|(field, _)| field.accepts.contains(&Accept::Dtype));
        let dtype = dtype.and_then(|(_, (value, _))| element(value));
        if definition.form == "inside" || definition.form == "extents" && !args_are_absent(values) {
            // Their operands are the business of the operation that takes them, or not of this part of the language.
            return Err(self.unsupported(&format!("`{class}`"), &format!(" `{class}`"), at));
        }

        let mut order: Vec<usize> = (0..fields.len()).filter(|index| fields[*index].operand.is_some()).collect();
        order.sort_by_key(|index| {
            let field = &fields[*index];
            (field.order.is_none(), field.order.map_or(field.operand.unwrap_or(0), usize::from))
        });
        let mut made: Vec<(usize, Vec<Value<'c>>, Option<Type<'c>>)> = Vec::new();
        for index in order {
            let (field, (value, span)) = (&fields[index], &values[index]);
            if matches!(value, Val::None) {
                continue;
            }
            let cast = match field.cast {
                Cast::None => None,
                Cast::To(text) => dtype_from_ir(text),
                Cast::Dtype | Cast::ElementOf(_) => dtype,
            };
            let member = match field.member {
                Member::None | Member::Natural => None,
                Member::Dtype => dtype.map(|dtype| dtype.ty(self.ir)),
                Member::Scalar(text) => Some(self.type_by_text(text, at)?),
                Member::Type(name) => Some(self.type_by_text(&format!("!ascir.{}", mnemonic(name)), at)?),
            };
            let handles = match (field.accepts.contains(&Accept::List), field.member) {
                (true, Member::Scalar(text)) if text.starts_with("memref") => {
                    vec![self.stored_list(value, cast.unwrap_or(Dtype::I32), *span)?]
                }
                // A default of 0 stands for a list of zeros.
                (true, Member::Scalar(_)) if matches!(value, Val::Int(_)) => {
                    self.operand_group(&Val::list(vec![value.clone(); PAD_LIST]), cast, *span)?
                }
                _ => self.operand_group(value, cast, *span)?,
            };
            made.push((field.operand.unwrap_or(0), handles, member));
        }
        made.sort_by_key(|(operand, ..)| *operand);

        let mut types = Vec::new();
        let mut operands = Vec::new();
        for (_, handles, member) in made {
            types.extend(handles.iter().map(|handle| Attr::type_of(member.unwrap_or_else(|| handle.ty()))));
            operands.extend(handles);
        }
        let arguments: Vec<String> = dtype.map(Dtype::ir_name).into_iter().collect();
        let ty = self.class_type(class, &arguments, at)?;
        let types = Attr::array(self.ir, &types);
        let unit = Attr::unit(self.ir);
        let mut building = self.op("ascir.construct").operands(&operands).attr("types", types);
        if definition.form == "constexpr static" {
            building = building.attr("isConstexpr", unit).attr("isStatic", unit);
        }
        let value = Some(building.value(ty));
        let remembered = fields.iter().zip(values).map(|(field, (value, _))| (field.name.into(), value.clone()));
        Ok(Val::Object(Rc::new(Object { class: class.into(), value, fields: remembered.collect() })))
    }

    /// A list as a local array: the array, then each value and its index.
    fn stored_list(&mut self, list: &Val<'c>, dtype: Dtype, at: SourceSpan) -> Eval<Value<'c>> {
        let values = list.elements().unwrap_or_default();
        let array = self.new_array(dtype, values.len(), at)?;
        self.fill_array(array, &values, at)?;
        Ok(array.value)
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

/// Length of the lists that become operands: paddings of the four sides.
const PAD_LIST: usize = 4;

fn args_are_absent(values: &[(Val<'_>, SourceSpan)]) -> bool {
    values.first().is_none_or(|(value, _)| matches!(value, Val::None))
}

fn field_values<'c>(
    fields: &[Field],
    at: SourceSpan,
    args: &[Argument<'c>],
) -> Result<Vec<(Val<'c>, SourceSpan)>, Misfit<'c>> {
    let mut values: Vec<Option<(Val<'c>, SourceSpan)>> = vec![None; fields.len()];
    for (index, arg) in args.iter().enumerate() {
        let slot = match &arg.name {
            None => Some(index).filter(|index| *index < fields.len()),
            Some(name) => fields.iter().position(|field| field.name == name.name),
        };
        let Some(slot) = slot.filter(|slot| values[*slot].is_none()) else {
            return Err(Misfit::Unknown(arg.name.as_ref().map_or(arg.span, |name| name.span)));
        };
        let field = &fields[slot];
        let absent = matches!(arg.value, Val::None) && field.default == Some(signature::Default::Absent);
        let takes = |accept: &Accept| match (accept, &arg.value) {
            (Accept::List, Val::Tuple(_)) => true,
            (accept, value) => accepts_kind(*accept, value, false),
        };
        if !absent && !field.accepts.iter().any(takes) {
            return Err(Misfit::Kind(Box::new((field.clone(), arg.clone()))));
        }
        values[slot] = Some((arg.value.clone(), arg.span));
    }
    fields
        .iter()
        .zip(values)
        .map(|(field, value)| match (value, field.default) {
            (Some(value), _) => Ok(value),
            (None, Some(default)) => Ok((default_value(Some(default), &field.accepts), at)),
            (None, None) => Err(Misfit::Missing(field.name)),
        })
        .collect()
}

/// Mnemonic of a type of the dialect by the name of its record.
fn mnemonic(name: &str) -> &str {
    crate::ops::TYPES.iter().find(|ty| ty.name == name).map_or(name, |ty| ty.mnemonic)
}

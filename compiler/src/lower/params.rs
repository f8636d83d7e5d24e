//! Constructors of parameter classes: the fields become constants or casts in order, then one `construct`.

use super::call::Argument;
use super::interp::{Eval, Lowering, Stop};
use super::making::default_value;
use super::matching::{self, accepts_kind, has_handle};
use super::results::{dtype_from_ir, element};
use super::value::{Dtype, DtypeKind, Object, Val};
use crate::ir::{Attr, Type, Value};
use crate::model::SourceSpan;
use crate::ops::signature::{self, Accept, Cast, Field, Member};
use crate::ops::{self, ParamsDef};
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
        for (index, definition) in forms.iter().enumerate() {
            let fields = signature::fields(definition.fields).map_err(|reason| {
                let text = format!("{}: {reason}", definition.python);
                self.error("ASC9001", at, text.clone(), text)
            })?;
            // Only the last form takes an argument without using it.
            let unused = |arg: &Argument<'c>| {
                let name = arg.name.as_ref().map(|name| name.name.as_str());
                let field = fields.iter().find(|field| Some(field.name) == name);
                index + 1 < forms.len()
                    && !matches!(arg.value, Val::None)
                    && field.is_some_and(|field| field.member == Member::None && !takes_dtype(field))
            };
            if args.iter().any(unused) {
                continue;
            }
            match field_values(&fields, at, args) {
                Ok(values) => return self.make(&Form { definition, fields, values }, None, at),
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

    /// `outer` is the dtype of the class that takes this one.
    fn make(&mut self, form: &Form<'c>, outer: Option<Dtype>, at: SourceSpan) -> Eval<Val<'c>> {
        let Form { definition, fields, values } = form;
        let class = definition.python.strip_prefix("asc.").unwrap_or(definition.python);
        let dtype = fields.iter().zip(values).find(|(field, _)| takes_dtype(field));
        let own = dtype.and_then(|(_, (value, _))| element(value));
        let dtype = own.or(outer);
        let remembered: Vec<_> =
            fields.iter().zip(values).map(|(field, (value, _))| (field.name.into(), value.clone())).collect();
        if definition.form == "inside" && outer.is_none() {
            return Ok(Val::Object(Rc::new(Object { class: class.into(), value: None, fields: remembered })));
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
                Member::First => made.first().and_then(|(_, handles, _)| handles.first()).map(|handle| handle.ty()),
                Member::Dtype => dtype.map(|dtype| dtype.ty(self.ir)),
                // A list of its own length.
                Member::Scalar(text) if text.contains('?') => None,
                Member::Scalar(text) => Some(self.type_by_text(text, at)?),
                Member::Type(name) => Some(self.type_by_text(&format!("!ascir.{}", mnemonic(name)), at)?),
            };
            let array = match value {
                Val::Array(array) if definition.form == "extents" => Some(*array),
                _ => None,
            };
            if let Some(array) = array {
                if let Some(made) = array.value.defining_op() {
                    made.set_attr("ascir.emit_as_unsigned", Attr::unit(self.ir));
                }
                let length = self.int_constant(Dtype::I8, i128::from(array.length));
                let ty = Dtype { kind: DtypeKind::Uint, bits: 8 }.ty(self.ir);
                made.push((field.operand.unwrap_or(0).saturating_sub(1), vec![length.value], Some(ty)));
            } else if definition.form == "extents" && args_are_absent(values) {
                continue;
            }
            if let Val::Object(inside) = value
                && inside.value.is_none()
            {
                let made_inside = self.make_inside(inside, dtype, *span)?;
                made.push((field.operand.unwrap_or(0), vec![made_inside], member));
                continue;
            }
            let value = &self.fit_list(field, value, *span)?;
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
        let arguments: Vec<String> = own.map(Dtype::ir_name).into_iter().collect();
        let ty = self.class_type(class, &arguments, at)?;
        let types = Attr::array(self.ir, &types);
        let unit = Attr::unit(self.ir);
        let mut building = self.op("ascir.construct").operands(&operands).attr("types", types);
        if definition.form == "constexpr static" {
            building = building.attr("isConstexpr", unit).attr("isStatic", unit);
        }
        let value = Some(building.value(ty));
        Ok(Val::Object(Rc::new(Object { class: class.into(), value, fields: remembered })))
    }

    /// A structure that is made only inside another one, with that one's dtype.
    fn make_inside(&mut self, object: &Object<'c>, dtype: Option<Dtype>, at: SourceSpan) -> Eval<Value<'c>> {
        let Some(definition) = ops::params(&format!("asc.{}", object.class)).first() else { return Err(Stop) };
        let fields = signature::fields(definition.fields).map_err(|_| Stop)?;
        let values = object.fields.iter().map(|(_, value)| (value.clone(), at)).collect();
        let form = Form { definition, fields, values };
        match self.make(&form, dtype.or(Some(Dtype::F32)), at)? {
            Val::Object(made) => made.value.ok_or(Stop),
            _ => Err(Stop),
        }
    }

    /// A list as a local array: the array, then each value and its index.
    fn stored_list(&mut self, list: &Val<'c>, dtype: Dtype, at: SourceSpan) -> Eval<Value<'c>> {
        let values = list.elements().unwrap_or_default();
        let array = self.new_array(dtype, values.len(), at)?;
        self.fill_array(array, &values, at)?;
        Ok(array.value)
    }

    /// A list cut to the length that its field takes.
    fn fit_list(&mut self, field: &Field, value: &Val<'c>, at: SourceSpan) -> Eval<Val<'c>> {
        let (true, Some(items), Member::Scalar(text)) =
            (field.accepts.contains(&Accept::List), value.elements(), field.member)
        else {
            return Ok(value.clone());
        };
        let (name, given) = (field.name, items.len());
        let fixed = text.strip_prefix("memref<").and_then(|rest| rest.split('x').next());
        let (fits, wanted) = match fixed {
            Some(length) => {
                let wanted = length.parse().unwrap_or(given);
                (given == wanted, wanted)
            }
            None => (given >= PAD_LIST, PAD_LIST),
        };
        if !fits {
            return Err(self.error(
                "ASC2001",
                at,
                format!("`{name}` must have {wanted} elements, and has {given}"),
                format!("`{name}` 必须有 {wanted} 个元素，而这里有 {given} 个"),
            ));
        }
        Ok(Val::list(items.into_iter().take(wanted).collect()))
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

fn takes_dtype(field: &Field) -> bool {
    field.accepts.iter().any(|accept| matches!(accept, Accept::Dtype | Accept::DtypeIn(_)))
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
            // Constructors do not look at the kind of a number; the cast does.
            (
                Accept::Int | Accept::Float | Accept::Bool | Accept::Enum(_),
                Val::Int(_) | Val::Float(_) | Val::Bool(_) | Val::Enum(_) | Val::Scalar(_),
            ) => true,
            // Without a cast any object of the device becomes an operand.
            (Accept::Int | Accept::Float | Accept::Bool | Accept::Enum(_), value)
                if field.cast == Cast::None && field.member != Member::None && has_handle(value) =>
            {
                true
            }
            (accept, value) => accepts_kind(*accept, value, false),
        };
        if matches!((&arg.value, field.default), (Val::None, Some(signature::Default::Expression(_)))) {
            continue;
        }
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
            (None, Some(signature::Default::Expression(text))) => Ok((inside_default(text, at), at)),
            (None, Some(default)) => Ok((default_value(Some(default), &field.accepts), at)),
            (None, None) => Err(Misfit::Missing(field.name)),
        })
        .collect::<Result<Vec<_>, _>>()
        .map(|values| with_fields_as_defaults(fields, values))
}

/// `AippSwapParams()` as the default of a field.
fn inside_default<'c>(text: &str, at: SourceSpan) -> Val<'c> {
    let class = text.trim_end_matches("()");
    let definition = ops::params(&format!("asc.{class}")).first();
    let fields = definition.and_then(|definition| signature::fields(definition.fields).ok());
    match fields.and_then(|fields| Some((field_values(&fields, at, &[]).ok()?, fields))) {
        Some((values, fields)) => {
            let fields = fields.iter().zip(values).map(|(field, (value, _))| (field.name.into(), value)).collect();
            Val::Object(Rc::new(Object { class: class.into(), value: None, fields }))
        }
        None => Val::str(text),
    }
}

/// A default that names another field takes that one's value; alone it counts as absent.
fn with_fields_as_defaults<'c>(fields: &[Field], mut values: Vec<(Val<'c>, SourceSpan)>) -> Vec<(Val<'c>, SourceSpan)> {
    for index in 0..values.len() {
        if let (Val::Str(name), Some(signature::Default::Expression(default))) =
            (&values[index].0, fields[index].default)
            && **name == *default
        {
            values[index].0 = Val::None;
        }
    }
    values
}

/// Mnemonic of a type of the dialect by the name of its record.
fn mnemonic(name: &str) -> &str {
    crate::ops::TYPES.iter().find(|ty| ty.name == name).map_or(name, |ty| ty.mnemonic)
}

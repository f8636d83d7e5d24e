//! The `Matmul` object: its operand types, its configuration, and iteration with `with`.

use super::call::Argument;
use super::interp::{Eval, Lowering, Stop};
use super::value::{Dtype, Object, Scalar, Val};
use crate::ir::{Attr, DetachedRegion, Loc, Type, Value};
use crate::model::SourceSpan;
use crate::ops;
use crate::syntax::ast::{ExprKind, Ident, Stmt, WithItem};
use std::rc::Rc;

/// Classes of `asc.adv` that exist in Python, or are made here.
pub(super) const CLASSES: [&str; 2] = ["Matmul", "MatmulType"];

/// Functions that give a configuration, with their parameters as `parameter=field:default`. Fields that no parameter
/// names keep the defaults of `MatmulConfig`.
const PRESETS: [(&str, &str); 6] = [
    (
        "get_normal_config",
        "intrinsics_limit=intrinsics_check:False batch_loop=is_n_batch:False is_vec_nd2_nz=en_vec_nd2nz:False \
         bmm_mode=batch_mode:1 is_msg_reuse=enable_reuse:True iterate_order=iterate_order:0 \
         schedule_type=schedule_type:0 en_unit_flag=en_unit_flag:True",
    ),
    (
        "get_mdl_config",
        "intrinsics_limit=intrinsics_check:False batch_loop=is_n_batch:False do_mte2_preload=do_mte2_preload:0 \
         is_vec_nd2_nz=en_vec_nd2nz:False is_per_tensor=is_per_tensor:False \
         has_anti_quant_offset=has_anti_quant_offset:False en_unit_flag=en_unit_flag:False \
         is_msg_reuse=enable_reuse:True enable_ub_reuse=enable_ub_reuse:True \
         enable_l1_cache_ub=enable_l1_cache_ub:False enable_mix_dual_master=enable_mix_dual_master:False \
         enable_kdim_reorder_load=enable_kdim_reorder_load:False",
    ),
    (
        "get_special_mdl_config",
        "intrinsics_limit=intrinsics_check:False batch_loop=is_n_batch:False do_mte2_pre_load=do_mte2_preload:0 \
         is_vec_nd2_nz=en_vec_nd2nz:False is_per_tensor=is_per_tensor:False \
         has_anti_quant_offset=has_anti_quant_offset:False",
    ),
    (
        "get_basic_config",
        "basic_m=basic_m basic_n=basic_n basic_k=basic_k intrinsics_limit=intrinsics_check:False \
         batch_loop=is_n_batch:False bmm_mode=batch_mode:1",
    ),
    (
        "get_special_basic_config",
        "basic_m=basic_m basic_n=basic_n basic_k=basic_k single_core_m=single_core_m single_core_n=single_core_n \
         single_core_k=single_core_k step_m=step_m step_n=step_n intrinsics_limit=intrinsics_check:False \
         batch_loop=is_n_batch:False bmm_mode=batch_mode:1",
    ),
    (
        "get_ib_share_norm_config",
        "intrinsics_limit=intrinsics_check:False batch_loop=is_n_batch:False is_vec_nd2_nz=en_vec_nd2nz:False \
         bmm_mode=batch_mode:1 is_double_cache=enable_double_cache:False en_unit_flag=en_unit_flag:True",
    ),
];

/// The function of this name that gives a configuration.
pub(super) fn preset(name: &str) -> Option<usize> {
    PRESETS.iter().position(|(known, _)| *known == name)
}

fn constant<'c>(text: &str) -> Val<'c> {
    match text {
        "True" => Val::Bool(true),
        "False" => Val::Bool(false),
        number => Val::Int(number.parse().unwrap_or(0)),
    }
}

fn keyword<'c>(name: &str, value: Val<'c>, span: SourceSpan) -> Argument<'c> {
    Argument { name: Some(Ident { name: name.into(), span }), value, span }
}

impl<'c> Lowering<'c, '_> {
    /// A configuration with some fields set.
    pub fn preset_config(&mut self, index: usize, at: SourceSpan, args: &[Argument<'c>]) -> Eval<Val<'c>> {
        let (name, params) = PRESETS[index];
        let known = |arg: &Argument<'c>| {
            let name = arg.name.as_ref().map(|name| name.name.as_str());
            name.is_none_or(|name| params.split_whitespace().any(|param| param.split('=').next() == Some(name)))
        };
        let count = params.split_whitespace().count();
        if let Some(arg) = args.iter().enumerate().find(|(at, arg)| *at >= count || !known(arg)).map(|(_, arg)| arg) {
            let span = arg.name.as_ref().map_or(arg.span, |name| name.span);
            let en = format!("`{name}` does not take this argument");
            return Err(self.error("ASC2001", span, en, format!("`{name}` 不接受此参数")));
        }
        let mut fields: Vec<Argument<'c>> = Vec::new();
        for (position, param) in params.split_whitespace().enumerate() {
            let (python, rest) = param.split_once('=').unwrap_or((param, param));
            let (field, default) = match rest.split_once(':') {
                Some((field, default)) => (field, Some(default)),
                None => (rest, None),
            };
            let given = args.iter().enumerate().find(|(index, arg)| match &arg.name {
                Some(name) => name.name == python,
                None => *index == position,
            });
            let value = match (given, default) {
                (Some((_, arg)), Some(default)) if matches!(arg.value, Val::None) => constant(default),
                (Some((_, arg)), _) => arg.value.clone(),
                (None, Some(default)) => constant(default),
                (None, None) => {
                    let en = format!("`{name}` needs `{python}`");
                    return Err(self.error("ASC2001", at, en, format!("`{name}` 需要 `{python}`")));
                }
            };
            fields.push(keyword(field, value, at));
        }
        self.construct(ops::params("asc.adv.MatmulConfig"), at, &fields)
    }

    /// `get_mm_config(...)`: whatever it is called with, pyasc gives the same configuration.
    pub fn mm_config(&mut self, at: SourceSpan, args: &[Argument<'c>]) -> Eval<Val<'c>> {
        if let Some(first) = args.first() {
            self.warn_ignored_config(first.span);
        }
        let fields =
            [("enable_reuse", Val::Bool(false)), ("iterate_order", Val::Int(0)), ("is_bias_batch", Val::Bool(false))];
        let fields = fields.map(|(name, value)| keyword(name, value, at));
        self.construct(ops::params("asc.adv.MatmulConfig"), at, &fields)
    }

    /// `MatmulType(position, format, dtype, is_trans=False, layout=LayoutMode.NONE)`: exists in Python only.
    pub fn matmul_type(&mut self, at: SourceSpan, args: &[Argument<'c>]) -> Eval<Val<'c>> {
        let names = ["position", "format", "dtype", "is_trans", "layout"];
        let bound = self.bind("asc.adv.MatmulType", at, args, names, 2)?;
        let mut fields = Vec::new();
        for (name, arg) in names.iter().zip(bound) {
            let value = match (arg, *name) {
                (Some(arg), _) => arg.value,
                (None, "is_trans") => Val::Bool(false),
                (None, _) => Val::Int(0),
            };
            fields.push(((*name).into(), value));
        }
        Ok(Val::Object(Rc::new(Object { class: "MatmulType".into(), value: None, fields })))
    }

    /// `Matmul(a, b, c[, bias][, config])`: the configuration is made even when it is the default one.
    pub fn new_matmul(&mut self, at: SourceSpan, args: &[Argument<'c>]) -> Eval<Val<'c>> {
        let names = ["a", "b", "c", "bias", "matmul_config", "matmul_policy"];
        let [Some(a), Some(b), Some(c), bias, config, _] = self.bind("asc.adv.Matmul", at, args, names, 3)? else {
            return Err(Stop);
        };
        let given = |arg: Option<Argument<'c>>| arg.map(|arg| arg.value).filter(|value| !matches!(value, Val::None));
        let config = match given(config) {
            Some(config) => config,
            None => self.construct(ops::params("asc.adv.MatmulConfig"), at, &[])?,
        };
        let bias = given(bias).unwrap_or_else(|| c.value.clone());
        let ty = self.matmul_object_type([&a.value, &b.value, &c.value], &bias, &config, at)?;
        let value = Some(self.op("ascir.construct").value(ty));
        let fields = vec![("a".into(), a.value), ("b".into(), b.value), ("c".into(), c.value)];
        Ok(Val::Object(Rc::new(Object { class: "Matmul".into(), value, fields })))
    }

    fn matmul_object_type(
        &mut self,
        operands: [&Val<'c>; 3],
        bias: &Val<'c>,
        config: &Val<'c>,
        at: SourceSpan,
    ) -> Eval<Type<'c>> {
        let mut parts = Vec::new();
        for operand in operands {
            parts.extend(self.operand_type(operand, true, at)?);
        }
        parts.extend(self.operand_type(bias, false, at)?);
        let Val::Object(config) = config else { return Err(self.not_matmul_type(config, at)) };
        let fields: Vec<String> = config.fields.iter().map(|(name, value)| config_field(name, value)).collect();
        parts.push(format!("<{}>", fields.join(", ")));
        self.type_by_text(&format!("!ascir.matmul<{}>", parts.join(", ")), at)
    }

    /// `get_matmul_api_tiling(config, a, b, c, bias, l1_size)`: a tiling that the C++ compiler computes. Python gets
    /// nothing of it.
    pub fn matmul_api_tiling(&mut self, at: SourceSpan, args: &[Argument<'c>]) -> Eval<Val<'c>> {
        let names = ["mm_cfg", "a_type", "b_type", "c_type", "bias_type", "l1_size"];
        let bound = self.bind("asc.adv.get_matmul_api_tiling", at, args, names, 0)?;
        let [Some(config), Some(a), Some(b), Some(c), Some(bias), Some(size)] = bound else { return Err(Stop) };
        let ty = self.matmul_object_type([&a.value, &b.value, &c.value], &bias.value, &config.value, at)?;
        let handle = self.handle(&config.value, config.span)?;
        let size = self.materialise(&size.value, None, size.span)?;
        let class = Rc::new(super::tilings::class("MatmulApiStaticTiling").ok_or(Stop)?);
        let result = self.struct_type(&class, at)?;
        let building = self.op("ascir.get_matmul_api_tiling").operands(&[handle, size.value]);
        building.attr("matmulType", Attr::type_of(ty)).value(result);
        Ok(Val::None)
    }

    /// Position, format, element type, and for all but the bias whether it is transposed and its layout.
    fn operand_type(&mut self, value: &Val<'c>, whole: bool, at: SourceSpan) -> Eval<Vec<String>> {
        let object = match value {
            Val::Object(object) if &*object.class == "MatmulType" => object,
            other => return Err(self.not_matmul_type(other, at)),
        };
        let field = |name: &str| object.fields.iter().find(|(known, _)| &**known == name).map(|(_, value)| value);
        let number = |name: &str| field(name).and_then(Val::as_int).unwrap_or(0);
        let (position, dtype) = match (field("position"), field("dtype")) {
            (Some(Val::Enum(position)), Some(Val::Dtype(dtype))) => (position.member.to_lowercase(), dtype.ir_name()),
            _ => return Err(self.not_matmul_type(value, at)),
        };
        let mut parts = vec![position, format!("{} : i32", number("format")), dtype];
        if whole {
            parts.push((number("is_trans") != 0).to_string());
            parts.push(format!("{} : i32", number("layout")));
        }
        Ok(parts)
    }

    fn not_matmul_type(&mut self, value: &Val<'c>, at: SourceSpan) -> Stop {
        let class = value.class_name();
        self.error(
            "ASC2001",
            at,
            format!("a MatmulType (position, format, dtype) and a MatmulConfig are needed here, not {class}"),
            format!("此处需要 MatmulType（位置、格式、dtype）和 MatmulConfig，而不是 {class}"),
        )
    }

    /// `with matmul.iterate(...) as count:` is a loop: before it one iteration, after it the body, and a counter.
    pub fn iterate(&mut self, iterator: &Object<'c>, item: &WithItem, body: &[Stmt]) -> Eval<()> {
        let span = item.context.span;
        let int = self.ir.int(32);
        let start = self.int_constant(Dtype::I32, 0);
        let unknown = Loc::unknown(self.ir);
        let (before_region, before) = DetachedRegion::with_block(self.ir, &[(int, unknown)]);
        let (after_region, after) = DetachedRegion::with_block(self.ir, &[(int, unknown)]);

        let outer = self.enter_block(before);
        let condition = self.call_iterate(iterator, span);
        let before_op = self.last_op();
        self.leave_block(outer);
        let handed: Vec<Value<'c>> = [condition?].into_iter().chain(before.arguments()).collect();
        self.end_block(before, before_op, "scf.condition", &handed);

        let counter = after.argument(0).ok_or(Stop)?;
        let outer = self.enter_block(after);
        if let Some(target) = &item.target
            && let ExprKind::Name(name) = &target.kind
        {
            let count = Val::Scalar(Scalar { dtype: Dtype::I32, value: counter });
            self.scope.assign(name, count, target.span);
        }
        self.body(body);
        let one = self.int_constant(Dtype::I32, 1);
        let next = self.op("arith.addi").operands(&[counter, one.value]).value(int);
        let after_op = self.last_op();
        self.leave_block(outer);
        self.end_block(after, after_op, "scf.yield", &[next]);
        let op = self.op("scf.while").operand(start.value).result(int).region(before_region).region(after_region);
        op.build();
        Ok(())
    }

    fn call_iterate(&mut self, iterator: &Object<'c>, at: SourceSpan) -> Eval<Value<'c>> {
        let mut receiver = None;
        let mut args = Vec::new();
        for (name, value) in &iterator.fields {
            match &**name {
                "self" => receiver = Some(Argument { name: None, value: value.clone(), span: at }),
                name => args.push(keyword(name, value.clone(), at)),
            }
        }
        match self.dispatch("asc.adv.Matmul.iterate", receiver.as_ref(), at, &args)? {
            Val::Scalar(scalar) => Ok(scalar.value),
            _ => Err(Stop),
        }
    }

    /// `matmul.iterate(...)` by itself: remembers what it was called with.
    pub fn iterator(&mut self, matmul: &Val<'c>, at: SourceSpan, args: &[Argument<'c>]) -> Eval<Val<'c>> {
        let names = ["en_partial_sum", "sync", "local_c_matrix"];
        let bound = self.bind("iterate", at, args, names, 3)?;
        self.check_method("asc.adv.Matmul.iterate", at, args)?;
        if let Some(local) = &bound[2]
            && !matches!(local.value, Val::None | Val::Local(_) | Val::Global(_))
        {
            let class = local.value.describe();
            let en = format!("`local_c_matrix` must be LocalTensor, not {class}");
            return Err(self.error(
                "ASC2001",
                local.span,
                en,
                format!("`local_c_matrix` 必须是 LocalTensor，而不是 {class}"),
            ));
        }
        let mut fields: Vec<(Rc<str>, Val<'c>)> = vec![("self".into(), matmul.clone())];
        for (name, arg) in names.iter().zip(bound) {
            fields.extend(arg.map(|arg| ((*name).into(), arg.value)));
        }
        Ok(Val::Object(Rc::new(Object { class: "MatmulIterator".into(), value: None, fields })))
    }
}

/// A field as the type's parameter prints it.
fn config_field(name: &str, value: &Val<'_>) -> String {
    match value {
        Val::Bool(flag) => format!("{name} = {flag}"),
        other => {
            let number = other.as_int().unwrap_or(0);
            // The one flag that Python holds as a number.
            if name == "enable_double_cache" {
                format!("{name} = {}", number != 0)
            } else {
                format!("{name} = {number} : i32")
            }
        }
    }
}

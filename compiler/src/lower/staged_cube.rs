//! Matrix products of staged kernels: `matmul(a, b, c, m, n, k)` under the stage CUBE, placed and synchronised here.
//!
//! `to_local()` brings a matrix into L1 in fractal order; the product moves both operands into L0A and L0B, multiplies
//! into L0C, and `copy_from` takes the result through the FIX pipe to global memory. Always holds: a product that does
//! not fit the memories is refused; transfers and the product wait for each other by flags.

use super::api;
use super::call::Argument;
use super::interp::{Eval, Lowering, Stop, note};
use super::value::{Dtype, Object, Val};
use crate::model::{Diagnostic, Message, SourceSpan};
use crate::ops;
use std::rc::Rc;

/// Class of a matrix that is local to the cube unit.
pub(super) const CLASS: &str = "CubeTensor";
/// Rows and columns of a fractal of half numbers.
const FRACTAL: i128 = 16;
/// Bytes of L0A and of L0B, of L0C, of L1 (ASCEND 910B).
const L0: i128 = 65_536;
const L0C: i128 = 131_072;
const L1: i128 = 524_288;

/// Matrices of the kernel and where they are.
#[derive(Default)]
pub(super) struct Cube {
    /// Next free byte of L1.
    next: i128,
    /// What each product filled: index of the matrix and its tensor in L0C.
    products: usize,
}

impl<'c> Lowering<'c, '_> {
    fn cube_tensor(dtype: Dtype, shape: Vec<Val<'c>>, place: Option<Val<'c>>, index: usize) -> Val<'c> {
        let fields = vec![
            ("dtype".into(), Val::Dtype(dtype)),
            ("shape".into(), Val::tuple(shape)),
            ("place".into(), Val::list(place.into_iter().collect())),
            ("index".into(), Val::Int(index as i128)),
        ];
        Val::Object(Rc::new(Object { class: CLASS.into(), value: None, fields }))
    }

    /// `Tensor(..., scope=Scope.LOCAL)`: gets its place when a product fills it.
    pub fn new_cube_tensor(&mut self, dtype: Dtype, shape: Vec<Val<'c>>) -> Eval<Val<'c>> {
        Ok(Self::cube_tensor(dtype, shape, None, 0))
    }

    fn made(&mut self, class: &str, at: SourceSpan, values: Vec<Val<'c>>) -> Eval<Val<'c>> {
        let args: Vec<Argument<'c>> =
            values.into_iter().map(|value| Argument { name: None, value, span: at }).collect();
        self.construct(ops::params(&format!("asc.{class}")), at, &args)
    }

    fn placed(&mut self, dtype: Dtype, position: &str, address: i128, count: i128, at: SourceSpan) -> Eval<Val<'c>> {
        let position = api::member("TPosition", position).ok_or(Stop)?;
        let values = vec![Val::Dtype(dtype), position, Val::Int(address), Val::Int(count)];
        self.api_call("LocalTensor", at, values)
    }

    fn flag(&mut self, event: &str, at: SourceSpan) -> Eval<()> {
        let event = api::member("HardEvent", event).ok_or(Stop)?;
        self.api_call("set_flag", at, vec![event.clone(), Val::Int(0)])?;
        self.api_call("wait_flag", at, vec![event, Val::Int(0)])?;
        Ok(())
    }

    /// Rows and columns of a matrix, multiples of a fractal.
    fn matrix(&mut self, shape: &[Val<'c>], at: SourceSpan) -> Eval<(i128, i128)> {
        match shape.iter().map(Val::as_int).collect::<Option<Vec<_>>>().as_deref() {
            Some(&[rows, columns]) if rows > 0 && columns > 0 && rows % FRACTAL == 0 && columns % FRACTAL == 0 => {
                Ok((rows, columns))
            }
            _ => Err(self.error(
                "ASC3504",
                at,
                "the cube unit takes matrices whose rows and columns are multiples of 16",
                "矩阵计算单元要求矩阵的行数和列数都是 16 的倍数",
            )),
        }
    }

    /// A matrix in global memory into L1, in fractal order.
    pub fn load_cube(&mut self, global: &Val<'c>, at: SourceSpan) -> Eval<Val<'c>> {
        let (dtype, shape) = self.tensor_parts(global, at)?;
        let (rows, columns) = self.matrix(&shape, at)?;
        if dtype.name() != "float16" {
            let found = dtype.name();
            let en = format!("matrices of float16 can be multiplied here, not of {found}");
            return Err(self.error("ASC2103", at, en, format!("此处只支持 float16 矩阵乘，而不是 {found}")));
        }
        let address = self.staged.as_ref().and_then(|state| state.cube.as_ref()).map_or(0, |cube| cube.next);
        let bytes = rows * columns * 2;
        if address + bytes > L1 {
            return Err(self.too_big("L1", address + bytes, L1, at));
        }
        if let Some(cube) = self.staged.as_mut().and_then(|state| state.cube.as_mut()) {
            cube.next += bytes;
        }
        let place = self.placed(dtype, "A1", address, rows * columns, at)?;
        let sizes = [1, rows, columns, 0, columns, rows, 1, 0].map(Val::Int).to_vec();
        let params = self.made("Nd2NzParams", at, sizes)?;
        self.api_call("data_copy", at, vec![place.clone(), global.clone(), params])?;
        Ok(Self::cube_tensor(dtype, shape, Some(place), 0))
    }

    fn too_big(&mut self, memory: &str, bytes: i128, size: i128, at: SourceSpan) -> Stop {
        self.report(
            Diagnostic::error(
                "ASC3505",
                at,
                Message::new(
                    format!("this needs {bytes} bytes of {memory}, which has {size}"),
                    format!("此处需要 {memory} 的 {bytes} 字节，而它只有 {size} 字节"),
                ),
            )
            .with_note(note("multiply smaller blocks", "请改为分块计算")),
        )
    }

    /// `matmul(a, b, c, m, n, k)`: c (m, n) becomes a (m, k) times b (k, n).
    pub fn staged_matmul(&mut self, at: SourceSpan, args: &[Argument<'c>]) -> Eval<Val<'c>> {
        let names = ["a", "b", "c", "m", "n", "k"];
        let [Some(a), Some(b), Some(c), Some(m), Some(n), Some(k)] = self.bind("matmul", at, args, names, 0)? else {
            return Err(Stop);
        };
        let sizes: Option<Vec<i128>> = [&m, &n, &k].iter().map(|arg| arg.value.as_int()).collect();
        let Some([m_size, n_size, k_size]) = sizes.as_deref().and_then(|sizes| <[i128; 3]>::try_from(sizes).ok())
        else {
            let (en, zh) = ("m, n and k must be known at compile time", "m、n、k 必须是编译期已知的整数");
            return Err(self.error("ASC2101", m.span, en, zh));
        };
        for (arg, wanted) in [(&a, (m_size, k_size)), (&b, (k_size, n_size)), (&c, (m_size, n_size))] {
            let (_, shape) = self.cube_parts(&arg.value, arg.span)?;
            let found = self.matrix(&shape, arg.span)?;
            if found != wanted {
                let (en, zh) = (
                    format!(
                        "this matrix is {} by {}; m, n and k ask for {} by {}",
                        found.0, found.1, wanted.0, wanted.1
                    ),
                    format!("该矩阵为 {}×{}，而 m、n、k 要求 {}×{}", found.0, found.1, wanted.0, wanted.1),
                );
                return Err(self.error("ASC2102", arg.span, en, zh));
            }
        }
        for (bytes, memory, size) in
            [(m_size * k_size * 2, "L0A", L0), (k_size * n_size * 2, "L0B", L0), (m_size * n_size * 4, "L0C", L0C)]
        {
            if bytes > size {
                return Err(self.too_big(memory, bytes, size, at));
            }
        }
        let (a_place, b_place) = (self.place_of(&a.value, a.span)?, self.place_of(&b.value, b.span)?);
        let half = Dtype::F16;
        let left = self.placed(half, "A2", 0, m_size * k_size, at)?;
        let right = self.placed(half, "B2", 0, k_size * n_size, at)?;
        let product = self.placed(Dtype::F32, "CO1", 0, m_size * n_size, at)?;
        let (rows, columns, depth) = (m_size / FRACTAL, n_size / FRACTAL, k_size / FRACTAL);
        let count = self.staged.as_ref().and_then(|state| state.cube.as_ref()).map_or(0, |cube| cube.products);
        if count > 0 {
            // L0A and L0B are free again when the product before has read them.
            self.flag("M_MTE1", at)?;
        }
        self.flag("MTE2_MTE1", at)?;
        self.load_fractals(&left, &a_place, (rows, depth), false, at)?;
        self.load_fractals(&right, &b_place, (depth, columns), true, at)?;
        self.flag("MTE1_M", at)?;
        let sizes = [("m", m_size), ("n", n_size), ("k", k_size)];
        let mut fields: Vec<Argument<'c>> = sizes.map(|(name, size)| named(name, Val::Int(size), at)).to_vec();
        fields.push(named("unit_flag", Val::Int(0), at));
        fields.push(named("cmatrix_source", Val::Bool(false), at));
        fields.push(named("cmatrix_init_val", Val::Bool(true), at));
        let params = self.construct(ops::params("asc.MmadParams"), at, &fields)?;
        self.api_call("mmad", at, vec![product.clone(), left, right, params])?;
        self.flag("M_FIX", at)?;
        if let Some(cube) = self.staged.as_mut().and_then(|state| state.cube.as_mut()) {
            cube.products += 1;
        }
        if let Val::Object(object) = &c.value
            && let Some((_, Val::List(place))) = object.fields.iter().find(|(name, _)| &**name == "place")
        {
            *place.borrow_mut() = vec![product];
        }
        Ok(Val::None)
    }

    /// Fractals of a matrix in L1 row by row of fractals into L0.
    fn load_fractals(
        &mut self,
        target: &Val<'c>,
        source: &Val<'c>,
        (rows, columns): (i128, i128),
        transpose: bool,
        at: SourceSpan,
    ) -> Eval<()> {
        for row in 0..rows {
            let values = [row, columns, rows, 0, 0].map(Val::Int).into_iter();
            let values = values.chain([Val::Bool(transpose), Val::Int(0)]).collect();
            let start = Val::Int(row * columns * FRACTAL * FRACTAL);
            let part = if row == 0 { target.clone() } else { self.item((target, at), (&start, at))? };
            let params = self.made("LoadData2DParams", at, values)?;
            self.api_call("load_data", at, vec![part, source.clone(), params])?;
        }
        Ok(())
    }

    fn cube_parts(&mut self, value: &Val<'c>, at: SourceSpan) -> Eval<(Dtype, Vec<Val<'c>>)> {
        if let Val::Object(object) = value
            && &*object.class == CLASS
        {
            let field = |name: &str| object.fields.iter().find(|(known, _)| &**known == name).map(|(_, value)| value);
            if let (Some(Val::Dtype(dtype)), Some(shape)) = (field("dtype"), field("shape").and_then(Val::elements)) {
                return Ok((*dtype, shape));
            }
        }
        let name = self.source(at);
        let en =
            format!("`{name}` must be in local memory: use `{name}.to_local()` or `Tensor(..., scope=Scope.LOCAL)`");
        let zh = format!("`{name}` 必须位于本地内存：请用 `{name}.to_local()` 或 `Tensor(..., scope=Scope.LOCAL)`");
        Err(self.error("ASC3502", at, en, zh))
    }

    fn place_of(&mut self, value: &Val<'c>, at: SourceSpan) -> Eval<Val<'c>> {
        let place = match value {
            Val::Object(object) => object.fields.iter().find_map(|(name, value)| match value {
                Val::List(place) if &**name == "place" => place.borrow().first().cloned(),
                _ => None,
            }),
            _ => None,
        };
        place.ok_or_else(|| self.error("ASC3503", at, "nothing was written to this matrix yet", "尚未写入该矩阵"))
    }

    /// `C.copy_from(c)`: the product through the FIX pipe to global memory.
    pub fn store_cube(&mut self, target: &Val<'c>, source: &Val<'c>, at: SourceSpan) -> Eval<Val<'c>> {
        let (dtype, shape) = self.tensor_parts(target, at)?;
        let (rows, columns) = self.matrix(&shape, at)?;
        let (_, own) = self.cube_parts(source, at)?;
        if self.matrix(&own, at)? != (rows, columns) {
            let (en, zh) = ("both matrices must have one shape", "两个矩阵的形状必须相同");
            return Err(self.error("ASC2102", at, en, zh));
        }
        let place = self.place_of(source, at)?;
        let quantisation = match dtype.name().as_str() {
            "float32" => "NoQuant",
            "float16" => "F322F16",
            found => {
                let en = format!("a product can be stored as float32 or float16, not as {found}");
                return Err(self.error("ASC2103", at, en, format!("结果可存为 float32 或 float16，而不是 {found}")));
            }
        };
        let quantisation = api::member("QuantModes", quantisation).ok_or(Stop)?;
        let mut values = [columns, rows, rows, columns].map(Val::Int).to_vec();
        values.push(quantisation);
        let params = self.made("FixpipeParamsV220", at, values)?;
        let layout = self.fixpipe_config("ROW_MAJOR", at)?;
        self.api_call("fixpipe", at, vec![target.clone(), place, params, layout])
    }
}

fn named<'c>(name: &str, value: Val<'c>, span: SourceSpan) -> Argument<'c> {
    Argument { name: Some(crate::syntax::ast::Ident { name: name.into(), span }), value, span }
}

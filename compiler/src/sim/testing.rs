//! Small programs as text, for tests. One operation per line; an operation's `OpId` and source line are its line.
//!
//! ```text
//! args %x gm<f32>, %n i32
//! %c = 8 : i32
//! %t = local_tensor_v2 %c %n pos=9 : local<f32>
//! add_l2 %t %t %t %n
//! for %i %c %n %c {
//! }
//! if %b {
//! } else {
//! }
//! ```

use super::exec::value::Elem;
use super::{Array, Limits, Run, Values, simulate};
use crate::model::{
    Attr, BlockData, Diagnostic, LaunchArg, LaunchSpec, LaunchValue, OpData, OpId, Origin, Origins, Program,
    ScalarKind, SourceSpan, Type, ValueId,
};
use crate::target::load;
use std::collections::BTreeMap;

#[derive(Default)]
struct Parser {
    program: Program,
    names: BTreeMap<String, ValueId>,
    origins: Origins,
}

fn parse_type(text: &str) -> Type {
    let text = text.trim();
    let inner = |head: &str| text.strip_prefix(head).and_then(|rest| rest.strip_prefix('<')).map(|r| &r[..r.len() - 1]);
    let element = |text: &str| Box::new(parse_type(text));
    if let Some(e) = inner("gm") {
        return Type::MemRef { shape: vec![None], element: element(e), space: 22 };
    }
    if let Some(e) = inner("local") {
        return Type::LocalTensor { shape: Vec::new(), element: element(e) };
    }
    if let Some(e) = inner("global") {
        return Type::GlobalTensor { shape: Vec::new(), element: element(e) };
    }
    if let Some(e) = inner("stack") {
        let (count, e) = e.split_once('x').unwrap();
        return Type::MemRef { shape: vec![Some(count.parse().unwrap())], element: element(e), space: 0 };
    }
    if let Some(position) = inner("queue") {
        return Type::Queue { position: position.into(), depth: 1 };
    }
    if let Some(position) = inner("tbuf") {
        return Type::TBuf { position: position.into() };
    }
    let (kind, digits) = match text {
        "index" => return Type::Scalar { kind: ScalarKind::Index, bits: 32 },
        _ if text.starts_with("ui") => (ScalarKind::Unsigned, &text[2..]),
        _ if text.starts_with('i') => (ScalarKind::Signless, &text[1..]),
        _ if text.starts_with('f') => (ScalarKind::Float, &text[1..]),
        _ => return Type::Other { mnemonic: text.into() },
    };
    match digits.parse() {
        Ok(bits) => Type::Scalar { kind, bits },
        Err(_) => Type::Other { mnemonic: text.into() },
    }
}

impl Parser {
    fn define(&mut self, name: &str, ty: Type) -> ValueId {
        self.program.types.push(ty);
        let id = ValueId(self.program.types.len() as u32 - 1);
        self.names.insert(name.into(), id);
        id
    }

    fn value(&self, name: &str) -> ValueId {
        *self.names.get(name).unwrap_or_else(|| panic!("no value {name}"))
    }

    fn block(&mut self, lines: &mut std::iter::Peekable<std::iter::Enumerate<std::str::Lines<'_>>>) -> BlockData {
        let mut block = BlockData::default();
        while let Some((number, raw)) = lines.next() {
            let line = raw.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let op = Some(OpId(number as u32));
            if line.starts_with('}') {
                break;
            } else if let Some(args) = line.strip_prefix("args ") {
                for arg in args.split(',') {
                    let (name, ty) = arg.trim().split_once(' ').unwrap();
                    let id = self.define(name, parse_type(ty));
                    self.program.arg_names.push(name.trim_start_matches('%').into());
                    block.args.push(id);
                }
            } else if let Some(rest) = line.strip_prefix("for ") {
                let words: Vec<_> = rest.trim_end_matches('{').split_whitespace().collect();
                let operands = words[1..].iter().map(|w| self.value(w)).collect();
                let ty = self.program.types[self.value(words[1]).0 as usize].clone();
                let counter = self.define(words[0], ty);
                let mut body = self.block(lines);
                body.args = vec![counter];
                block.ops.push(OpData { op, ..operation("scf.for", operands, vec![body]) });
            } else if let Some(rest) = line.strip_prefix("if ") {
                let condition = self.value(rest.trim_end_matches('{').trim());
                let then = self.block(lines);
                let other = match lines.peek() {
                    Some((_, next)) if next.trim() == "else {" => {
                        lines.next();
                        self.block(lines)
                    }
                    _ => BlockData::default(),
                };
                block.ops.push(OpData { op, ..operation("scf.if", vec![condition], vec![then, other]) });
            } else {
                let parsed = self.operation(line);
                block.ops.push(OpData { op, ..parsed });
            }
        }
        block
    }

    fn operation(&mut self, line: &str) -> OpData {
        let (line, ty) = match line.split_once(" : ") {
            Some((line, ty)) => (line, Some(parse_type(ty))),
            None => (line, None),
        };
        let (result, body) = match line.split_once(" = ") {
            Some((result, body)) => (Some(result.trim()), body),
            None => (None, line),
        };
        let mut words = body.split_whitespace();
        let head = words.next().unwrap();
        let mut op = operation("", Vec::new(), Vec::new());
        if let Ok(number) = head.parse::<f64>() {
            let float = matches!(ty, Some(Type::Scalar { kind: ScalarKind::Float, .. }));
            op.name = "arith.constant".into();
            op.attrs = vec![("value".into(), if float { Attr::Float(number) } else { Attr::Int(number as i64) })];
        } else {
            op.name = if head.contains("arith.") || head.contains("emitc.") || head.contains("memref.") {
                head.into()
            } else {
                format!("ascir.{head}")
            };
            for word in words {
                match word.split_once('=') {
                    Some((key, value)) => op.attrs.push((key.into(), Attr::Int(value.parse().unwrap()))),
                    None if word.starts_with('%') => op.operands.push(self.value(word)),
                    None => op.attrs.push((word.into(), Attr::Unit)),
                }
            }
        }
        if let (Some(name), Some(ty)) = (result, ty) {
            op.results = vec![self.define(name, ty)];
        }
        op
    }
}

fn operation(name: &str, operands: Vec<ValueId>, regions: Vec<BlockData>) -> OpData {
    let (name, results, attrs, segments) = (name.into(), Vec::new(), Vec::new(), Vec::new());
    OpData { name, operands, results, attrs, segments, regions, op: None }
}

/// A program from text.
pub fn program(text: &str) -> (Program, Origins) {
    let mut parser = Parser::default();
    parser.program.kernel = "kernel".into();
    let mut at = 0;
    for (number, line) in text.lines().enumerate() {
        let span = SourceSpan::new(at, at + line.len());
        parser.origins.list.push(Origin { span, line: number as u32, calls: Vec::new() });
        at += line.len() + 1;
    }
    let mut lines = text.lines().enumerate().peekable();
    parser.program.body = parser.block(&mut lines);
    (parser.program, parser.origins)
}

/// Argument of a launch.
pub fn arg(name: &str, value: LaunchValue) -> LaunchArg {
    LaunchArg { name: name.into(), value, known: true }
}

pub fn tensor(name: &str, dtype: &str, length: u64) -> LaunchArg {
    arg(name, LaunchValue::Tensor { dtype: dtype.into(), shape: Some(vec![length]) })
}

pub fn int(name: &str, value: i64) -> LaunchArg {
    arg(name, LaunchValue::Int { value })
}

pub fn launch(core_num: u32, args: Vec<LaunchArg>) -> LaunchSpec {
    LaunchSpec { kernel: "kernel".into(), core_num, args, ..LaunchSpec::default() }
}

pub fn run_with(text: &str, launch: &LaunchSpec, limits: &Limits) -> Result<Run, Vec<Diagnostic>> {
    let (program, origins) = program(text);
    simulate(&program, &origins, launch, &load("Ascend910B1").unwrap(), limits, &|| false)
}

/// Runs on 910B1 with contents kept.
pub fn run(text: &str, core_num: u32, args: Vec<LaunchArg>, given: Vec<Array>) -> Run {
    let limits = Limits { values: Values::Always, given, ..Limits::default() };
    run_with(text, &launch(core_num, args), &limits).unwrap()
}

/// Numbers as an array of a type.
pub fn array(name: &str, elem: Elem, numbers: &[f64]) -> Array {
    use super::exec::value::{Number, write};
    let mut bytes = vec![0; numbers.len() * elem.bytes() as usize];
    for (place, &number) in bytes.chunks_mut(elem.bytes() as usize).zip(numbers) {
        let number = if elem.is_float() { Number::Float(number) } else { Number::Int(number as i128) };
        write(place, elem, number);
    }
    Array { name: name.into(), bytes }
}

/// The numbers of an array after a run.
pub fn numbers(run: &Run, name: &str, elem: Elem) -> Vec<f64> {
    use super::exec::value::read;
    let array = run.arrays.iter().find(|a| a.name == name).unwrap();
    array.bytes.chunks(elem.bytes() as usize).map(|bytes| read(bytes, elem).as_f64()).collect()
}

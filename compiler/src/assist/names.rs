//! Every public name of the language, with what it is.

use super::complete::ItemKind;
use crate::ops::{ENUMS, OPS, PARAMS, Text};
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// What a public name is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known {
    pub kind: ItemKind,
    pub about: Text,
}

const NOTHING: Text = Text { en: "", zh: "" };

/// Names that no operation has: what the compiler itself understands, with how each is called.
pub const CORE: &[(&str, ItemKind, &str, Text)] = &[
    (
        "asc.jit",
        ItemKind::Function,
        "",
        Text { en: "Marks a kernel or a device function.", zh: "标记核函数或设备函数。" },
    ),
    (
        "asc.range",
        ItemKind::Function,
        "start: int, stop: int = None, step: int = 1",
        Text { en: "Counts in a loop of the kernel.", zh: "核函数循环的计数范围。" },
    ),
    (
        "asc.static_range",
        ItemKind::Function,
        "start: int, stop: int = None, step: int = 1",
        Text { en: "A loop written out at compile time.", zh: "编译期展开的循环。" },
    ),
    (
        "asc.number",
        ItemKind::Function,
        "value: number, dtype: dtype",
        Text { en: "A number of a given type.", zh: "指定类型的数。" },
    ),
    (
        "asc.array",
        ItemKind::Function,
        "dtype: dtype, values: list",
        Text { en: "A small array in the kernel.", zh: "核函数内的小数组。" },
    ),
    ("asc.ceildiv", ItemKind::Function, "a: int, b: int", Text { en: "Division rounded up.", zh: "向上取整的除法。" }),
    (
        "asc.inline",
        ItemKind::Function,
        "code: str",
        Text { en: "Ascend C text put in as it is.", zh: "原样插入的 Ascend C 代码。" },
    ),
    (
        "asc.static_assert",
        ItemKind::Function,
        "condition: bool, message: str = None",
        Text { en: "Stops the compilation unless it holds.", zh: "不成立则停止编译。" },
    ),
    (
        "asc.LocalTensorAuto",
        ItemKind::Class,
        "dtype: dtype, shape: shape",
        Text { en: "A local tensor that the compiler places.", zh: "由编译器分配位置的局部张量。" },
    ),
    ("asc.GlobalAddress", ItemKind::Class, "", Text { en: "An address in global memory.", zh: "全局内存地址。" }),
    ("asc.ConstExpr", ItemKind::Class, "", Text { en: "A parameter known at compile time.", zh: "编译期已知的参数。" }),
];

/// Element types.
pub const DTYPES: [&str; 14] = [
    "asc.bool_",
    "asc.float16",
    "asc.float32",
    "asc.float64",
    "asc.bfloat16",
    "asc.int8",
    "asc.int16",
    "asc.int32",
    "asc.int64",
    "asc.uint8",
    "asc.uint16",
    "asc.uint32",
    "asc.uint64",
    "asc.int4",
];

/// Attributes of tensors and addresses that are no operations.
pub const ATTRIBUTES: &[(&str, &str)] = &[
    ("asc.LocalTensor.dtype", "dtype"),
    ("asc.LocalTensor.shape", "shape"),
    ("asc.GlobalTensor.dtype", "dtype"),
    ("asc.GlobalTensor.shape", "shape"),
    ("asc.GlobalAddress.dtype", "dtype"),
];

/// All names in full, sorted.
static KNOWN: LazyLock<BTreeMap<String, Known>> = LazyLock::new(|| {
    let mut known: BTreeMap<String, Known> = BTreeMap::new();
    for (name, kind, _, about) in CORE {
        known.insert((*name).to_owned(), Known { kind: *kind, about: *about });
    }
    for name in DTYPES {
        known.insert(name.to_owned(), Known { kind: ItemKind::Type, about: NOTHING });
    }
    for (name, _) in ATTRIBUTES {
        known.insert((*name).to_owned(), Known { kind: ItemKind::Property, about: NOTHING });
    }
    for definition in ENUMS.iter().filter(|definition| is_public(definition.python)) {
        known.insert(definition.python.to_owned(), Known { kind: ItemKind::Enum, about: NOTHING });
        for (member, _) in definition.members {
            let name = format!("{}.{member}", definition.python);
            known.insert(name, Known { kind: ItemKind::Member, about: NOTHING });
        }
    }
    for definition in PARAMS.iter().filter(|definition| is_public(definition.python)) {
        known.entry(definition.python.to_owned()).or_insert(Known { kind: ItemKind::Class, about: NOTHING });
    }
    for op in OPS {
        for python in op.python.iter().filter(|python| is_public(python.name)) {
            let last = python.name.rsplit('.').next().unwrap_or("");
            let kind = if last.starts_with(char::is_uppercase) { ItemKind::Class } else { ItemKind::Function };
            let entry = known.entry(python.name.to_owned()).or_insert(Known { kind, about: op.summary });
            if entry.about.en.is_empty() {
                entry.about = op.summary;
            }
            // What a method belongs to is a name as well.
            if let Some((owner, _)) = python.name.rsplit_once('.').filter(|(owner, _)| *owner != "asc") {
                let last = owner.rsplit('.').next().unwrap_or("");
                let kind = if last.starts_with(char::is_uppercase) { ItemKind::Class } else { ItemKind::Module };
                known.entry(owner.to_owned()).or_insert(Known { kind, about: NOTHING });
            }
        }
    }
    known
});

/// Neither internal nor Python's own, such as `__getitem__`.
fn is_public(name: &str) -> bool {
    let mut parts = name.split('.');
    !name.starts_with("asc.language") && parts.all(|part| !part.is_empty() && !part.starts_with('_'))
}

/// What a public name is, such as `asc.add`.
pub fn known(name: &str) -> Option<Known> {
    KNOWN.get(name).copied()
}

/// Names one step below `owner`: the last part of each, and what it is.
pub fn below(owner: &str) -> impl Iterator<Item = (&'static str, Known)> {
    let prefix = format!("{owner}.");
    let from = prefix.clone();
    KNOWN.range(from..).take_while(move |(name, _)| name.starts_with(&prefix)).filter_map({
        let len = owner.len() + 1;
        move |(name, known)| name.get(len..).filter(|rest| !rest.contains('.')).map(|rest| (rest, *known))
    })
}

/// How a name outside the tables is called.
pub fn core_signature(name: &str) -> Option<&'static str> {
    CORE.iter().find(|(known, _, signature, _)| *known == name && !signature.is_empty()).map(|(_, _, text, _)| *text)
}

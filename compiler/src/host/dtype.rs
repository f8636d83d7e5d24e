//! Element types by name: pyasc's, numpy's and torch's spellings of the same thing.
//!
//! In: a spelling. Out: the name pyasc knows it by (`int8` ... `uint64`, `float16`, `float32`, `float64`), or `bool`
//! and `bfloat16`, which exist on the host only.

/// Library whose defaults and promotion rules apply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Library {
    Numpy,
    Torch,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Bool,
    Signed,
    Unsigned,
    Float,
}

/// One element type. Compared by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Dtype {
    pub name: &'static str,
    pub kind: Kind,
    pub bytes: u64,
}

const DTYPES: [Dtype; 13] = [
    Dtype { name: "bool", kind: Kind::Bool, bytes: 1 },
    Dtype { name: "int8", kind: Kind::Signed, bytes: 1 },
    Dtype { name: "int16", kind: Kind::Signed, bytes: 2 },
    Dtype { name: "int32", kind: Kind::Signed, bytes: 4 },
    Dtype { name: "int64", kind: Kind::Signed, bytes: 8 },
    Dtype { name: "uint8", kind: Kind::Unsigned, bytes: 1 },
    Dtype { name: "uint16", kind: Kind::Unsigned, bytes: 2 },
    Dtype { name: "uint32", kind: Kind::Unsigned, bytes: 4 },
    Dtype { name: "uint64", kind: Kind::Unsigned, bytes: 8 },
    Dtype { name: "float16", kind: Kind::Float, bytes: 2 },
    Dtype { name: "bfloat16", kind: Kind::Float, bytes: 2 },
    Dtype { name: "float32", kind: Kind::Float, bytes: 4 },
    Dtype { name: "float64", kind: Kind::Float, bytes: 8 },
];

/// Other spellings: Python's own types, numpy's and torch's aliases, numpy's type characters.
const ALIASES: [(&str, &str); 33] = [
    ("bool_", "bool"),
    ("?", "bool"),
    ("half", "float16"),
    ("single", "float32"),
    ("double", "float64"),
    ("float", "float64"),
    ("float_", "float64"),
    ("int", "int64"),
    ("int_", "int64"),
    ("intp", "int64"),
    ("long", "int64"),
    ("longlong", "int64"),
    ("intc", "int32"),
    ("short", "int16"),
    ("byte", "int8"),
    ("char", "int8"),
    ("ubyte", "uint8"),
    ("ushort", "uint16"),
    ("uintc", "uint32"),
    ("uint", "uint64"),
    ("e", "float16"),
    ("f", "float32"),
    ("d", "float64"),
    ("f2", "float16"),
    ("f4", "float32"),
    ("f8", "float64"),
    ("i1", "int8"),
    ("i2", "int16"),
    ("i4", "int32"),
    ("i8", "int64"),
    ("u1", "uint8"),
    ("u2", "uint16"),
    ("u4", "uint32"),
];

/// Torch calls these by other names than numpy: its `float` is 32 bits wide, its `int` too.
const TORCH_ALIASES: [(&str, &str); 2] = [("float", "float32"), ("int", "int32")];

/// pyasc's own short names.
const ASC_ALIASES: [(&str, &str); 4] =
    [("float_", "float32"), ("int_", "int32"), ("half", "float16"), ("double", "float64")];

fn exact(name: &str) -> Option<Dtype> {
    DTYPES.into_iter().find(|dtype| dtype.name == name)
}

fn through(aliases: &[(&str, &'static str)], name: &str) -> Option<Dtype> {
    aliases.iter().find(|(alias, _)| *alias == name).and_then(|(_, name)| exact(name))
}

impl Dtype {
    /// A Python or numpy spelling, byte order marks (`<f4`) included.
    pub fn parse(name: &str) -> Option<Self> {
        let name = name.trim_start_matches(['<', '=', '|']);
        exact(name).or_else(|| through(&ALIASES, name))
    }

    pub fn parse_torch(name: &str) -> Option<Self> {
        exact(name).or_else(|| through(&TORCH_ALIASES, name)).or_else(|| through(&ALIASES, name))
    }

    /// A name of module `asc`; it knows neither `bool` nor `bfloat16`.
    pub fn parse_asc(name: &str) -> Option<Self> {
        exact(name).or_else(|| through(&ASC_ALIASES, name)).filter(Self::is_device)
    }

    /// True for the types a kernel can hold.
    pub fn is_device(&self) -> bool {
        self.name != "bool" && self.name != "bfloat16"
    }

    pub fn float32() -> Self {
        DTYPES[11]
    }

    pub fn float64() -> Self {
        DTYPES[12]
    }

    pub fn int64() -> Self {
        DTYPES[4]
    }

    pub fn bool() -> Self {
        DTYPES[0]
    }

    /// What a library makes of a Python float when no dtype is given.
    pub fn default_float(library: Library) -> Self {
        match library {
            Library::Numpy => Self::float64(),
            Library::Torch => Self::float32(),
        }
    }

    /// Type of an elementwise result of two arrays.
    pub fn promote(self, other: Self, library: Library) -> Self {
        let (low, high) = if rank(self) <= rank(other) { (self, other) } else { (other, self) };
        if high.kind != Kind::Float || low.kind == Kind::Float || low.kind == Kind::Bool || library == Library::Torch {
            return widest(low, high);
        }
        // numpy keeps every integer exact: the float must be wider than the integer.
        let needed = (low.bytes * 2).min(8).max(high.bytes);
        match needed {
            2 => high,
            4 => Self::float32(),
            _ => Self::float64(),
        }
    }
}

fn rank(dtype: Dtype) -> (u8, u64) {
    let kind = match dtype.kind {
        Kind::Bool => 0,
        Kind::Unsigned => 1,
        Kind::Signed => 2,
        Kind::Float => 3,
    };
    (kind, dtype.bytes)
}

/// `low.kind` ranks at most as `high.kind`.
fn widest(low: Dtype, high: Dtype) -> Dtype {
    if low.kind == Kind::Unsigned && high.kind == Kind::Signed && low.bytes >= high.bytes {
        let bytes = (low.bytes * 2).min(8);
        return DTYPES.into_iter().find(|d| d.kind == Kind::Signed && d.bytes == bytes).unwrap_or(high);
    }
    high
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(name: &str) -> Dtype {
        Dtype::parse(name).unwrap_or_else(|| panic!("{name}"))
    }

    #[test]
    fn spellings() {
        assert_eq!(parse("<f4").name, "float32");
        assert_eq!(parse("half").name, "float16");
        assert_eq!(parse("float").name, "float64");
        assert_eq!(Dtype::parse_torch("float").map(|d| d.name), Some("float32"));
        assert_eq!(Dtype::parse_asc("int_").map(|d| d.name), Some("int32"));
        assert_eq!(Dtype::parse_asc("bfloat16"), None);
        assert_eq!(Dtype::parse("complex64"), None);
    }

    #[test]
    fn promotion_is_numpys_or_torchs() {
        let promote = |a, b, library| parse(a).promote(parse(b), library).name;
        assert_eq!(promote("int8", "float16", Library::Numpy), "float16");
        assert_eq!(promote("int16", "float16", Library::Numpy), "float32");
        assert_eq!(promote("float32", "int32", Library::Numpy), "float64");
        assert_eq!(promote("float32", "int32", Library::Torch), "float32");
        assert_eq!(promote("uint8", "int8", Library::Numpy), "int16");
        assert_eq!(promote("float16", "float32", Library::Numpy), "float32");
    }
}

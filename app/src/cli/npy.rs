//! numpy's array files (`.npy`, versions 1 to 3): little endian, in C order.
//!
//! In: bytes of a file. Out: dtype by its numpy name, shape, the elements' bytes; and back.

use compiler::model::Message;
use half::f16;

const MAGIC: &[u8] = b"\x93NUMPY";

/// An array with its contents.
#[derive(Clone, Debug, PartialEq)]
pub struct Npy {
    /// Such as `float16`.
    pub dtype: String,
    pub shape: Vec<u64>,
    /// Elements in C order, little endian.
    pub bytes: Vec<u8>,
}

/// numpy's type codes and names of what a kernel can hold.
const DTYPES: [(&str, &str); 11] = [
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
    ("u8", "uint64"),
];

fn code_of(dtype: &str) -> Option<&'static str> {
    DTYPES.iter().find(|(_, name)| *name == dtype).map(|(code, _)| *code)
}

/// Bytes of one element; 1 for a dtype that is not known.
fn width(dtype: &str) -> usize {
    code_of(dtype).and_then(|code| code.get(1..)?.parse().ok()).unwrap_or(1)
}

impl Npy {
    pub fn read(file: &[u8]) -> Result<Self, Message> {
        let broken = || Message::new("this is not a .npy file of numpy", "这不是 numpy 的 .npy 文件");
        let rest = file.strip_prefix(MAGIC).ok_or_else(broken)?;
        let (major, rest) = (*rest.first().ok_or_else(broken)?, rest.get(2..).ok_or_else(broken)?);
        let size_width = if major == 1 { 2 } else { 4 };
        let size = rest.get(..size_width).ok_or_else(broken)?;
        let size = size.iter().rev().fold(0usize, |size, byte| size << 8 | usize::from(*byte));
        let rest = &rest[size_width..];
        let header = std::str::from_utf8(rest.get(..size).ok_or_else(broken)?).map_err(|_| broken())?;
        let descr = value_of(header, "descr").ok_or_else(broken)?;
        let descr = descr.trim_matches(['\'', '"']);
        let code = descr.trim_start_matches(['<', '|', '=']);
        let dtype = DTYPES.iter().find(|(known, _)| *known == code).map(|(_, name)| *name).ok_or_else(|| {
            Message::new(
                format!("a kernel cannot take elements of type `{descr}`"),
                format!("核函数不支持元素类型 `{descr}`"),
            )
        })?;
        let shape = value_of(header, "shape").ok_or_else(broken)?;
        let extents = shape.trim_matches(['(', ')']).split(',').map(str::trim).filter(|extent| !extent.is_empty());
        let shape = extents.map(|extent| extent.parse().map_err(|_| broken())).collect::<Result<Vec<u64>, _>>()?;
        if value_of(header, "fortran_order") == Some("True") && shape.len() > 1 {
            return Err(Message::new(
                "the array is in Fortran order; save np.ascontiguousarray(x) instead",
                "数组按 Fortran 顺序存储；请改存 np.ascontiguousarray(x)",
            ));
        }
        let bytes = rest[size..].to_vec();
        let count = shape.iter().try_fold(width(dtype) as u64, |product, extent| product.checked_mul(*extent));
        if count != Some(bytes.len() as u64) {
            return Err(Message::new("the file is shorter or longer than its shape says", "文件长度与其形状不符"));
        }
        Ok(Self { dtype: dtype.into(), shape, bytes })
    }

    /// Version 1 of the format, as numpy writes it.
    pub fn write(&self) -> Vec<u8> {
        let extents: Vec<_> = self.shape.iter().map(u64::to_string).collect();
        let comma = if extents.len() == 1 { "," } else { "" };
        let code = code_of(&self.dtype).unwrap_or("u1");
        let order = if width(&self.dtype) == 1 { '|' } else { '<' };
        let mut header =
            format!("{{'descr': '{order}{code}', 'fortran_order': False, 'shape': ({}{comma}), }}", extents.join(", "));
        let used = MAGIC.len() + 4 + header.len() + 1;
        header.extend(std::iter::repeat_n(' ', used.next_multiple_of(64) - used));
        header.push('\n');
        let size = u16::try_from(header.len()).unwrap_or(u16::MAX).to_le_bytes();
        [MAGIC, &[1, 0], &size, header.as_bytes(), &self.bytes].concat()
    }

    /// The elements as numbers. 64-bit integers beyond 2^53 lose their last digits.
    pub fn numbers(&self) -> Vec<f64> {
        let dtype = self.dtype.as_str();
        self.bytes.chunks_exact(width(dtype)).map(|element| number(dtype, element)).collect()
    }
}

fn number(dtype: &str, element: &[u8]) -> f64 {
    let mut padded = [0u8; 8];
    padded[..element.len()].copy_from_slice(element);
    let bits = u64::from_le_bytes(padded);
    // The casts take the low bytes, which are the element.
    match dtype {
        "float16" => f16::from_bits(bits as u16).to_f64(),
        "float32" => f64::from(f32::from_bits(bits as u32)),
        "float64" => f64::from_bits(bits),
        "int8" => f64::from(bits as i8),
        "int16" => f64::from(bits as i16),
        "int32" => f64::from(bits as i32),
        "int64" => bits as i64 as f64,
        _ => bits as f64,
    }
}

/// Text of a key's value in the header's Python dictionary.
fn value_of<'h>(header: &'h str, key: &str) -> Option<&'h str> {
    let after = header.split_once(&format!("'{key}'"))?.1.trim_start().strip_prefix(':')?.trim_start();
    let end = match after.starts_with('(') {
        true => after.find(')')? + 1,
        false => after.find([',', '}'])?,
    };
    Some(after[..end].trim())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_reads_back() {
        for (dtype, shape, bytes) in [("float32", vec![3], 12), ("int8", vec![], 1), ("float16", vec![2, 0, 4], 0)] {
            let array = Npy { dtype: dtype.into(), shape, bytes: (0..bytes).collect() };
            let file = array.write();
            assert_eq!((file.len() - array.bytes.len()) % 64, 0);
            assert_eq!(Npy::read(&file), Ok(array));
        }
    }

    #[test]
    fn numpys_own_header() {
        let header = b"{'descr': '<i4', 'fortran_order': False, 'shape': (2,), }          \n";
        let file = [MAGIC, &[1, 0, header.len() as u8, 0], header, &[1, 0, 0, 0, 0xfe, 0xff, 0xff, 0xff]].concat();
        assert_eq!(Npy::read(&file).map(|array| array.numbers()), Ok(vec![1.0, -2.0]));
    }

    #[test]
    fn damaged_files_are_refused() {
        let good = Npy { dtype: "float32".into(), shape: vec![2], bytes: vec![0; 8] }.write();
        for end in 0..good.len() {
            assert!(Npy::read(&good[..end]).is_err(), "{end}");
        }
        let text = String::from_utf8_lossy(&good).replace("<f4", "<c8");
        assert!(Npy::read(text.as_bytes()).is_err());
    }
}

//! NumPy's array files, as far as the corpus uses them: version 1, little endian, C order.

use std::path::Path;

/// An array of a file.
pub struct Array {
    /// numpy's type code, such as `<f4`.
    pub descr: String,
    pub bytes: Vec<u8>,
}

impl Array {
    /// Reads a file; `None` when there is none.
    ///
    /// # Panics
    /// When the file is no array that this understands.
    pub fn read(path: &Path) -> Option<Self> {
        let file = std::fs::read(path).ok()?;
        assert!(file.get(..7) == Some(b"\x93NUMPY\x01"), "{}: not an array file", path.display());
        let length = usize::from(u16::from_le_bytes([file[8], file[9]]));
        let header = String::from_utf8_lossy(&file[10..10 + length]).into_owned();
        let descr = header.split("'descr': '").nth(1).and_then(|rest| rest.split('\'').next()).map(str::to_owned);
        assert!(header.contains("'fortran_order': False"), "{}: not in C order", path.display());
        let descr = descr.unwrap_or_else(|| panic!("{}: no element type", path.display()));
        Some(Self { descr, bytes: file[10 + length..].to_vec() })
    }

    /// Its elements as floats.
    pub fn numbers(&self) -> Vec<f64> {
        numbers(&self.bytes, &self.descr)
    }
}

/// Elements of a numpy type in these bytes, as floats.
///
/// # Panics
/// For types that the corpus does not use.
pub fn numbers(bytes: &[u8], descr: &str) -> Vec<f64> {
    macro_rules! elements {
        ($type:ty) => {
            bytes
                .chunks_exact(size_of::<$type>())
                .map(|raw| <$type>::from_le_bytes(raw.try_into().unwrap()) as f64)
                .collect()
        };
    }
    match descr.trim_start_matches(['<', '|']) {
        "f2" => bytes.chunks_exact(2).map(|raw| half(u16::from_le_bytes([raw[0], raw[1]]))).collect(),
        "f4" => elements!(f32),
        "f8" => elements!(f64),
        "i1" => elements!(i8),
        "u1" | "b1" => elements!(u8),
        "i2" => elements!(i16),
        "u2" => elements!(u16),
        "i4" => elements!(i32),
        "u4" => elements!(u32),
        "i8" => elements!(i64),
        "u8" => elements!(u64),
        other => panic!("type {other} is not known here"),
    }
}

fn half(bits: u16) -> f64 {
    let sign = if bits & 0x8000 == 0 { 1.0 } else { -1.0 };
    let (exponent, fraction) = (i32::from(bits >> 10 & 0x1f), f64::from(bits & 0x3ff));
    sign * match exponent {
        0 => fraction * 2_f64.powi(-24),
        0x1f if fraction == 0.0 => f64::INFINITY,
        0x1f => f64::NAN,
        _ => (1.0 + fraction / 1024.0) * 2_f64.powi(exponent - 15),
    }
}

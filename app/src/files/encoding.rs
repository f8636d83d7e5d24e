//! How a text is written down as bytes.
//!
//! Always holds: [`Encoding::encode`] of what [`Encoding::decode`] gave is the file's bytes again; a file for which that
//! would not hold is refused. Line ends are part of the text.

use super::Problem;
use encoding_rs::GB18030;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Encoding {
    #[default]
    Utf8,
    /// UTF-8 with a byte order mark.
    Utf8Bom,
    Gb18030,
}

const BOM: &[u8] = "\u{feff}".as_bytes();

impl Encoding {
    /// The text of a file's bytes.
    pub fn decode(bytes: &[u8]) -> Result<(String, Self), Problem> {
        if bytes.contains(&0) {
            return Err(Problem::Binary);
        }
        let (encoding, text) = match bytes.strip_prefix(BOM) {
            Some(rest) => (Self::Utf8Bom, std::str::from_utf8(rest)),
            None => (Self::Utf8, std::str::from_utf8(bytes)),
        };
        match text {
            Ok(text) => Ok((text.to_owned(), encoding)),
            Err(error) => GB18030
                .decode_without_bom_handling_and_without_replacement(bytes)
                .filter(|text| GB18030.encode(text).0.as_ref() == bytes)
                .map(|text| (text.into_owned(), Self::Gb18030))
                .ok_or(Problem::Encoding(error.valid_up_to())),
        }
    }

    /// The bytes of a text. GB18030 has every character of Unicode, so nothing can be lost.
    pub fn encode(self, text: &str) -> Vec<u8> {
        match self {
            Self::Utf8 => text.into(),
            Self::Utf8Bom => [BOM, text.as_bytes()].concat(),
            Self::Gb18030 => GB18030.encode(text).0.into_owned(),
        }
    }

    /// For the status bar.
    pub fn label(self) -> &'static str {
        match self {
            Self::Utf8 => "UTF-8",
            Self::Utf8Bom => "UTF-8 BOM",
            Self::Gb18030 => "GB18030",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[track_caller]
    fn check(bytes: &[u8], text: &str, label: &str) {
        let (found, encoding) = Encoding::decode(bytes).unwrap_or_else(|p| panic!("{p:?}"));
        assert_eq!((found.as_str(), encoding.label()), (text, label));
        assert_eq!(encoding.encode(&found), bytes);
    }

    #[test]
    fn encodings_are_recognised_and_kept() {
        check(b"", "", "UTF-8");
        check(b"a\r\nb\n", "a\r\nb\n", "UTF-8");
        check("\u{feff}# 加\r\n".as_bytes(), "# 加\r\n", "UTF-8 BOM");
        check(b"# \xbc\xd3\xb7\xa8\r\n", "# 加法\r\n", "GB18030");
    }

    #[test]
    fn what_cannot_be_kept_is_refused() {
        assert!(matches!(Encoding::decode(b"\x7fELF\0\0"), Err(Problem::Binary)));
        assert!(matches!(Encoding::decode(b"abc\xff\xff"), Err(Problem::Encoding(3))));
    }

    #[test]
    fn typed_characters_survive_gb18030() {
        let text = "é 🚀 ẞ 加\n";
        let bytes = Encoding::Gb18030.encode(text);
        assert_eq!(GB18030.decode_without_bom_handling(&bytes), (text.into(), false));
    }

    proptest! {
        #[test]
        fn bytes_come_back_or_are_refused(bytes in prop::collection::vec(any::<u8>(), 0..64)) {
            if let Ok((text, encoding)) = Encoding::decode(&bytes) {
                prop_assert_eq!(encoding.encode(&text), bytes);
            }
        }
    }
}

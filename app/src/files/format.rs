//! How a text is written down: encoding and line ends.
//!
//! Always holds: [`Format::encode`] of what [`Format::decode`] gave is the file's bytes again; a file for which that
//! would not hold is refused.

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

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LineEnds {
    #[default]
    Lf,
    /// Every line ends in CR LF; the editor sees LF. A file with both keeps its CRs in the text.
    Crlf,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Format {
    pub encoding: Encoding,
    pub line_ends: LineEnds,
}

const BOM: &[u8] = "\u{feff}".as_bytes();

impl Format {
    /// The editor's text of a file's bytes.
    pub fn decode(bytes: &[u8]) -> Result<(String, Self), Problem> {
        if bytes.contains(&0) {
            return Err(Problem::Binary);
        }
        let (encoding, text) = match bytes.strip_prefix(BOM) {
            Some(rest) => (Encoding::Utf8Bom, std::str::from_utf8(rest).map(str::to_owned)),
            None => (Encoding::Utf8, std::str::from_utf8(bytes).map(str::to_owned)),
        };
        let (encoding, text) = match text {
            Ok(text) => (encoding, text),
            Err(error) => {
                let text = GB18030
                    .decode_without_bom_handling_and_without_replacement(bytes)
                    .filter(|text| GB18030.encode(text).0.as_ref() == bytes)
                    .ok_or(Problem::Encoding(error.valid_up_to()))?;
                (Encoding::Gb18030, text.into_owned())
            }
        };
        let feeds = text.matches('\n').count();
        let all_crlf = feeds > 0 && text.matches("\r\n").count() == feeds && text.matches('\r').count() == feeds;
        let (line_ends, text) =
            if all_crlf { (LineEnds::Crlf, text.replace("\r\n", "\n")) } else { (LineEnds::Lf, text) };
        Ok((text, Self { encoding, line_ends }))
    }

    /// The bytes of the editor's text. GB18030 has every character of Unicode, so nothing can be lost.
    pub fn encode(self, text: &str) -> Vec<u8> {
        let text = match self.line_ends {
            LineEnds::Lf => text.into(),
            // A pasted CR LF must not become CR CR LF.
            LineEnds::Crlf => std::borrow::Cow::Owned(text.replace("\r\n", "\n").replace('\n', "\r\n")),
        };
        match self.encoding {
            Encoding::Utf8 => text.into_owned().into_bytes(),
            Encoding::Utf8Bom => [BOM, text.as_bytes()].concat(),
            Encoding::Gb18030 => GB18030.encode(&text).0.into_owned(),
        }
    }

    /// Such as `UTF-8 · LF`, for the status bar.
    pub fn label(self) -> String {
        let encoding = match self.encoding {
            Encoding::Utf8 => "UTF-8",
            Encoding::Utf8Bom => "UTF-8 BOM",
            Encoding::Gb18030 => "GB18030",
        };
        let line_ends = match self.line_ends {
            LineEnds::Lf => "LF",
            LineEnds::Crlf => "CRLF",
        };
        format!("{encoding} · {line_ends}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[track_caller]
    fn check(bytes: &[u8], text: &str, label: &str) {
        let (found, format) = Format::decode(bytes).unwrap_or_else(|p| panic!("{p:?}"));
        assert_eq!(found, text);
        assert_eq!(format.label(), label);
        assert_eq!(format.encode(&found), bytes);
    }

    #[test]
    fn formats_are_recognised_and_kept() {
        check(b"", "", "UTF-8 · LF");
        check(b"a\nb", "a\nb", "UTF-8 · LF");
        check(b"a\r\nb\r\n", "a\nb\n", "UTF-8 · CRLF");
        check(b"a\r\nb\n", "a\r\nb\n", "UTF-8 · LF");
        check(b"a\rb\r\n", "a\rb\r\n", "UTF-8 · LF");
        check("\u{feff}# 加\r\n".as_bytes(), "# 加\n", "UTF-8 BOM · CRLF");
        check(b"# \xbc\xd3\xb7\xa8\r\n", "# 加法\n", "GB18030 · CRLF");
    }

    #[test]
    fn what_cannot_be_kept_is_refused() {
        assert!(matches!(Format::decode(b"\x7fELF\0\0"), Err(Problem::Binary)));
        assert!(matches!(Format::decode(b"abc\xff\xff"), Err(Problem::Encoding(3))));
    }

    #[test]
    fn typed_characters_survive_gb18030() {
        let format = Format { encoding: Encoding::Gb18030, line_ends: LineEnds::Lf };
        let text = "é 🚀 ẞ 加\n";
        assert_eq!(Format::decode(&format.encode(text)).unwrap_or_else(|p| panic!("{p:?}")).0, text);
    }

    proptest! {
        #[test]
        fn bytes_come_back_or_are_refused(bytes in prop::collection::vec(any::<u8>(), 0..64)) {
            if let Ok((text, format)) = Format::decode(&bytes) {
                prop_assert_eq!(format.encode(&text), bytes);
            }
        }

        #[test]
        fn texts_come_back(text in "[a加\r\n é]{0,40}") {
            let (found, format) = Format::decode(text.as_bytes()).unwrap_or_else(|p| panic!("{p:?}"));
            prop_assert_eq!(format.encode(&found), text.as_bytes());
        }
    }
}

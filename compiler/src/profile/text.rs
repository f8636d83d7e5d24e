//! Bytes to text, whatever program touched them in between.

use super::import::Import;
use super::problems;

/// Text of a file that should be UTF-8. UTF-16 with a mark is converted; other bytes become `U+FFFD` and a problem with
/// the first such line.
pub fn decode(import: &mut Import<'_>, file: &str, bytes: Vec<u8>) -> String {
    if let Some((text, name)) = utf16(&bytes) {
        import.problem(problems::converted(name).in_file(file));
        return text;
    }
    match String::from_utf8(bytes) {
        Ok(text) => text,
        Err(error) => {
            let good = error.utf8_error().valid_up_to();
            let bytes = error.into_bytes();
            let line = memchr::memchr_iter(b'\n', &bytes[..good]).count() as u64 + 1;
            import.problem(problems::not_utf8().at(file, line));
            String::from_utf8_lossy(&bytes).into_owned()
        }
    }
}

fn utf16(bytes: &[u8]) -> Option<(String, &'static str)> {
    let (little, name) = match bytes {
        [0xff, 0xfe, ..] => (true, "UTF-16 LE"),
        [0xfe, 0xff, ..] => (false, "UTF-16 BE"),
        _ => return None,
    };
    let units = bytes[2..].chunks_exact(2).map(|pair| {
        let pair = [pair[0], pair[1]];
        if little { u16::from_le_bytes(pair) } else { u16::from_be_bytes(pair) }
    });
    Some((char::decode_utf16(units).map(|unit| unit.unwrap_or('\u{fffd}')).collect(), name))
}

/// The start of a file as text, for sniffing.
pub fn head(bytes: &[u8]) -> String {
    let text = utf16(bytes).map_or_else(|| String::from_utf8_lossy(bytes).into_owned(), |(text, _)| text);
    text.trim_start_matches('\u{feff}').to_owned()
}

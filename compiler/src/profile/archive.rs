//! gzip and zip, opened as they are.
//!
//! Always holds: a member's path never leads outside the archive; what members unfold to stays within
//! [`Limits::expanded`](super::Limits), whatever the archive says of itself.

use super::import::{Head, Import};
use super::problems;
use super::source::{Memory, Source, Stream};
use std::io::Read;

/// Archives within archives that are followed.
pub const DEEPEST: usize = 2;

pub fn is_archive(head: &Head) -> bool {
    is_gzip(head) || head.bytes.starts_with(b"PK\x03\x04")
}

fn is_gzip(head: &Head) -> bool {
    head.bytes.starts_with(&[0x1f, 0x8b, 8])
}

type Member<'f> = &'f mut dyn FnMut(&mut Import<'_>, &str, &dyn Source);

/// Hands every member to `each`.
pub fn unfold(
    import: &mut Import<'_>,
    path: &str,
    source: &dyn Source,
    head: &Head,
    mut each: impl FnMut(&mut Import<'_>, &str, &dyn Source),
) {
    if is_gzip(head) {
        let name = path.strip_suffix(".gz").map_or_else(|| format!("{path}/content"), str::to_owned);
        if let Some(bytes) = expand(import, path, flate2::read::MultiGzDecoder::new(Stream::new(source))) {
            each(import, &name, &Memory(bytes));
        }
    } else {
        unzip(import, path, source, &mut each);
    }
}

fn unzip(import: &mut Import<'_>, path: &str, source: &dyn Source, each: Member<'_>) {
    let mut archive = match zip::ZipArchive::new(Stream::new(source)) {
        Ok(archive) => archive,
        Err(error) => return import.tell(path, problems::archive(&error.to_string())),
    };
    for index in 0..archive.len().min(import.limits.files) {
        if import.cancel.is_set() {
            return;
        }
        let member = match archive.by_index(index) {
            Ok(member) => member,
            Err(error) => {
                import.tell(path, problems::archive(&error.to_string()));
                continue;
            }
        };
        if member.is_dir() {
            continue;
        }
        let told = member.name().map(std::borrow::Cow::into_owned).unwrap_or_default();
        let Some(name) = inside(&told) else {
            import.tell(path, problems::archive_escape(&told));
            continue;
        };
        let place = format!("{path}/{name}");
        if let Some(bytes) = expand(import, &place, member) {
            each(import, &place, &Memory(bytes));
        }
    }
}

/// The name with single slashes; `None` when it leads out of the archive.
fn inside(name: &str) -> Option<String> {
    let name = name.replace('\\', "/");
    let windows = name.as_bytes().get(1) == Some(&b':');
    if name.starts_with('/') || windows || name.contains('\0') {
        return None;
    }
    let parts: Vec<&str> = name.split('/').filter(|part| !part.is_empty() && *part != ".").collect();
    (!parts.is_empty() && !parts.contains(&"..")).then(|| parts.join("/"))
}

/// All bytes of a compressed stream, as far as the limit allows. What came before an error is kept: its problem is
/// named and the reader of the content finds it cut.
fn expand(import: &mut Import<'_>, path: &str, stream: impl Read) -> Option<Vec<u8>> {
    let limit = import.limits.expanded.saturating_sub(import.expanded).min(import.limits.whole_file);
    let mut bytes = Vec::new();
    let result = stream.take(limit + 1).read_to_end(&mut bytes);
    import.expanded += bytes.len() as u64;
    if bytes.len() as u64 > limit {
        import.tell(path, problems::too_large(bytes.len() as u64, limit));
        return None;
    }
    if let Err(error) = result {
        import.tell(path, problems::archive(&error.to_string()));
        if bytes.is_empty() {
            return None;
        }
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::inside;

    #[test]
    fn no_member_leads_outside() {
        for name in ["../a", "a/../../b", "/etc/passwd", "C:\\a", "a\0b", "", "./"] {
            assert_eq!(inside(name), None, "{name:?}");
        }
        assert_eq!(inside("./a//b\\c"), Some("a/b/c".into()));
    }
}

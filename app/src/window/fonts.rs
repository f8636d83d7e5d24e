//! A font of the system with Chinese glyphs.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use visualizer::theme::Fallback;

/// Where distributions put fonts that have Simplified Chinese, with the face in the collection. Tried in order, before
/// fontconfig is asked, which can take seconds on its first run.
const USUAL: &[(&str, u32)] = &[
    ("/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc", 2),
    ("/usr/share/fonts/noto-cjk/NotoSansCJK-Regular.ttc", 2),
    ("/usr/share/fonts/google-noto-sans-cjk-fonts/NotoSansCJK-Regular.ttc", 2),
    ("/usr/share/fonts/google-noto-cjk/NotoSansCJK-Regular.ttc", 2),
    ("/usr/share/fonts/truetype/wqy/wqy-microhei.ttc", 0),
    ("/usr/share/fonts/wqy-microhei/wqy-microhei.ttc", 0),
    ("/usr/share/fonts/truetype/droid/DroidSansFallbackFull.ttf", 0),
];

/// Finds and reads one; `None` when the system has none.
pub fn chinese() -> Option<Fallback> {
    let usual = USUAL.iter().map(|(path, index)| (PathBuf::from(path), *index)).find(|(path, _)| path.is_file());
    let (path, index) = usual.or_else(ask_fontconfig)?;
    read(&path, index)
}

fn read(path: &Path, index: u32) -> Option<Fallback> {
    let bytes = fs::read(path).ok()?;
    // Bitmap and damaged fonts would stop the font system; these are what it can read.
    let known: [&[u8]; 4] = [b"ttcf", b"OTTO", b"\0\x01\0\0", b"true"];
    known.iter().any(|magic| bytes.starts_with(magic)).then_some(Fallback { bytes, index })
}

fn ask_fontconfig() -> Option<(PathBuf, u32)> {
    let output = Command::new("fc-match")
        .args(["-f", "%{lang}\n%{file}\n%{index}", "sans:lang=zh-cn"])
        .stdin(Stdio::null())
        .stderr(Stdio::null())
        .output()
        .ok()?;
    parse(&String::from_utf8_lossy(&output.stdout))
}

/// fontconfig always names some font; only one that has Chinese counts.
fn parse(answer: &str) -> Option<(PathBuf, u32)> {
    let mut lines = answer.lines();
    let languages = lines.next()?;
    languages.split('|').any(|language| language == "zh-cn").then_some(())?;
    let path = PathBuf::from(lines.next()?);
    // The upper half names an instance of a variable font.
    let index = lines.next()?.parse::<u32>().ok()? & 0xffff;
    Some((path, index))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_font_with_chinese_counts() {
        assert_eq!(parse("en|zh-cn|zh-tw\n/f/a.ttc\n131074"), Some(("/f/a.ttc".into(), 2)));
        assert_eq!(parse("en|de\n/f/DejaVuSans.ttf\n0"), None);
        assert_eq!(parse(""), None);
    }
}

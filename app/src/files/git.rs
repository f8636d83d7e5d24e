//! A file as git's HEAD has it.
//!
//! Git itself is asked: it knows every repository format, work tree and filter, and whoever keeps kernels in git has
//! it. Nothing is written.

use compiler::model::Message;
use std::path::Path;
use std::process::{Command, Stdio};

/// Largest text that is taken, in bytes.
const MOST: usize = 16 << 20;

/// Text of the file in HEAD. Takes as long as git does; call it from a thread of its own.
pub fn head(file: &Path) -> Result<String, Message> {
    let (Some(folder), Some(name)) = (file.parent(), file.file_name()) else {
        return Err(Message::new("the file has no folder", "该文件没有所在文件夹"));
    };
    let object = format!("HEAD:./{}", name.to_string_lossy());
    let output = Command::new("git")
        .arg("-C")
        .arg(folder)
        .args(["show", "--no-textconv", &object])
        .env("GIT_OPTIONAL_LOCKS", "0")
        .stdin(Stdio::null())
        .output();
    let output = output.map_err(|error| {
        Message::new(
            format!("git cannot be run ({error}); install git to compare with HEAD"),
            format!("无法运行 git（{error}）；安装 git 后即可与 HEAD 比较"),
        )
    })?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr).trim().to_owned();
        return Err(Message::new(format!("git has no such version: {said}"), format!("git 中没有该版本：{said}")));
    }
    if output.stdout.len() > MOST {
        return Err(Message::new("the file in HEAD is too large", "HEAD 中的文件过大"));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files::testing::Folder;

    fn git(folder: &Path, args: &[&str]) -> bool {
        let mut command = Command::new("git");
        command.arg("-C").arg(folder).args(["-c", "user.name=t", "-c", "user.email=t@example.org"]).args(args);
        command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
    }

    #[test]
    fn the_committed_text_is_read_and_what_is_missing_is_said() {
        let folder = Folder::new();
        let file = folder.write("k.py", b"x = 1\n");
        let root = file.parent().expect("in a folder").to_owned();
        assert!(head(&file).is_err(), "not a repository yet, or no git at all");
        if !git(&root, &["init", "-q"]) {
            return;
        }
        assert!(git(&root, &["add", "k.py"]) && git(&root, &["commit", "-q", "-m", "first"]));
        std::fs::write(&file, "x = 2\n").expect("written");
        assert_eq!(head(&file), Ok("x = 1\n".into()));
        let other = folder.write("new.py", b"");
        assert!(head(&other).is_err_and(|message| message.en.contains("no such version")));
    }
}

//! What can go wrong with a file, in words that say what to do.

use compiler::model::Message;
use std::io;
use std::path::{Path, PathBuf};

/// A file and what is wrong with it.
#[derive(Debug, thiserror::Error)]
#[error("{}: {}", path.display(), problem.message().en)]
pub struct FileError {
    pub path: PathBuf,
    pub problem: Problem,
}

#[derive(Debug)]
pub enum Problem {
    Missing,
    Denied,
    /// The system's other refusals.
    Io(io::Error),
    Full,
    Folder,
    /// Not a name for a file in its folder.
    Name,
    /// There is something of that name already.
    Taken,
    /// Neither file nor folder: a device, a pipe.
    Special,
    Binary,
    /// Size in bytes.
    Large(u64),
    /// Offset of the first byte that is neither UTF-8 nor GB18030.
    Encoding(usize),
    /// Somebody else wrote the file since it was read; nothing was saved.
    Changed,
}

impl FileError {
    pub fn new(path: &Path, problem: Problem) -> Self {
        Self { path: path.to_owned(), problem }
    }

    pub fn io(path: &Path, error: io::Error) -> Self {
        let problem = match error.kind() {
            io::ErrorKind::NotFound => Problem::Missing,
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => Problem::Denied,
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded | io::ErrorKind::FileTooLarge => Problem::Full,
            io::ErrorKind::IsADirectory => Problem::Folder,
            io::ErrorKind::AlreadyExists => Problem::Taken,
            _ => Problem::Io(error),
        };
        Self::new(path, problem)
    }

    /// The whole message for a window, with the file's name.
    pub fn message(&self) -> Message {
        let Message { en, zh } = self.problem.message();
        Message::new(format!("{}: {en}", self.path.display()), format!("{}：{zh}", self.path.display()))
    }
}

impl Problem {
    /// The problem without the path.
    pub fn message(&self) -> Message {
        let limit = super::MAX_BYTES >> 20;
        match self {
            Self::Missing => Message::new("there is no such file any more", "文件不存在"),
            Self::Denied => Message::new(
                "permission denied; choose another place or change its mode",
                "没有权限；请另选位置或修改权限",
            ),
            Self::Io(error) => Message::new(error.to_string(), error.to_string()),
            Self::Full => Message::new(
                "the disk is full; nothing was written and the text is kept here, free some space and save again",
                "磁盘已满；未写入任何内容，文本仍保留在此，请释放空间后重新保存",
            ),
            Self::Folder => Message::new("this is a folder, not a file", "这是文件夹，不是文件"),
            Self::Name => Message::new("this is not a name for a file here", "这不是可用的文件名"),
            Self::Taken => Message::new("there is something of that name already", "已存在同名文件或文件夹"),
            Self::Special => Message::new("this is not a regular file", "这不是普通文件"),
            Self::Binary => Message::new("this is a binary file, not Python text", "这是二进制文件，不是 Python 文本"),
            Self::Large(bytes) => Message::new(
                format!("{:.1} MiB is over the editor's limit of {limit} MiB", *bytes as f64 / f64::from(1 << 20)),
                format!("文件 {:.1} MiB，超过编辑器上限 {limit} MiB", *bytes as f64 / f64::from(1 << 20)),
            ),
            Self::Encoding(offset) => Message::new(
                format!("neither UTF-8 nor GB18030 (byte {offset}); convert it first"),
                format!("既不是 UTF-8 也不是 GB18030（第 {offset} 字节）；请先转换编码"),
            ),
            Self::Changed => {
                Message::new("another program has changed the file; nothing was saved", "文件已被其他程序修改；未保存")
            }
        }
    }
}

//! Where a command writes: results to one stream, messages to another, in one language.

use compiler::model::Message;
use std::io::Write;

/// Language of messages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Lang {
    #[default]
    En,
    Zh,
}

impl Lang {
    pub fn pick(self, message: &Message) -> &str {
        match self {
            Self::En => &message.en,
            Self::Zh => &message.zh,
        }
    }

    /// One of two texts, as tables have them.
    pub fn of(self, pair: (&'static str, &'static str)) -> &'static str {
        match self {
            Self::En => pair.0,
            Self::Zh => pair.1,
        }
    }

    /// What `--lang` among a command's words asks for.
    pub fn from_words(words: &[String]) -> Option<Self> {
        let apart = words.iter().position(|word| word == "--lang").and_then(|at| words.get(at + 1));
        let told = apart.map(String::as_str).or_else(|| words.iter().find_map(|word| word.strip_prefix("--lang=")));
        match told? {
            "zh" => Some(Self::Zh),
            "en" => Some(Self::En),
            _ => None,
        }
    }

    /// What the environment asks for (`LC_ALL`, `LC_MESSAGES`, `LANG`, in this order).
    pub fn from_environment(variable: impl Fn(&str) -> Option<String>) -> Self {
        let told = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(|name| variable(name).filter(|v| !v.is_empty()));
        if told.is_some_and(|value| value.starts_with("zh")) { Self::Zh } else { Self::En }
    }
}

/// Exit codes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    Fine = 0,
    /// The input has errors.
    Errors = 1,
    /// The command line makes no sense, or names something that is not there.
    Usage = 2,
    /// AscLens itself failed.
    Fault = 3,
}

/// Why a command stopped.
#[derive(Debug)]
pub struct Stop {
    pub exit: Exit,
    pub message: Message,
}

impl Stop {
    pub fn usage(message: Message) -> Self {
        Self { exit: Exit::Usage, message }
    }

    pub fn input(message: Message) -> Self {
        Self { exit: Exit::Errors, message }
    }

    pub fn fault(error: &dyn std::fmt::Display) -> Self {
        Self { exit: Exit::Fault, message: Message::new(error.to_string(), error.to_string()) }
    }
}

/// A stream that closes early, as `head` closes it, ends the command quietly.
impl From<std::io::Error> for Stop {
    fn from(error: std::io::Error) -> Self {
        let exit = if error.kind() == std::io::ErrorKind::BrokenPipe { Exit::Fine } else { Exit::Fault };
        Self { exit, ..Self::fault(&error) }
    }
}

pub type Done = Result<Exit, Stop>;

/// The two streams of a command.
pub struct Terminal<'t> {
    pub lang: Lang,
    /// Results.
    pub out: &'t mut dyn Write,
    /// Messages.
    pub err: &'t mut dyn Write,
    /// Escape codes for colours are welcome in `out`.
    pub colour_out: bool,
    /// And in `err`.
    pub colour_err: bool,
}

impl Terminal<'_> {
    /// A message of the program itself. Where messages cannot be written there is nobody to tell.
    pub fn say(&mut self, message: &Message) {
        let _ = writeln!(self.err, "asclens: {}", self.lang.pick(message));
    }
}

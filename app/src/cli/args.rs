//! Command-line arguments, read against a table of what a command takes.
//!
//! In: words. Out: [`Parsed`], or a message that names the wrong word and what was possible.
//! Always holds: a word that no row of the table describes is refused, never ignored.

use compiler::model::Message;
use std::collections::BTreeMap;

/// One option of a command.
pub struct Opt {
    /// With its dashes: `--kernel`, `-o`.
    pub name: &'static str,
    /// Placeholder of its value; `None` for a switch.
    pub value: Option<&'static str>,
    /// What it does: English, Chinese.
    pub help: (&'static str, &'static str),
}

/// Options that every command takes.
pub const COMMON: &[Opt] = &[
    Opt { name: "--lang", value: Some("en|zh"), help: ("language of messages", "消息语言") },
    Opt { name: "--help", value: None, help: ("this text", "显示本说明") },
];

/// A command line that fits its command.
#[derive(Debug, Default)]
pub struct Parsed {
    /// Words that are no options, in order.
    pub paths: Vec<String>,
    values: BTreeMap<&'static str, Vec<String>>,
}

impl Parsed {
    /// The value of an option; the last one where it was given more than once.
    pub fn value(&self, name: &str) -> Option<&str> {
        self.values.get(name)?.last().map(String::as_str)
    }

    /// Every value of an option that may be given more than once.
    pub fn all(&self, name: &str) -> &[String] {
        self.values.get(name).map_or(&[], Vec::as_slice)
    }

    pub fn has(&self, name: &str) -> bool {
        self.values.contains_key(name)
    }

    /// The value of an option that must be one of a few words; the first is the default.
    pub fn choice(&self, name: &str, known: &[&'static str]) -> Result<&'static str, Message> {
        let Some(told) = self.value(name) else { return Ok(known[0]) };
        known.iter().find(|word| **word == told).copied().ok_or_else(|| {
            let all = known.join(", ");
            Message::new(format!("{name} {told}: expected one of {all}"), format!("{name} {told}：应为以下之一：{all}"))
        })
    }

    /// The value of an option as a positive whole number.
    pub fn count(&self, name: &str, default: u32) -> Result<u32, Message> {
        let Some(told) = self.value(name) else { return Ok(default) };
        told.parse().ok().filter(|count| *count > 0).ok_or_else(|| {
            Message::new(
                format!("{name} {told}: expected a positive whole number"),
                format!("{name} {told}：应为正整数"),
            )
        })
    }
}

/// Reads the words after a command's name.
pub fn parse(words: &[String], options: &[Opt]) -> Result<Parsed, Message> {
    let mut parsed = Parsed::default();
    let mut words = words.iter();
    while let Some(word) = words.next() {
        if word == "--" {
            parsed.paths.extend(words.by_ref().cloned());
        } else if word.len() > 1 && word.starts_with('-') {
            let (name, inline) = match word.split_once('=') {
                Some((name, value)) if name.starts_with("--") => (name, Some(value.to_owned())),
                _ => (word.as_str(), None),
            };
            let option = options.iter().chain(COMMON).find(|option| option.name == name);
            let Some(option) = option else { return Err(unknown(name, options)) };
            let value = match (option.value, inline) {
                (None, None) => String::new(),
                (None, Some(_)) => {
                    return Err(Message::new(format!("{name} takes no value"), format!("{name} 不接受值")));
                }
                (Some(_), Some(value)) => value,
                (Some(placeholder), None) => words.next().cloned().ok_or_else(|| {
                    Message::new(
                        format!("{name} needs a value: {name} {placeholder}"),
                        format!("{name} 需要一个值：{name} {placeholder}"),
                    )
                })?,
            };
            parsed.values.entry(option.name).or_default().push(value);
        } else {
            parsed.paths.push(word.clone());
        }
    }
    Ok(parsed)
}

fn unknown(name: &str, options: &[Opt]) -> Message {
    let all = options.iter().chain(COMMON).map(|option| option.name).collect::<Vec<_>>().join(", ");
    Message::new(
        format!("unknown option {name}; this command takes {all}"),
        format!("未知选项 {name}；此命令可用的选项：{all}"),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    const OPTIONS: &[Opt] = &[
        Opt { name: "--emit", value: Some("WHAT"), help: ("", "") },
        Opt { name: "-o", value: Some("OUT"), help: ("", "") },
        Opt { name: "--summary", value: None, help: ("", "") },
    ];

    fn read(line: &str) -> Result<Parsed, Message> {
        parse(&line.split_whitespace().map(str::to_owned).collect::<Vec<_>>(), OPTIONS)
    }

    fn wrong(line: &str) -> String {
        read(line).err().map(|message| message.en).unwrap_or_default()
    }

    #[test]
    fn values_switches_and_paths() {
        let Ok(parsed) = read("a.py --emit=json -o out.txt --summary b.py -- --emit") else { panic!() };
        assert_eq!(parsed.paths, ["a.py", "b.py", "--emit"]);
        assert_eq!((parsed.value("--emit"), parsed.value("-o")), (Some("json"), Some("out.txt")));
        assert!(parsed.has("--summary") && !parsed.has("--lang"));
    }

    #[test]
    fn what_does_not_fit_is_refused() {
        assert_eq!(wrong("--nope"), "unknown option --nope; this command takes --emit, -o, --summary, --lang, --help");
        assert_eq!(wrong("a --emit"), "--emit needs a value: --emit WHAT");
        assert_eq!(wrong("--summary=1"), "--summary takes no value");
        let Ok(parsed) = read("--emit soup -o 0") else { panic!() };
        assert!(parsed.choice("--emit", &["ascendc", "json"]).is_err());
        assert!(parsed.count("-o", 1).is_err());
    }
}

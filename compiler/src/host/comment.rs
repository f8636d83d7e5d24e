//! `# asclens: launch add(x=float32[16384], n=2048) cores=8`: a launch said in a comment.
//!
//! After the name may come the arguments of a constructor in brackets of their own (staged classes), after the call
//! any option of a launch as `name=value`. The values' notation is that of [`super::notation`].

use super::notation::{Cursor, Names, NotationError};
use super::options;
use crate::model::{LaunchArg, LaunchSource, LaunchSpec, LaunchValue, Message};

const MARK: &str = "asclens:";
const WORD: &str = "launch";

/// Byte offset in a comment at which a launch begins, if it holds one.
pub(super) fn find(comment: &str) -> Option<usize> {
    let at = |rest: &str| comment.len() - rest.len();
    let after = comment.trim_start_matches('#').trim_start().strip_prefix(MARK)?.trim_start();
    let rest = after.strip_prefix(WORD)?;
    rest.starts_with(char::is_whitespace).then(|| at(rest.trim_start()))
}

/// Reads the text after the mark. Offsets of errors count from its start.
pub(super) fn parse(text: &str, names: Names<'_>) -> Result<LaunchSpec, NotationError> {
    let mut cursor = Cursor::new(text, names);
    let Some(kernel) = cursor.name() else { return Err(cursor.wrong("the kernel's name", "核函数名")) };
    cursor.expect('(')?;
    let mut args = arguments(&mut cursor)?;
    let mut constructor = Vec::new();
    if cursor.take('(') {
        constructor = std::mem::replace(&mut args, arguments(&mut cursor)?);
    }
    let mut spec = LaunchSpec {
        kernel: kernel.into(),
        constructor,
        core_num: super::defaults::CORES,
        args,
        source: LaunchSource::Comment,
        ..LaunchSpec::default()
    };
    while cursor.peek().is_some() {
        let at = cursor.at;
        let Some(name) = cursor.name() else {
            return Err(cursor.wrong("an option such as `cores=8`", "选项，如 `cores=8`"));
        };
        cursor.expect('=')?;
        let value_at = cursor.at;
        let value = cursor.value(0)?;
        match (name, &value) {
            ("cores", LaunchValue::Int { value }) if u32::try_from(*value).is_ok_and(|cores| cores > 0) => {
                spec.core_num = u32::try_from(*value).unwrap_or(spec.core_num);
            }
            ("cores", _) => {
                cursor.at = value_at;
                return Err(cursor.wrong("a positive number of cores", "正整数核数"));
            }
            (name, value) if options::is_option(name) => {
                options::apply(&mut spec.options, name, &super::notation::print(value));
            }
            (name, _) => {
                return Err(NotationError {
                    at,
                    message: Message::new(
                        format!("there is no option `{name}`; known are cores, {}", options::OPTIONS.join(", ")),
                        format!("没有选项 `{name}`；可用的有 cores、{}", options::OPTIONS.join("、")),
                    ),
                });
            }
        }
    }
    Ok(spec)
}

/// Arguments by name, or by position with an empty name until the signature is known.
fn arguments(cursor: &mut Cursor<'_>) -> Result<Vec<LaunchArg>, NotationError> {
    let mut found = Vec::new();
    while !cursor.take(')') {
        let start = cursor.at;
        let named = cursor.name().map(str::to_owned).filter(|_| cursor.take('='));
        if named.is_none() {
            cursor.at = start;
        }
        let value = cursor.value(0)?;
        found.push(LaunchArg { name: named.unwrap_or_default(), value, known: true });
        if !cursor.take(',') {
            cursor.expect(')')?;
            break;
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<LaunchSpec, NotationError> {
        parse(text, &|_| None)
    }

    #[test]
    fn the_mark() {
        assert_eq!(find("# asclens: launch add()"), Some(18));
        assert_eq!(find("#asclens:launch add()"), Some(16));
        assert_eq!(find("# asclens: launched"), None);
        assert_eq!(find("# launch add()"), None);
    }

    #[test]
    fn arguments_cores_and_options() {
        let spec = read("add(float32[16384], n=2048) cores=8 insert_sync=True");
        let Ok(spec) = spec else { panic!("{spec:?}") };
        assert_eq!((spec.kernel.as_str(), spec.core_num, spec.options.insert_sync), ("add", 8, Some(true)));
        assert_eq!(spec.args[0].name, "");
        assert_eq!(spec.args[1].value, LaunchValue::Int { value: 2048 });
    }

    #[test]
    fn a_staged_class_has_two_pairs_of_brackets() {
        let spec = read("ReluScale(1024)(x=float32[1024], scale=2.0)");
        let Ok(spec) = spec else { panic!("{spec:?}") };
        assert_eq!(spec.constructor[0].value, LaunchValue::Int { value: 1024 });
        assert_eq!(spec.args.len(), 2);
    }

    #[test]
    fn wrong_ones() {
        assert_eq!(read("add(x=)").err().map(|e| e.at), Some(6));
        assert_eq!(read("add() cores=0").err().map(|e| e.at), Some(12));
        assert_eq!(read("add() colour=1").err().map(|e| e.at), Some(6));
        assert_eq!(read("add").err().map(|e| e.at), Some(3));
    }
}

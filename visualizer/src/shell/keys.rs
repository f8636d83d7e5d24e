//! Keys as text (`Ctrl+Shift+P`), as the settings keep them.
//!
//! Always holds: `parse(&text(key)) == Some(key)` for every key that can be pressed.

use egui::{Key, KeyboardShortcut, Modifiers};

/// The modifiers that the settings name, in the order in which they are written.
const MODIFIERS: [(&str, Modifiers); 3] =
    [("Ctrl", Modifiers::COMMAND), ("Alt", Modifiers::ALT), ("Shift", Modifiers::SHIFT)];

pub fn text(key: KeyboardShortcut) -> String {
    let held = |part: Modifiers| {
        let now = key.modifiers;
        part == Modifiers::COMMAND && (now.command || now.ctrl)
            || part == Modifiers::ALT && now.alt
            || part == Modifiers::SHIFT && now.shift
    };
    let mut parts: Vec<&str> = MODIFIERS.iter().filter(|(_, part)| held(*part)).map(|(name, _)| *name).collect();
    parts.push(key.logical_key.name());
    parts.join("+")
}

pub fn parse(text: &str) -> Option<KeyboardShortcut> {
    let mut modifiers = Modifiers::NONE;
    let mut rest = text;
    while let Some((name, part)) =
        MODIFIERS.iter().find(|(name, _)| rest.strip_prefix(name).is_some_and(|left| left.starts_with('+')))
    {
        modifiers = modifiers.plus(*part);
        rest = &rest[name.len() + 1..];
    }
    Some(KeyboardShortcut::new(modifiers, Key::from_name(rest)?))
}

/// How many modifiers a key has. Those with more are read first: egui lets `Ctrl+S` match `Ctrl+Shift+S`.
pub fn weight(key: KeyboardShortcut) -> usize {
    let modifiers = key.modifiers;
    usize::from(modifiers.command || modifiers.ctrl) + usize::from(modifiers.alt) + usize::from(modifiers.shift)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_read_back_as_they_are_written() {
        for modifiers in [Modifiers::NONE, Modifiers::COMMAND, Modifiers::ALT | Modifiers::SHIFT] {
            for key in Key::ALL {
                let key = KeyboardShortcut::new(modifiers, *key);
                assert_eq!(parse(&text(key)), Some(key), "{}", text(key));
            }
        }
        assert_eq!(text(KeyboardShortcut::new(Modifiers::COMMAND | Modifiers::SHIFT, Key::P)), "Ctrl+Shift+P");
        assert_eq!((parse(""), parse("Ctrl+"), parse("Strg+P")), (None, None, None));
    }
}

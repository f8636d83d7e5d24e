//! Options of `@asc.jit` and of a launch: which there are and what they do to the compiled result.

use super::value::{MAX_NESTING, Value};
use crate::model::LaunchOptions;

/// Every option the reference knows; a parameter of a kernel must not have one of these names.
pub(super) const OPTIONS: [&str; 17] = [
    "capture_exceptions",
    "ir_multithreading",
    "debug",
    "strip_loc",
    "verify_sync",
    "print_ir_before_all",
    "run_passes",
    "kernel_type",
    "opt_level",
    "auto_sync",
    "auto_sync_log",
    "bisheng_options",
    "always_compile",
    "matmul_cube_only",
    "insert_sync",
    "core_num",
    "stream",
];

pub(super) fn is_option(name: &str) -> bool {
    OPTIONS.contains(&name)
}

/// Applies one option. `text` is its value as Python prints it.
pub(super) fn apply(options: &mut LaunchOptions, name: &str, text: &str) {
    // Python prints a member of an enumeration as `<KernelType.AIV_ONLY: 0>`.
    let text = text.strip_prefix('<').and_then(|text| text.split(':').next()).unwrap_or(text);
    let on = text == "True";
    match name {
        "insert_sync" => options.insert_sync = (text != "None").then_some(on),
        "verify_sync" => options.verify_sync = on,
        "strip_loc" => options.strip_loc = on,
        "matmul_cube_only" => options.matmul_cube_only = on,
        "run_passes" => options.run_passes = on,
        _ => {
            options.other.insert(name.into(), text.into());
        }
    }
}

/// The options that differ from what the reference does by itself, as Python text.
pub(super) fn told(options: &LaunchOptions) -> Vec<(String, String)> {
    let python = |on: bool| if on { "True" } else { "False" }.to_owned();
    let usual = LaunchOptions::default();
    let switches = [
        ("verify_sync", options.verify_sync, usual.verify_sync),
        ("strip_loc", options.strip_loc, usual.strip_loc),
        ("matmul_cube_only", options.matmul_cube_only, usual.matmul_cube_only),
        ("run_passes", options.run_passes, usual.run_passes),
    ];
    let told =
        switches.iter().filter(|(_, now, usual)| now != usual).map(|(name, now, _)| ((*name).into(), python(*now)));
    let sync = options.insert_sync.map(|on| ("insert_sync".to_owned(), python(on)));
    sync.into_iter().chain(told).chain(options.other.clone()).collect()
}

/// A host value as Python's `repr` prints it; `None` when it is not known.
pub(super) fn repr(value: &Value<'_>) -> Option<String> {
    repr_within(value, MAX_NESTING)
}

fn repr_within(value: &Value<'_>, depth: u32) -> Option<String> {
    let depth = depth.checked_sub(1)?;
    Some(match value {
        Value::None => "None".into(),
        Value::Bool(value) => if *value { "True" } else { "False" }.into(),
        Value::Int(value) => value.to_string(),
        Value::Float(value) => format!("{value:?}"),
        Value::Str(text) => format!("'{text}'"),
        Value::List(_) | Value::Tuple(_) => {
            let items: Option<Vec<_>> = value.items(64)?.iter().map(|item| repr_within(item, depth)).collect();
            let items = items?.join(", ");
            if matches!(value, Value::List(_)) { format!("[{items}]") } else { format!("({items})") }
        }
        // A member of an enumeration: its class and name.
        Value::Path(path) => {
            path.rsplitn(3, '.').take(2).collect::<Vec<_>>().into_iter().rev().collect::<Vec<_>>().join(".")
        }
        _ => return None,
    })
}

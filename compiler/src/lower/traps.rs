//! Warnings where the reference compiles something else than what the Python says. The code is emitted as the
//! reference emits it, since that is what runs on the NPU; the warning says what will really happen and how to write
//! it instead. Codes `ASC11xx`.

use super::interp::{Lowering, note};
use super::value::Val;
use crate::model::{Diagnostic, Message, SourceSpan};

impl<'c> Lowering<'c, '_> {
    fn trap(&mut self, code: &str, at: SourceSpan, what: (String, String), remedy: (String, String)) {
        let diagnostic = Diagnostic::warning(code, at, Message::new(what.0, what.1));
        self.report(diagnostic.with_note(note(remedy.0, remedy.1)));
    }

    pub fn warn_while(&mut self, name: &str, at: SourceSpan) {
        self.trap(
            "ASC1101",
            at,
            (
                format!("the condition reads `{name}` as it was before the loop, in every round"),
                format!("条件在每一轮中读取的都是循环之前的 `{name}`"),
            ),
            (
                format!("keep it in memory, such as `{name} = asc.array(asc.int32, [..])` and test `{name}[0]`"),
                format!("请把它放进内存，例如 `{name} = asc.array(asc.int32, [..])`，再判断 `{name}[0]`"),
            ),
        );
    }

    pub fn warn_alias(&mut self, name: &str, other: &str, value: &Val<'c>, at: SourceSpan) {
        let fresh = fresh(value, other);
        self.trap(
            "ASC1102",
            at,
            (
                format!("`{name}` and `{other}` are one value before the loop, so the body reads `{other}` for both"),
                format!("`{name}` 与 `{other}` 在循环之前是同一个值，循环体中读到的都是其中一个"),
            ),
            (
                format!("make `{name}` a value of its own before the loop: `{name} = {fresh}`"),
                format!("请在循环之前让 `{name}` 成为独立的值：`{name} = {fresh}`"),
            ),
        );
    }

    pub fn warn_unchanged(&mut self, name: &str, other: &str, value: &Val<'c>, at: SourceSpan) {
        let fresh = fresh(value, other);
        self.trap(
            "ASC1103",
            at,
            (
                format!("in every round `{name}` gets the value that `{other}` had before the loop"),
                format!("每一轮中 `{name}` 得到的都是 `{other}` 在循环之前的值"),
            ),
            (format!("assign a new value: `{name} = {fresh}`"), format!("请赋一个新值：`{name} = {fresh}`")),
        );
    }

    pub fn warn_constants(&mut self, function: &str, at: SourceSpan, first: &str) {
        self.trap(
            "ASC1104",
            at,
            (
                format!("this call runs `{function}` as compiled for its first call, with {first}"),
                format!("此调用执行的是第一次调用时编译的 `{function}`，其参数为 {first}"),
            ),
            (
                "pass the number as an ordinary argument, or write a second function".into(),
                "请把该数作为普通参数传递，或另写一个函数".into(),
            ),
        );
    }

    /// Warns when a nested block assigns a name that is a constant outside: the assignment is lost after the block.
    pub fn warn_lost(&mut self, name: &str, at: SourceSpan) {
        let known = self.scope.local(name).is_some();
        if self.nested == 0 || known || !(self.scope.constants.contains_key(name) || self.is_constant_global(name)) {
            return;
        }
        self.trap(
            "ASC1106",
            at,
            (
                format!("`{name}` is a constant outside this block: the value assigned here is lost after it"),
                format!("`{name}` 在此代码块之外是常量：此处赋的值在代码块之后会丢失"),
            ),
            (
                format!("use another name, set before the block: `value = asc.number({name}, asc.int32)`"),
                format!("请在代码块之前另设名字：`value = asc.number({name}, asc.int32)`"),
            ),
        );
    }

    pub fn warn_ignored_config(&mut self, at: SourceSpan) {
        self.trap(
            "ASC1108",
            at,
            (
                "pyasc's `get_mm_config` ignores what it is called with, and gives one fixed configuration".into(),
                "pyasc 的 `get_mm_config` 会忽略所有参数，始终给出同一个配置".into(),
            ),
            (
                "use `get_normal_config`, `get_mdl_config` or `MatmulConfig(...)`".into(),
                "请使用 `get_normal_config`、`get_mdl_config` 或 `MatmulConfig(...)`".into(),
            ),
        );
    }

    pub fn warn_step(&mut self, step: i128, at: SourceSpan) {
        self.trap(
            "ASC1107",
            at,
            (
                format!("a loop with step {step} does not run on the device"),
                format!("步长为 {step} 的循环在设备上不会执行"),
            ),
            ("count upwards and compute the index: `n - 1 - i`".into(), "请正向计数并计算下标：`n - 1 - i`".into()),
        );
    }
}

/// An expression for the same thing as `name`, which holds `value`, that makes a value of its own.
fn fresh(value: &Val<'_>, name: &str) -> String {
    match value {
        Val::Local(_) | Val::Global(_) => format!("{name}[0:]"),
        _ => format!("{name} + 0"),
    }
}

//! Everything the launch side has to say: codes `ASC52xx`, each with place, reason and remedy.

use crate::model::{Diagnostic, Message, Severity, SourceSpan};

fn list(names: &[String]) -> String {
    names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
}

/// A remark that nobody has to act on.
fn note(code: &str, span: SourceSpan, message: Message) -> Diagnostic {
    Diagnostic::new(Severity::Note, code, span, message)
}

pub(super) fn no_kernel() -> Diagnostic {
    Diagnostic::error("ASC5201", SourceSpan::default(), Message::new("this file has no kernel", "此文件中没有核函数"))
        .with_note(Message::new(
            "a kernel is a function with the decorator `@asc.jit`",
            "核函数是带有 `@asc.jit` 装饰器的函数",
        ))
}

/// A kernel was asked for that the file does not have.
pub const NO_SUCH_KERNEL: &str = "ASC5202";

pub(super) fn no_such_kernel(name: &str, known: &[String]) -> Diagnostic {
    Diagnostic::error(
        NO_SUCH_KERNEL,
        SourceSpan::default(),
        Message::new(format!("this file has no kernel `{name}`"), format!("此文件中没有名为 `{name}` 的核函数")),
    )
    .with_note(Message::new(
        format!("the kernels of this file are {}", list(known)),
        format!("此文件中的核函数有：{}", list(known)),
    ))
}

pub(super) fn default_launch(kernel: &str, span: SourceSpan, example: &str) -> Diagnostic {
    note(
        "ASC5203",
        span,
        Message::new(
            format!("no launch of `{kernel}` was found, so its arguments are assumed"),
            format!("没有找到 `{kernel}` 的启动语句，其参数为假定值"),
        ),
    )
    .with_note(Message::new(
        format!("say what it is launched with in a comment: `{example}`"),
        format!("可用注释说明启动参数：`{example}`"),
    ))
}

/// What cannot be told of a launch: name, assumed value, place.
pub(super) fn assumed(unknown: &[(String, String, SourceSpan)], whole: SourceSpan) -> Diagnostic {
    let names: Vec<_> = unknown.iter().map(|(name, ..)| name.clone()).collect();
    let span = if let [(_, _, place)] = unknown { *place } else { whole };
    let values: Vec<_> = unknown.iter().map(|(name, value, _)| format!("{name}={value}")).collect();
    let (names, values) = (list(&names), values.join(", "));
    note(
        "ASC5204",
        span,
        Message::new(
            format!("{names} cannot be told without running the script; assumed: {values}"),
            format!("不运行脚本无法得知 {names}，假定为：{values}"),
        ),
    )
    .with_note(Message::new(
        "give it in a `# asclens: launch` comment, with `--launch`, or in the Launch panel",
        "可在 `# asclens: launch` 注释、`--launch` 文件或“运行配置”面板中给出",
    ))
}

pub(super) fn too_many(kernel: &str, takes: usize, given: usize, span: SourceSpan) -> Diagnostic {
    Diagnostic::error(
        "ASC5205",
        span,
        Message::new(
            format!("`{kernel}` takes {takes} arguments, {given} were given"),
            format!("`{kernel}` 接受 {takes} 个参数，实际给出 {given} 个"),
        ),
    )
    .with_note(Message::new("remove the arguments at the end", "请删去末尾多余的参数"))
}

pub(super) fn missing(kernel: &str, names: &[String], span: SourceSpan) -> Diagnostic {
    Diagnostic::error(
        "ASC5206",
        span,
        Message::new(
            format!("`{kernel}` is launched without its argument {}", list(names)),
            format!("启动 `{kernel}` 时缺少参数 {}", list(names)),
        ),
    )
    .with_note(Message::new(
        "pass it by position or by name; only parameters with a default may be left out",
        "请按位置或按名称传入；只有带默认值的参数才能省略",
    ))
}

pub(super) fn defaulted(name: &str, span: SourceSpan) -> Diagnostic {
    Diagnostic::warning(
        "ASC5215",
        span,
        Message::new(
            format!("`{name}` is left to its default, which a kernel does not get"),
            format!("`{name}` 使用了默认值，但核函数得不到默认值"),
        ),
    )
    .with_note(Message::new(
        format!("the launch ignores defaults: using `{name}` in the kernel fails. Pass it"),
        format!("启动时会忽略默认值，在核函数中使用 `{name}` 会失败。请显式传入"),
    ))
}

pub(super) fn unknown_option(name: &str, kernel: &str, parameters: &[String], span: SourceSpan) -> Diagnostic {
    Diagnostic::error(
        "ASC5209",
        span,
        Message::new(
            format!("`{name}` is neither a parameter of `{kernel}` nor an option"),
            format!("`{name}` 既不是 `{kernel}` 的参数，也不是选项"),
        ),
    )
    .with_note(Message::new(
        format!("parameters: {}; options: {}", list(parameters), super::options::OPTIONS.join(", ")),
        format!("参数：{}；选项：{}", list(parameters), super::options::OPTIONS.join("、")),
    ))
}

pub(super) fn option_conflict(name: &str, span: SourceSpan) -> Diagnostic {
    Diagnostic::error(
        "ASC5210",
        span,
        Message::new(
            format!("a kernel's parameter must not be called `{name}`: that is a launch option"),
            format!("核函数的参数不能命名为 `{name}`：它是启动选项的名称"),
        ),
    )
    .with_note(Message::new("give the parameter another name", "请为该参数换一个名称"))
}

pub(super) fn unsupported(name: &str, kind: &str, span: SourceSpan) -> Diagnostic {
    Diagnostic::error(
        "ASC5211",
        span,
        Message::new(
            format!("argument `{name}` is a {kind}, which a kernel cannot take"),
            format!("参数 `{name}` 的类型是 {kind}，核函数不支持"),
        ),
    )
    .with_note(Message::new(
        "a kernel takes numbers, numpy arrays, torch tensors and Struct instances; annotate the parameter with \
         `asc.ConstExpr` to pass anything else at compile time",
        "核函数接受数值、numpy 数组、torch 张量和 Struct 实例；其他类型请用 `asc.ConstExpr` 标注，在编译期传入",
    ))
}

pub(super) fn constexpr_type(name: &str, wanted: &str, got: &str, span: SourceSpan) -> Diagnostic {
    Diagnostic::error(
        "ASC5212",
        span,
        Message::new(
            format!("`{name}` is declared `ConstExpr[{wanted}]`, but a {got} was passed"),
            format!("`{name}` 声明为 `ConstExpr[{wanted}]`，但传入的是 {got}"),
        ),
    )
    .with_note(Message::new(
        format!("pass a {wanted}, or annotate the parameter with plain `asc.ConstExpr`"),
        format!("请传入 {wanted}，或将参数标注为不带类型的 `asc.ConstExpr`"),
    ))
}

pub(super) fn stopped(span: SourceSpan) -> Diagnostic {
    note(
        "ASC5213",
        span,
        Message::new(
            "the host code is too long to be read to its end; later launches may be missing",
            "主机代码过长，未能读完；后面的启动语句可能缺失",
        ),
    )
    .with_note(Message::new(
        "say what the kernel is launched with in a `# asclens: launch` comment",
        "可用 `# asclens: launch` 注释说明核函数的启动参数",
    ))
}

pub(super) fn core_count(kernel: &str, text: &str, span: SourceSpan) -> Diagnostic {
    Diagnostic::error(
        "ASC5214",
        span,
        Message::new(
            format!("`{kernel}[{text}]`: the number of cores must be a positive whole number"),
            format!("`{kernel}[{text}]`：核数必须是正整数"),
        ),
    )
    .with_note(Message::new("write `kernel[8](...)`", "请写作 `kernel[8](...)`"))
}

pub(super) fn bad_comment(span: SourceSpan, reason: &Message) -> Diagnostic {
    Diagnostic::error(
        "ASC5208",
        span,
        Message::new(format!("launch comment: {}", reason.en), format!("启动注释：{}", reason.zh)),
    )
    .with_note(Message::new(
        "its form is `# asclens: launch add(x=float32[16384], n=2048) cores=8`",
        "其格式为 `# asclens: launch add(x=float32[16384], n=2048) cores=8`",
    ))
}

pub(super) fn bad_file(span: SourceSpan, en: &str, zh: &str) -> Diagnostic {
    Diagnostic::error("ASC5207", span, Message::new(format!("launch file: {en}"), format!("启动文件：{zh}"))).with_note(
        Message::new(
            "write one with `asclens compile FILE --emit launch -o launch.json` and change it",
            "可用 `asclens compile FILE --emit launch -o launch.json` 生成一个再修改",
        ),
    )
}

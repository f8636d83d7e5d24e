//! Pipes, queues and buffers where they do more than the tables say.

use super::call::Argument;
use super::interp::{Eval, Lowering, note};
use super::value::Val;
use crate::model::{Diagnostic, Message, SourceSpan};
use crate::syntax::ast::{Stmt, WithItem};

impl<'c> Lowering<'c, '_> {
    /// `TPipe()`: there is one per kernel.
    pub fn new_pipe(&mut self, at: SourceSpan, args: &[Argument<'c>]) -> Eval<Val<'c>> {
        if self.pipe.is_some() {
            return Err(self.report(
                Diagnostic::error(
                    "ASC1005",
                    at,
                    Message::new(
                        "a kernel has one TPipe, and it was made before",
                        "一个核函数只有一个 TPipe，且已创建",
                    ),
                )
                .with_note(note(
                    "keep the first one, or get it with `asc.get_tpipe_ptr()`",
                    "请沿用第一个，或用 `asc.get_tpipe_ptr()` 取得",
                )),
            ));
        }
        let pipe = self.dispatch("asc.TPipe", None, at, args)?;
        self.pipe = Some(pipe.clone());
        Ok(pipe)
    }

    /// `TBuf(pos)`: the reference first makes a queue that nothing uses and that survives into the C++.
    pub fn new_buffer(&mut self, at: SourceSpan, args: &[Argument<'c>]) -> Eval<Val<'c>> {
        if let Some(Val::Enum(position)) = args.first().map(|arg| &arg.value)
            && &*position.class == "TPosition"
        {
            let keyword = position.member.to_lowercase();
            let ty = self.type_by_text(&format!("!ascir.que_bind<{keyword}, {keyword}, 0>"), at)?;
            self.op("ascir.que_bind").value(ty);
        }
        self.dispatch("asc.TBuf", None, at, args)
    }

    /// `with context as target:`. Only iterations of a matmul have a use.
    pub fn with_context(&mut self, context: &Val<'c>, item: &WithItem, body: &[Stmt]) -> Eval<()> {
        if let Val::Object(object) = context
            && &*object.class == "MatmulIterator"
        {
            return self.iterate(object, item, body);
        }
        let class = context.class_name();
        let span = item.context.span;
        Err(self.report(
            Diagnostic::error(
                "ASC1001",
                span,
                Message::new(
                    format!("`with` does not work with a value of type {class} in a kernel"),
                    format!("核函数中的 `with` 不支持 {class} 类型的值"),
                ),
            )
            .with_note(note("it is for `matmul.iterate()`", "它用于 `matmul.iterate()`")),
        ))
    }
}

//! Kernels to start from. Adding one: a file in `assets/templates` and a line here.

use crate::i18n::Lang;

/// A working kernel that is short enough to be made into another one.
pub struct Template {
    name: (&'static str, &'static str),
    pub text: &'static str,
}

impl Template {
    pub fn name(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::En => self.name.0,
            Lang::Zh => self.name.1,
        }
    }
}

pub const TEMPLATES: &[Template] = &[
    Template {
        name: ("automatic placement and synchronisation", "自动分配与同步"),
        text: include_str!("../../assets/templates/automatic.py"),
    },
    Template {
        name: ("queues (TPipe, TQue)", "队列（TPipe、TQue）"),
        text: include_str!("../../assets/templates/queues.py"),
    },
    Template {
        name: ("addresses and flags by hand", "手动地址与事件"),
        text: include_str!("../../assets/templates/flags.py"),
    },
];

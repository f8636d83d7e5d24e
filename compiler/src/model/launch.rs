//! What one launch of a kernel fixes: everything the compiler needs beyond the text.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A compile-time value of the host half: what Python would hold.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum LaunchValue {
    None,
    Bool {
        value: bool,
    },
    Int {
        value: i64,
    },
    Float {
        value: f64,
    },
    Str {
        value: String,
    },
    /// A dtype such as `asc.float16`, by its pyasc name.
    Dtype {
        dtype: String,
    },
    /// numpy scalar with its dtype (`np.int64(3)`). `float64` counts as `Float`, as Python has it.
    Scalar {
        dtype: String,
        value: f64,
    },
    /// Member of an enumeration (`asc.TPosition.VECIN`), by Python class and number.
    Enum {
        class: String,
        value: i64,
    },
    /// Array in global memory; an unknown extent is absent from `shape` knowledge and then `None`.
    Tensor {
        dtype: String,
        shape: Option<Vec<u64>>,
    },
    /// Instance of a `Struct` subclass, by field name.
    Struct {
        class: String,
        fields: BTreeMap<String, LaunchValue>,
    },
    Sequence {
        items: Vec<LaunchValue>,
    },
    /// Something the host reader does not know; the text says what was seen.
    Unknown {
        seen: String,
    },
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LaunchArg {
    pub name: String,
    pub value: LaunchValue,
    /// False when the value is a default of ours that the user should check.
    pub known: bool,
}

/// Where a launch was found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LaunchSource {
    /// A file given with `--launch`.
    File,
    /// A `# asclens: launch` comment.
    Comment,
    /// The host half of the script, read without running it.
    Host,
    /// Nothing was found: sensible values, shown as such.
    #[default]
    Default,
}

/// Options of `@asc.jit` and of the launch that change the compiled result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LaunchOptions {
    /// `None`: on exactly when the kernel uses automatic tensors.
    pub insert_sync: Option<bool>,
    pub verify_sync: bool,
    pub strip_loc: bool,
    pub matmul_cube_only: bool,
    /// False skips every pass, as the reference's option does.
    pub run_passes: bool,
    /// Every other option, by its Python text.
    pub other: BTreeMap<String, String>,
}

impl Default for LaunchOptions {
    /// What the reference does when nothing is said.
    fn default() -> Self {
        Self {
            insert_sync: None,
            verify_sync: false,
            strip_loc: false,
            matmul_cube_only: false,
            run_passes: true,
            other: BTreeMap::new(),
        }
    }
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct LaunchSpec {
    /// Python name of the kernel function; of the class for a staged class.
    pub kernel: String,
    /// Arguments of `__init__` of a staged class; empty for a function.
    pub constructor: Vec<LaunchArg>,
    /// Number of cores of the launch (`kernel[core_num]`).
    pub core_num: u32,
    /// In the order of the Python signature; parameters left to their default are absent.
    pub args: Vec<LaunchArg>,
    pub options: LaunchOptions,
    /// Module-level constants that the kernel's text mentions.
    pub globals: BTreeMap<String, LaunchValue>,
    pub source: LaunchSource,
    /// Zero-based line of the launch in the document, when it was read from there.
    pub line: Option<u32>,
}

//! What a kernel needs that prints or dumps: one more parameter, and code that announces the version.

use crate::model::EmittedText;

/// Statements in front of the kernel's own. The runs of blanks inside the two messages are the reference's.
const PREAMBLE: &str = r#"  #if defined ASCENDC_DUMP
    constexpr uint32_t ascendc_one_core_dump_size = 1048576;
    AscendC::InitDump(MIXED, dump_addr, ascendc_one_core_dump_size);
    uint64_t asc_timestamp = 0;
    uint64_t asc_version = 0;
    __gm__ char* asc_version_str = nullptr;
    GetCannVersion(asc_version_str, asc_version, asc_timestamp);
    if (asc_timestamp == 0) {
      AscendC::printf("[WARNING]: CANN TimeStamp is invalid,                 CANN TimeStamp is %u\n", asc_timestamp);
    } else {
      AscendC::printf("CANN Version: %s, TimeStamp: %u\n",                 (__gm__ const char*)(asc_version_str), asc_timestamp);
    }
  #endif
"#;

/// Kernel types whose cube and vector cores both print.
const MIXED: [&str; 3] = ["MIX_AIC_1_0", "MIX_AIC_1_1", "MIX_AIC_1_2"];

/// Adds parameter and preamble to every line that declares one of the kernels. As in the reference the line is cut at
/// its first two `)`, and the text gains a line break at its end.
pub fn prepare(emitted: &EmittedText, kernels: &[String], kernel_type: &str) -> EmittedText {
    let mixed = if MIXED.contains(&kernel_type) { "true" } else { "false" };
    let preamble = PREAMBLE.replace("MIXED", mixed);
    let mut prepared = EmittedText::default();
    for (line, ops) in emitted.text.split('\n').zip(&emitted.line_ops) {
        prepared.line_ops.push(ops.clone());
        let declares = line.contains("__aicore__") && kernels.iter().any(|kernel| line.contains(kernel.as_str()));
        if !declares {
            prepared.text.push_str(line);
            prepared.text.push('\n');
            continue;
        }
        let mut parts = line.split(')');
        let (head, tail) = (parts.next().unwrap_or(""), parts.next().unwrap_or(""));
        prepared.text.push_str(&format!("{head}, __gm__ uint8_t* dump_addr){tail}\n{preamble}"));
        prepared.line_ops.extend(std::iter::repeat_n(Vec::new(), preamble.lines().count()));
    }
    prepared.line_ops.push(Vec::new());
    prepared
}

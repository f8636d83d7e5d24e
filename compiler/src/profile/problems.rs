//! The problems that readers name: what it is, what it means, what to do. One place, both languages.

use crate::model::{Message, Problem, Severity};

/// A problem without its place.
pub struct Kind {
    severity: Severity,
    message: Message,
    remedy: Message,
}

/// The same problem in several files, told once.
pub fn in_more_files(problem: &mut Problem, more: usize) {
    problem.message.en += &format!(" (also in {more} more files)");
    problem.message.zh += &format!("（另有 {more} 个文件相同）");
}

impl Kind {
    pub fn in_file(self, file: &str) -> Problem {
        Problem { severity: self.severity, file: file.into(), line: None, message: self.message, remedy: self.remedy }
    }

    pub fn at(self, file: &str, line: u64) -> Problem {
        Problem { line: u32::try_from(line).ok().filter(|line| *line > 0), ..self.in_file(file) }
    }
}

fn kind(severity: Severity, message: (String, String), remedy: (&str, &str)) -> Kind {
    Kind { severity, message: Message::new(message.0, message.1), remedy: Message::new(remedy.0, remedy.1) }
}

const COPY_AGAIN: (&str, &str) =
    ("copy the file again from where it was recorded, or record again", "请从采集处重新复制该文件，或重新采集");

pub fn unreadable(reason: &str) -> Kind {
    let text = (format!("could not be read: {reason}"), format!("无法读取：{reason}"));
    kind(Severity::Error, text, ("check that the file exists and may be read", "请确认文件存在且可读"))
}

pub fn too_large(bytes: u64, limit: u64) -> Kind {
    let text = (
        format!("{bytes} bytes are over the limit of {limit} bytes; left out"),
        format!("文件 {bytes} 字节，超过上限 {limit} 字节；未读取"),
    );
    kind(Severity::Error, text, ("record a shorter run, or open a part of it", "请缩短采集时间，或只打开其中一部分"))
}

pub fn too_many_files(limit: usize) -> Kind {
    let text = (format!("more than {limit} files; the rest is left out"), format!("文件超过 {limit} 个；其余未读取"));
    kind(Severity::Warning, text, ("open a folder further down", "请打开更下层的文件夹"))
}

pub fn too_many_cells(limit: usize) -> Kind {
    let text = (
        format!("the tables hold more than {limit} values; the rows after this one are left out"),
        format!("各表的值超过 {limit} 个；此行之后的数据未读取"),
    );
    kind(
        Severity::Error,
        text,
        ("open the table's folder alone, or record fewer steps", "请单独打开该表所在文件夹，或减少采集步数"),
    )
}

pub fn too_many_slices(limit: usize) -> Kind {
    let text = (
        format!("more than {limit} slices; what comes later in the file is left out"),
        format!("切片超过 {limit} 个；文件其后的内容未读取"),
    );
    kind(Severity::Error, text, ("record a shorter run", "请缩短采集时间"))
}

pub fn empty_file() -> Kind {
    let text = ("the file is empty".to_owned(), "文件为空".to_owned());
    kind(Severity::Note, text, ("nothing to do if that core was not used", "若该核未使用则无需处理"))
}

pub fn no_reader(promise: &str) -> Kind {
    let text = (
        format!("named like {promise}, but its content is not of that format: damaged or of an unknown version"),
        format!("文件名像 {promise}，但内容不是该格式：已损坏或版本未知"),
    );
    kind(Severity::Error, text, COPY_AGAIN)
}

pub fn nothing_known() -> Kind {
    let text = ("no file of a known profiler format".to_owned(), "没有已知性能数据格式的文件".to_owned());
    let remedy = (
        "open a folder written by msprof op, msprof op simulator, msprof or the Ascend PyTorch Profiler, or a Chrome trace",
        "请打开 msprof op、msprof op simulator、msprof、Ascend PyTorch Profiler 生成的文件夹，或 Chrome trace",
    );
    kind(Severity::Error, text, remedy)
}

pub fn not_utf8() -> Kind {
    let text = (
        "holds bytes that are no UTF-8; they are shown as \u{fffd} and numbers among them are dropped".to_owned(),
        "含有非 UTF-8 字节；显示为 \u{fffd}，其中的数字不采用".to_owned(),
    );
    let remedy = (
        "copy the file in binary mode; save it as UTF-8 if it was edited",
        "请以二进制方式复制；若编辑过，请存为 UTF-8",
    );
    kind(Severity::Warning, text, remedy)
}

pub fn converted(from: &str) -> Kind {
    let text =
        (format!("is {from}, not UTF-8 as profilers write it; converted"), format!("编码为 {from} 而非 UTF-8；已转换"));
    kind(
        Severity::Note,
        text,
        ("none needed; the file was saved by another program", "无需处理；该文件被其他程序另存过"),
    )
}

pub fn cut() -> Kind {
    let text = (
        "ends in the middle of a line: the file is cut; its last line is left out".to_owned(),
        "文件在一行中间结束：已被截断；最后一行不采用".to_owned(),
    );
    kind(Severity::Error, text, COPY_AGAIN)
}

pub fn no_rows() -> Kind {
    let text = ("has a header and no rows".to_owned(), "只有表头，没有数据行".to_owned());
    kind(Severity::Note, text, ("nothing was recorded for it", "该项未采集到数据"))
}

pub fn ragged(found: usize, expected: usize) -> Kind {
    let text = (
        format!("{found} cells where the header has {expected}; the row is left out, its values cannot be placed"),
        format!("此行 {found} 个单元格，表头为 {expected} 个；无法对应，此行不采用"),
    );
    let remedy = (
        "a comma in a name, or a damaged file: compare the row with its neighbours",
        "名称中含逗号或文件损坏：请与相邻行比较",
    );
    kind(Severity::Warning, text, remedy)
}

pub fn duplicate_column(name: &str) -> Kind {
    let text = (format!("has two columns `{name}`; the first is used"), format!("有两列 `{name}`；采用第一列"));
    kind(Severity::Warning, text, COPY_AGAIN)
}

pub fn missing_column(name: &str) -> Kind {
    let text = (
        format!("has no column `{name}`; what depends on it is not shown"),
        format!("缺少列 `{name}`；依赖它的内容不显示"),
    );
    let remedy =
        ("record with the default --aic-metrics; do not edit the file", "请用默认 --aic-metrics 采集；不要编辑文件");
    kind(Severity::Warning, text, remedy)
}

pub fn wrong_number(column: &str, cell: &str) -> Kind {
    let cell: String = cell.chars().take(40).collect();
    let text = (
        format!("`{cell}` in column `{column}` is not a number; taken as missing"),
        format!("列 `{column}` 中的 `{cell}` 不是数字；按缺失处理"),
    );
    kind(Severity::Warning, text, COPY_AGAIN)
}

pub fn negative(column: &str, value: f64) -> Kind {
    let text = (
        format!("{value} in column `{column}` cannot be: it is a time or a count; taken as missing"),
        format!("列 `{column}` 的值 {value} 不可能：应为时间或计数；按缺失处理"),
    );
    kind(Severity::Warning, text, COPY_AGAIN)
}

pub fn more_like(count: usize) -> Kind {
    let text =
        (format!("and {count} more problems like these in this file"), format!("此文件中还有 {count} 个类似问题"));
    kind(Severity::Note, text, ("see the first ones", "参见前几个"))
}

pub fn spreadsheet_time(column: &str) -> Kind {
    let text = (
        format!("times in column `{column}` were rounded by a spreadsheet (such as 1.69512E+15); taken as missing"),
        format!("列 `{column}` 的时间被电子表格取整（如 1.69512E+15）；按缺失处理"),
    );
    kind(Severity::Warning, text, ("use the file as the profiler wrote it", "请使用性能工具原始输出的文件"))
}

pub fn ratio_of_mix() -> Kind {
    let text = (
        "ratios of a mix kernel divide by the whole microseconds of the task's duration, not by the core's own time; \
         shares shown here are recomputed from the times"
            .to_owned(),
        "MIX 算子的 ratio 以任务时长的整微秒数为分母，而非该核自身时间；此处占比由时间重新计算".to_owned(),
    );
    kind(
        Severity::Note,
        text,
        ("compare shares, not the file's ratios, between kernels", "比较算子时请用占比，而非文件中的 ratio"),
    )
}

pub fn contradiction(what: (String, String)) -> Kind {
    let text = (
        format!("values contradict each other: {}; one of them is damaged", what.0),
        format!("数值互相矛盾：{}；其中之一已损坏", what.1),
    );
    kind(Severity::Warning, text, COPY_AGAIN)
}

pub fn absurd_time(core: &str, what: &str, time: f64, most: f64) -> Kind {
    let text = (
        format!("{what} of {core} is {time} us in a task of {most} us: a counter wrapped; taken as missing"),
        format!("{core} 的 {what} 为 {time} us，而任务仅 {most} us：计数器溢出；按缺失处理"),
    );
    kind(Severity::Warning, text, ("record again; ignore this row", "请重新采集；忽略此行"))
}

pub fn other_run(duration: f64, whole: f64) -> Kind {
    let text = (
        format!(
            "the ratios here are over a task of {whole} us, but the task is said to take {duration} us: the files are of different runs"
        ),
        format!("此处 ratio 的分母为 {whole} us，而任务时长为 {duration} us：文件来自不同次运行"),
    );
    kind(Severity::Warning, text, ("keep the files of one run together", "请将同一次运行的文件放在一起"))
}

pub fn second_of_kind(first: &str) -> Kind {
    let text = (
        format!("holds the same counters as {first}; where both have a value, that file's is shown"),
        format!("与 {first} 含相同计数器；两者都有值时采用后者"),
    );
    kind(Severity::Note, text, ("keep the runs in separate folders", "请将不同次采集放在不同文件夹"))
}

pub fn cores_missing(found: usize, expected: u64) -> Kind {
    let text = (
        format!("has rows of {found} cores, but the kernel ran on {expected}: rows are missing"),
        format!("只有 {found} 个核的数据，而核函数运行在 {expected} 个核上：缺少数据行"),
    );
    kind(Severity::Warning, text, COPY_AGAIN)
}

pub fn bad_block(offset: u64, reason: &str) -> Kind {
    let text = (
        format!("block at byte {offset} is damaged ({reason}); it is left out"),
        format!("字节 {offset} 处的块已损坏（{reason}）；不采用"),
    );
    kind(Severity::Error, text, COPY_AGAIN)
}

pub fn unknown_block(kind_number: u8) -> Kind {
    let text = (
        format!("has a block of unknown type {kind_number}; passed over"),
        format!("含未知类型 {kind_number} 的块；已跳过"),
    );
    kind(
        Severity::Note,
        text,
        ("a newer profiler wrote it; the rest is shown", "由更新版本的工具写入；其余内容照常显示"),
    )
}

pub fn no_lines() -> Kind {
    let text = ("built without -g: no source lines".to_owned(), "编译时未加 -g：没有源码行信息".to_owned());
    let remedy = ("rebuild the kernel with -g and record again", "请加 -g 重新编译核函数并重新采集");
    kind(Severity::Note, text, remedy)
}

pub fn running_time_lost() -> Kind {
    let text = (
        "`running_time(us)` lacks the last interval of every row (a fault of tools of 2025); cycles are used instead"
            .to_owned(),
        "`running_time(us)` 缺少每行的最后一个区间（2025 年工具的缺陷）；改用周期数".to_owned(),
    );
    kind(Severity::Note, text, ("none needed; rank by cycles", "无需处理；请按周期数排序"))
}

pub fn no_sibling(name: &str) -> Kind {
    let text = (
        format!("{name} is not beside it: instructions have an end but no start, so nothing can be drawn"),
        format!("缺少同目录下的 {name}：指令没有另一端时间，无法绘制"),
    );
    kind(Severity::Warning, text, ("open the whole dump folder", "请打开完整的 dump 文件夹"))
}

pub fn log_without_end() -> Kind {
    let text = (
        "has no closing line (`++++core: ... done++++`): the log is cut or of a chip that writes none".to_owned(),
        "没有结尾行（`++++core: ... done++++`）：日志被截断，或该芯片不写此行".to_owned(),
    );
    kind(Severity::Note, text, ("if the run was stopped early, record again", "若运行被提前终止，请重新采集"))
}

pub fn bad_lines(count: u64) -> Kind {
    let text = (
        format!("{count} lines are no instructions and are left out; the first is this one"),
        format!("{count} 行不是指令，不采用；此为第一行"),
    );
    kind(Severity::Warning, text, COPY_AGAIN)
}

pub fn cores_without_trace(names: &str) -> Kind {
    let text = (
        format!("no trace of {names}: the duration is that of the other cores"),
        format!("缺少 {names} 的 trace：时长仅统计其他核"),
    );
    kind(Severity::Warning, text, ("copy the whole simulator folder", "请复制完整的 simulator 文件夹"))
}

pub fn unpaired(count: u64) -> Kind {
    let text = (
        format!("{count} instructions are in only one of the two logs and are left out"),
        format!("{count} 条指令只出现在两个日志之一中，不采用"),
    );
    kind(Severity::Warning, text, ("copy both logs of the core from the same run", "请复制同一次运行的两个日志"))
}

pub fn guessed_clock(mhz: f64) -> Kind {
    let text = (
        format!("the file names no clock; cycles are turned into time at {mhz} MHz"),
        format!("文件未给出时钟频率；按 {mhz} MHz 将周期换算为时间"),
    );
    kind(Severity::Note, text, ("compare cycles where it matters", "必要时请比较周期数"))
}

pub fn bad_event(reason: &str, offset: u64) -> Kind {
    let text = (
        format!("not valid JSON at byte {offset} ({reason}); slices after this point are missing"),
        format!("字节 {offset} 处不是有效 JSON（{reason}）；其后的切片缺失"),
    );
    let remedy = (
        "the file is cut or damaged, or its analysis was interrupted: export it again",
        "文件被截断、损坏或导出中断：请重新导出",
    );
    kind(Severity::Error, text, remedy)
}

pub fn odd_events(count: u64, what: (&str, &str)) -> Kind {
    let text = (format!("{count} events {} and are left out", what.0), format!("{count} 个事件{}，不采用", what.1));
    kind(Severity::Warning, text, ("export the trace again", "请重新导出 trace"))
}

pub fn zero_blocks(rows: usize) -> Kind {
    let text = (
        format!(
            "{rows} kernels were launched directly (Block Num 0): their counter times are written as 0 and taken as missing; \
             cycles and ratios hold"
        ),
        format!("{rows} 个核函数为直接启动（Block Num 为 0）：其计数器时间写为 0，按缺失处理；周期与比例有效"),
    );
    kind(Severity::Note, text, ("use cycles and ratios of these rows", "请使用这些行的周期与比例"))
}

pub fn absurd_tasks(rows: usize) -> Kind {
    let text = (
        format!(
            "{rows} tasks have counters above their own duration: counters wrapped; those values are taken as missing"
        ),
        format!("{rows} 个任务的计数器时间超过其自身时长：计数器溢出；这些值按缺失处理"),
    );
    kind(Severity::Warning, text, ("record again; ignore the counters of these rows", "请重新采集；忽略这些行的计数器"))
}

pub fn hit_rate_missing() -> Kind {
    let text = (
        "Hit Rate is missing in every row; only the victim rate was recorded".to_owned(),
        "每行都缺少 Hit Rate；只采集了 Victim Rate".to_owned(),
    );
    kind(Severity::Note, text, ("use the L2Cache metrics of op_summary", "请使用 op_summary 的 L2Cache 指标"))
}

pub fn unknown_table() -> Kind {
    let text = ("a table that no reader knows; it is shown as it is".to_owned(), "未知的表；按原样显示".to_owned());
    kind(Severity::Note, text, ("none needed", "无需处理"))
}

pub fn database(reason: &str) -> Kind {
    let text = (format!("damaged database: {reason}"), format!("数据库已损坏：{reason}"));
    kind(Severity::Error, text, COPY_AGAIN)
}

pub fn table_shortened(name: &str, shown: usize, rows: usize) -> Kind {
    let text = (
        format!("table {name} has {rows} rows; the first {shown} are shown as a table, all are used elsewhere"),
        format!("表 {name} 有 {rows} 行；表格只显示前 {shown} 行，其他处使用全部"),
    );
    kind(
        Severity::Note,
        text,
        ("open the database with another program to see all rows", "如需查看全部行，请用其他程序打开数据库"),
    )
}

pub fn open_journal() -> Kind {
    let text = (
        "a journal lies beside the database: its last changes are not in the file that is read".to_owned(),
        "数据库旁有日志文件：最近的修改未包含在所读文件中".to_owned(),
    );
    kind(
        Severity::Warning,
        text,
        ("close the program that uses the database, then open it again", "请关闭正在使用该数据库的程序后重新打开"),
    )
}

pub fn archive(reason: &str) -> Kind {
    let text = (format!("archive could not be read: {reason}"), format!("压缩包无法读取：{reason}"));
    kind(Severity::Error, text, ("unpack it with another program and open the folder", "请用其他程序解压后打开文件夹"))
}

pub fn archive_escape(name: &str) -> Kind {
    let text = (
        format!("the archive's member `{name}` points outside of it; left out"),
        format!("压缩包成员 `{name}` 指向包外；不读取"),
    );
    kind(Severity::Warning, text, ("do not trust this archive", "请勿信任该压缩包"))
}

pub fn json(reason: &str) -> Kind {
    let text = (format!("not valid JSON: {reason}"), format!("不是有效的 JSON：{reason}"));
    kind(Severity::Error, text, COPY_AGAIN)
}

pub fn cancelled() -> Kind {
    let text = (
        "import was stopped; what was read until then is shown".to_owned(),
        "导入已停止；仅显示已读取的内容".to_owned(),
    );
    kind(Severity::Note, text, ("open it again to read the rest", "重新打开即可读取其余内容"))
}

pub fn reader_fault(reason: &str) -> Kind {
    let text = (
        format!("the reader of this format failed on it ({reason}); nothing of the file is shown"),
        format!("该格式的读取器在此文件上出错（{reason}）；不显示其内容"),
    );
    kind(
        Severity::Error,
        text,
        ("this is a fault of AscLens: please report it with the file", "这是 AscLens 的缺陷：请附文件反馈"),
    )
}

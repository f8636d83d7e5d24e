//! `dump/op_basic_info.txt` of `msprof op`: `key=value` lines; the only text that names the chip. It fills what the
//! other files of the operator leave open, once they are all read.

use super::Format;
use crate::model::OperatorRun;
use crate::profile::import::{File, Import, operator_folder};
use crate::profile::number;

pub const FORMAT: Format = Format {
    name: "msprof op · op_basic_info",
    sniff: |file| file.head.len < 1 << 16 && file.head.text.starts_with("Op Name="),
    read,
};

fn read(import: &mut Import<'_>, file: &File<'_>) {
    let Some(bytes) = import.whole(file) else { return };
    let text = crate::profile::text::decode(import, file.path, bytes);
    let value = |key: &str| {
        let line = text.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix('='))?;
        Some(number::bare(line)).filter(|value| !number::is_missing(value))
    };
    import.infos.push(OperatorRun {
        folder: operator_folder(file.path),
        chip: value("Run Soc Version").map(str::to_owned),
        name: value("Op Name").map(str::to_owned),
        blocks: value("Block Dim").and_then(|cell| number::count(cell).value()),
        device: value("Device Id").and_then(|cell| cell.parse().ok()),
        rated_mhz: value("Rated Freq").and_then(|cell| number::number(cell).value()),
        current_mhz: value("Current Freq").and_then(|cell| number::number(cell).value()),
        ..OperatorRun::default()
    });
}

//! What was recorded, and on what: `info.json` of a device, `profiler_info_<rank>.json`, `profiler_metadata.json`.

use super::Format;
use crate::model::Role;
use crate::profile::formats::visualize_data::Rows;
use crate::profile::import::{File, Import};
use crate::profile::problems;
use serde_json::Value;

pub const DEVICE: Format = Format {
    name: "msprof · info.json",
    sniff: |file| file.head.text.starts_with('{') && file.head.text.contains("\"DeviceInfo\""),
    read: device,
};

pub const COLLECTION: Format = Format {
    name: "PyTorch profiler · profiler_info",
    sniff: |file| {
        let text = &file.head.text;
        let marks = ["\"experimental_config\"", "\"parallel_group_info\"", "\"start_info\"", "\"distributed_args\""];
        text.starts_with('{') && !text.contains("\"traceEvents\"") && marks.iter().any(|mark| text.contains(mark))
    },
    read: collection,
};

/// Chips by the number of their platform.
const PLATFORMS: &[(&str, &str)] = &[("5", "Ascend910B"), ("7", "Ascend310B"), ("15", "Ascend950")];

fn json(import: &mut Import<'_>, file: &File<'_>) -> Option<Value> {
    let bytes = import.whole(file)?;
    match serde_json::from_slice(&bytes) {
        Ok(value) => Some(value),
        Err(error) => {
            import.tell(file.path, problems::json(&error.to_string()));
            None
        }
    }
}

fn device(import: &mut Import<'_>, file: &File<'_>) {
    let Some(value) = json(import, file) else { return };
    let platform = value["platform_version"].as_str();
    let chip = PLATFORMS.iter().find(|(number, _)| Some(*number) == platform).map(|row| row.1.to_owned());
    for info in value["DeviceInfo"].as_array().map_or(&[][..], Vec::as_slice) {
        let Some(id) = info["id"].as_i64() else { continue };
        let run = import.device(file.path, Some(id));
        run.chip = run.chip.take().or(chip.clone());
        run.rank = run.rank.or(value["rank_id"].as_i64().filter(|rank| *rank >= 0));
    }
}

/// Settings of the run, every one with its place.
fn collection(import: &mut Import<'_>, file: &File<'_>) {
    let Some(value) = json(import, file) else { return };
    let rank = file.name().strip_prefix("profiler_info_").and_then(|rest| rest.split('.').next()?.parse().ok());
    let mut rows = Rows::new(file.path, "settings", &["where", "value"]);
    let mut open = vec![(String::new(), &value)];
    let mut count = 0;
    while let Some((place, value)) = open.pop() {
        count += 1;
        match value {
            Value::Object(map) => open.extend(map.iter().rev().map(|(key, value)| (format!("{place}/{key}"), value))),
            leaf if count < 10_000 => rows.push(vec![Some(place), Some(leaf.to_string())]),
            _ => break,
        }
    }
    import.profile.tables.push(rows.build_as(Role::Other));
    if rank.is_some() {
        let run = import.device(file.path, None);
        run.rank = run.rank.or(rank);
    }
}

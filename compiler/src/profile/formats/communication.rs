//! `communication.json` and `communication_matrix.json` of the PyTorch profiler and of cluster analysis: times and
//! bandwidths of collective and point-to-point operations.

use super::Format;
use super::visualize_data::Rows;
use crate::model::Role;
use crate::profile::import::{File, Import};
use crate::profile::problems;
use serde_json::{Map, Value};

pub const FORMAT: Format = Format {
    name: "PyTorch profiler · communication",
    sniff: |file| {
        let text = &file.head.text;
        text.starts_with('{')
            && (text.contains("\"Communication Time Info\"") || text.contains("\"Transport Type\"") || groups(text))
    },
    read,
};

/// Lists of ranks that talk to each other.
fn groups(text: &str) -> bool {
    (text.contains("\"collective\"") || text.contains("\"p2p\"")) && text.contains("[[") && !text.contains("\"ph\"")
}

fn read(import: &mut Import<'_>, file: &File<'_>) {
    let Some(bytes) = import.whole(file) else { return };
    let value: Value = match serde_json::from_slice(&bytes) {
        Ok(value) => value,
        Err(error) => return import.tell(file.path, problems::json(&error.to_string())),
    };
    let Some(root) = value.as_object() else { return };
    let matrix = file.head.text.contains("\"Transport Type\"");
    let role = if matrix { Role::CommunicationMatrix } else { Role::Communication };
    // Every leaf figure with the names on its way; the way is `step`, `kind`, `operation`, (`ranks`,) `info`, ...
    let mut rows = Rows::new(file.path, "", &["where", "figure", "value"]);
    let mut count = 0;
    walk(root, &mut Vec::new(), &mut |way, figure, value| {
        count += 1;
        rows.push(vec![Some(way.join(" / ")), Some(figure.to_owned()), Some(value)]);
        count < 500_000
    });
    if !import.take_cells(count * 3) {
        return import.tell(file.path, problems::too_many_cells(import.limits.cells));
    }
    import.profile.tables.push(rows.build_as(role));
}

fn walk(map: &Map<String, Value>, way: &mut Vec<String>, each: &mut impl FnMut(&[String], &str, String) -> bool) {
    for (key, value) in map {
        let leaf = match value {
            Value::Object(inner) => {
                way.push(key.clone());
                walk(inner, way, each);
                way.pop();
                continue;
            }
            Value::String(text) => text.clone(),
            Value::Null | Value::Bool(_) => continue,
            other => other.to_string(),
        };
        if !each(way, key, leaf) {
            return;
        }
    }
}

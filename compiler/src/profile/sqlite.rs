//! SQLite files, read only, over ranged reads: tables row by row, nothing else of the language.
//!
//! Written here because the usual library wants a file of the system, its own locks and a C compiler, while a reader
//! needs tables alone. The file format is described at <https://www.sqlite.org/fileformat2.html>.
//! Always holds: every number taken from the file is checked before it is followed; a chain of pages longer than the
//! file ends with an error.

use super::source::{Source, read_range};

pub const MAGIC: &[u8; 16] = b"SQLite format 3\0";

/// One value.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    Null,
    Int(i64),
    Real(f64),
    Text(String),
    Blob,
}

impl Value {
    /// A whole number, also one stored as text.
    pub fn int(&self) -> Option<i64> {
        match self {
            Self::Int(value) => Some(*value),
            Self::Real(value) if value.fract() == 0.0 && value.abs() < 9e15 => Some(*value as i64),
            Self::Text(text) => text.trim().parse().ok(),
            _ => None,
        }
    }

    pub fn real(&self) -> Option<f64> {
        match self {
            Self::Int(value) => Some(*value as f64),
            Self::Real(value) => Some(*value).filter(|value| value.is_finite()),
            Self::Text(text) => super::number::number(text).value(),
            _ => None,
        }
    }

    pub fn text(&self) -> Option<String> {
        match self {
            Self::Int(value) => Some(value.to_string()),
            Self::Real(value) => Some(value.to_string()),
            Self::Text(text) => Some(text.clone()),
            _ => None,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableInfo {
    pub name: String,
    pub columns: Vec<String>,
    root: u32,
    /// Column that is stored as the row's number.
    key: Option<usize>,
}

impl TableInfo {
    pub fn column(&self, names: &[&str]) -> Option<usize> {
        let same = |name: &&str| self.columns.iter().position(|column| column.eq_ignore_ascii_case(name));
        names.iter().find_map(same)
    }
}

pub struct Database<'a> {
    source: &'a dyn Source,
    page: usize,
    /// Bytes of a page that hold data.
    usable: usize,
    pages: u32,
    pub tables: Vec<TableInfo>,
    /// Tables that cannot be read, with the reason.
    pub skipped: Vec<(String, String)>,
}

type Result<T> = std::result::Result<T, String>;

fn be16(bytes: &[u8], at: usize) -> Option<usize> {
    Some(usize::from(u16::from_be_bytes(bytes.get(at..at + 2)?.try_into().ok()?)))
}

fn be32(bytes: &[u8], at: usize) -> Option<u32> {
    Some(u32::from_be_bytes(bytes.get(at..at + 4)?.try_into().ok()?))
}

/// A number of one to nine bytes; gives the position after it.
fn varint(bytes: &[u8], at: usize) -> Option<(u64, usize)> {
    let mut value = 0_u64;
    for step in 0..9 {
        let byte = *bytes.get(at + step)?;
        if step == 8 {
            return Some(((value << 8) | u64::from(byte), at + 9));
        }
        value = (value << 7) | u64::from(byte & 0x7f);
        if byte & 0x80 == 0 {
            return Some((value, at + step + 1));
        }
    }
    None
}

impl<'a> Database<'a> {
    pub fn open(source: &'a dyn Source) -> Result<Self> {
        let head = read_range(source, 0, 100).map_err(|error| error.0)?;
        if head.len() < 100 || !head.starts_with(MAGIC) {
            return Err("its header is not that of a database".into());
        }
        let page = match be16(&head, 16) {
            Some(1) => 65536,
            Some(size) if size >= 512 && size.is_power_of_two() => size,
            _ => return Err("its page size is impossible".into()),
        };
        let usable = page - usize::from(head[20]);
        if usable < 480 {
            return Err("its page size is impossible".into());
        }
        if be32(&head, 56) != Some(1) {
            return Err("its texts are not UTF-8".into());
        }
        let pages = u32::try_from(source.len() / page as u64).map_err(|_| "it is too large".to_owned())?;
        let told = be32(&head, 28).unwrap_or(0);
        let mut database = Self { source, page, usable, pages, tables: Vec::new(), skipped: Vec::new() };
        if told > pages {
            database.skipped.push((String::new(), format!("{pages} of {told} pages are there: the file is cut")));
        }
        let schema = TableInfo { name: "sqlite_schema".into(), columns: Vec::new(), root: 1, key: None };
        let mut found = Vec::new();
        database.rows(&schema, &mut |row| {
            if let [Value::Text(kind), Value::Text(name), _, Value::Int(root), Value::Text(sql), ..] = row
                && kind == "table"
            {
                found.push((name.clone(), *root, sql.clone()));
            }
            true
        })?;
        for (name, root, sql) in found {
            match (columns_of(&sql), u32::try_from(root)) {
                (Some((columns, key)), Ok(root)) => {
                    database.tables.push(TableInfo { name, columns, root, key });
                }
                _ => database.skipped.push((name, "its definition could not be read".into())),
            }
        }
        Ok(database)
    }

    pub fn table(&self, name: &str) -> Option<&TableInfo> {
        self.tables.iter().find(|table| table.name == name)
    }

    fn page(&self, number: u32) -> Result<Vec<u8>> {
        if number == 0 || number > self.pages {
            return Err(format!("page {number} of {} is not there", self.pages));
        }
        let bytes = read_range(self.source, u64::from(number - 1) * self.page as u64, self.page);
        let bytes = bytes.map_err(|error| error.0)?;
        if bytes.len() < self.page { Err(format!("page {number} is cut")) } else { Ok(bytes) }
    }

    /// Gives every row of a table in order of its number, until `each` says no. Rows before a damaged page are given.
    pub fn rows(&self, table: &TableInfo, each: &mut dyn FnMut(&[Value]) -> bool) -> Result<()> {
        let mut open = vec![table.root];
        let mut visited = 0_u32;
        let mut row = Vec::new();
        while let Some(number) = open.pop() {
            visited += 1;
            if visited > self.pages {
                return Err("its pages lead in a circle".into());
            }
            let page = self.page(number)?;
            // The first page begins with the header of the file.
            let start = if number == 1 { 100 } else { 0 };
            let cut = || format!("page {number} is damaged");
            let count = be16(&page, start + 3).ok_or_else(cut)?;
            match page.get(start) {
                Some(5) => {
                    let last = be32(&page, start + 8).ok_or_else(cut)?;
                    let mut children = Vec::with_capacity(count + 1);
                    for cell in 0..count {
                        let at = be16(&page, start + 12 + 2 * cell).ok_or_else(cut)?;
                        children.push(be32(&page, at).ok_or_else(cut)?);
                    }
                    children.push(last);
                    open.extend(children.into_iter().rev());
                }
                Some(13) => {
                    for cell in 0..count {
                        let at = be16(&page, start + 8 + 2 * cell).ok_or_else(cut)?;
                        let (size, at) = varint(&page, at).ok_or_else(cut)?;
                        let (id, at) = varint(&page, at).ok_or_else(cut)?;
                        let payload = self.payload(&page, at, size).map_err(|reason| format!("{}: {reason}", cut()))?;
                        record(&payload, &mut row).ok_or_else(cut)?;
                        if let Some(value) = table.key.and_then(|key| row.get_mut(key))
                            && *value == Value::Null
                        {
                            *value = Value::Int(id as i64);
                        }
                        // Columns that were added later are not in rows from before.
                        row.resize(row.len().max(table.columns.len()), Value::Null);
                        if !each(&row) {
                            return Ok(());
                        }
                    }
                }
                _ => return Err(cut()),
            }
        }
        Ok(())
    }

    /// The bytes of a row, those on overflow pages included.
    fn payload(&self, page: &[u8], at: usize, size: u64) -> Result<Vec<u8>> {
        let size = usize::try_from(size).ok().filter(|size| *size as u64 <= self.source.len());
        let size = size.ok_or("a row is larger than the file")?;
        let most = self.usable - 35;
        let local = if size <= most {
            size
        } else {
            let least = (self.usable - 12) * 32 / 255 - 23;
            let some = least + (size - least) % (self.usable - 4);
            if some <= most { some } else { least }
        };
        let mut bytes = page.get(at..at + local).ok_or("a row reaches out of its page")?.to_vec();
        if local == size {
            return Ok(bytes);
        }
        let mut next = be32(page, at + local).ok_or("a row reaches out of its page")?;
        while bytes.len() < size {
            let page = self.page(next)?;
            next = be32(&page, 0).ok_or("a page is cut")?;
            let count = (size - bytes.len()).min(self.usable - 4);
            bytes.extend_from_slice(page.get(4..4 + count).ok_or("a page is cut")?);
        }
        Ok(bytes)
    }
}

/// Reads the values of a row.
fn record(bytes: &[u8], row: &mut Vec<Value>) -> Option<()> {
    row.clear();
    let (size, mut at) = varint(bytes, 0)?;
    let end = usize::try_from(size).ok().filter(|end| *end <= bytes.len())?;
    let mut body = end;
    while at < end {
        let (kind, after) = varint(bytes, at)?;
        at = after;
        let len = match kind {
            0 | 8 | 9 => 0,
            1..=4 => kind as usize,
            5 => 6,
            6 | 7 => 8,
            10 | 11 => return None,
            _ => usize::try_from((kind - 12) / 2).ok()?,
        };
        let content = bytes.get(body..body.checked_add(len)?)?;
        body += len;
        let int = || {
            let negative = content.first().is_some_and(|byte| byte & 0x80 != 0);
            content.iter().fold(if negative { -1 } else { 0 }, |value: i64, byte| (value << 8) | i64::from(*byte))
        };
        row.push(match kind {
            0 => Value::Null,
            8 => Value::Int(0),
            9 => Value::Int(1),
            1..=6 => Value::Int(int()),
            7 => Value::Real(f64::from_be_bytes(content.try_into().ok()?)),
            _ if kind % 2 == 0 => Value::Blob,
            _ => Value::Text(String::from_utf8_lossy(content).into_owned()),
        });
    }
    Some(())
}

/// Names of the columns of `CREATE TABLE`, and the one that is the row's number.
fn columns_of(sql: &str) -> Option<(Vec<String>, Option<usize>)> {
    let open = sql.find('(')?;
    let close = sql.rfind(')')?;
    if sql[close..].to_ascii_uppercase().contains("WITHOUT") {
        return None;
    }
    let (mut columns, mut types) = (Vec::new(), Vec::new());
    let mut key: Option<String> = None;
    for part in parts(sql.get(open + 1..close)?) {
        let part = part.trim();
        let (name, rest) = word(part)?;
        let upper = rest.to_ascii_uppercase();
        let quoted = part.starts_with(['"', '`', '[', '\'']);
        let constraint = ["CONSTRAINT", "PRIMARY", "UNIQUE", "CHECK", "FOREIGN"];
        if !quoted && constraint.iter().any(|start| name.eq_ignore_ascii_case(start)) {
            let whole = part.to_ascii_uppercase();
            if let Some(at) = whole.find("PRIMARY KEY") {
                let list = part[at..].split_once('(')?.1.rsplit_once(')')?.0;
                key = (!list.contains(',')).then(|| word(list.trim())).flatten().map(|found| found.0);
            }
            continue;
        }
        if upper.contains("PRIMARY KEY") {
            key = Some(name.clone());
        }
        types.push(upper.split_whitespace().next().unwrap_or_default() == "INTEGER");
        columns.push(name);
    }
    let at = key.and_then(|key| columns.iter().position(|column| column.eq_ignore_ascii_case(&key)));
    (!columns.is_empty()).then(|| (columns, at.filter(|at| types[*at])))
}

/// Splits at commas that are in no brackets and no quotes.
fn parts(text: &str) -> Vec<&str> {
    let (mut list, mut depth, mut quote, mut from) = (Vec::new(), 0, None, 0);
    for (at, c) in text.char_indices() {
        match (quote, c) {
            (Some(open), _) if c == open => quote = None,
            (Some(_), _) => {}
            (None, '"' | '\'' | '`') => quote = Some(c),
            (None, '(') => depth += 1,
            (None, ')') => depth -= 1,
            (None, ',') if depth == 0 => {
                list.push(&text[from..at]);
                from = at + 1;
            }
            _ => {}
        }
    }
    list.push(&text[from..]);
    list
}

/// The first word, without its quotes, and what follows.
fn word(text: &str) -> Option<(String, &str)> {
    let first = text.chars().next()?;
    let close = match first {
        '"' | '\'' | '`' => first,
        '[' => ']',
        _ => {
            let end = text.find(|c: char| c.is_whitespace() || c == '(').unwrap_or(text.len());
            return Some((text[..end].to_owned(), &text[end..]));
        }
    };
    let end = text[1..].find(close)? + 1;
    Some((text[1..end].to_owned(), &text[end + 1..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_and_keys() {
        let names = |sql: &str| columns_of(sql).map(|(names, key)| (names.join(" "), key));
        assert_eq!(names("CREATE TABLE T (id INTEGER PRIMARY KEY, name TEXT)"), Some(("id name".into(), Some(0))));
        assert_eq!(names("CREATE TABLE T(connectionId INT,cat)"), Some(("connectionId cat".into(), None)));
        let table =
            "CREATE TABLE \"T\" (\n \"a b\" NUMERIC(3,4),\n \"id\" INTEGER, CONSTRAINT \"pk\" PRIMARY KEY (\"id\"))";
        assert_eq!(names(table), Some(("a b id".into(), Some(1))));
        assert_eq!(names("CREATE TABLE T (a TEXT PRIMARY KEY) WITHOUT ROWID"), None);
        assert_eq!(names("CREATE TABLE T"), None);
    }

    #[test]
    fn varints_of_all_lengths() {
        assert_eq!(varint(&[0x05], 0), Some((5, 1)));
        assert_eq!(varint(&[0x81, 0x00], 0), Some((128, 2)));
        assert_eq!(varint(&[0xff; 9], 0), Some((u64::MAX, 9)));
        assert_eq!(varint(&[0x81], 0), None);
    }
}

//! The iteration order of a Python set of strings.
//!
//! The reference orders the values that a loop carries by iterating over a set of their names. With
//! `PYTHONHASHSEED=0` that order is fixed, and this file reproduces it: CPython 3.11's string hash (SipHash-1-3, key
//! zero) and its set table (linear probes of nine, then perturbed jumps, growth by four). A parity fact: names enter
//! the set in the order of their first assignment in the loop's body.

/// Names that follow a probe before the table jumps elsewhere.
const LINEAR_PROBES: usize = 9;
const PERTURB_SHIFT: u32 = 5;
const SMALLEST_TABLE: usize = 8;

/// `names`, which are distinct, in the order in which CPython iterates over the set they were added to one by one.
pub(super) fn iteration_order(names: &[String]) -> Vec<String> {
    let mut table: Vec<Option<(u64, usize)>> = vec![None; SMALLEST_TABLE];
    for (used, name) in names.iter().enumerate() {
        insert(&mut table, (string_hash(name), used));
        let fill = used + 1;
        if fill * 5 >= (table.len() - 1) * 3 {
            let wanted = if fill > 50_000 { fill * 2 } else { fill * 4 };
            let size = std::iter::successors(Some(SMALLEST_TABLE), |size| Some(size * 2)).find(|size| *size > wanted);
            let mut grown = vec![None; size.unwrap_or(SMALLEST_TABLE)];
            for entry in table.into_iter().flatten() {
                insert(&mut grown, entry);
            }
            table = grown;
        }
    }
    table.into_iter().flatten().filter_map(|(_, index)| names.get(index).cloned()).collect()
}

fn insert(table: &mut [Option<(u64, usize)>], entry: (u64, usize)) {
    let mask = table.len() - 1;
    let mut perturb = entry.0;
    let mut at = entry.0 as usize & mask;
    loop {
        let probes = if at + LINEAR_PROBES <= mask { LINEAR_PROBES } else { 0 };
        if let Some(free) = table[at..=at + probes].iter_mut().find(|slot| slot.is_none()) {
            *free = Some(entry);
            return;
        }
        perturb >>= PERTURB_SHIFT;
        at = at.wrapping_mul(5).wrapping_add(1).wrapping_add(perturb as usize) & mask;
    }
}

/// `hash(text)` under `PYTHONHASHSEED=0`.
fn string_hash(text: &str) -> u64 {
    if text.is_empty() {
        return 0;
    }
    // CPython hashes its own storage: one, two or four bytes per character, by the widest one.
    let widest = text.chars().map(u32::from).max().unwrap_or(0);
    let bytes: Vec<u8> = match widest {
        0..=0xff => text.chars().map(|c| u32::from(c) as u8).collect(),
        0x100..=0xffff => text.chars().flat_map(|c| (u32::from(c) as u16).to_le_bytes()).collect(),
        _ => text.chars().flat_map(|c| u32::from(c).to_le_bytes()).collect(),
    };
    match siphash13(&bytes) {
        u64::MAX => u64::MAX - 1,
        hash => hash,
    }
}

/// SipHash-1-3 with key zero.
fn siphash13(bytes: &[u8]) -> u64 {
    let mut v: [u64; 4] = [0x736f_6d65_7073_6575, 0x646f_7261_6e64_6f6d, 0x6c79_6765_6e65_7261, 0x7465_6462_7974_6573];
    let mut blocks = bytes.chunks_exact(8);
    for block in &mut blocks {
        let word = block.iter().rev().fold(0, |word, byte| word << 8 | u64::from(*byte));
        v[3] ^= word;
        round(&mut v);
        v[0] ^= word;
    }
    let tail = blocks.remainder().iter().rev().fold(0, |word, byte| word << 8 | u64::from(*byte));
    let last = (bytes.len() as u64) << 56 | tail;
    v[3] ^= last;
    round(&mut v);
    v[0] ^= last;
    v[2] ^= 0xff;
    for _ in 0..3 {
        round(&mut v);
    }
    v[0] ^ v[1] ^ v[2] ^ v[3]
}

fn round(v: &mut [u64; 4]) {
    v[0] = v[0].wrapping_add(v[1]);
    v[1] = v[1].rotate_left(13) ^ v[0];
    v[0] = v[0].rotate_left(32);
    v[2] = v[2].wrapping_add(v[3]);
    v[3] = v[3].rotate_left(16) ^ v[2];
    v[0] = v[0].wrapping_add(v[3]);
    v[3] = v[3].rotate_left(21) ^ v[0];
    v[2] = v[2].wrapping_add(v[1]);
    v[1] = v[1].rotate_left(17) ^ v[2];
    v[2] = v[2].rotate_left(32);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Computed by CPython 3.11 under `PYTHONHASHSEED=0`.
    #[test]
    fn hashes_equal_cpython() {
        assert_eq!(string_hash("a") as i64, 4644417185603328019, "a");
        assert_eq!(string_hash("acc") as i64, 1200153876756812598, "acc");
        assert_eq!(string_hash("total") as i64, 650888591713184603, "total");
        assert_eq!(string_hash("a_long_variable_name") as i64, -4198484652701537009, "a_long_variable_name");
        assert_eq!(string_hash("é") as i64, 6047309291227476195, "é");
        assert_eq!(string_hash("中文") as i64, 501833946989431548, "中文");
        assert_eq!(string_hash("😀x") as i64, -8926728262118538918, "😀x");
    }

    #[test]
    fn order_equals_cpython() {
        check("h base", "h base");
        check("offset e m stage tile", "stage m tile offset e");
        check("col length base c tile a stage", "stage c a tile col length base");
        check(
            "i offset h g cur col core prev nxt acc e block tile",
            "cur prev g h block i nxt core col acc tile offset e",
        );
        check(
            "block idx acc prev a tmp c f base b j value i col stage m core g total tile h result cur nxt row length d k e offset",
            "stage tmp idx nxt a value core base j f g k acc offset block cur d prev b m length total h row i c col tile e result",
        );
    }

    fn check(added: &str, iterated: &str) {
        let names: Vec<String> = added.split(' ').map(String::from).collect();
        assert_eq!(iteration_order(&names).join(" "), iterated);
    }
}

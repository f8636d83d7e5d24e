//! Kernels with words dropped, doubled and swapped: whatever somebody types halfway, compilation ends by itself with a
//! result or with errors.

use asclens_tests::corpus::cases;
use compiler::driver::{Collected, Session};
use compiler::model::{CompileRequest, Want};

/// A small generator of numbers that is the same on every run (xorshift).
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % end.max(1) as u64) as usize
    }
}

/// The text cut into words and what stands between them.
fn pieces(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let word = |c: char| c.is_alphanumeric() || c == '_';
        let end = match word(first) {
            true => rest.find(|c| !word(c)).unwrap_or(rest.len()),
            false => first.len_utf8(),
        };
        found.push(&rest[..end]);
        rest = &rest[end..];
    }
    found
}

fn mutate(text: &str, other: &str, numbers: &mut Numbers) -> String {
    let mut words = pieces(text);
    let others = pieces(other);
    for _ in 0..=numbers.below(3) {
        let (at, to) = (numbers.below(words.len()), numbers.below(words.len()));
        match numbers.below(5) {
            0 => {
                words.remove(at);
            }
            1 => words.insert(to, words[at]),
            2 => words.swap(at, to),
            3 => words[at] = others[numbers.below(others.len())],
            _ => words[at] = ["0", "-1", "x", "None", "4294967296", "1.5", "(", "\n    ", "True"][numbers.below(9)],
        }
    }
    words.concat()
}

#[test]
fn half_typed_kernels_end_in_a_result_or_in_errors() {
    let mut texts: Vec<(String, String)> = cases().into_iter().map(|case| (case.file, case.text)).collect();
    texts.dedup_by(|a, b| a.0 == b.0);
    let rounds = std::env::var("ASCLENS_MUTANTS").ok().and_then(|rounds| rounds.parse().ok()).unwrap_or(2);
    let mut session = Session::new();
    let (mut good, mut bad) = (0, 0);
    for round in 0..rounds {
        for (index, (file, text)) in texts.iter().enumerate() {
            let mut numbers = Numbers((round * texts.len() + index) as u64 * 0x9E37_79B9 + 0x1234_5678_9ABC_DEF1);
            let other = &texts[numbers.below(texts.len())].1;
            let text = mutate(text, other, &mut numbers);
            if std::env::var_os("ASCLENS_MUTANTS_SHOWN").is_some() {
                std::fs::write(std::env::temp_dir().join("asclens-mutant.py"), &text).unwrap();
            }
            let request = CompileRequest {
                revision: 1,
                file: file.clone(),
                text,
                kernel: None,
                launch: None,
                chip: "Ascend910B1".into(),
                want: Want::ALL,
            };
            let all = Collected::of(&mut session, &request);
            let said = all.errors() > 0;
            assert!(all.ok != said, "{file}, round {round}: ok {} with {} errors", all.ok, all.errors());
            if all.ok { good += 1 } else { bad += 1 }
        }
    }
    println!("{good} mutants compile, {bad} are refused");
    assert!(good > 0 && bad > 0);
}

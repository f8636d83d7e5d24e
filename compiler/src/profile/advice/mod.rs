//! Rules over the figures of a profile, read from `assets/rules`: condition, finding, evidence, what to try.
//!
//! A rule file has `about` (`operator` or `device`), `when` (conditions that must all hold, such as
//! `share.MTE2 >= 0.6` or `share.S > share.V`; sides may be sums and differences), an optional `gain` and `pipe`, and
//! `title`, `evidence`, `advice` in English and Chinese. `{name}` in a text is the figure, `{name%}` the figure in
//! percent. The figures are those of [`figures`].
//! Always holds: a rule is silent when a figure it names is missing.

mod figures;

pub use figures::{Figures, of_device, of_operator};

use crate::model::{Finding, Message, Pipe, Profile};
use serde::Deserialize;
use std::sync::LazyLock;

const FILES: &[(&str, &str)] = &[
    ("memory_bound", include_str!("../../../../assets/rules/memory_bound.toml")),
    ("store_bound", include_str!("../../../../assets/rules/store_bound.toml")),
    ("scalar_bound", include_str!("../../../../assets/rules/scalar_bound.toml")),
    ("sync_bound", include_str!("../../../../assets/rules/sync_bound.toml")),
    ("no_double_buffering", include_str!("../../../../assets/rules/no_double_buffering.toml")),
    ("imbalance", include_str!("../../../../assets/rules/imbalance.toml")),
    ("few_cores", include_str!("../../../../assets/rules/few_cores.toml")),
    ("launch_bound", include_str!("../../../../assets/rules/launch_bound.toml")),
    ("small_copies_in", include_str!("../../../../assets/rules/small_copies_in.toml")),
    ("small_copies_out", include_str!("../../../../assets/rules/small_copies_out.toml")),
    ("bank_conflicts", include_str!("../../../../assets/rules/bank_conflicts.toml")),
    ("icache", include_str!("../../../../assets/rules/icache.toml")),
    ("low_l2", include_str!("../../../../assets/rules/low_l2.toml")),
    ("cube_waits", include_str!("../../../../assets/rules/cube_waits.toml")),
    ("device_idle", include_str!("../../../../assets/rules/device_idle.toml")),
    ("communication", include_str!("../../../../assets/rules/communication.toml")),
    ("one_operator", include_str!("../../../../assets/rules/one_operator.toml")),
];

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Rule {
    #[serde(skip)]
    name: String,
    about: About,
    pipe: Option<String>,
    when: Vec<String>,
    gain: Option<String>,
    title: Message,
    evidence: Message,
    advice: Message,
}

#[derive(Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
enum About {
    Operator,
    Device,
}

static RULES: LazyLock<Vec<Rule>> = LazyLock::new(|| FILES.iter().filter_map(|file| read(file).ok()).collect());

fn read((name, text): &(&str, &str)) -> Result<Rule, toml::de::Error> {
    let mut rule: Rule = toml::from_str(text)?;
    rule.name = (*name).to_owned();
    Ok(rule)
}

/// What the rules find, the largest possible gain first.
pub fn findings(profile: &Profile) -> Vec<Finding> {
    let mut found = Vec::new();
    for run in &profile.operators {
        let about = run.name.clone().unwrap_or_else(|| run.folder.clone());
        apply(About::Operator, &about, &of_operator(run), &mut found);
    }
    for run in &profile.devices {
        let about = run.device.map_or(run.folder.clone(), |device| format!("{} device {device}", run.folder));
        apply(About::Device, about.trim(), &of_device(run), &mut found);
    }
    found.sort_by(|a, b| b.gain.unwrap_or(-1.0).total_cmp(&a.gain.unwrap_or(-1.0)));
    found
}

fn apply(kind: About, about: &str, figures: &Figures, found: &mut Vec<Finding>) {
    for rule in RULES.iter().filter(|rule| rule.about == kind) {
        if !rule.when.iter().all(|condition| holds(condition, figures) == Some(true)) {
            continue;
        }
        let fill = |message: &Message| Message::new(filled(&message.en, figures), filled(&message.zh, figures));
        found.push(Finding {
            rule: rule.name.clone(),
            about: about.to_owned(),
            title: rule.title.clone(),
            evidence: fill(&rule.evidence),
            advice: rule.advice.clone(),
            gain: rule.gain.as_ref().and_then(|gain| value(gain, figures)).filter(|gain| *gain > 0.0),
            pipe: rule.pipe.as_deref().and_then(Pipe::parse),
        });
    }
}

/// Whether a condition holds; `None` when a figure is missing.
fn holds(condition: &str, figures: &Figures) -> Option<bool> {
    for (sign, test) in [
        (">=", (|a, b| a >= b) as fn(f64, f64) -> bool),
        ("<=", |a, b| a <= b),
        (">", |a, b| a > b),
        ("<", |a, b| a < b),
    ] {
        if let Some((left, right)) = condition.split_once(sign) {
            return Some(test(value(left, figures)?, value(right, figures)?));
        }
    }
    None
}

/// A figure, a number, or sums and differences of them.
fn value(text: &str, figures: &Figures) -> Option<f64> {
    let mut sum = 0.0;
    let mut sign = 1.0;
    for word in text.split_whitespace() {
        match word {
            "+" => sign = 1.0,
            "-" => sign = -1.0,
            name => {
                let value = name.parse().ok().or_else(|| {
                    // A pipe that the kernel does not use has no share, which is none of the time.
                    figures.get(name).copied().or(name.starts_with("share.").then_some(0.0))
                });
                sum += sign * value?;
            }
        }
    }
    Some(sum)
}

/// Figures in their places.
fn filled(text: &str, figures: &Figures) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('{') {
        out.push_str(before);
        let Some((name, after)) = after.split_once('}') else {
            out.push('{');
            rest = after;
            continue;
        };
        let shown = match name.strip_suffix('%') {
            Some(name) => value(name, figures).map(percent),
            None => value(name, figures).map(short),
        };
        out.push_str(&shown.unwrap_or_else(|| "?".to_owned()));
        rest = after;
    }
    out.push_str(rest);
    out
}

fn percent(share: f64) -> String {
    let percent = share * 100.0;
    if percent != 0.0 && percent.abs() < 1.0 { format!("{percent:.2} %") } else { format!("{percent:.0} %") }
}

/// Three digits, more for whole numbers.
fn short(value: f64) -> String {
    match value.abs() {
        size if size >= 100.0 || value.fract() == 0.0 => format!("{value:.0}"),
        size if size >= 10.0 => format!("{value:.1}"),
        _ => format!("{value:.2}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::{CoreRun, OperatorRun, PipeTime, Unit};

    #[test]
    fn every_rule_reads_and_speaks_of_known_figures() {
        for file in FILES {
            let rule = read(file).unwrap_or_else(|error| panic!("{}: {error}", file.0));
            let expressions = rule.when.iter().chain(&rule.gain);
            for word in expressions.flat_map(|text| text.split_whitespace()) {
                let sign = [">=", "<=", ">", "<", "+", "-"].contains(&word);
                assert!(sign || word.parse::<f64>().is_ok() || figures::is_known(word), "{}: {word}", file.0);
            }
            for text in [&rule.title, &rule.evidence, &rule.advice] {
                assert!(!text.en.is_empty() && !text.zh.is_empty(), "{}", file.0);
                for part in text.en.split('{').skip(1).chain(text.zh.split('{').skip(1)) {
                    let name = part.split('}').next().unwrap_or_default().trim_end_matches('%');
                    assert!(figures::is_known(name), "{}: {name}", file.0);
                }
            }
            assert!(rule.pipe.as_deref().is_none_or(|pipe| Pipe::parse(pipe).is_some()), "{}", file.0);
        }
    }

    fn core(block: u32, time: f64, scalar: f64) -> CoreRun {
        let mut used = PipeTime::of(Pipe::S);
        used.time_us = Some(scalar);
        CoreRun { block, unit: Unit::Vector, time_us: Some(time), pipes: vec![used], ..CoreRun::default() }
    }

    #[test]
    fn evidence_makes_a_finding_and_silence_none() {
        let mut run = OperatorRun { duration_us: Some(110.0), ..OperatorRun::default() };
        run.cores = vec![core(0, 100.0, 70.0), core(1, 100.0, 70.0)];
        let rules = |run: &OperatorRun| {
            let profile = Profile { operators: vec![run.clone()], ..Profile::default() };
            findings(&profile).into_iter().map(|finding| (finding.rule, finding.evidence.en)).collect::<Vec<_>>()
        };
        let found = rules(&run);
        assert_eq!(found.len(), 1, "{found:?}");
        assert_eq!(found[0].0, "scalar_bound");
        assert!(found[0].1.contains("70 %"), "{}", found[0].1);
        run.cores[1] = core(1, 50.0, 20.0);
        assert!(rules(&run).iter().any(|(rule, _)| rule == "imbalance"));
        run.cores.iter_mut().for_each(|core| core.time_us = None);
        assert_eq!(rules(&run), Vec::new());
    }
}

//! Two profiles side by side: operators, devices and lines that belong together, with differences and whether they are
//! more than noise.

use super::hotspots::{self, By, Row};
use crate::model::{OperatorRun, Pipe, Profile};

/// Two runs of one kernel on one board differ by this much without a reason (share of the larger).
const NOISE: f64 = 0.03;
/// And by this much in any case: the scheduler's clock.
const NOISE_US: f64 = 0.3;

/// A figure of both; `None` where one has none.
#[derive(Clone, Debug, PartialEq)]
pub struct Pair {
    pub what: String,
    pub unit: &'static str,
    pub a: Option<f64>,
    pub b: Option<f64>,
}

impl Pair {
    /// (b - a) / a; `None` without both, or from nothing.
    pub fn change(&self) -> Option<f64> {
        let (a, b) = self.a.zip(self.b)?;
        (a != 0.0).then(|| (b - a) / a)
    }

    /// True when the difference may be chance.
    pub fn is_noise(&self) -> bool {
        let Some((a, b)) = self.a.zip(self.b) else { return false };
        let allowed = NOISE * a.abs().max(b.abs());
        (b - a).abs() <= if self.unit == "us" { allowed.max(NOISE_US) } else { allowed }
    }
}

/// One pair of operators (or devices) that belong together.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Compared {
    pub name: String,
    pub pairs: Vec<Pair>,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Comparison {
    pub operators: Vec<Compared>,
    pub lines: Compared,
    pub only_a: Vec<String>,
    pub only_b: Vec<String>,
}

pub fn compare(a: &Profile, b: &Profile) -> Comparison {
    let mut result = Comparison::default();
    let single = a.operators.len() == 1 && b.operators.len() == 1;
    let mut left: Vec<&OperatorRun> = b.operators.iter().collect();
    for run in &a.operators {
        // One operator each is meant to be compared whatever it is called.
        let at = left.iter().position(|other| single || (other.name.is_some() && other.name == run.name));
        match at {
            Some(at) => result.operators.push(operators(run, left.remove(at))),
            None => result.only_a.push(name(run)),
        }
    }
    result.only_b.extend(left.into_iter().map(name));
    devices(a, b, &mut result);
    result.lines = lines(a, b);
    result
}

fn name(run: &OperatorRun) -> String {
    run.name.clone().unwrap_or_else(|| run.folder.clone())
}

fn operators(a: &OperatorRun, b: &OperatorRun) -> Compared {
    let pair = |what: &str, unit, of: &dyn Fn(&OperatorRun) -> Option<f64>| Pair {
        what: what.into(),
        unit,
        a: of(a),
        b: of(b),
    };
    let slowest = |run: &OperatorRun| run.cores.iter().filter_map(|core| core.time_us).reduce(f64::max);
    let mut pairs = vec![
        pair("duration", "us", &|run| run.duration_us),
        pair("slowest core", "us", &slowest),
        pair("cores", "", &|run| (!run.cores.is_empty()).then_some(run.cores.len() as f64)),
    ];
    for pipe in Pipe::EXECUTING {
        let time = |run: &OperatorRun| {
            let times: Vec<f64> = run.cores.iter().filter_map(|core| core.pipe(pipe)?.time_us).collect();
            (!times.is_empty()).then(|| times.iter().sum())
        };
        pairs.push(pair(pipe.name(), "us", &time));
    }
    for path in a.paths.iter().chain(&b.paths) {
        let bytes = |run: &OperatorRun| run.paths.iter().find(|known| known.path == path.path)?.bytes;
        if pairs.iter().all(|pair| pair.what != path.path) {
            pairs.push(pair(&path.path, "B", &bytes));
        }
    }
    pairs.retain(|pair| pair.a.is_some() || pair.b.is_some());
    let (first, second) = (name(a), name(b));
    Compared { name: if first == second { first } else { format!("{first} / {second}") }, pairs }
}

/// Whole-model profiles: per type of operator.
fn devices(a: &Profile, b: &Profile, result: &mut Comparison) {
    for (one, other) in a.devices.iter().zip(&b.devices) {
        let mut pairs = vec![
            Pair { what: "tasks".into(), unit: "", a: Some(one.tasks as f64), b: Some(other.tasks as f64) },
            Pair { what: "busy".into(), unit: "us", a: Some(one.busy_us), b: Some(other.busy_us) },
        ];
        let find = |list: &[crate::model::OperatorTotal], name: &str| {
            let times: Vec<f64> = list.iter().filter(|known| known.name == name).map(|known| known.total_us).collect();
            (!times.is_empty()).then(|| times.iter().sum())
        };
        for total in one.operators.iter().chain(&other.operators) {
            if pairs.iter().all(|pair| pair.what != total.name) {
                let (a, b) = (find(&one.operators, &total.name), find(&other.operators, &total.name));
                pairs.push(Pair { what: total.name.clone(), unit: "us", a, b });
            }
        }
        result.operators.push(Compared { name: format!("device {}", one.device.unwrap_or(0)), pairs });
    }
}

/// Lines, or instructions where no line is known, by their cycles or time.
fn lines(a: &Profile, b: &Profile) -> Compared {
    let of = |profile: &Profile| {
        let lines = hotspots::rows(profile, By::Line);
        if lines.is_empty() { hotspots::rows(profile, By::Mnemonic) } else { lines }
    };
    let (first, second) = (of(a), of(b));
    let label = |row: &Row| match row.line {
        0 => row.instruction.clone(),
        line => format!("{}:{line}", row.source.rsplit('/').next().unwrap_or_default()),
    };
    let cost = |rows: &[Row], what: &str| {
        let row = rows.iter().find(|row| label(row) == what)?;
        row.cycles.or(row.time_us)
    };
    let unit = if first.iter().chain(&second).all(|row| row.cycles.is_some()) { "cycles" } else { "us" };
    let mut pairs: Vec<Pair> = Vec::new();
    for row in first.iter().chain(&second) {
        let what = label(row);
        if pairs.iter().all(|pair| pair.what != what) {
            let (a, b) = (cost(&first, &what), cost(&second, &what));
            pairs.push(Pair { what, unit, a, b });
        }
    }
    Compared { name: String::new(), pairs }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_differences_are_noise_and_missing_ones_are_not() {
        let pair = |a, b| Pair { what: "x".into(), unit: "us", a, b };
        assert!(pair(Some(100.0), Some(102.0)).is_noise());
        assert!(pair(Some(1.0), Some(1.2)).is_noise());
        assert!(!pair(Some(100.0), Some(120.0)).is_noise());
        assert!(!pair(None, Some(1.0)).is_noise());
        assert_eq!(pair(Some(100.0), Some(120.0)).change(), Some(0.2));
        assert_eq!(pair(Some(0.0), Some(120.0)).change(), None);
    }

    #[test]
    fn operators_meet_by_name() {
        let run = |name: &str, time| OperatorRun {
            name: Some(name.into()),
            duration_us: Some(time),
            ..OperatorRun::default()
        };
        let a = Profile { operators: vec![run("x", 1.0), run("y", 2.0)], ..Profile::default() };
        let b = Profile { operators: vec![run("y", 3.0), run("z", 4.0)], ..Profile::default() };
        let found = compare(&a, &b);
        assert_eq!((found.operators.len(), found.operators[0].name.as_str()), (1, "y"));
        assert_eq!((found.only_a, found.only_b), (vec!["x".to_owned()], vec!["z".to_owned()]));
    }
}

//! A time axis: which cycles are visible, and where the ticks go. Pure.

/// Visible part of a run, in cycles.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TimeRange {
    pub start: f64,
    pub end: f64,
}

/// Fewest cycles that a whole chart may show.
const CLOSEST: f64 = 16.0;

impl TimeRange {
    /// The whole run with a little room behind it.
    pub fn all(makespan: u64) -> Self {
        Self { start: 0.0, end: (makespan.max(1) as f64 * 1.02).max(CLOSEST) }
    }

    pub fn len(self) -> f64 {
        self.end - self.start
    }

    pub fn is_empty(self) -> bool {
        self.len() <= 0.0
    }

    /// Zooms in (factor below 1) or out about a place that stays where it is, within the run.
    #[must_use]
    pub fn zoom(self, factor: f64, about: f64, makespan: u64) -> Self {
        let all = Self::all(makespan);
        let length = (self.len() * factor).clamp(CLOSEST.min(all.len()), all.len());
        let share = (about - self.start) / self.len();
        Self { start: about - share * length, end: about + (1.0 - share) * length }.within(all)
    }

    #[must_use]
    pub fn pan(self, cycles: f64, makespan: u64) -> Self {
        Self { start: self.start + cycles, end: self.end + cycles }.within(Self::all(makespan))
    }

    /// Shows an interval with as much room on either side.
    pub fn around(start: u64, end: u64, makespan: u64) -> Self {
        let length = (end.saturating_sub(start) as f64).max(CLOSEST);
        Self { start: start as f64 - length, end: end as f64 + length }.within(Self::all(makespan))
    }

    fn within(self, all: Self) -> Self {
        let length = self.len().min(all.len());
        let start = self.start.clamp(all.start, all.end - length);
        Self { start, end: start + length }
    }
}

/// Round numbers (1, 2 or 5 times a power of ten) within the range, at least `apart` points from each other on a
/// chart `width` points wide. The second value is the step between them.
pub fn ticks(range: TimeRange, width: f32, apart: f32) -> (Vec<u64>, u64) {
    if width < 1.0 || range.is_empty() {
        return (Vec::new(), 1);
    }
    let least = (range.len() * f64::from(apart / width)).max(1.0);
    let power = 10_f64.powf(least.log10().floor());
    let step = [1.0, 2.0, 5.0, 10.0].into_iter().map(|by| by * power).find(|step| *step >= least).unwrap_or(power);
    let step = step.round().max(1.0) as u64;
    let first = (range.start.max(0.0) / step as f64).ceil() as u64;
    let last = (range.end / step as f64).floor() as u64;
    ((first..=last).map(|nth| nth * step).collect(), step)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round_and_far_enough_apart() {
        let (ticks, step) = ticks(TimeRange { start: 0.0, end: 5200.0 }, 800.0, 60.0);
        assert_eq!(step, 500);
        assert_eq!((ticks.first(), ticks.last(), ticks.len()), (Some(&0), Some(&5000), 11));
    }

    #[test]
    fn zooming_keeps_the_place_under_the_pointer_and_stays_within_the_run() {
        let range = TimeRange { start: 1000.0, end: 3000.0 }.zoom(0.5, 1500.0, 10_000);
        assert_eq!(range, TimeRange { start: 1250.0, end: 2250.0 });
        let out = range.zoom(1e9, 1500.0, 10_000);
        assert_eq!(out, TimeRange::all(10_000));
        let near = range.zoom(1e-9, 1500.0, 10_000);
        assert!((near.len() - CLOSEST).abs() < 1e-6 && near.start < 1500.0 && near.end > 1500.0);
        assert_eq!(TimeRange::all(10_000).pan(-500.0, 10_000), TimeRange::all(10_000));
    }
}

//! The critical path as the panels show it. Pure.

use compiler::model::{Pipe, Simulated};
use std::collections::BTreeSet;

/// Slices on the path, and the pipes that make up most of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CriticalPath {
    pub slices: BTreeSet<u32>,
    /// In the order in which they come in, those with less than a twentieth of the path left out.
    pub pipes: Vec<Pipe>,
}

impl CriticalPath {
    pub fn of(simulated: &Simulated) -> Self {
        let (trace, path) = (&simulated.trace, &simulated.analysis.critical);
        let mut shares: Vec<(Pipe, u64)> = Vec::new();
        for stretch in path {
            let lane = trace.slices.lane.get(stretch.slice as usize).and_then(|lane| trace.lanes.get(*lane as usize));
            let Some(lane) = lane else { continue };
            let cycles = stretch.end.saturating_sub(stretch.start);
            match shares.iter_mut().find(|(pipe, _)| *pipe == lane.pipe) {
                Some((_, sum)) => *sum += cycles,
                None => shares.push((lane.pipe, cycles)),
            }
        }
        let whole: u64 = shares.iter().map(|(_, sum)| sum).sum();
        let most = shares.into_iter().filter(|(_, sum)| sum * 20 >= whole && whole > 0);
        Self { slices: path.iter().map(|stretch| stretch.slice).collect(), pipes: most.map(|(pipe, _)| pipe).collect() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing;
    use compiler::model::{Analysis, Critical};

    #[test]
    fn pipes_come_in_order_and_small_shares_and_unknown_slices_are_left_out() {
        let trace = testing::trace(4);
        let on = |pipe: Pipe| {
            let lane = trace.lanes.iter().position(|lane| lane.pipe == pipe).expect("a lane");
            trace.slices.lane.iter().position(|at| *at as usize == lane).expect("a slice") as u32
        };
        let stretch = |slice, start, end| Critical { slice, start, end };
        let critical = vec![
            stretch(on(Pipe::S), 0, 2),
            stretch(on(Pipe::Mte2), 2, 60),
            stretch(on(Pipe::V), 60, 100),
            stretch(u32::MAX, 100, 900),
        ];
        let path = CriticalPath::of(&Simulated {
            trace,
            analysis: Analysis { critical, ..Analysis::default() },
            ..Simulated::default()
        });
        assert_eq!(path.pipes, [Pipe::Mte2, Pipe::V]);
        assert_eq!(path.slices.len(), 4);
        assert_eq!(CriticalPath::of(&Simulated::default()), CriticalPath::default());
    }
}

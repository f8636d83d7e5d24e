//! Slices by name. Pure.

use compiler::model::Trace;

#[derive(Clone, Debug, Default)]
pub struct Search {
    pub open: bool,
    pub text: String,
    /// Revision of the trace and text that `hits` are of.
    made_for: Option<(u64, String)>,
    /// Names that match, by index into the trace's strings.
    names: Vec<bool>,
    /// Slices that match, by start.
    hits: Vec<u32>,
}

impl Search {
    pub fn update(&mut self, revision: u64, trace: &Trace) {
        let wanted = Some((revision, self.text.clone()));
        if self.made_for == wanted {
            return;
        }
        self.made_for = wanted;
        let needle = self.text.trim().to_lowercase();
        let matches = |name: &String| !needle.is_empty() && name.to_lowercase().contains(&needle);
        self.names = trace.strings.iter().map(matches).collect();
        let names = &self.names;
        let hit = |slice: &u32| names.get(trace.slices.name[*slice as usize] as usize).copied().unwrap_or(false);
        self.hits = (0..trace.slices.len() as u32).filter(hit).collect();
        self.hits.sort_by_key(|slice| trace.slices.start[*slice as usize]);
    }

    pub fn hits(&self) -> &[u32] {
        &self.hits
    }

    /// Whether a name matches.
    pub fn is_hit(&self, name: u32) -> bool {
        self.open && self.names.get(name as usize).copied().unwrap_or(false)
    }

    /// The match after (or before) the given slice; goes round at the ends.
    pub fn next(&self, from: Option<u32>, back: bool) -> Option<u32> {
        let here = from.and_then(|from| self.hits.iter().position(|hit| *hit == from));
        let count = self.hits.len();
        let at = match (here, back) {
            (Some(here), false) => (here + 1) % count,
            (Some(here), true) => (here + count - 1) % count,
            (None, false) => 0,
            (None, true) => count.checked_sub(1)?,
        };
        self.hits.get(at).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing;

    #[test]
    fn matches_are_walked_in_order_of_time_and_round_the_end() {
        let trace = testing::trace(3);
        let mut search = Search { text: "Data_Copy".into(), ..Search::default() };
        search.update(1, &trace);
        assert_eq!(search.hits().len(), 2 * 3 * 3, "three copies an iteration on two cores");
        let start = |slice: u32| trace.slices.start[slice as usize];
        assert!(search.hits().windows(2).all(|pair| start(pair[0]) <= start(pair[1])));
        let (first, last) = (search.hits()[0], *search.hits().last().expect("some"));
        assert_eq!((search.next(Some(last), false), search.next(Some(first), true)), (Some(first), Some(last)));
        assert_eq!(search.next(None, false), Some(first));
        search.text = "nothing like it".into();
        search.update(1, &trace);
        assert_eq!((search.hits().len(), search.next(None, true)), (0, None));
    }
}

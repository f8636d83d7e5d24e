//! The real profile that is open, apart from documents: one at a time.

use compiler::model::Profile;
use compiler::profile::hotspots::{self, By, Mapped};
use compiler::profile::trace::pyramid::Pyramid;
use std::sync::Arc;

/// What is known of the profile that was asked for.
#[derive(Clone, Debug, Default)]
pub enum Measured {
    #[default]
    None,
    /// It is being read; its name.
    Reading(String),
    /// It could not be read; name and reason.
    Failed(String, String),
    Open(Arc<Opened>),
}

/// A profile with what is looked up in it while it is drawn.
#[derive(Debug, Default)]
pub struct Opened {
    pub profile: Profile,
    /// Summaries of the traces, in their order.
    pub pyramids: Vec<Pyramid>,
}

impl Opened {
    /// Takes some time for a large trace: not for the thread that draws.
    pub fn new(profile: Profile) -> Self {
        let pyramids = profile.traces.iter().map(Pyramid::new).collect();
        Self { profile, pyramids }
    }

    /// Costs, led to lines of the kernel when its results are given.
    pub fn hotspots(&self, by: By, results: Option<&super::Results>) -> Mapped {
        let rows = hotspots::rows(&self.profile, by);
        match results.and_then(|results| results.ascendc.as_ref()) {
            Some(held) => hotspots::mapped(rows, &held.value, &held.origins),
            None => Mapped { rows, coverage_pct: None, unmapped: Vec::new() },
        }
    }
}

impl Measured {
    pub fn open(&self) -> Option<&Arc<Opened>> {
        match self {
            Self::Open(opened) => Some(opened),
            _ => None,
        }
    }
}

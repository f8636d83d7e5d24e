//! The parallel pipes of a Da Vinci core and its memories, by their standard names.

use serde::{Deserialize, Serialize};

/// In-order execution pipe of one core. `All` only names barriers over every pipe.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Pipe {
    S,
    V,
    M,
    #[serde(rename = "MTE1")]
    Mte1,
    #[serde(rename = "MTE2")]
    Mte2,
    #[serde(rename = "MTE3")]
    Mte3,
    #[serde(rename = "FIX")]
    Fix,
    #[serde(rename = "ALL")]
    All,
}

impl Pipe {
    /// Every executing pipe, in the order in which the timeline shows them.
    pub const EXECUTING: [Self; 7] = [Self::S, Self::Mte2, Self::Mte1, Self::V, Self::M, Self::Fix, Self::Mte3];

    pub fn name(self) -> &'static str {
        match self {
            Self::S => "S",
            Self::V => "V",
            Self::M => "M",
            Self::Mte1 => "MTE1",
            Self::Mte2 => "MTE2",
            Self::Mte3 => "MTE3",
            Self::Fix => "FIX",
            Self::All => "ALL",
        }
    }

    pub fn parse(name: &str) -> Option<Self> {
        Self::EXECUTING.into_iter().chain([Self::All]).find(|pipe| pipe.name().eq_ignore_ascii_case(name))
    }
}

/// A memory of one core, or global memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Buffer {
    #[serde(rename = "GM")]
    Gm,
    #[serde(rename = "UB")]
    Ub,
    L1,
    #[serde(rename = "L0A")]
    L0a,
    #[serde(rename = "L0B")]
    L0b,
    #[serde(rename = "L0C")]
    L0c,
    #[serde(rename = "BT")]
    Bt,
    #[serde(rename = "FB")]
    Fb,
}

impl Buffer {
    pub const ALL: [Self; 8] = [Self::Gm, Self::Ub, Self::L1, Self::L0a, Self::L0b, Self::L0c, Self::Bt, Self::Fb];

    pub fn name(self) -> &'static str {
        match self {
            Self::Gm => "GM",
            Self::Ub => "UB",
            Self::L1 => "L1",
            Self::L0a => "L0A",
            Self::L0b => "L0B",
            Self::L0c => "L0C",
            Self::Bt => "BT",
            Self::Fb => "FB",
        }
    }
}

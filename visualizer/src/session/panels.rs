//! Which panels are where. Serialisable: the application keeps it between runs.

use egui_tiles::{Container, Linear, LinearDir, Tile, TileId, Tiles, Tree};
use serde::{Deserialize, Serialize};

/// Every panel. A pane is in at most one place of an arrangement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pane {
    Files,
    Source,
    AscIr,
    AscendC,
    Inspector,
    Timeline,
    Memory,
    Hotspots,
    Problems,
    Launch,
    /// A real profile.
    Profile,
}

/// A saved arrangement of panels.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Arrangement {
    #[default]
    Edit,
    /// Source beside its hotspots, the timeline large.
    Profile,
    /// Source beside memory over time.
    Memory,
}

impl Arrangement {
    pub const ALL: [Self; 3] = [Self::Edit, Self::Profile, Self::Memory];
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Panels {
    pub arrangement: Arrangement,
    edit: Tree<Pane>,
    profile: Tree<Pane>,
    memory: Tree<Pane>,
}

impl Default for Panels {
    fn default() -> Self {
        Self {
            arrangement: Arrangement::default(),
            edit: default_tree(Arrangement::Edit),
            profile: default_tree(Arrangement::Profile),
            memory: default_tree(Arrangement::Memory),
        }
    }
}

impl Panels {
    pub fn tree(&self) -> &Tree<Pane> {
        match self.arrangement {
            Arrangement::Edit => &self.edit,
            Arrangement::Profile => &self.profile,
            Arrangement::Memory => &self.memory,
        }
    }

    pub fn tree_mut(&mut self) -> &mut Tree<Pane> {
        match self.arrangement {
            Arrangement::Edit => &mut self.edit,
            Arrangement::Profile => &mut self.profile,
            Arrangement::Memory => &mut self.memory,
        }
    }

    /// Puts the present arrangement back as it came.
    pub fn reset(&mut self) {
        *self.tree_mut() = default_tree(self.arrangement);
    }

    /// Brings a pane to the front; goes to an arrangement that has it.
    pub fn show(&mut self, pane: Pane) {
        if self.tree().tiles.find_pane(&pane).is_none() {
            self.arrangement = if pane == Pane::Profile { Arrangement::Profile } else { Arrangement::Edit };
        }
        self.tree_mut().make_active(|_, tile| matches!(tile, Tile::Pane(found) if *found == pane));
    }
}

/// A tree of panes with their shares of the space, read as the window reads: left to right, top to bottom.
enum Plan {
    Tabs(&'static [Pane]),
    Split(LinearDir, Vec<(f32, Plan)>),
}

fn default_tree(arrangement: Arrangement) -> Tree<Pane> {
    use LinearDir::{Horizontal, Vertical};
    use Pane::{AscIr, AscendC, Files, Hotspots, Inspector, Launch, Memory, Problems, Profile, Source, Timeline};
    use Plan::{Split, Tabs};
    let (id, plan) = match arrangement {
        Arrangement::Edit => {
            let code = Split(Horizontal, vec![(0.5, Tabs(&[Source])), (0.5, Tabs(&[AscIr, AscendC]))]);
            let top = vec![(0.108, Tabs(&[Files])), (0.732, code), (0.16, Tabs(&[Inspector, Launch]))];
            let bottom = vec![(0.84, Tabs(&[Timeline, Hotspots, Problems])), (0.16, Tabs(&[Memory]))];
            ("edit", Split(Vertical, vec![(0.72, Split(Horizontal, top)), (0.28, Split(Horizontal, bottom))]))
        }
        Arrangement::Profile => {
            let middle = vec![(0.5, Tabs(&[Source])), (0.5, Tabs(&[Hotspots, Profile, AscIr, AscendC, Problems]))];
            let top =
                vec![(0.108, Tabs(&[Files])), (0.732, Split(Horizontal, middle)), (0.16, Tabs(&[Inspector, Launch]))];
            ("profile", Split(Vertical, vec![(0.56, Split(Horizontal, top)), (0.44, Tabs(&[Timeline, Memory]))]))
        }
        Arrangement::Memory => {
            let right = Split(Vertical, vec![(0.64, Tabs(&[Memory])), (0.36, Tabs(&[Timeline, Hotspots]))]);
            let left = Split(Vertical, vec![(0.64, Tabs(&[Source, AscIr, AscendC])), (0.36, Tabs(&[Inspector]))]);
            ("memory", Split(Horizontal, vec![(0.108, Tabs(&[Files])), (0.36, left), (0.532, right)]))
        }
    };
    let mut tiles = Tiles::default();
    let root = build(&mut tiles, &plan);
    Tree::new(format!("panels-{id}"), root, tiles)
}

fn build(tiles: &mut Tiles<Pane>, plan: &Plan) -> TileId {
    match plan {
        Plan::Tabs(panes) => {
            let children = panes.iter().map(|pane| tiles.insert_pane(*pane)).collect();
            tiles.insert_tab_tile(children)
        }
        Plan::Split(direction, parts) => {
            let children: Vec<TileId> = parts.iter().map(|(_, part)| build(tiles, part)).collect();
            let mut linear = Linear::new(*direction, children.clone());
            for (child, (share, _)) in children.iter().zip(parts) {
                linear.shares.set_share(*child, *share);
            }
            tiles.insert_container(Container::Linear(linear))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn show_finds_every_pane_and_survives_saving() {
        let mut panels = Panels { arrangement: Arrangement::Memory, ..Panels::default() };
        panels.show(Pane::Problems);
        assert_eq!(panels.arrangement, Arrangement::Edit);
        let text = serde_json::to_string(&panels).unwrap();
        let back: Panels = serde_json::from_str(&text).unwrap();
        assert_eq!(back.tree(), panels.tree());
    }
}

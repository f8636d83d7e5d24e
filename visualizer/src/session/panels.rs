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
    Graph,
    History,
    Compare,
    Settings,
    Log,
}

impl Pane {
    /// In the order of the command palette.
    pub const ALL: [Self; 16] = [
        Self::Source,
        Self::AscIr,
        Self::AscendC,
        Self::Timeline,
        Self::Memory,
        Self::Hotspots,
        Self::Graph,
        Self::Problems,
        Self::Launch,
        Self::History,
        Self::Compare,
        Self::Inspector,
        Self::Files,
        Self::Settings,
        Self::Log,
        Self::Profile,
    ];

    /// Panes beside which this one opens where an arrangement does not have it, the best first.
    fn neighbours(self) -> &'static [Self] {
        match self {
            Self::Source | Self::Settings => &[Self::Source, Self::AscIr],
            Self::AscIr | Self::AscendC | Self::Compare => &[Self::AscIr, Self::AscendC, Self::Hotspots, Self::Source],
            Self::Inspector | Self::Launch => &[Self::Inspector, Self::Launch, Self::AscIr],
            Self::Files => &[Self::Files, Self::Inspector],
            Self::Profile => &[Self::Hotspots, Self::AscIr, Self::Source],
            _ => &[Self::Timeline, Self::Memory, Self::Hotspots],
        }
    }
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
    /// Few large panels for a room of people.
    Classroom,
}

impl Arrangement {
    pub const ALL: [Self; 4] = [Self::Edit, Self::Profile, Self::Memory, Self::Classroom];

    /// How much larger than the chosen scale everything is.
    pub fn zoom(self) -> f32 {
        if self == Self::Classroom { 1.3 } else { 1.0 }
    }
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Panels {
    pub arrangement: Arrangement,
    edit: Tree<Pane>,
    profile: Tree<Pane>,
    memory: Tree<Pane>,
    classroom: Tree<Pane>,
}

impl Default for Panels {
    fn default() -> Self {
        Self {
            arrangement: Arrangement::default(),
            edit: default_tree(Arrangement::Edit),
            profile: default_tree(Arrangement::Profile),
            memory: default_tree(Arrangement::Memory),
            classroom: default_tree(Arrangement::Classroom),
        }
    }
}

impl Panels {
    pub fn tree(&self) -> &Tree<Pane> {
        match self.arrangement {
            Arrangement::Edit => &self.edit,
            Arrangement::Profile => &self.profile,
            Arrangement::Memory => &self.memory,
            Arrangement::Classroom => &self.classroom,
        }
    }

    pub fn tree_mut(&mut self) -> &mut Tree<Pane> {
        match self.arrangement {
            Arrangement::Edit => &mut self.edit,
            Arrangement::Profile => &mut self.profile,
            Arrangement::Memory => &mut self.memory,
            Arrangement::Classroom => &mut self.classroom,
        }
    }

    /// Puts the present arrangement back as it came.
    pub fn reset(&mut self) {
        *self.tree_mut() = default_tree(self.arrangement);
    }

    /// Brings a pane to the front; one that the arrangement lacks is added beside its like.
    pub fn show(&mut self, pane: Pane) {
        let tree = self.tree_mut();
        if tree.tiles.find_pane(&pane).is_none() {
            add(tree, pane);
        }
        tree.make_active(|_, tile| matches!(tile, Tile::Pane(found) if *found == pane));
    }

    /// Whether the pane is drawn: it is in the present arrangement and no other tab covers it.
    pub fn is_drawn(&self, pane: Pane) -> bool {
        let tree = self.tree();
        tree.active_tiles().into_iter().any(|tile| tree.tiles.get_pane(&tile) == Some(&pane))
    }

    /// Takes a pane out of the present arrangement; the last one stays.
    pub fn close(&mut self, pane: Pane) {
        let tree = self.tree_mut();
        let panes = tree.tiles.tiles().filter(|tile| matches!(tile, Tile::Pane(_))).count();
        if let Some(tile) = tree.tiles.find_pane(&pane).filter(|_| panes > 1) {
            tree.remove_recursively(tile);
        }
    }
}

fn add(tree: &mut Tree<Pane>, pane: Pane) {
    let group_of = |tiles: &Tiles<Pane>, other: &Pane| tiles.parent_of(tiles.find_pane(other)?);
    let beside = pane.neighbours().iter().chain(&Pane::ALL).find_map(|other| group_of(&tree.tiles, other));
    let new = tree.tiles.insert_pane(pane);
    match beside.and_then(|group| tree.tiles.get_mut(group)) {
        Some(Tile::Container(container)) => container.add_child(new),
        _ => tree.root = Some(tree.tiles.insert_tab_tile(vec![new])),
    }
}

/// A tree of panes with their shares of the space, read as the window reads: left to right, top to bottom.
enum Plan {
    Tabs(&'static [Pane]),
    Split(LinearDir, Vec<(f32, Plan)>),
}

fn default_tree(arrangement: Arrangement) -> Tree<Pane> {
    use LinearDir::{Horizontal, Vertical};
    use Pane::{
        AscIr, AscendC, Files, Graph, History, Hotspots, Inspector, Launch, Memory, Problems, Profile, Source, Timeline,
    };
    use Plan::{Split, Tabs};
    let (id, plan) = match arrangement {
        Arrangement::Edit => {
            let code = Split(Horizontal, vec![(0.5, Tabs(&[Source])), (0.5, Tabs(&[AscIr, AscendC]))]);
            let top = vec![(0.108, Tabs(&[Files])), (0.732, code), (0.16, Tabs(&[Inspector, Launch]))];
            let bottom = vec![(0.84, Tabs(&[Timeline, Hotspots, Graph, Problems, History])), (0.16, Tabs(&[Memory]))];
            ("edit", Split(Vertical, vec![(0.72, Split(Horizontal, top)), (0.28, Split(Horizontal, bottom))]))
        }
        Arrangement::Profile => {
            let middle =
                vec![(0.5, Tabs(&[Source])), (0.5, Tabs(&[Hotspots, Profile, AscIr, AscendC, Problems, History]))];
            let top =
                vec![(0.108, Tabs(&[Files])), (0.732, Split(Horizontal, middle)), (0.16, Tabs(&[Inspector, Launch]))];
            ("profile", Split(Vertical, vec![(0.56, Split(Horizontal, top)), (0.44, Tabs(&[Timeline, Memory, Graph]))]))
        }
        Arrangement::Classroom => {
            let top = vec![(0.4, Tabs(&[Source])), (0.38, Tabs(&[AscIr, AscendC])), (0.22, Tabs(&[Inspector, Launch]))];
            let bottom = vec![(0.66, Tabs(&[Timeline, Hotspots])), (0.34, Tabs(&[Graph, Memory]))];
            ("classroom", Split(Vertical, vec![(0.6, Split(Horizontal, top)), (0.4, Split(Horizontal, bottom))]))
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
    fn every_pane_can_be_shown_and_closed_in_every_arrangement_and_survives_saving() {
        for arrangement in Arrangement::ALL {
            let mut panels = Panels { arrangement, ..Panels::default() };
            for pane in Pane::ALL {
                panels.show(pane);
                assert_eq!(panels.arrangement, arrangement);
                assert!(panels.tree().tiles.find_pane(&pane).is_some(), "{pane:?} in {arrangement:?}");
            }
            let text = serde_json::to_string(&panels).unwrap();
            let back: Panels = serde_json::from_str(&text).unwrap();
            assert_eq!(back.tree(), panels.tree());
            Pane::ALL.into_iter().for_each(|pane| panels.close(pane));
            let left = panels.tree().tiles.tiles().filter(|tile| matches!(tile, Tile::Pane(_))).count();
            assert_eq!(left, 1, "the last one stays");
            panels.show(Pane::Source);
            assert!(panels.tree().tiles.find_pane(&Pane::Source).is_some());
        }
    }
}

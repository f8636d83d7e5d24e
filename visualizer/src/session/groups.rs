//! Editors side by side, each with its tabs.
//!
//! Always holds: there is at least one group; the focused one exists; a group shows one of its tabs or has none; only a
//! single group may be without tabs.

use super::document::DocumentId;

/// Editors that fit beside each other.
pub const MOST: usize = 4;

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Group {
    /// In the order of the tabs.
    pub tabs: Vec<DocumentId>,
    pub active: Option<DocumentId>,
    /// Share of the width, against those of the others.
    pub share: f32,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Groups {
    list: Vec<Group>,
    focused: usize,
}

impl Default for Groups {
    fn default() -> Self {
        Self { list: vec![Group { share: 1.0, ..Group::default() }], focused: 0 }
    }
}

impl Groups {
    /// Groups as they were: tabs, the one in front, and share of the width. Empty ones are left out.
    pub fn restore(list: Vec<(Vec<DocumentId>, Option<DocumentId>, f32)>, focused: usize) -> Self {
        let mut groups = Self { list: Vec::new(), focused: 0 };
        for (nth, (tabs, active, share)) in list.into_iter().enumerate().take(MOST) {
            if tabs.is_empty() {
                continue;
            }
            if nth == focused {
                groups.focused = groups.list.len();
            }
            let active = active.filter(|id| tabs.contains(id)).or(tabs.first().copied());
            groups.list.push(Group { tabs, active, share: if share > 0.0 { share } else { 1.0 } });
        }
        if groups.list.is_empty() { Self::default() } else { groups }
    }

    pub fn all(&self) -> &[Group] {
        &self.list
    }

    pub fn focused(&self) -> usize {
        self.focused
    }

    /// Document that is worked on.
    pub fn active(&self) -> Option<DocumentId> {
        self.list.get(self.focused)?.active
    }

    pub fn shows(&self, id: DocumentId) -> bool {
        self.list.iter().any(|group| group.tabs.contains(&id))
    }

    pub fn focus(&mut self, group: usize) {
        self.focused = group.min(self.list.len() - 1);
    }

    /// Brings a document to front: where it is a tab already, else as a new tab of the focused group.
    pub fn open(&mut self, id: DocumentId) {
        if !self.list[self.focused].tabs.contains(&id)
            && let Some(group) = self.list.iter().position(|group| group.tabs.contains(&id))
        {
            self.focused = group;
        }
        let group = &mut self.list[self.focused];
        if !group.tabs.contains(&id) {
            let at = group.tabs.iter().position(|tab| Some(*tab) == group.active).map_or(group.tabs.len(), |at| at + 1);
            group.tabs.insert(at, id);
        }
        group.active = Some(id);
    }

    /// Takes a tab away; an empty group closes, and the neighbour of the tab comes to front.
    pub fn close(&mut self, group: usize, id: DocumentId) {
        let Some(of) = self.list.get_mut(group) else { return };
        let Some(at) = of.tabs.iter().position(|tab| *tab == id) else { return };
        of.tabs.remove(at);
        if of.active == Some(id) {
            of.active = of.tabs.get(at).or(of.tabs.last()).copied();
        }
        if of.tabs.is_empty() && self.list.len() > 1 {
            self.remove(group);
        }
    }

    /// Takes a document out of every group.
    pub fn close_all(&mut self, id: DocumentId) {
        for group in (0..self.list.len()).rev() {
            self.close(group, id);
        }
    }

    /// A group at the right of the focused one with the same document.
    pub fn split(&mut self) {
        let Some(active) = self.active().filter(|_| self.list.len() < MOST) else { return };
        let share = self.list[self.focused].share / 2.0;
        self.list[self.focused].share = share;
        self.focused += 1;
        self.list.insert(self.focused, Group { tabs: vec![active], active: Some(active), share });
    }

    /// Closes the focused group; its tabs go to its neighbour.
    pub fn join(&mut self) {
        if self.list.len() < 2 {
            return;
        }
        let gone = self.list[self.focused].clone();
        let to = if self.focused == 0 { 1 } else { self.focused - 1 };
        for tab in gone.tabs {
            if !self.list[to].tabs.contains(&tab) {
                self.list[to].tabs.push(tab);
            }
        }
        self.list[to].active = gone.active.or(self.list[to].active);
        self.remove(self.focused);
        self.focus(to.min(self.focused));
    }

    /// Moves a tab from the focused group or its own to a place of another.
    pub fn move_tab(&mut self, id: DocumentId, to: usize, index: usize) {
        let from = if self.list[self.focused].tabs.contains(&id) {
            Some(self.focused)
        } else {
            self.list.iter().position(|group| group.tabs.contains(&id))
        };
        let (Some(from), true) = (from, to < self.list.len()) else { return };
        let before = self.list[from].tabs.iter().position(|tab| *tab == id).unwrap_or(0);
        if from != to {
            let target = &mut self.list[to];
            target.tabs.retain(|tab| *tab != id);
            target.tabs.insert(index.min(target.tabs.len()), id);
            target.active = Some(id);
            self.focused = to;
            self.close(from, id);
            return;
        }
        let tabs = &mut self.list[from].tabs;
        tabs.remove(before);
        tabs.insert(index.min(tabs.len()), id);
        self.open(id);
    }

    /// The tab after or before the active one, going round.
    pub fn neighbour(&self, backwards: bool) -> Option<DocumentId> {
        let group = self.list.get(self.focused)?;
        let at = group.tabs.iter().position(|tab| Some(*tab) == group.active)?;
        let count = group.tabs.len();
        group.tabs.get((at + if backwards { count - 1 } else { 1 }) % count).copied()
    }

    pub fn set_shares(&mut self, shares: &[f32]) {
        for (group, share) in self.list.iter_mut().zip(shares) {
            group.share = share.max(0.05);
        }
    }

    fn remove(&mut self, group: usize) {
        let share = self.list.remove(group).share;
        if self.focused > group || self.focused >= self.list.len() {
            self.focused = self.focused.saturating_sub(1);
        }
        let heir = group.min(self.list.len() - 1);
        self.list[heir].share += share;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: DocumentId = DocumentId(1);
    const B: DocumentId = DocumentId(2);
    const C: DocumentId = DocumentId(3);

    fn groups() -> Groups {
        let mut groups = Groups::default();
        [A, B, C].into_iter().for_each(|id| groups.open(id));
        groups
    }

    fn tabs(groups: &Groups) -> Vec<(&[DocumentId], Option<DocumentId>)> {
        groups.all().iter().map(|group| (group.tabs.as_slice(), group.active)).collect()
    }

    #[test]
    fn tabs_open_beside_the_active_one_and_close_to_their_neighbour() {
        let mut groups = groups();
        groups.open(A);
        groups.open(DocumentId(4));
        assert_eq!(tabs(&groups), [([A, DocumentId(4), B, C].as_slice(), Some(DocumentId(4)))]);
        groups.close(0, DocumentId(4));
        assert_eq!(groups.active(), Some(B));
        assert_eq!((groups.neighbour(false), groups.neighbour(true)), (Some(C), Some(A)));
        [A, B, C].into_iter().for_each(|id| groups.close_all(id));
        assert_eq!(tabs(&groups), [([].as_slice(), None)]);
        groups.open(A);
        assert_eq!(groups.active(), Some(A));
    }

    #[test]
    fn a_split_shows_the_document_twice_until_one_is_closed() {
        let mut groups = groups();
        groups.split();
        assert_eq!(tabs(&groups), [([A, B, C].as_slice(), Some(C)), ([C].as_slice(), Some(C))]);
        assert_eq!(groups.focused(), 1);
        groups.open(A);
        assert_eq!((groups.focused(), groups.active()), (0, Some(A)), "it is a tab there");
        groups.focus(1);
        groups.close(1, C);
        assert_eq!((groups.all().len(), groups.focused(), groups.active()), (1, 0, Some(A)));
        assert_eq!(groups.all()[0].share, 1.0);
    }

    #[test]
    fn tabs_move_within_and_between_groups() {
        let mut groups = groups();
        groups.move_tab(C, 0, 0);
        assert_eq!(tabs(&groups), [([C, A, B].as_slice(), Some(C))]);
        groups.split();
        groups.move_tab(A, 1, 0);
        assert_eq!(tabs(&groups), [([C, B].as_slice(), Some(C)), ([A, C].as_slice(), Some(A))]);
        groups.join();
        assert_eq!(tabs(&groups), [([C, B, A].as_slice(), Some(A))]);
        assert_eq!(groups.focused(), 0);
    }
}

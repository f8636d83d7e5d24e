//! The whole window drawn from a [`Session`].
//!
//! In: a root [`Ui`] and the session. Out: commands that only the application can carry out.
//! Always holds: keys are read before drawing, so a key press shows in the same frame; the shell asks for another
//! frame only when something it drew is out of date.

pub(crate) mod actions;
mod bars;
mod editing;
mod goto;
pub(crate) mod keys;
mod overlays;
#[cfg(test)]
mod panel_tests;
mod popup;
#[cfg(test)]
mod tests;
mod tiles;

use crate::session::{Command, Pane, Session};
use crate::theme::{self, Fallback, ThemeKind};
use crate::views::{REGISTRY, View, ViewContext};
use egui::{Context, Ui};
use std::time::Duration;

/// How often to look for what is computed in the background.
const BACKGROUND: Duration = Duration::from_millis(30);

/// Keeps what is only about drawing: scroll positions, zoom, open menus.
pub struct Shell {
    views: Vec<Box<dyn View>>,
    palette: overlays::Palette,
    goto: goto::GoTo,
    /// What the context's style was last made from.
    styled: Option<(ThemeKind, f32)>,
}

impl Shell {
    /// Installs the fonts. `fallback` is a font of the system with Chinese glyphs, if there is one.
    pub fn new(ctx: &Context, fallback: Option<Fallback>) -> Self {
        theme::install_fonts(ctx, fallback);
        Self {
            views: REGISTRY.iter().map(|make| make()).collect(),
            palette: overlays::Palette::default(),
            goto: goto::GoTo::default(),
            styled: None,
        }
    }

    /// Draws one frame. Commands that concern the session are carried out; the others are returned, in order.
    pub fn ui(&mut self, ui: &mut Ui, session: &mut Session) -> Vec<Command> {
        let ctx = ui.ctx().clone();
        self.style(&ctx, session);
        let mut outside = Vec::new();
        let typed = {
            let cx = ViewContext::new(session);
            actions::read_keys(&ctx, &cx);
            // A panel behind another one hears nothing, and must not have the keyboard.
            let drawn = self.views.iter_mut().filter(|view| session.panels.is_drawn(view.pane()));
            drawn.for_each(|view| view.input(&ctx, &cx));
            cx.take_commands()
        };
        apply(session, typed, &mut outside);
        if session.refresh() {
            ctx.request_repaint_after(BACKGROUND);
        }
        let mut tree = std::mem::replace(session.panels.tree_mut(), egui_tiles::Tree::empty("away"));
        let wished = {
            let cx = ViewContext::new(session);
            bars::top(ui, &cx);
            bars::status(ui, &cx);
            overlays::conflict(ui, &cx);
            tiles::show(ui, &cx, &mut tree, &mut self.views);
            self.palette.show(&ctx, &cx);
            self.goto.show(&ctx, &cx);
            overlays::notices(&ctx, &cx);
            overlays::drop_target(&ctx, &cx);
            cx.take_commands()
        };
        *session.panels.tree_mut() = tree;
        if let Some(id) = session.focus_pane.and_then(|pane| view_of(&mut self.views, pane)?.main_id()) {
            // An empty panel has no such widget; the keyboard must not go to what is not there.
            if ctx.read_response(id).is_some() {
                ctx.memory_mut(|memory| memory.request_focus(id));
            }
        }
        session.settle();
        if !wished.is_empty() {
            ctx.request_repaint();
        }
        apply(session, wished, &mut outside);
        outside
    }

    fn style(&mut self, ctx: &Context, session: &Session) {
        let wanted = (session.settings.theme, session.settings.scale * session.panels.arrangement.zoom());
        if self.styled != Some(wanted) {
            theme::apply(ctx, wanted.0);
            ctx.set_zoom_factor(wanted.1);
            self.styled = Some(wanted);
        }
    }
}

fn apply(session: &mut Session, commands: Vec<Command>, outside: &mut Vec<Command>) {
    outside.extend(commands.into_iter().filter_map(|command| session.apply(command)));
}

/// The view of a pane.
fn view_of(views: &mut [Box<dyn View>], pane: Pane) -> Option<&mut Box<dyn View>> {
    views.iter_mut().find(|view| view.pane() == pane)
}

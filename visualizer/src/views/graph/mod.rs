//! The kernel's data flow: operations in the hue of their pipe, as high as what they cost, from what they read to what
//! they write. Drawn with `egui_graphs`.

mod layout;
mod shapes;

use super::{View, ViewContext, names, nothing_yet};
use crate::i18n::fill;
use crate::layouts::CriticalPath;
use crate::session::{Anchor, Command, Document, Pane};
use crate::text::grouped;
use crate::theme::{self, mix};
use crate::widgets::table::{Cell, Column, Row, Table};
use crate::widgets::{chip, empty_state, label};
use compiler::model::OpId;
use egui::epaint::ClippedShape;
use egui::{Id, Rect, Stroke, Ui, WidgetInfo, WidgetType};
use egui_graphs::{GraphChange, GraphView, SettingsInteraction, SettingsNavigation};
use layout::{Flow, Node};
use petgraph::Directed;
use petgraph::stable_graph::DefaultIx;
use shapes::{EdgeShape, NodeLook, NodeShape, Placed};
use std::collections::BTreeSet;

type Drawn = egui_graphs::Graph<NodeLook, Stroke, Directed, DefaultIx, NodeShape, EdgeShape>;

/// Frames after a change until nothing moves any more.
const SETTLE: u32 = 3;

#[derive(Default)]
pub struct Graph {
    /// Flow of the results of a revision, and the operations on the critical path.
    flow: Option<(u64, Flow, BTreeSet<OpId>)>,
    drawn: Option<Drawn>,
    /// What the looks of the nodes were last made for.
    looks: Option<(u64, Option<Anchor>, crate::theme::ThemeKind)>,
    /// Bring everything into view in the next frames.
    fit: u32,
    /// The user moved or zoomed the picture: it is not fitted again by itself.
    moved_by_hand: bool,
    /// Frames that must still be drawn afresh.
    moving: u32,
    /// The last picture and where it was: `egui_graphs` asks for a new frame whenever it draws, so a still graph is
    /// painted from here.
    picture: Option<(Rect, Vec<ClippedShape>)>,
    as_table: bool,
}

impl View for Graph {
    fn pane(&self) -> Pane {
        Pane::Graph
    }

    fn main_id(&self) -> Option<Id> {
        Some(if self.as_table { Id::new("graph-table") } else { Id::new("data-flow-label") })
    }

    fn title(&self, cx: &ViewContext<'_>) -> String {
        cx.t.graph.clone()
    }

    fn about(&self, cx: &ViewContext<'_>) -> String {
        let left_out = self.flow.as_ref().map_or(0, |(_, flow, _)| flow.left_out);
        if left_out == 0 { cx.t.graph_about.clone() } else { fill(&cx.t.graph_left_out, &[&grouped(left_out as u64)]) }
    }

    fn controls(&mut self, ui: &mut Ui, cx: &ViewContext<'_>, room: f32) {
        if room > 80.0 && chip(ui, cx.theme, &cx.t.as_table, self.as_table, false).clicked() {
            self.as_table = !self.as_table;
        }
        if room > 180.0 && !self.as_table && chip(ui, cx.theme, &cx.t.zoom_all, false, false).clicked() {
            (self.fit, self.moving, self.moved_by_hand) = (SETTLE, SETTLE, false);
        }
        if room > 420.0 {
            label(ui, &cx.t.graph_legend, theme::text_font(), cx.theme.faint());
        }
    }

    fn ui(&mut self, ui: &mut Ui, cx: &ViewContext<'_>) {
        let Some(document) = cx.document().filter(|document| document.results.stages.is_some()) else {
            nothing_yet(ui, cx, &cx.t.graph_empty);
            return;
        };
        self.update(document);
        let Some((_, flow, _)) = &self.flow else { return };
        if flow.nodes.is_empty() {
            empty_state(ui, cx.theme, &cx.t.graph_nothing, None);
            return;
        }
        if document.results.stages.as_ref().is_some_and(|held| cx.is_stale(held)) {
            ui.multiply_opacity(theme::STALE_OPACITY);
        }
        if self.as_table {
            table(ui, cx, document, flow);
        } else {
            self.picture(ui, cx);
        }
    }
}

impl Graph {
    fn update(&mut self, document: &Document) {
        let results = &document.results;
        let revision = results.newest_revision();
        if self.flow.as_ref().is_some_and(|(known, _, _)| *known == revision) {
            return;
        }
        let Some(stage) = results.stages.as_ref().and_then(|held| held.value.last()) else { return };
        let arrays: Vec<String> =
            results.launch.iter().flat_map(|launch| &launch.args).map(|arg| arg.name.clone()).collect();
        let origins = results.newest_origins();
        let line_of = |op: OpId| origins.get(op).map(|origin| origin.line);
        let flow = Flow::new(stage, &results.index, line_of, &arrays);
        let mut critical = BTreeSet::new();
        if let Some(held) = &results.simulated {
            let trace = &held.value.trace;
            let path = CriticalPath::of(&held.value).slices;
            critical.extend(path.iter().filter_map(|slice| trace.slices.op_id(*slice as usize)));
        }
        let names = |flow: &Flow| flow.nodes.iter().map(|node| node.name.clone()).collect::<Vec<_>>();
        let same = self.flow.as_ref().is_some_and(|(_, old, _)| names(old) == names(&flow) && old.edges == flow.edges);
        if !same {
            self.drawn = None;
            (self.fit, self.moved_by_hand) = (SETTLE, false);
        }
        self.flow = Some((revision, flow, critical));
        self.looks = None;
    }

    fn picture(&mut self, ui: &mut Ui, cx: &ViewContext<'_>) {
        let rect = ui.available_rect_before_wrap().intersect(ui.clip_rect());
        self.dress(cx);
        let over = ui.rect_contains_pointer(rect);
        let touched = over
            && ui.input(|input| {
                !input.events.is_empty() || input.pointer.any_down() || input.smooth_scroll_delta() != egui::Vec2::ZERO
            });
        let moved = self.picture.as_ref().is_none_or(|(place, _)| *place != rect);
        if touched || moved {
            self.moving = SETTLE;
        }
        if moved && !self.moved_by_hand {
            self.fit = SETTLE;
        }
        if self.moving == 0
            && let Some((_, shapes)) = &self.picture
        {
            for shape in shapes {
                ui.painter().with_clip_rect(shape.clip_rect).add(shape.shape.clone());
            }
            describe(ui, cx, rect);
            return;
        }
        self.moving = self.moving.saturating_sub(1);
        let Some(drawn) = &mut self.drawn else { return };
        let layer = ui.layer_id();
        let first = ui.ctx().graphics_mut(|graphics| graphics.entry(layer).next_idx().0);
        let interaction = SettingsInteraction::new()
            .with_dragging_enabled(true)
            .with_node_clicking_enabled(true)
            .with_hover_enabled(true);
        let navigation =
            SettingsNavigation::new().with_fit_to_screen_enabled(self.fit > 0).with_zoom_and_pan_enabled(true);
        self.fit = self.fit.saturating_sub(1);
        let shown = GraphView::<Placed, Placed>::new()
            .with_interactions(&interaction)
            .with_navigations(&navigation)
            .with_id(Some("data-flow".into()))
            .show(ui, drawn);
        let shapes = ui.ctx().graphics(|graphics| {
            graphics.get(layer).map(|list| list.all_entries().skip(first).cloned().collect()).unwrap_or_default()
        });
        self.picture = Some((rect, shapes));
        describe(ui, cx, rect);
        let Some((_, flow, _)) = &self.flow else { return };
        for change in shown.changes {
            self.moved_by_hand |= matches!(change, GraphChange::Panned { .. } | GraphChange::Zoomed { .. });
            if let GraphChange::NodeClicked { node } = change
                && let Some(node) = flow.nodes.get(node.index())
            {
                match (node.ops.as_slice(), node.line) {
                    ([op], _) => cx.send(Command::Select(Anchor::Op(*op))),
                    (_, Some(line)) => cx.send(Command::Select(Anchor::Line(line))),
                    _ => {}
                }
            }
        }
    }

    /// Gives every node and edge its look, when something that it depends on changed.
    fn dress(&mut self, cx: &ViewContext<'_>) {
        let Some((revision, flow, critical)) = &self.flow else { return };
        let wanted = Some((*revision, cx.session.selection().anchor, cx.session.settings.theme));
        if self.looks == wanted && self.drawn.is_some() {
            return;
        }
        self.looks = wanted;
        self.moving = SETTLE;
        let drawn = self.drawn.get_or_insert_with(|| {
            let mut drawn = Drawn::new();
            let look = |node: &Node| look(cx, node, critical);
            let nodes: Vec<_> =
                flow.nodes.iter().map(|node| drawn.add_node_with_location(look(node), node.centre)).collect();
            for edge in &flow.edges {
                drawn.add_edge(nodes[edge.from], nodes[edge.to], Stroke::new(1.0, cx.theme.faint()));
            }
            drawn
        });
        let nodes: Vec<_> = drawn.g().node_indices().collect();
        for (node, index) in flow.nodes.iter().zip(&nodes) {
            if let Some(drawn) = drawn.node_mut(*index) {
                *drawn.payload_mut() = look(cx, node, critical);
            }
        }
        let is_lit = |node: usize| flow.nodes[node].ops.iter().any(|op| cx.session.selection().has_op(*op));
        let is_critical = |node: usize| flow.nodes[node].ops.iter().any(|op| critical.contains(op));
        let edges: Vec<_> = drawn.g().edge_indices().collect();
        for (edge, index) in flow.edges.iter().zip(edges) {
            let stroke = if is_lit(edge.from) || is_lit(edge.to) {
                Stroke::new(1.6, cx.theme.accent())
            } else if is_critical(edge.from) && is_critical(edge.to) {
                Stroke::new(1.6, cx.theme.dim())
            } else {
                Stroke::new(1.0, cx.theme.faint())
            };
            if let Some(drawn) = drawn.edge_mut(index) {
                *drawn.payload_mut() = stroke;
            }
        }
    }
}

fn describe(ui: &Ui, cx: &ViewContext<'_>, rect: Rect) {
    let response = ui.interact(rect, Id::new("data-flow-label"), egui::Sense::focusable_noninteractive());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Other, true, &cx.t.graph_label));
}

fn look(cx: &ViewContext<'_>, node: &Node, critical: &BTreeSet<OpId>) -> NodeLook {
    let theme = cx.theme;
    let hue = node.pipe.map_or(theme.faint(), |pipe| theme.pipe(pipe));
    let lit = node.ops.iter().any(|op| cx.session.selection().has_op(*op));
    let on_path = node.ops.iter().any(|op| critical.contains(op));
    let line = match (lit, on_path) {
        (true, _) => Some(Stroke::new(2.0, theme.accent())),
        (_, true) => Some(Stroke::new(1.5, theme.text())),
        _ => None,
    };
    let place = node.line.map(|line| format!(":{}", line + 1)).unwrap_or_default();
    let about = match (node.pipe, node.cycles) {
        (None, _) => String::new(),
        (Some(pipe), 0) => format!("{}  {place}", pipe.name()),
        (Some(pipe), cycles) => format!("{}  {}  {place}", pipe.name(), grouped(cycles)),
    };
    let copies = if node.ops.len() > 1 { format!(" ×{}", node.ops.len()) } else { String::new() };

    NodeLook {
        name: format!("{}{copies}", node.name),
        about,
        size: node.size,
        fill: mix(theme.raised(), hue, 0.16),
        hue,
        ink: theme.text(),
        dim: theme.dim(),
        line,
    }
}

/// The same as rows, the dearest operation first.
fn table(ui: &mut Ui, cx: &ViewContext<'_>, document: &Document, flow: &Flow) {
    let t = cx.t;
    let mut order: Vec<usize> = (0..flow.nodes.len()).collect();
    order.sort_by_key(|node| std::cmp::Reverse(flow.nodes[*node].cycles));
    let columns = [
        Column::text(&t.col_what, 0.0),
        Column::text(&t.col_pipe, 120.0),
        Column::number(&t.col_line, 56.0),
        Column::number(&t.col_cycles, 84.0),
        Column::text(&t.graph_reads, 220.0),
    ];
    let table =
        Table { id: Id::new("graph-table"), label: &t.graph_label, columns: &columns, rows: order.len(), sort: None };
    let touched = table.show(ui, cx.theme, |row| {
        let number = order[row];
        let node = &flow.nodes[number];
        let sources = flow.edges.iter().filter(|edge| edge.to == number).map(|edge| {
            let from = &flow.nodes[edge.from];
            from.line.map_or(from.name.clone(), |line| format!("{}:{}", from.name, line + 1))
        });
        let hue = node.pipe.map_or(cx.theme.dim(), |pipe| cx.theme.pipe(pipe));
        let pipe = node.pipe.map(|pipe| format!("{} {}", pipe.name(), names::pipe_name(t, pipe))).unwrap_or_default();
        Row {
            cells: vec![
                Cell::code(&node.name),
                Cell::text(pipe).hue(hue),
                Cell::code(node.line.map_or(String::new(), |line| (line + 1).to_string())),
                Cell::code(grouped(node.cycles)),
                Cell::text(sources.collect::<Vec<_>>().join(", ")).hue(cx.theme.dim()),
            ],
            edge: Some(hue),
            lit: node.ops.iter().any(|op| cx.session.selection().has_op(*op)),
        }
    });
    let node = touched.chosen.and_then(|row| flow.nodes.get(order[row]));
    if let Some(op) = node.and_then(|node| node.ops.first()) {
        cx.send(Command::Select(Anchor::Op(*op)));
    }
    if let Some(line) = touched.double_clicked.and_then(|row| flow.nodes[order[row]].line) {
        cx.send(Command::JumpTo { offset: document.line_start(line as usize) });
    }
}

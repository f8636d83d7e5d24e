//! How nodes and edges are drawn, as `egui_graphs` asks for it.

use egui::{Align2, Color32, CornerRadius, FontId, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2};
use egui_graphs::{DisplayEdge, DisplayNode, DrawContext, EdgeProps, Graph, Layout, LayoutState, Node, NodeProps};
use petgraph::EdgeType;
use petgraph::graph::IndexType;
use serde::{Deserialize, Serialize};

/// Everything that is drawn of a node.
#[derive(Clone, Debug)]
pub struct NodeLook {
    pub name: String,
    pub about: String,
    pub size: Vec2,
    pub fill: Color32,
    pub hue: Color32,
    pub ink: Color32,
    pub dim: Color32,
    /// Outline: of the selection, or of the critical path.
    pub line: Option<Stroke>,
}

#[derive(Clone, Debug)]
pub struct NodeShape {
    centre: Pos2,
    hovered: bool,
    look: NodeLook,
}

impl From<NodeProps<NodeLook>> for NodeShape {
    fn from(props: NodeProps<NodeLook>) -> Self {
        Self { centre: props.location(), hovered: props.hovered, look: props.payload }
    }
}

impl<E: Clone, Ty: EdgeType, Ix: IndexType> DisplayNode<NodeLook, E, Ty, Ix> for NodeShape {
    fn closest_boundary_point(&self, dir: Vec2) -> Pos2 {
        self.centre + vec2(self.look.size.x / 2.0 * dir.x.signum(), 0.0)
    }

    fn shapes(&mut self, ctx: &DrawContext) -> Vec<Shape> {
        let look = &self.look;
        let zoom = ctx.meta.canvas_to_screen_size(1.0);
        let centre = ctx.meta.canvas_to_screen_pos(self.centre);
        let rect = Rect::from_center_size(centre, look.size * zoom);
        let rounding = CornerRadius::same((4.0 * zoom).clamp(1.0, 8.0) as u8);
        let mut shapes = vec![Shape::rect_filled(rect, rounding, look.fill)];
        let edge = Rect::from_min_size(rect.min, vec2((4.0 * zoom).max(2.0), rect.height()));
        shapes.push(Shape::rect_filled(edge, rounding, look.hue));
        let line = look.line.or_else(|| self.hovered.then(|| Stroke::new(1.0, look.dim)));
        if let Some(line) = line {
            shapes.push(Shape::rect_stroke(rect, rounding, line, StrokeKind::Outside));
        }
        if zoom > 0.35 {
            let size = 12.0 * zoom.min(1.6);
            let left = rect.left() + 12.0 * zoom;
            let two = !look.about.is_empty() && rect.height() > 2.4 * size;
            let y = if two { rect.center().y - 0.62 * size } else { rect.center().y };
            ctx.ctx.fonts_mut(|fonts| {
                let mut text = |y: f32, text: &str, size: f32, hue: Color32| {
                    let font = FontId::proportional(size);
                    shapes.push(Shape::text(fonts, pos2(left, y), Align2::LEFT_CENTER, text, font, hue));
                };
                text(y, &look.name, size, look.ink);
                if two {
                    text(y + 1.25 * size, &look.about, size * 0.88, look.dim);
                }
            });
        }
        shapes
    }

    fn update(&mut self, props: &NodeProps<NodeLook>) {
        self.centre = props.location();
        self.hovered = props.hovered;
        self.look.clone_from(&props.payload);
    }

    fn is_inside(&self, at: Pos2) -> bool {
        Rect::from_center_size(self.centre, self.look.size).contains(at)
    }
}

/// A curve from the right side of the writer to the left side of the reader.
#[derive(Clone, Debug)]
pub struct EdgeShape {
    stroke: Stroke,
}

impl From<EdgeProps<Stroke>> for EdgeShape {
    fn from(props: EdgeProps<Stroke>) -> Self {
        Self { stroke: props.payload }
    }
}

impl<Ty: EdgeType, Ix: IndexType> DisplayEdge<NodeLook, Stroke, Ty, Ix, NodeShape> for EdgeShape {
    fn shapes(
        &mut self,
        start: &Node<NodeLook, Stroke, Ty, Ix, NodeShape>,
        end: &Node<NodeLook, Stroke, Ty, Ix, NodeShape>,
        ctx: &DrawContext,
    ) -> Vec<Shape> {
        let place = |node: &Node<NodeLook, Stroke, Ty, Ix, NodeShape>, side: f32| {
            let half = vec2(node.payload().size.x / 2.0 * side, 0.0);
            ctx.meta.canvas_to_screen_pos(node.location() + half)
        };
        let (from, to) = (place(start, 1.0), place(end, -1.0));
        let tip = ctx.meta.canvas_to_screen_size(6.0).clamp(3.0, 8.0);
        let bend = vec2(((to.x - from.x) / 2.0).abs().max(tip * 2.0), 0.0);
        let points = [from, from + bend, to - bend, to];
        let curve =
            egui::epaint::CubicBezierShape::from_points_stroke(points, false, Color32::TRANSPARENT, self.stroke);
        let arrow = vec![to, to + vec2(-tip, -tip * 0.55), to + vec2(-tip, tip * 0.55)];
        vec![curve.into(), Shape::convex_polygon(arrow, self.stroke.color, Stroke::NONE)]
    }

    fn update(&mut self, props: &EdgeProps<Stroke>) {
        self.stroke = props.payload;
    }

    fn is_inside(
        &self,
        _: &Node<NodeLook, Stroke, Ty, Ix, NodeShape>,
        _: &Node<NodeLook, Stroke, Ty, Ix, NodeShape>,
        _: Pos2,
    ) -> bool {
        false
    }
}

/// Nodes are where [`super::layout`] put them.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Placed;

impl LayoutState for Placed {}

impl Layout<Placed> for Placed {
    fn from_state(state: Placed) -> impl Layout<Placed> {
        state
    }

    fn next<N, E, Ty, Ix, Dn, De>(&mut self, _: &mut Graph<N, E, Ty, Ix, Dn, De>, _: &egui::Ui)
    where
        N: Clone,
        E: Clone,
        Ty: EdgeType,
        Ix: IndexType,
        Dn: DisplayNode<N, E, Ty, Ix>,
        De: DisplayEdge<N, E, Ty, Ix, Dn>,
    {
    }

    fn state(&self) -> Placed {
        self.clone()
    }
}

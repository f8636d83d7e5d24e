//! Many filled shapes as one mesh.
//!
//! A chart of a hundred thousand slices must not become a hundred thousand shapes: [`Batch`] collects quads into one
//! mesh, snapped to pixels so that they need no smoothing.

use egui::{Color32, Mesh, Painter, Pos2, Rect, Shape, pos2};

pub struct Batch {
    mesh: Mesh,
    pixels_per_point: f32,
}

impl Batch {
    pub fn new(painter: &Painter) -> Self {
        Self { mesh: Mesh::default(), pixels_per_point: painter.pixels_per_point() }
    }

    fn snap(&self, value: f32) -> f32 {
        (value * self.pixels_per_point).round() / self.pixels_per_point
    }

    /// A rectangle on whole pixels, at least one pixel wide and high.
    pub fn rect(&mut self, rect: Rect, hue: Color32) {
        let rect = self.snapped(rect);
        self.mesh.add_colored_rect(rect, hue);
    }

    /// A rectangle with its corners cut, which reads as rounded at this size.
    pub fn rounded(&mut self, rect: Rect, hue: Color32) {
        let rect = self.snapped(rect);
        let cut = 1.0_f32.min(rect.width() / 3.0).min(rect.height() / 3.0);
        if rect.width() < 4.0 {
            self.mesh.add_colored_rect(rect, hue);
            return;
        }
        let (l, r, t, b) = (rect.left(), rect.right(), rect.top(), rect.bottom());
        let points = [
            pos2(l + cut, t),
            pos2(r - cut, t),
            pos2(r, t + cut),
            pos2(r, b - cut),
            pos2(r - cut, b),
            pos2(l + cut, b),
            pos2(l, b - cut),
            pos2(l, t + cut),
        ];
        self.convex(&points, hue);
    }

    /// A convex polygon.
    pub fn convex(&mut self, points: &[Pos2], hue: Color32) {
        let first = self.mesh.vertices.len() as u32;
        points.iter().for_each(|point| self.mesh.colored_vertex(*point, hue));
        for next in 1..points.len().saturating_sub(1) as u32 {
            self.mesh.add_triangle(first, first + next, first + next + 1);
        }
    }

    /// Diagonal lines over a rectangle, `step` points apart and `wide` points wide, rising to the right or falling.
    pub fn hatch(&mut self, rect: Rect, step: f32, wide: f32, rising: bool, hue: Color32) {
        let rect = self.snapped(rect);
        let height = rect.height();
        // Phase is tied to the screen, so that neighbouring hatches join up.
        let mut x = ((rect.left() - height) / step).floor() * step;
        while x < rect.right() {
            self.stripe(rect, x, wide, rising, hue);
            x += step;
        }
    }

    /// One diagonal stripe whose lower (rising) or upper (falling) edge starts at `x`, clipped to the rectangle.
    fn stripe(&mut self, rect: Rect, x: f32, wide: f32, rising: bool, hue: Color32) {
        let height = rect.height();
        // Along the stripe, `u` runs from 0 to the height while x runs from `x` to `x + height`.
        let y = |u: f32| if rising { rect.bottom() - u } else { rect.top() + u };
        let clip = |from: f32| {
            let enter = (rect.left() - from).clamp(0.0, height);
            let leave = (rect.right() - from).clamp(0.0, height);
            (enter, leave)
        };
        let ((a_in, a_out), (b_in, b_out)) = (clip(x), clip(x + wide));
        if a_out <= a_in && b_out <= b_in {
            return;
        }
        let at = |from: f32, u: f32| pos2((from + u).clamp(rect.left(), rect.right()), y(u));
        self.convex(&[at(x, a_in), at(x, a_out), at(x + wide, b_out), at(x + wide, b_in)], hue);
    }

    pub fn paint(self, painter: &Painter) {
        if !self.mesh.is_empty() {
            painter.add(Shape::mesh(self.mesh));
        }
    }

    fn snapped(&self, rect: Rect) -> Rect {
        let pixel = 1.0 / self.pixels_per_point;
        let (left, top) = (self.snap(rect.left()), self.snap(rect.top()));
        let right = self.snap(rect.right()).max(left + pixel);
        let bottom = self.snap(rect.bottom()).max(top + pixel);
        Rect::from_min_max(pos2(left, top), pos2(right, bottom))
    }
}

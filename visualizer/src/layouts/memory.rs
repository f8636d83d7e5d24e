//! Where allocations go: time across, addresses up. Pure.

use crate::widgets::axis::TimeRange;
use compiler::model::{Allocation, BufferMap, Pipe};
use egui::{Rect, pos2};
use std::collections::HashMap;

pub const LABELS: f32 = 46.0;

#[derive(Clone, Debug, PartialEq)]
pub struct Block {
    /// Index into the buffer's allocations.
    pub index: usize,
    pub rect: Rect,
    /// Name to write on it; empty where there is no room or the neighbour says it already.
    pub name: String,
}

#[derive(Clone, Debug)]
pub struct MemoryLayout {
    pub chart: Rect,
    pub range: TimeRange,
    /// Highest address shown, in bytes.
    pub top_bytes: u64,
    /// Height of the capacity line; at the very top when the capacity lies above the chart.
    pub capacity_y: f32,
    /// The buffer is so empty that the chart ends far below its capacity.
    pub is_cut: bool,
    /// Bytes with a grid line, and where it is.
    pub grid: Vec<(u64, f32)>,
    pub blocks: Vec<Block>,
}

impl MemoryLayout {
    /// The chart reaches a little above the capacity or, when that is exceeded, above the peak. Where less than a
    /// quarter is ever used, it shows just that part: otherwise nothing in it could be told apart.
    pub fn new(rect: Rect, map: &BufferMap, range: TimeRange, name_of: impl Fn(&Allocation) -> String) -> Self {
        let left = (rect.left() + LABELS).min(rect.right());
        let top = (rect.top() + 10.0).min(rect.bottom());
        let chart =
            Rect::from_min_max(pos2(left, top), pos2((rect.right() - 10.0).max(left), (rect.bottom() - 10.0).max(top)));
        let is_cut = map.peak_bytes > 0 && map.peak_bytes < map.capacity_bytes / 4;
        let most = if is_cut { map.peak_bytes } else { map.capacity_bytes.max(map.peak_bytes).max(1) };
        let top_bytes = most + if is_cut { most / 3 } else { most / 20 };
        let y_of = |bytes: u64| chart.bottom() - (bytes as f64 / top_bytes as f64 * f64::from(chart.height())) as f32;
        let x_of = |cycles: u64| {
            let share = (cycles as f64 - range.start) / range.len();
            (chart.left() + (share * f64::from(chart.width())) as f32).clamp(chart.left(), chart.right())
        };
        let mut named: Vec<(String, u64)> = Vec::new();
        let mut seen: HashMap<(u64, u64), i32> = HashMap::new();
        let mut blocks = Vec::new();
        for (index, allocation) in map.allocations.iter().enumerate() {
            let (x0, x1) = (x_of(allocation.start_cycles), x_of(allocation.end_cycles));
            let rect = Rect::from_min_max(
                pos2(x0, y_of(allocation.offset_bytes + allocation.size_bytes)),
                pos2(x1.max(x0 + 1.0), y_of(allocation.offset_bytes)),
            );
            // Of the stays at one place that begin in the same pixel, one is enough to see.
            let pixel = x0.round() as i32;
            let same = seen.insert((allocation.offset_bytes, allocation.size_bytes), pixel) == Some(pixel);
            if same && x1 - x0 <= 1.0 {
                continue;
            }
            let mut name = String::new();
            if rect.width() > 12.0 && rect.height() >= 12.0 {
                name = name_of(allocation);
                let room = rect.width() > 6.5 * name.chars().count() as f32 + 6.0;
                let key = (name.clone(), allocation.offset_bytes);
                if !room || named.contains(&key) {
                    name.clear();
                } else {
                    named.push(key);
                }
            }
            blocks.push(Block { index, rect, name });
        }
        let quarter = map.capacity_bytes / 4;
        let quarters = !is_cut && quarter >= 1024 && top_bytes < map.capacity_bytes * 2;
        let step = if quarters { quarter } else { (top_bytes / 4).max(1).next_power_of_two() };
        let grid = (0..=top_bytes / step).map(|nth| (nth * step, y_of(nth * step))).collect();
        let capacity_y = if is_cut { chart.top() } else { y_of(map.capacity_bytes) };
        Self { chart, range, top_bytes, capacity_y, is_cut, grid, blocks }
    }

    /// Index of the allocation under a place. Where several overlap, the smallest wins.
    pub fn at(&self, x: f32, y: f32) -> Option<usize> {
        let hits = self.blocks.iter().filter(|block| block.rect.expand(0.5).contains(pos2(x, y)));
        hits.min_by(|a, b| a.rect.area().total_cmp(&b.rect.area())).map(|block| block.index)
    }
}

/// The pipe that usually fills a position, which gives a block its hue.
pub fn usual_pipe(allocation: &Allocation) -> Pipe {
    match allocation.position.as_str() {
        "vecin" | "a1" | "b1" | "c1" | "tscm" => Pipe::Mte2,
        "a2" | "b2" | "c2" => Pipe::Mte1,
        "vecout" => Pipe::V,
        "co1" => Pipe::M,
        "co2" => Pipe::Fix,
        _ => Pipe::V,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use compiler::model::Buffer;
    use egui::vec2;

    fn allocation(name: &str, offset: u64, size: u64, start: u64, end: u64) -> Allocation {
        Allocation {
            name: name.into(),
            op: None,
            line: None,
            offset_bytes: offset,
            size_bytes: size,
            start_cycles: start,
            end_cycles: end,
            position: "vecin".into(),
        }
    }

    fn layout(map: &BufferMap) -> MemoryLayout {
        let rect = Rect::from_min_size(pos2(0.0, 0.0), vec2(LABELS + 110.0, 220.0));
        MemoryLayout::new(rect, map, TimeRange { start: 0.0, end: 100.0 }, |allocation| allocation.name.clone())
    }

    #[test]
    fn blocks_lie_at_their_addresses_and_times() {
        let map = BufferMap {
            name: Buffer::Ub,
            capacity_bytes: 1000,
            peak_bytes: 600,
            allocations: vec![allocation("x", 0, 500, 0, 50), allocation("y", 500, 100, 50, 100)],
        };
        let layout = layout(&map);
        let (x, y) = (layout.blocks[0].rect, layout.blocks[1].rect);
        assert_eq!((x.left(), x.right(), x.bottom()), (LABELS, LABELS + 50.0, 210.0));
        assert!((y.bottom() - x.top()).abs() < 0.01);
        assert!(layout.capacity_y > layout.chart.top());
        assert_eq!(layout.at(LABELS + 10.0, 200.0), Some(0));
        assert_eq!(layout.at(LABELS + 90.0, 200.0), None);
    }

    #[test]
    fn a_nearly_empty_buffer_shows_the_part_in_use() {
        let map = BufferMap {
            name: Buffer::Ub,
            capacity_bytes: 192 * 1024,
            peak_bytes: 4096,
            allocations: vec![allocation("row", 0, 4096, 0, 100)],
        };
        let layout = layout(&map);
        assert!(layout.is_cut && layout.capacity_y == layout.chart.top());
        assert!(layout.blocks[0].rect.height() > layout.chart.height() / 2.0);
        assert!((2..=8).contains(&layout.grid.len()), "{:?}", layout.grid);
    }

    #[test]
    fn a_hundred_thousand_stays_make_few_blocks() {
        let stays = (0..100_000).map(|n| allocation("x", n % 2 * 8, 8, n * 10, n * 10 + 9)).collect();
        let map = BufferMap { name: Buffer::Ub, capacity_bytes: 64, peak_bytes: 16, allocations: stays };
        let rect = Rect::from_min_size(pos2(0.0, 0.0), vec2(LABELS + 110.0, 220.0));
        let range = TimeRange { start: 0.0, end: 1_000_000.0 };
        let layout = MemoryLayout::new(rect, &map, range, |allocation| allocation.name.clone());
        assert!(layout.blocks.len() <= 2 * 102, "{}", layout.blocks.len());
    }

    #[test]
    fn what_exceeds_the_capacity_is_still_in_the_chart() {
        let map = BufferMap {
            name: Buffer::L0a,
            capacity_bytes: 100,
            peak_bytes: 400,
            allocations: vec![allocation("a", 0, 400, 0, 100)],
        };
        let layout = layout(&map);
        assert!(layout.chart.contains_rect(layout.blocks[0].rect));
        assert!(layout.capacity_y > layout.blocks[0].rect.top());
    }
}

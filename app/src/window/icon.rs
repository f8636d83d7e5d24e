//! The window's icon, drawn: three pipes over time.

use egui::IconData;

const SIDE: u32 = 64;
/// Ground and the bars: top, first and last column, colour.
const GROUND: [u8; 4] = [0x19, 0x1c, 0x22, 0xff];
const BARS: [(u32, u32, u32, [u8; 4]); 4] = [
    (12, 8, 34, [0x4f, 0x9f, 0xe0, 0xff]),
    (26, 22, 40, [0xe5, 0xa4, 0x45, 0xff]),
    (26, 46, 56, [0xe5, 0xa4, 0x45, 0xff]),
    (40, 30, 56, [0x6b, 0xbf, 0x6b, 0xff]),
];
const BAR_HEIGHT: u32 = 11;

pub fn icon() -> IconData {
    let pixel = |at: u32| {
        let (x, y) = (at % SIDE, at / SIDE);
        let bar = BARS
            .iter()
            .find(|(top, first, last, _)| (*top..top + BAR_HEIGHT).contains(&y) && (*first..*last).contains(&x));
        bar.map_or(GROUND, |(.., colour)| *colour)
    };
    IconData { rgba: (0..SIDE * SIDE).flat_map(pixel).collect(), width: SIDE, height: SIDE }
}

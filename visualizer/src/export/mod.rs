//! Pictures and reports without a window, made from the same layouts as the views.
//!
//! In: a [`Document`] with its results. Out: SVG and HTML as text, PNG as bytes; nothing outside them is referred to.

mod page;
mod png;
mod sheet;
mod svg;

pub use png::{PngError, png};
pub use svg::{memory_svg, timeline_svg};

use crate::i18n::Lang;
use crate::session::Document;
use crate::theme::ThemeKind;

/// What a report is made of.
#[derive(Clone, Copy, Debug)]
pub struct ReportInput<'a> {
    pub document: &'a Document,
    pub lang: Lang,
    pub theme: ThemeKind,
}

/// One self-contained page: summary, problems, timeline, memory, hotspots, source with costs, AscIR and Ascend C.
/// Pointing at a line of the source lights up its slices.
pub fn html(input: &ReportInput<'_>) -> String {
    page::html(input)
}

/// Text made safe for the content and attributes of HTML and SVG.
fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            // Control characters are not allowed in XML.
            c if c.is_control() && c != '\n' && c != '\t' => out.push('\u{fffd}'),
            c => out.push(c),
        }
    }
    out
}

/// A colour as `#rrggbb`.
fn hex(hue: egui::Color32) -> String {
    format!("#{:02x}{:02x}{:02x}", hue.r(), hue.g(), hue.b())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing;

    fn report(document: &Document, lang: Lang) -> String {
        html(&ReportInput { document, lang, theme: ThemeKind::Dark })
    }

    #[test]
    fn a_report_holds_everything_and_refers_to_nothing_outside() {
        let session = testing::compiled_session();
        let document = session.active().expect("open");
        let page = report(document, Lang::En);
        for part in ["<svg", "MTE2", "4,720", "asc.add(z_ub", "ascir.add_l2", "AscendC::", "192 KiB", "25,272"] {
            assert!(page.contains(part), "{part}");
        }
        for outside in ["http://", "https://", "src=", "url(", "<link"] {
            let allowed = page.replace("http://www.w3.org/2000/svg", "").replace("url(#wait)", "");
            assert!(!allowed.contains(outside), "{outside}");
        }
        assert!(report(document, Lang::Zh).contains("时间线"));
    }

    #[test]
    fn text_cannot_break_out_of_its_place() {
        let mut session = crate::session::Session::default();
        session.open(Document::new("<x>&\".py", None, "# </pre><script>alert('1')</script>\u{1}\n"));
        let page = report(session.active().expect("open"), Lang::En);
        assert!(!page.contains("<script>alert") && !page.contains("<x>") && !page.contains('\u{1}'));
    }

    #[test]
    fn a_big_run_makes_a_small_picture() {
        let mut session = testing::open_session();
        let request = session.request().expect("open");
        testing::good_events(7_000).into_iter().for_each(|event| session.receive(request.revision, event));
        let document = session.active().expect("open");
        let picture = timeline_svg(document, ThemeKind::Light, 1200.0).expect("simulated");
        assert!(picture.len() < 2_000_000, "{}", picture.len());
    }
}

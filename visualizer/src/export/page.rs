//! The report as one HTML page.

use super::{ReportInput, escape, hex, memory_svg, timeline_svg};
use crate::i18n::{Lang, Texts, fill};
use crate::text::{bytes, grouped};
use crate::theme::Theme;
use crate::views::{bound_name, hotspots_rows as rows, origin_mark};
use crate::widgets::code::tokens::{ASCIR, CPP, Lexer, Token, TokenClass};
use compiler::model::{Diagnostic, Severity};
use std::fmt::Write;

const WIDTH: f32 = 1400.0;

pub fn html(input: &ReportInput<'_>) -> String {
    let (document, theme, t) = (input.document, input.theme.theme(), input.lang.texts());
    let lang = if input.lang == Lang::Zh { "zh" } else { "en" };
    let mut out = format!(
        "<!doctype html><html lang='{lang}'><head><meta charset='utf-8'><title>{} · {}</title><style>{}</style></head><body><h1>{} <span>{}</span></h1>",
        escape(&document.name),
        escape(&t.report_title),
        style(theme),
        escape(&document.name),
        escape(&t.report_title),
    );
    summary(&mut out, input, t);
    problems(&mut out, input, t);
    match timeline_svg(document, input.theme, WIDTH) {
        Some(picture) => section(&mut out, &t.timeline, &picture),
        None => section(&mut out, &t.timeline, &format!("<p>{}</p>", escape(&t.report_nothing))),
    }
    let maps = document.results.simulated.iter().flat_map(|held| &held.value.memory.buffers);
    for map in maps.filter(|map| map.peak_bytes > 0) {
        let peak = fill(&t.memory_peak, &[&bytes(map.peak_bytes), &bytes(map.capacity_bytes)]);
        let title = format!("{} · {} · {peak}", t.memory, map.name.name());
        if let Some(picture) = memory_svg(document, map, input.theme, WIDTH) {
            section(&mut out, &title, &picture);
        }
    }
    hotspots(&mut out, input, t);
    source(&mut out, input, t);
    if let Some(stage) = document.results.stages.as_ref().and_then(|held| held.value.last()) {
        let mut ties: Vec<String> = vec![String::new(); stage.text.lines().count()];
        let origins = document.results.newest_origins();
        for record in &stage.ops {
            let line = record.op.and_then(|op| origins.get(op)).map(|origin| origin.line);
            if let Some(tie) = ties.get_mut(record.line as usize).filter(|tie| tie.is_empty()) {
                *tie = origin_mark(Some(record.link), line);
            }
        }
        let title = format!("{} · {} · {}", t.ascir, stage.name, t.report_links);
        section(&mut out, &title, &listing(&stage.text, &ASCIR, &ties));
    }
    if let Some(held) = &document.results.ascendc {
        let line_of = |ops: &Vec<_>| ops.first().and_then(|op| held.origins.get(*op)).map(|origin| origin.line + 1);
        let ties: Vec<String> = held
            .value
            .line_ops
            .iter()
            .map(|ops| line_of(ops).map_or(String::new(), |line| format!(":{line}")))
            .collect();
        section(&mut out, &t.ascendc, &listing(&held.value.text, &CPP, &ties));
    }
    out.push_str("<script>");
    out.push_str(SCRIPT);
    out.push_str("</script></body></html>\n");
    out
}

/// Pointing at anything with a line lights up all that has the same line.
const SCRIPT: &str = "\
let lit=[];\
document.addEventListener('mouseover',e=>{\
const at=e.target.closest('[data-line]');\
lit.forEach(x=>x.classList.remove('lit'));lit=[];\
if(at){lit=[...document.querySelectorAll('[data-line=\"'+at.dataset.line+'\"]')];lit.forEach(x=>x.classList.add('lit'));}\
});";

fn style(theme: &Theme) -> String {
    let mut style = format!(
        "body{{margin:24px auto;max-width:{WIDTH}px;padding:0 16px;background:{ground};color:{text};font:13px/1.5 Inter,'Noto Sans CJK SC',sans-serif}}\
h1{{font-size:18px}}h1 span,th,.dim{{color:{dim};font-weight:400}}h2{{font-size:13px;margin:0 0 8px}}\
section{{background:{panel};border:1px solid {line};border-radius:4px;padding:12px;margin:12px 0;overflow:auto}}\
table{{border-collapse:collapse;width:100%}}td,th{{padding:2px 12px 2px 0;text-align:left;white-space:pre}}td.n,th.n{{text-align:right;font-variant-numeric:tabular-nums}}\
pre,code,td.c{{font:12.5px/19px 'JetBrains Mono',monospace;margin:0}}.src td{{padding-top:0;padding-bottom:0}}\
.l{{display:block;min-height:19px}}.l i{{float:right;font-style:normal;color:{dim};padding-left:16px}}\
tr.lit td,.lit td,.l.lit{{background:{selection}}}rect.lit{{stroke:{text};stroke-width:1.5}}\
@page{{margin:12mm}}\
@media print{{body{{margin:0;max-width:none;padding:0;font-size:10px}}*{{print-color-adjust:exact;-webkit-print-color-adjust:exact}}\
section{{overflow:visible;border:0;padding:4px 0}}h2{{break-after:avoid}}tr,svg{{break-inside:avoid}}\
pre,code,td.c{{font-size:8.5px;line-height:12px;white-space:pre-wrap;overflow-wrap:anywhere}}.l{{min-height:12px}}}}",
        ground = hex(theme.ground()),
        panel = hex(theme.panel()),
        line = hex(theme.line()),
        text = hex(theme.text()),
        dim = hex(theme.dim()),
        selection = hex(theme.selection()),
    );
    for class in CLASSES {
        let _ = write!(style, ".{}{{color:{}}}", class_name(class), hex(class.hue(theme)));
    }
    style
}

const CLASSES: [TokenClass; 10] = [
    TokenClass::Keyword,
    TokenClass::Function,
    TokenClass::Type,
    TokenClass::String,
    TokenClass::Number,
    TokenClass::Comment,
    TokenClass::Decorator,
    TokenClass::Constant,
    TokenClass::Property,
    TokenClass::Operator,
];

fn class_name(class: TokenClass) -> String {
    format!("t{}", CLASSES.iter().position(|known| *known == class).map_or(0, |at| at + 1))
}

fn section(out: &mut String, title: &str, content: &str) {
    let _ = write!(out, "<section><h2>{}</h2>{content}</section>", escape(title));
}

fn summary(out: &mut String, input: &ReportInput<'_>, t: &Texts) {
    let Some(held) = &input.document.results.simulated else { return };
    let (trace, summary) = (&held.value.trace, &held.value.summary);
    let micros = format!("{:.2}", trace.micros(trace.makespan_cycles));
    let mut content = format!(
        "<p><b>{}</b> · {} · {}</p><p class='dim'>{}</p>",
        escape(&summary.kernel),
        escape(&fill(&t.cycles_us, &[&grouped(trace.makespan_cycles), &micros])),
        escape(&fill(&t.timeline_bound, &[bound_name(t, &summary.bound)])),
        escape(&fill(&t.report_made_from, &[&summary.chip, &trace.cores.to_string()])),
    );
    for (path, moved) in &summary.paths {
        let _ = write!(content, "<span class='dim'>{} {}  </span>", escape(path), bytes(*moved));
    }
    section(out, &t.report_summary, &content);
}

fn problems(out: &mut String, input: &ReportInput<'_>, t: &Texts) {
    let (document, theme) = (input.document, input.theme.theme());
    if document.results.diagnostics.is_empty() {
        return;
    }
    let mut content = String::from("<table>");
    for diagnostic in &document.results.diagnostics {
        let line = document.line_of(diagnostic.span.start as usize) + 1;
        let sign = if diagnostic.severity == Severity::Error { "✗" } else { "!" };
        let _ = write!(
            content,
            "<tr data-line='{line}'><td style='color:{}'>{sign}</td><td>{}{}</td><td class='dim'>{}:{line}</td><td class='dim'>{}</td></tr>",
            hex(theme.severity(diagnostic.severity)),
            escape(input.lang.of(&diagnostic.message)),
            remedies(diagnostic, input),
            escape(&document.name),
            escape(&diagnostic.code),
        );
    }
    content.push_str("</table>");
    section(out, &t.problems, &content);
}

/// What to do about a problem, one line each.
fn remedies(diagnostic: &Diagnostic, input: &ReportInput<'_>) -> String {
    let fix = diagnostic.fix.iter().map(|fix| &fix.title);
    let lines = diagnostic.notes.iter().chain(fix);
    lines.map(|line| format!("<br><span class='dim'>{}</span>", escape(input.lang.of(line)))).collect()
}

fn hotspots(out: &mut String, input: &ReportInput<'_>, t: &Texts) {
    let rows = rows(input.document);
    if rows.is_empty() {
        return;
    }
    let theme = input.theme.theme();
    let mut content = format!(
        "<table><tr><th>{}</th><th>{}</th><th>{}</th><th class='n'>{}</th><th class='n'>{}</th><th class='n'>{}</th></tr>",
        escape(&t.col_what),
        escape(&t.col_where),
        escape(&t.col_pipe),
        escape(&t.col_calls),
        escape(&t.col_cycles),
        escape(&t.col_share),
    );
    for row in rows {
        let line = row.line + 1;
        let hue = row.pipe.map_or(theme.dim(), |pipe| theme.pipe(pipe));
        let _ = write!(
            content,
            "<tr data-line='{line}'><td class='c'>{}</td><td class='dim'>{}:{line}</td><td style='color:{}'>{}</td><td class='n'>{}</td><td class='n'>{}</td><td class='n'>{:.1} %</td></tr>",
            escape(&row.what),
            escape(&input.document.name),
            hex(hue),
            row.pipe.map_or("", |pipe| pipe.name()),
            grouped(row.calls),
            grouped(row.cycles),
            row.share * 100.0,
        );
    }
    content.push_str("</table>");
    section(out, &t.hotspots, &content);
}

/// The source with the cost of each line before it.
fn source(out: &mut String, input: &ReportInput<'_>, t: &Texts) {
    let (document, theme) = (input.document, input.theme.theme());
    let index = &document.results.index;
    let mut content = String::from("<table class='src'>");
    for line in 0..document.rope().len_lines() {
        let cost = index.line(line as u32);
        let share = cost.cycles as f32 / index.most_line_cycles.max(1) as f32;
        let heat = if cost.cycles > 0 { format!("background:{}", hex(theme.heat_fill(share))) } else { String::new() };
        let edge = cost.pipe.map_or(theme.panel(), |pipe| theme.pipe(pipe));
        let cycles = if cost.cycles > 0 { grouped(cost.cycles) } else { String::new() };
        let _ = write!(
            content,
            "<tr data-line='{number}'><td class='n c dim' style='border-left:3px solid {}'>{number}</td><td class='n c' style='{heat}'>{cycles}</td><td class='c' style='padding-left:12px;width:100%'>{}</td></tr>",
            hex(edge),
            escape(&document.line(line)),
            number = line + 1,
        );
    }
    content.push_str("</table>");
    section(out, &format!("{} · {}", t.source, t.cycles_per_line), &content);
}

/// Lines with their colours; `ties` holds what stands at the end of each: the source line that it comes from.
fn listing(text: &str, lexer: &Lexer, ties: &[String]) -> String {
    let mut out = String::from("<pre>");
    for (number, line) in text.lines().enumerate() {
        let tie = ties.get(number).map_or("", String::as_str);
        let source = tie.trim_start_matches([':', '~']);
        match source.parse::<u32>() {
            Ok(source) => {
                let _ = write!(out, "<span class='l' data-line='{source}'><i>{tie}</i>");
            }
            Err(_) => out.push_str("<span class='l'>"),
        }
        let mut at = 0;
        let coloured = lexer.line(line).into_iter().filter(|token| token.class != TokenClass::Plain);
        for Token { bytes, class } in coloured {
            out.push_str(&escape(&line[at..bytes.start]));
            let word = escape(&line[bytes.clone()]);
            let _ = write!(out, "<span class='{}'>{word}</span>", class_name(class));
            at = bytes.end;
        }
        out.push_str(&escape(&line[at..]));
        out.push_str("</span>");
    }
    out.push_str("</pre>");
    out
}

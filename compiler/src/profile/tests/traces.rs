//! Chrome traces: every event kind, any layout, any cut.

use super::told;
use crate::model::Severity;
use crate::profile::trace;
use crate::profile::{Borrowed, Cancel, Limits, Source, SourceError};
use std::fmt::Write;

fn open(text: &str) -> trace::Opened {
    trace::read(&Borrowed(text.as_bytes()), &Limits::default(), &Cancel::default(), &mut |_| {})
}

#[test]
fn event_kinds() {
    let opened = open(
        r#" [ {"ph":"M","name":"process_name","pid":7,"args":{"name":"CANN"}},
        {"ph":"X","name":"a \"q\" é","pid":7,"tid":"1","ts":"1713719098628355.832","dur":1.5,"args":{"n":"},{\"ph\""}},
        {"ph":"B","name":"outer","pid":7,"tid":2,"ts":1},{"ph":"B","name":"inner","pid":7,"tid":2,"ts":2},
        {"ph":"E","pid":7,"tid":2,"ts":3},{"ph":"E","name":"outer","pid":7,"tid":2,"ts":4},
        {"ph":"b","cat":"c","id":"1","name":"w","pid":7,"tid":2,"ts":5},{"ph":"e","cat":"c","id":"1","name":"w","pid":7,"tid":2,"ts":9},
        {"ph":"C","name":"freq","pid":7,"ts":1,"args":{"MHz":1800}},{"ph":"C","name":"freq","pid":7,"ts":2,"args":{"MHz":"1650"}},
        {"ph":"i","name":"mark","pid":7,"tid":2,"ts":1},{"ph":"X","name":"no time","pid":7,"tid":2},
        {"ph":"X","name":"back","pid":7,"tid":2,"ts":5,"dur":-1},{"ph":"Q","ts":1}]"#,
    );
    let trace = &opened.trace;
    assert!(trace.complete);
    let names: Vec<&str> = trace.slices.name.iter().map(|name| trace.strings[*name as usize].as_str()).collect();
    let lanes: Vec<(&str, &str)> =
        trace.lanes.iter().map(|lane| (lane.process.as_str(), lane.thread.as_str())).collect();
    assert_eq!(lanes, [("CANN", "1"), ("CANN", "2"), ("CANN", "async c")]);
    assert_eq!(names, ["a \"q\" é", "outer", "inner", "w"]);
    assert_eq!(trace.slices.start_ns, [1_713_719_098_628_355_832, 1000, 2000, 5000]);
    assert_eq!(trace.slices.duration_ns, [1500, 3000, 1000, 4000]);
    assert_eq!((trace.counters[0].name.as_str(), &trace.counters[0].value), ("freq · MHz", &vec![1800.0, 1650.0]));
    assert_eq!((trace.instants, opened.trouble.len()), (1, 3));
}

/// Events with texts that look like the ends of events, so that blocks are cut in wrong places.
fn nasty(count: usize) -> String {
    let mut text = String::from("{\"x\":[{},{\"a\":1}],\"traceEvents\":[");
    for at in 0..count {
        let comma = if at > 0 { ",\n" } else { "" };
        write!(text, "{comma}{{\"name\":\"}},{{\\\"n{}\",\"ph\":\"X\",\"pid\":{},\"tid\":1,\"ts\":{at}.001,\"dur\":0.5,\"args\":{{\"l\":[{{\"k\":1}},{{\"k\":2}}]}}}}", at % 7, at % 3).unwrap();
    }
    text.push_str("],\"end\":[{\"b\":1},{\"c\":2}]}");
    text
}

#[test]
fn blocks_that_are_cut_wrongly_are_scanned_again() {
    let text = nasty(60_000);
    assert!(text.len() > trace::BLOCK, "{}", text.len());
    let opened = open(&text);
    assert!(opened.trace.complete, "{}", opened.trouble.len());
    let slices = &opened.trace.slices;
    assert_eq!((slices.len(), opened.trace.strings.len(), opened.trace.lanes.len()), (60_000, 7, 3));
    let mut starts = slices.start_ns.clone();
    starts.sort_unstable();
    assert!(starts.iter().enumerate().all(|(at, start)| *start == at as i64 * 1000 + 1));
    // Places in the file are those of the events.
    let at = slices.at[12_345] as usize;
    assert!(text[at..].starts_with("{\"name\""));
}

#[test]
fn a_cut_trace_keeps_what_came_before_and_says_so() {
    let text = nasty(50);
    for cut in (40..text.len() - 40).step_by(37) {
        let Some(part) = text.get(..cut) else { continue };
        let opened = open(part);
        assert!(!opened.trace.complete && opened.trouble.len() == 1, "cut at {cut}");
        assert!(opened.trace.slices.len() <= 50);
        let fine = opened.trace.slices.start_ns.iter().all(|start| start % 1000 == 1);
        assert!(fine, "cut at {cut}");
    }
}

#[test]
fn limits_end_the_reading() {
    let text = nasty(1000);
    let read = |limits: Limits| trace::read(&Borrowed(text.as_bytes()), &limits, &Cancel::default(), &mut |_| {});
    let opened = read(Limits { slices: 10, ..Limits::default() });
    assert!(!opened.trace.complete);
    let long = format!("[{{\"name\":\"{}\"", "x".repeat(3 << 20));
    let opened = trace::read(
        &Borrowed(long.as_bytes()),
        &Limits { event: 1 << 20, ..Limits::default() },
        &Cancel::default(),
        &mut |_| {},
    );
    assert!(!opened.trace.complete && opened.trace.slices.is_empty());
    let cancel = Cancel::default();
    cancel.set();
    assert!(trace::read(&Borrowed(text.as_bytes()), &Limits::default(), &cancel, &mut |_| {}).trace.slices.is_empty());
}

/// A disk that fails after some bytes.
struct Failing<'a>(&'a [u8]);

impl Source for Failing<'_> {
    fn len(&self) -> u64 {
        self.0.len() as u64
    }

    fn read_at(&self, offset: u64, _: &mut [u8]) -> Result<usize, SourceError> {
        Err(SourceError(format!("lost at {offset}")))
    }
}

#[test]
fn a_failing_disk_is_a_problem() {
    let opened = trace::read(&Failing(b"[]"), &Limits::default(), &Cancel::default(), &mut |_| {});
    assert_eq!(opened.trouble.len(), 1);
}

#[test]
fn other_json_is_no_trace() {
    let profile = super::read(super::files(&[("trace.json", "{\"a\": 1}"), ("b.json", "[1,2]")]));
    let problems = told(&profile, Severity::Error);
    assert_eq!(problems.len(), 2, "{problems:?}");
    assert!(problems[0].starts_with("trace.json"));
}

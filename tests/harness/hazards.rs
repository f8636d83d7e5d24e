//! Kernels with one synchronisation taken away, or with another mistake of memory or order: each is found, at the
//! right line; and the kernels that are right are not suspected.

use asclens_tests::corpus::{Case, cases, root};
use compiler::driver::{Collected, Session};
use compiler::model::{CompileRequest, Diagnostic, Want};

fn check(session: &mut Session, file: &str, text: &str) -> Vec<Diagnostic> {
    let request = CompileRequest {
        revision: 0,
        file: file.into(),
        text: text.into(),
        kernel: None,
        launch: None,
        chip: "Ascend910B1".into(),
        want: Want { simulation: true, ..Want::CHECK },
    };
    let found = Collected::of(session, &request).diagnostics;
    // What the machine model finds; the front end has codes below 300.
    found.into_iter().filter(|d| d.code.starts_with("ASC33") || d.code.starts_with("ASC43")).collect()
}

fn line_of(text: &str, at: u32) -> usize {
    text[..at as usize].matches('\n').count() + 1
}

/// Lines that a finding speaks of: its own and those of its labels.
fn lines(text: &str, found: &[Diagnostic]) -> Vec<usize> {
    let spans = found.iter().flat_map(|d| std::iter::once(d.span).chain(d.labels.iter().map(|label| label.span)));
    spans.map(|span| line_of(text, span.start)).collect()
}

/// Kernels of the corpus that are no kernels to learn from: those that only list calls, one in which the reference compiler itself places no flag, and one whose operation the chip does not document.
fn is_right(case: &Case) -> bool {
    !case.compiled_only() && !case.file.ends_with("auto_single.py") && !case.file.ends_with("scatter.py")
}

#[test]
fn right_kernels_are_not_suspected() {
    let mut session = Session::new();
    let mut suspected = Vec::new();
    let mut checked = 0;
    for case in cases().into_iter().filter(is_right) {
        checked += 1;
        for found in check(&mut session, &case.file, &case.text) {
            suspected.push(format!("{}:{}: {}", case.file, line_of(&case.text, found.span.start), found.message.en));
        }
    }
    println!("{checked} launches checked");
    assert!(checked > 100 && suspected.is_empty(), "{suspected:#?}");
}

fn sample(name: &str) -> String {
    std::fs::read_to_string(root().join("assets/kernels").join(format!("{name}.py"))).unwrap()
}

/// Lines of a text that order something.
fn orders(line: &str) -> bool {
    let line = line.trim_start();
    let call = ["asc.set_flag(", "asc.wait_flag(", "asc.pipe_barrier("].iter().any(|call| line.starts_with(call));
    call || [".enque(", ".free_tensor("].iter().any(|call| line.contains(call))
}

/// Each synchronisation of each sample, taken away.
#[test]
fn a_missing_synchronisation_is_found() {
    let mut session = Session::new();
    let (mut mistakes, mut missed) = (0, Vec::new());
    let samples = asclens_tests::corpus::entries(&root().join("assets/kernels"));
    for path in samples.into_iter().filter(|path| path.is_file()) {
        let text = std::fs::read_to_string(&path).unwrap();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        for (index, line) in text.lines().enumerate().filter(|(_, line)| orders(line)) {
            let indent = &line[..line.len() - line.trim_start().len()];
            let mut changed: Vec<&str> = text.lines().collect();
            let pass = format!("{indent}pass");
            changed[index] = &pass;
            mistakes += 1;
            if check(&mut session, &name, &changed.join("\n")).is_empty() {
                missed.push(format!("{name}:{}: {}", index + 1, line.trim()));
            }
        }
    }
    println!("{mistakes} synchronisations taken away, {} not missed", missed.len());
    assert!(mistakes >= 60, "{mistakes}");
    assert!(missed.is_empty(), "{missed:#?}");
}

/// A mistake: sample, what is written instead of what, code of the finding, text of a line it must speak of.
type Mistake = (&'static str, &'static str, &'static str, &'static str, &'static str);

const MISTAKES: &[Mistake] = &[
    // Both halves of a pair are gone, or it is another one.
    (
        "add",
        "        asc.set_flag(asc.HardEvent.MTE2_V, buf)\n        asc.wait_flag(asc.HardEvent.MTE2_V, buf)\n",
        "",
        "ASC4304",
        "asc.add(",
    ),
    (
        "add",
        "        asc.set_flag(asc.HardEvent.V_MTE3, buf)\n        asc.wait_flag(asc.HardEvent.V_MTE3, buf)\n",
        "",
        "ASC4304",
        "asc.data_copy(z_gm",
    ),
    (
        "add",
        "        asc.set_flag(asc.HardEvent.MTE3_MTE2, buf)\n        asc.wait_flag(asc.HardEvent.MTE3_MTE2, buf)\n",
        "",
        "ASC4304",
        "asc.data_copy(x_ub",
    ),
    (
        "add",
        "asc.wait_flag(asc.HardEvent.MTE2_V, buf)",
        "asc.wait_flag(asc.HardEvent.MTE2_V, 1 - buf)",
        "ASC4301",
        "asc.wait_flag(asc.HardEvent.MTE2_V",
    ),
    (
        "add",
        "asc.wait_flag(asc.HardEvent.MTE2_V, buf)",
        "asc.wait_flag(asc.HardEvent.V_MTE2, buf)",
        "ASC4301",
        "asc.wait_flag(asc.HardEvent.V_MTE2",
    ),
    (
        "add",
        "asc.set_flag(asc.HardEvent.V_MTE3, buf)",
        "asc.set_flag(asc.HardEvent.V_MTE2, buf)",
        "ASC4301",
        "asc.wait_flag(asc.HardEvent.V_MTE3",
    ),
    (
        "add",
        "asc.set_flag(asc.HardEvent.MTE2_V, buf)",
        "asc.set_flag(asc.HardEvent.MTE2_V, 9)",
        "ASC4302",
        "asc.set_flag(asc.HardEvent.MTE2_V, 9",
    ),
    // The scalar unit waits before the set.
    (
        "softmax",
        "        asc.set_flag(asc.HardEvent.V_S, 0)\n        asc.wait_flag(asc.HardEvent.V_S, 0)\n",
        "        asc.wait_flag(asc.HardEvent.V_S, 0)\n        asc.set_flag(asc.HardEvent.V_S, 0)\n",
        "ASC4301",
        "asc.set_flag(asc.HardEvent.V_S",
    ),
    // A flag is set twice.
    (
        "add",
        "        asc.set_flag(asc.HardEvent.MTE2_V, buf)\n",
        "        asc.set_flag(asc.HardEvent.MTE2_V, buf)\n        asc.set_flag(asc.HardEvent.MTE2_V, buf)\n",
        "ASC4302",
        "asc.set_flag(asc.HardEvent.MTE2_V",
    ),
    // Memory.
    (
        "add",
        "asc.data_copy(x_ub[buf * tile:], x_gm[i * tile:], tile)",
        "asc.data_copy(x_ub[buf * tile:], x_gm[i * tile:], tile * 4)",
        "ASC33",
        "asc.data_copy(x_ub",
    ),
    ("add", "x_gm[i * tile:], tile)", "x_gm[(i + 16) * tile * 8:], tile)", "ASC3301", "asc.data_copy(x_ub"),
    ("add", "bytes_each * 2, tile", "200000, tile", "ASC33", "z_ub = "),
    ("add", "bytes_each * 2, tile", "bytes_each * 2 + 2, tile", "ASC3304", "asc."),
    (
        "add",
        "asc.LocalTensor(asc.float32, asc.TPosition.VECIN, bytes_each, tile * BUFFER_NUM)",
        "asc.LocalTensor(asc.float32, asc.TPosition.VECIN, 0, tile * BUFFER_NUM)",
        "ASC4304",
        "asc.data_copy(y_ub",
    ),
    (
        "add",
        "asc.add(z_ub[buf * tile:], x_ub[buf * tile:], y_ub[buf * tile:], tile)",
        "asc.add(z_ub[buf * tile:], x_ub[buf * tile:], y_ub[buf * tile:], tile * 3)",
        "ASC33",
        "asc.add(",
    ),
    // Queues.
    ("add_framework", "in_x.enque(", "out_z.enque(", "ASC4303", "out_z.enque("),
    ("add_framework", "in_x.free_tensor(", "in_y.free_tensor(", "ASC4303", "in_y.free_tensor("),
];

#[test]
fn other_mistakes_are_found_at_their_lines() {
    let mut session = Session::new();
    let mut missed = Vec::new();
    for (name, old, new, code, place) in MISTAKES {
        let text = sample(name);
        if !text.contains(old) {
            missed.push(format!("{name} has no `{old}`"));
            continue;
        }
        let text = text.replacen(old, new, 1);
        let found = check(&mut session, name, &text);
        let spoken = lines(&text, &found);
        let right = found.iter().any(|d| d.code.starts_with(code))
            && spoken.iter().any(|line| text.lines().nth(line - 1).is_some_and(|line| line.contains(place)));
        if !right {
            let told: Vec<_> = found
                .iter()
                .map(|d| format!("{} {}: {}", d.code, line_of(&text, d.span.start), d.message.en))
                .collect();
            missed.push(format!("{name}: `{new}` for `{old}`: {told:?}"));
        }
    }
    println!("{} mistakes", MISTAKES.len());
    assert!(missed.is_empty(), "{missed:#?}");
}

/// What the finding offers mends the kernel.
#[test]
fn fixes_mend() {
    let mut session = Session::new();
    let mut tried = 0;
    for (name, old, new, code, _) in MISTAKES.iter().filter(|mistake| mistake.3.starts_with("ASC43")) {
        let mut text = sample(name).replacen(old, new, 1);
        let found = check(&mut session, name, &text);
        // Several findings may stand: every fix of the first kind that is offered, last place first.
        let mut edits: Vec<_> =
            found.iter().filter(|d| d.code == *code).filter_map(|d| d.fix.clone()).flat_map(|fix| fix.edits).collect();
        if edits.is_empty() {
            continue;
        }
        tried += 1;
        edits.sort_by_key(|edit| std::cmp::Reverse(edit.span.start));
        edits.dedup();
        for edit in edits {
            text.replace_range(edit.span.start as usize..edit.span.end as usize, &edit.text);
        }
        let left: Vec<_> = check(&mut session, name, &text).into_iter().filter(|d| d.code == *code).collect();
        assert!(left.is_empty(), "{name}: `{new}`: {left:#?}\n{text}");
    }
    assert!(tried >= 5, "{tried}");
}

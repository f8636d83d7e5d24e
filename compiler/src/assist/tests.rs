use super::*;
use crate::syntax::SyntaxTree;
use proptest::prelude::*;

const KERNEL: &str = "\
import asc

TILE = 64


@asc.jit
def helper(a: asc.LocalTensor, count: int = 8):
    asc.abs(a, a, count)


@asc.jit
def kernel(x: asc.GlobalAddress, n: int):
    x_gm = asc.GlobalTensor()
    pipe = asc.TPipe()
    que = asc.TQue(asc.TPosition.VECIN, 1)
    x_ub = que.alloc_tensor(asc.float32)
    y_ub = x_ub[TILE:]
    helper(x_ub, count=TILE)
    for i in range(n):
        ¦
";

/// The kernel with more text at its mark, and the offset behind that.
fn typed(more: &str) -> (String, usize) {
    let at = KERNEL.find('¦').expect("marked");
    (KERNEL.replace('¦', more), at + more.len())
}

fn labels(more: &str) -> Vec<String> {
    let (text, offset) = typed(more);
    let tree = SyntaxTree::parse(&text);
    let found = completions(&Source { text: &text, tree: &tree }, offset);
    found.map(|found| found.items.into_iter().map(|item| item.label).collect()).unwrap_or_default()
}

#[track_caller]
fn offers(more: &str, wanted: &[&str]) {
    let found = labels(more);
    for name in wanted {
        assert!(found.iter().any(|label| label == name), "{more}: {name} is not in {found:?}");
    }
}

#[test]
fn members_of_the_language_of_enumerations_and_of_variables() {
    offers("asc.data_c", &["data_copy", "data_copy_pad"]);
    offers("asc.", &["add", "TPipe", "HardEvent", "float16", "adv", "jit"]);
    offers("asc.HardEvent.MTE2", &["MTE2_V"]);
    offers("pipe.", &["init_buffer", "reset"]);
    offers("que.en", &["enque"]);
    offers("x_gm.set_g", &["set_global_buffer"]);
    offers("x_ub.get", &["get_value", "get_size"]);
    offers("y_ub.re", &["reinterpret_cast"]);
    offers("x_ub[8:].", &["get_value", "dtype"]);
    assert!(!labels("asc.").iter().any(|label| label.contains('.') || label.starts_with('_')));
}

#[test]
fn names_keywords_and_arguments_come_as_letters_are_typed() {
    offers("x", &["x", "x_gm", "x_ub"]);
    assert_eq!(labels("x")[0], "x", "what is written already comes first");
    offers("T", &["TILE"]);
    offers("he", &["helper"]);
    offers("wh", &["while"]);
    offers("asc.add(c", &["count="]);
    offers("asc.set_flag(MTE2_", &["asc.HardEvent.MTE2_V"]);
    assert!(!labels("a").contains(&"a".to_owned()), "a parameter of another function");
    for nothing in ["", "# asc.da", "'asc.da", "1", "np.ar", "asc.add(", "asc.nothing."] {
        assert_eq!(labels(nothing), [""; 0], "{nothing}");
    }
    assert_eq!(labels("asc.GlobalTens").first().map(String::as_str), Some("GlobalTensor"));
}

#[test]
fn the_language_may_be_imported_under_another_name() {
    let text = "import asc as a\na.HardEvent.MTE2_\n";
    let tree = SyntaxTree::parse(text);
    let found = completions(&Source { text, tree: &tree }, text.len() - 1).expect("members");
    assert!(found.items.iter().any(|item| item.insert == "MTE2_V"));
}

fn help(more: &str) -> Option<SignatureHelp> {
    let (text, offset) = typed(more);
    let tree = SyntaxTree::parse(&text);
    signature_help(&Source { text: &text, tree: &tree }, offset)
}

#[test]
fn the_overload_that_fits_is_marked_with_its_parameter() {
    let best = |more: &str| {
        let help = help(more).unwrap_or_else(|| panic!("{more}"));
        let best = help.overloads[help.best].clone();
        let param = best.active.map(|active| best.text[best.params[active].clone()].to_owned());
        (best.fits, best.text, param)
    };
    let (fits, text, param) = best("asc.data_copy(x_ub, x_gm, 64");
    assert!(fits && text.starts_with("data_copy(dst: tensor, src: tensor, count: int"), "{text}");
    assert_eq!(param.as_deref(), Some("count: int"));
    let (_, _, param) = best("asc.add(x_ub, y_ub, x_ub, count=");
    assert!(param.is_some_and(|param| param.starts_with("count:")));
    let (fits, ..) = best("asc.add(1, ");
    assert!(!fits, "a number is no tensor");
    let (fits, text, param) = best("helper(x_ub, ");
    assert_eq!((fits, text.as_str()), (true, "helper(a: asc.LocalTensor, count: int = 8)"));
    assert_eq!(param.as_deref(), Some("count: int = 8"));
    let (_, text, _) = best("pipe.init_buffer(");
    assert!(text.starts_with("init_buffer(") && !text.contains("self"), "{text}");
    assert!(best("asc.add(x_ub, asc.abs(").1.starts_with("abs("), "the inner call");
    assert!(best("asc.add(x_ub, (1 + [2").1.starts_with("add("), "brackets that only group");
    for nothing in ["(", "x = [", "asc.add(1)", "unknown(", "'asc.add(", "# asc.add("] {
        assert_eq!(help(nothing), None, "{nothing}");
    }
}

fn at(text: &str, what: &str) -> usize {
    text.find(what).unwrap_or_else(|| panic!("{what}"))
}

#[test]
fn hover_tells_pipe_types_and_calls() {
    let (text, _) = typed("asc.add(x_ub, x_ub, y_ub, 8)");
    let tree = SyntaxTree::parse(&text);
    let source = Source { text: &text, tree: &tree };
    let add = hover(&source, at(&text, "add(") + 1).expect("known");
    assert_eq!((add.name.as_str(), add.span.len()), ("asc.add", 3));
    assert!(!add.about.en.is_empty() && !add.calls.is_empty());
    assert!(add.facts.iter().any(|fact| fact.en == "Runs on V."), "{:?}", add.facts);
    assert!(add.facts.iter().any(|fact| fact.en.contains("multiple of 32")), "{:?}", add.facts);
    let method = hover(&source, at(&text, "alloc_tensor") + 2).expect("a method");
    assert_eq!(method.name, "asc.TQueBind.alloc_tensor");
    let constant = hover(&source, at(&text, "TILE:]")).expect("a constant");
    assert_eq!(constant.calls, ["TILE = 64"]);
    let tensor = hover(&source, at(&text, "x_ub[") + 1).expect("a variable");
    assert_eq!(tensor.facts[0].en, "A LocalTensor.");
    assert_eq!(hover(&source, at(&text, "\n\n") + 1), None);
}

#[test]
fn names_lead_to_their_definition_and_uses() {
    let (text, _) = typed("n = n + i");
    let tree = SyntaxTree::parse(&text);
    let source = Source { text: &text, tree: &tree };
    let definition_of = |what: &str| definition(&source, at(&text, what)).map(|span| span.start as usize);
    assert_eq!(definition_of("helper(x_ub"), Some(at(&text, "helper(a:")));
    assert_eq!(definition_of("TILE)"), Some(at(&text, "TILE =")));
    assert_eq!(definition_of("count=TILE"), Some(at(&text, "count: int")));
    assert_eq!(definition_of("i\n"), Some(at(&text, "i in range")));
    assert_eq!(definition_of("abs("), None, "of the language");
    assert_eq!(uses(&source, at(&text, "TILE")).len(), 3);
    assert_eq!(uses(&source, at(&text, "count)")).len(), 3, "parameter, use, keyword of the call");
    assert_eq!(uses(&source, at(&text, "x_ub =")).len(), 3);
}

#[test]
fn renaming_keeps_names_apart() {
    let text = "def f(a):\n    b = a\n    return b\n\nb = 1\nprint(b)\n";
    let tree = SyntaxTree::parse(text);
    let source = Source { text, tree: &tree };
    let spans = |offset, new: &str| rename(&source, offset, new).map(|spans| spans.iter().map(|s| s.start).collect());
    assert_eq!(spans(at(text, "b = a"), "c"), Ok(vec![14, 31]));
    assert_eq!(spans(at(text, "b = 1"), "c"), Ok(vec![34, 46]));
    assert!(spans(at(text, "b = a"), "a").is_err_and(|why| why.en.contains("in use")));
    assert!(spans(at(text, "b = a"), "if").is_err());
    assert!(spans(at(text, "b = a"), "1x").is_err());
    assert!(spans(at(text, "print"), "show").is_err_and(|why| why.en.contains("nothing")));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_and_any_offset_give_an_answer(text in "[a-z.(),=\\[\\]\"'#中 \n:]{0,60}", offset in 0_usize..200) {
        let text = format!("import asc\nx = asc.TPipe()\n{text}");
        let tree = SyntaxTree::parse(&text);
        let source = Source { text: &text, tree: &tree };
        if let Some(found) = completions(&source, offset) {
            prop_assert!(text.get(found.replace.range()).is_some());
        }
        signature_help(&source, offset);
        hover(&source, offset);
        for span in uses(&source, offset) {
            prop_assert!(text.get(span.range()).is_some());
        }
        let _ = rename(&source, offset, "new_name");
    }
}

use super::ast::*;
use super::*;
use proptest::prelude::*;

fn module(text: &str) -> Module {
    SyntaxTree::parse(text).module(text)
}

fn codes(text: &str) -> Vec<String> {
    module(text).errors.into_iter().map(|error| error.code).collect()
}

fn first_expr(text: &str) -> Expr {
    match module(text).body.into_iter().next().map(|stmt| stmt.kind) {
        Some(StmtKind::Expr(expr)) => expr,
        other => panic!("not an expression statement: {other:?}"),
    }
}

#[test]
fn statements_and_expressions() {
    let text = "@asc.jit(a=1)\ndef f(x, /, y: int = 2, *, z):\n    if a:\n        pass\n    elif b:\n        return 1, 2\n    else:\n        x[1, 2:] = y\n    a = b = c\n";
    let parsed = module(text);
    assert_eq!(parsed.errors, []);
    let StmtKind::FunctionDef(def) = &parsed.body[0].kind else { panic!("not a function") };
    assert_eq!(parsed.body[0].span.start, 14, "a decorated definition starts at its def");
    assert_eq!(def.whole.start, 0);
    assert!(def.jit_decorator().is_some());
    let kinds: Vec<_> = def.params.iter().map(|p| (p.name.name.as_str(), p.kind)).collect();
    assert_eq!(kinds, [("x", ParamKind::PositionalOnly), ("y", ParamKind::Ordinary), ("z", ParamKind::KeywordOnly)]);
    let StmtKind::If { orelse, .. } = &def.body[0].kind else { panic!("not an if") };
    assert_eq!(&text[orelse[0].span.range()][..6], "elif b");
    let StmtKind::If { body, orelse, .. } = &orelse[0].kind else { panic!("not an elif") };
    assert!(
        matches!(&body[0].kind, StmtKind::Return(Some(Expr { kind: ExprKind::Tuple(items), .. })) if items.len() == 2)
    );
    assert!(matches!(&orelse[0].kind, StmtKind::Assign { targets, .. } if targets.len() == 1));
    assert!(matches!(&def.body[1].kind, StmtKind::Assign { targets, .. } if targets.len() == 2));
}

#[test]
fn spans_follow_cpython() {
    let text = "(a + b) * c\n";
    let expr = first_expr(text);
    assert_eq!(expr.span.range(), 0..11);
    let ExprKind::Binary { left, .. } = &expr.kind else { panic!("not binary") };
    assert_eq!(left.span.range(), 1..6, "parentheses do not belong to what they hold");
    assert_eq!(first_expr("(a, b)\n").span.range(), 0..6, "but to a tuple they do");
}

#[test]
fn boolean_chains_are_flat_and_parentheses_split_them() {
    let ExprKind::Bool { values, .. } = first_expr("a and b and c\n").kind else { panic!("not bool") };
    assert_eq!(values.len(), 3);
    let ExprKind::Bool { values, .. } = first_expr("(a and b) and c\n").kind else { panic!("not bool") };
    assert_eq!(values.len(), 2);
}

#[test]
fn strings_and_numbers_have_their_python_values() {
    let value = |text: &str| match first_expr(text).kind {
        ExprKind::Constant(value) => value,
        other => panic!("not a constant: {other:?}"),
    };
    assert_eq!(value(r#""a\n\x41\q\101" 'b'"#), Constant::Str("a\nA\\qAb".into()));
    assert_eq!(value(r#"r"\n""#), Constant::Str("\\n".into()));
    assert_eq!(value(r#"b"\xff""#), Constant::Bytes(vec![255]));
    assert_eq!(value("0xFF_FF"), Constant::Int(65535));
    assert_eq!(value("1e3"), Constant::Float(1000.0));
    assert_eq!(value("1_000"), Constant::Int(1000));
    let ExprKind::FString(parts) = first_expr("f'a{{{x!r:>{w}}}}'\n").kind else { panic!("not an f-string") };
    assert_eq!(parts[0], FPart::Literal("a{".into()));
    assert!(matches!(&parts[1], FPart::Value { conversion: Some('r'), spec, .. } if spec.len() == 2));
    assert_eq!(parts[2], FPart::Literal("}".into()));
}

#[test]
fn errors_have_place_and_cause() {
    assert_eq!(codes("x = (1,\n"), ["ASC0003"]);
    assert_eq!(codes("def f():\n    a = 1\n      b = 2\n"), ["ASC0005"]);
    assert_eq!(codes("if a:\nb = 1\n"), ["ASC0005"]);
    assert_eq!(codes("print 'x'\n"), ["ASC0006"]);
    assert_eq!(codes("x = 012\n"), ["ASC0007"]);
    assert_eq!(codes("f(a=1, 2)\n"), ["ASC0002"]);
    assert!(!codes("x = = 1\ny = 2\n").is_empty());
    let parsed = module("x = 'abc\ny = 2\n");
    assert_eq!(parsed.errors[0].code, "ASC0003");
    let first = |text: &str| {
        let error = module(text).errors.swap_remove(0);
        let fix = error.fix.and_then(|fix| fix.edits.into_iter().next()).map(|edit| edit.text);
        (error.code, error.span.start, fix)
    };
    let found = |code: &str, at: u32, fix: Option<&str>| (code.to_owned(), at, fix.map(str::to_owned));
    assert_eq!(first("@asc.jit\ndef f(x)  # of x: y\n    pass\n"), found("ASC0001", 17, Some(":")));
    assert_eq!(first("def f():\n    if x\n        y = '''\n:'''\n"), found("ASC0001", 17, Some(":")));
    assert_eq!(first("x = f(1))\ny = 2\n"), found("ASC0003", 8, Some("")));
    assert_eq!(first("x = f(1]\ny = 2\n"), found("ASC0003", 7, None));
    assert_eq!(first("x = f（1，2）\n"), found("ASC0002", 5, Some("(")));
    assert_eq!(first("x = 1\u{200b}\ny = 2\n"), found("ASC0002", 5, Some("")));
    assert_eq!(codes("# （\nx = '，' + = 2\n"), ["ASC0002"], "strings and comments may hold anything");
    // What follows an error is still read.
    let parsed = module("x = = 1\ndef f():\n    pass\n");
    assert_eq!(parsed.functions().len(), 1);
}

#[test]
fn nesting_is_bounded() {
    for (open, close) in [("(", ")"), ("[", "]"), ("-", ""), ("f(", ")"), ("not ", ""), ("lambda: ", "")] {
        let text = format!("x = {}1{}\n", open.repeat(20_000), close.repeat(20_000));
        let parsed = module(&text);
        if open != "(" {
            assert!(parsed.errors.iter().any(|error| error.code == "ASC0004"), "{open}");
        }
    }
    let chain = format!("x = {}1\n", "1 + ".repeat(50_000));
    assert!(codes(&chain).contains(&"ASC0004".to_string()));
    let elifs = format!("if a:\n  b\n{}", "elif c:\n  d\n".repeat(5_000));
    assert!(codes(&elifs).contains(&"ASC0004".to_string()));
    let blocks: String = (0..2_000).map(|depth| format!("{}if a:\n", " ".repeat(depth))).collect();
    assert!(!module(&blocks).errors.is_empty());
}

#[test]
fn large_and_binary_texts_are_read() {
    let statement = "value = table[index + 1] * function(argument, name=2)  # comment\n";
    let text = statement.repeat(20_000);
    assert_eq!(module(&text).body.len(), 20_000);
    let junk: String = (0..200_000u32).map(|i| char::from((i.wrapping_mul(2_654_435_761) >> 24) as u8)).collect();
    let tree = SyntaxTree::parse(&junk);
    assert!(!tree.module(&junk).errors.is_empty());
    let lines = junk.lines().count() as u32;
    highlight(&tree, &junk, 0..lines);
    folds(&tree, 0..usize::MAX);
    brackets(&tree, 0..junk.len());
}

#[test]
fn highlights_cover_each_token_once_and_only_the_asked_lines() {
    let text = "import asc\n\n@asc.jit\ndef add(x: asc.GlobalAddress, n):\n    # note\n    y = asc.range(n, step=2) + 1.5  # s\n    s = f\"a\\n{n}\"\n";
    let tree = SyntaxTree::parse(text);
    let tokens = highlight(&tree, text, 0..99);
    for pair in tokens.windows(2) {
        assert!(pair[0].span.end <= pair[1].span.start, "{pair:?}");
    }
    let kind = |word: &str| tokens.iter().find(|token| &text[token.span.range()] == word).map(|token| token.kind);
    assert_eq!(kind("import"), Some(TokenKind::Keyword));
    assert_eq!(kind("jit"), Some(TokenKind::Decorator));
    assert_eq!(kind("add"), Some(TokenKind::Function));
    assert_eq!(kind("x"), Some(TokenKind::Parameter));
    assert_eq!(kind("GlobalAddress"), Some(TokenKind::Type));
    assert_eq!(kind("# note"), Some(TokenKind::Comment));
    assert_eq!(kind("range"), Some(TokenKind::Function));
    assert_eq!(kind("step"), Some(TokenKind::Parameter));
    assert_eq!(kind("1.5"), Some(TokenKind::Number));
    assert_eq!(kind("+"), Some(TokenKind::Operator));
    assert_eq!(kind("\\n"), Some(TokenKind::Escape));
    let some = highlight(&tree, text, 5..6);
    assert_eq!(
        some,
        tokens
            .iter()
            .copied()
            .filter(|t| (67..).contains(&t.span.start) && text[..t.span.start as usize].matches('\n').count() == 5)
            .collect::<Vec<_>>()
    );
}

#[test]
fn folds_and_brackets() {
    let text = "import a\nimport b\ndef f(\n    x,\n):\n    if x:\n        y = [\n            1,\n        ]\n    else:\n        pass\n";
    let tree = SyntaxTree::parse(text);
    assert_eq!(tree.module(text).errors, []);
    let found: Vec<_> =
        folds(&tree, 0..text.len()).into_iter().map(|fold| (fold.kind, fold.first, fold.last)).collect();
    assert_eq!(
        found,
        [
            (FoldKind::Imports, 0, 1),
            (FoldKind::Block, 2, 10),
            (FoldKind::Brackets, 2, 4),
            (FoldKind::Block, 5, 8),
            (FoldKind::Brackets, 6, 8),
            (FoldKind::Block, 9, 10)
        ]
    );
    let text = "f(a[b(1)])\n";
    let tree = SyntaxTree::parse(text);
    let pairs: Vec<_> = brackets(&tree, 0..text.len()).iter().map(|p| (p.open.start, p.close.start, p.depth)).collect();
    assert_eq!(pairs, [(1, 9, 0), (3, 8, 1), (5, 7, 2)]);
    let partner = |at| bracket_at(&tree, at).map(|pair| (pair.open.start, pair.close.start, pair.depth));
    assert_eq!((partner(7), partner(1), partner(0)), (Some((5, 7, 2)), Some((1, 9, 0)), None));
}

#[test]
fn symbols_of_a_file() {
    let text = "A = 1\nB, C = 2, 3\n@asc.jit\ndef f(x):\n    y = 1\nclass D:\n    def g(self): pass\n";
    let found = symbols(&SyntaxTree::parse(text));
    let found: Vec<_> = found.into_iter().map(|(span, kind)| (&text[span.range()], kind)).collect();
    let (function, class) = (SymbolKind::Function, SymbolKind::Class);
    assert_eq!(found, [("A", SymbolKind::Constant), ("f", function), ("D", class), ("g", function)]);
}

#[test]
fn a_selection_grows_by_pieces_of_syntax() {
    let text = "x = f(a + 1)\n";
    let tree = SyntaxTree::parse(text);
    let mut grown = vec!["a"];
    let mut bytes = 6..7;
    while let Some(span) = around(&tree, bytes.clone()) {
        bytes = span.range();
        grown.push(&text[bytes.clone()]);
    }
    assert_eq!(grown, ["a", "a + 1", "(a + 1)", "f(a + 1)", "x = f(a + 1)", text]);
}

#[test]
fn a_text_in_pieces_gives_the_same_tree() {
    let text = "def f(x):\n    return '中' + x  # é\n";
    let piece = |at: usize| &text.as_bytes()[at.min(text.len())..(at + 3).min(text.len())];
    let tree = SyntaxTree::parse_pieces(piece, None, None).expect("no limit");
    assert_eq!(tree.module(text), SyntaxTree::parse(text).module(text));
}

const PIECES: [&str; 24] = [
    "def f(x):\n",
    "    ",
    "\n",
    "x",
    " = ",
    "1",
    "(",
    ")",
    "[",
    "]",
    "'",
    "\"\"\"",
    "f'{",
    "}",
    "#",
    "if ",
    "else:\n",
    ":",
    ",",
    "中",
    "\t",
    "\\",
    "@asc.jit\n",
    "return ",
];

fn python_like() -> impl Strategy<Value = String> {
    prop::collection::vec(prop::sample::select(PIECES.to_vec()), 0..60).prop_map(|pieces| pieces.concat())
}

/// Largest char boundary not past `at`.
fn boundary(text: &str, at: usize) -> usize {
    (0..=at.min(text.len())).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0)
}

/// Reused parts of a broken text once led the parser to other errors than a fresh look at it.
#[test]
fn a_broken_text_reads_the_same_however_it_was_typed() {
    let mut text = "def f(x):\ndef f(x):\ndef f(x):\nf'{:'".to_owned();
    let mut tree = SyntaxTree::parse(&text);
    for (at, new) in [(35, "}    }"), (41, "'")] {
        let mut changed = text.clone();
        changed.insert_str(at, new);
        tree.edit(TextChange { start: at, old_end: at, new_end: at + new.len() }, &text, &changed);
        tree.reparse(&changed);
        text = changed;
        assert_eq!(tree.module(&text), SyntaxTree::parse(&text).module(&text), "{text}");
    }
}

proptest! {
    #[test]
    fn any_text_is_read(text in any::<String>(), like in python_like()) {
        for text in [text, like] {
            let tree = SyntaxTree::parse(&text);
            tree.module(&text);
            highlight(&tree, &text, 0..u32::MAX - 1);
            folds(&tree, 0..usize::MAX);
            brackets(&tree, 0..text.len());
        }
    }

    #[test]
    fn incremental_equals_from_scratch(
        start in python_like(),
        edits in prop::collection::vec((0usize..200, 0usize..20, python_like()), 1..5),
    ) {
        let mut text = start;
        let mut tree = SyntaxTree::parse(&text);
        for (at, len, new) in edits {
            let from = boundary(&text, at);
            let to = boundary(&text, from + len).max(from);
            let mut changed = text.clone();
            changed.replace_range(from..to, &new);
            tree.edit(TextChange { start: from, old_end: to, new_end: from + new.len() }, &text, &changed);
            tree.reparse(&changed);
            text = changed;
            prop_assert_eq!(tree.module(&text), SyntaxTree::parse(&text).module(&text));
        }
    }
}

//! Equality of Ascend C up to made-up names.

use asclens_tests::alpha::{Equality, compare};

const LOOP: &str = "\
int32_t v10;
int32_t v11;
int32_t v12 = v2_n;
int32_t v13 = c0_i32;
for (int32_t v14 = c0_i32; v14 < v3; v14 += c1_i32) {
  int32_t v15 = v12 + c1_i32;
  int32_t v16 = v13 * v14;
  v12 = v15;
  v13 = v16;
}
v10 = v12;
v11 = v13;
use(v10, v11);
";

/// The same with the two carried values in the other order.
const LOOP_TURNED: &str = "\
int32_t v10;
int32_t v11;
int32_t v12 = c0_i32;
int32_t v13 = v2_n;
for (int32_t v14 = c0_i32; v14 < v3; v14 += c1_i32) {
  int32_t v15 = v13 + c1_i32;
  int32_t v16 = v12 * v14;
  v12 = v16;
  v13 = v15;
}
v10 = v12;
v11 = v13;
use(v11, v10);
";

const WHILE: &str = "\
int32_t v1;
int32_t v2;
int32_t v3 = c1_i32;
int32_t v4 = c2_i32;
while (true) {
  bool v5 = v3 < v4;
  if (!v5) {
    v1 = v3;
    v2 = v4;
    break;
  };
  int32_t v6 = v3;
  int32_t v7 = v4;
  int32_t v8 = v6 + v7;
  v3 = v8;
  v4 = v7;
};
use(v1, v2);
";

const WHILE_TURNED: &str = "\
int32_t v1;
int32_t v2;
int32_t v3 = c2_i32;
int32_t v4 = c1_i32;
while (true) {
  bool v5 = v4 < v3;
  if (!v5) {
    v1 = v3;
    v2 = v4;
    break;
  };
  int32_t v6 = v3;
  int32_t v7 = v4;
  int32_t v8 = v7 + v6;
  v3 = v6;
  v4 = v8;
};
use(v2, v1);
";

fn line_of(expected: &str, got: &str) -> usize {
    match compare(expected, got) {
        Equality::Different(difference) => difference.line,
        equal => panic!("{equal:?}"),
    }
}

#[test]
fn same_text_is_exact() {
    assert_eq!(compare(LOOP, LOOP), Equality::Exact);
}

#[test]
fn names_and_white_space_do_not_matter() {
    let renamed = LOOP.replace("v1", "v3").replace("v2_n", "v77_count").replace("  ", "\t").replace("{\n", "{\n\n");
    assert_eq!(compare(LOOP, &renamed), Equality::Alpha);
    assert_eq!(compare("a = v1;", "a =  v2 ;"), Equality::Alpha);
}

#[test]
fn renaming_is_one_to_one() {
    assert_eq!(line_of("f(v1, v2);", "f(v1, v1);"), 1);
    assert_eq!(line_of("f(v1, v1);", "f(v1, v2);"), 1);
    assert_eq!(line_of("f(v1);\ng(v2);\nh(v1);", "f(v2);\ng(v1);\nh(v1);"), 3);
}

#[test]
fn other_names_and_numbers_matter() {
    assert_eq!(line_of("f(v1);", "g(v1);"), 1);
    assert_eq!(line_of("int v1;\nv1 = 3;", "int v1;\nv1 = 4;"), 2);
    assert_eq!(line_of("f(\"a  b\");", "f(\"a b\");"), 1);
    assert_eq!(line_of("vector(1);", "v2(1);"), 1);
}

#[test]
fn missing_and_extra_lines_are_differences() {
    assert_eq!(line_of("f(v1);\ng(v1);", "f(v1);"), 2);
    assert_eq!(line_of("f(v1);", "f(v1);\ng(v1);"), 2);
    assert_eq!(line_of("f(v1); g(v1);", "f(v1);\ng(v1);"), 1);
}

#[test]
fn carried_values_may_change_places() {
    assert_eq!(compare(LOOP, LOOP_TURNED), Equality::Alpha);
    assert_eq!(compare(WHILE, WHILE_TURNED), Equality::Alpha);
}

#[test]
fn carried_values_change_places_everywhere_or_nowhere() {
    let half = LOOP_TURNED.replace("v12 = v16;\n  v13 = v15;", "v13 = v15;\n  v12 = v16;");
    assert!(matches!(compare(LOOP, &half), Equality::Different(_)));
    let wrong_use = LOOP_TURNED.replace("use(v11, v10)", "use(v10, v11)");
    assert_eq!(line_of(LOOP, &wrong_use), 13);
    let wrong_leave = WHILE_TURNED.replace("v1 = v3;\n    v2 = v4;", "v2 = v4;\n    v1 = v3;");
    assert!(matches!(compare(WHILE, &wrong_leave), Equality::Different(_)));
}

#[test]
fn other_statements_may_not_change_places() {
    assert_eq!(line_of("f(v1);\ng(v1);", "g(v1);\nf(v1);"), 1);
    assert_eq!(line_of("v1 = v3;\nv2 = v1;\nf(v2);", "v2 = v1;\nv1 = v3;\nf(v2);"), 2);
}

/// The reference itself, run with other hash seeds, gives texts that differ in nothing but the order of carried values.
#[test]
fn other_hash_seeds_are_equal() {
    let root = asclens_tests::corpus::root();
    let read = |path: &str| std::fs::read_to_string(root.join(path)).unwrap();
    let golden = read("tests/goldens/loop_carried/00_loop_carried/ascendc.cpp");
    for seed in 1..4 {
        let other = read(&format!("tests/fixtures/other_seed/loop_carried_{seed}.cpp"));
        assert_eq!(compare(&golden, &other), Equality::Alpha, "seed {seed}");
        let broken = other.replacen("+ c1_i32", "- c1_i32", 1);
        assert!(matches!(compare(&golden, &broken), Equality::Different(_)), "seed {seed}");
    }
}

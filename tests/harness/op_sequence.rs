//! Comparison of stages by their operations.

use asclens_tests::op_sequence::{difference, of};

const MODULE: &str = r#"#loc1 = loc("k.py":3:0)
module {
  func.func @k(%arg0: i32 loc("n"(#loc1))) attributes {ascendc.aicore} {
    %c0_i32 = arith.constant 0 : i32 loc(#loc1)
    %0 = "emitc.constant"() <{value = 3 : ui32}> : () -> ui32 loc(#loc1)
    %1:2 = scf.if %arg0 -> (i32, i32) {
      scf.yield %c0_i32, %c0_i32 : i32, i32
    } else {
      scf.yield %c0_i32, %arg0 : i32, i32
    } loc(#loc1)
    ascendc.pipe_barrier pipe_all
    return loc(#loc1)
  } loc(#loc1)
} loc(#loc)
"#;

#[test]
fn names_and_braces_in_order() {
    let expected = [
        "module",
        "func.func",
        "arith.constant",
        "emitc.constant",
        "scf.if",
        "scf.yield",
        "else {",
        "scf.yield",
        "}",
        "ascendc.pipe_barrier",
        "return",
        "}",
        "}",
    ];
    assert_eq!(of(MODULE), expected);
}

#[test]
fn difference_names_the_place() {
    assert_eq!(difference(MODULE, MODULE), None);
    assert_eq!(difference(MODULE, &MODULE.replace("%arg0", "%x")), None);
    let told = difference(MODULE, &MODULE.replace("ascendc.pipe_barrier", "ascendc.sync_all")).unwrap();
    assert_eq!(told, "operation 9, after `}`: expected `ascendc.pipe_barrier`, got `ascendc.sync_all`");
    let told = difference("return", "return\n}").unwrap();
    assert_eq!(told, "operation 1, after `return`: expected the end, got `}`");
}

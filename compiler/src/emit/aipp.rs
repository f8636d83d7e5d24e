//! Image preprocessing parameters: the inner structures are not variables of their own, the outer one is filled in
//! field by field.

use super::ascendc::{EmitError, Emitter};
use crate::ir::{Attr, Op, Value};
use crate::ops::enumeration;

/// Inner structures of AippParams in operand order, with their fields.
const PARTS: [(&str, &[&str]); 6] = [
    ("paddingParams", &["paddingMode", "paddingValueCh0", "paddingValueCh1", "paddingValueCh2", "paddingValueCh3"]),
    ("swapParams", &["isSwapRB", "isSwapUV", "isSwapAX"]),
    ("singleLineParams", &["isSingleLineCopy"]),
    (
        "dtcParams",
        &[
            "dtcMeanCh0",
            "dtcMeanCh1",
            "dtcMeanCh2",
            "dtcMinCh0",
            "dtcMinCh1",
            "dtcMinCh2",
            "dtcVarCh0",
            "dtcVarCh1",
            "dtcVarCh2",
            "dtcRoundMode",
        ],
    ),
    ("cPaddingParams", &["cPaddingMode", "cPaddingValue"]),
    (
        "cscParams",
        &[
            "isEnableCsc",
            "cscMatrixR0C0",
            "cscMatrixR0C1",
            "cscMatrixR0C2",
            "cscMatrixR1C0",
            "cscMatrixR1C1",
            "cscMatrixR1C2",
            "cscMatrixR2C0",
            "cscMatrixR2C1",
            "cscMatrixR2C2",
            "cscBiasIn0",
            "cscBiasIn1",
            "cscBiasIn2",
            "cscBiasOut0",
            "cscBiasOut1",
            "cscBiasOut2",
        ],
    ),
];

/// Text of a `construct` that makes AippParams or one of its parts; `None` for any other type.
pub(super) fn construct<'c>(
    emitter: &mut Emitter<'_, '_, 'c>,
    op: Op<'c>,
    result: Value<'c>,
) -> Result<Option<String>, EmitError<'c>> {
    let text = emitter.type_text(result.ty());
    let Some(kind) = text.strip_prefix("!ascir.aipp_").and_then(|kind| kind.strip_suffix("_params")) else {
        return if &*text == "!ascir.aipp_params" { whole(emitter, op, result).map(Some) } else { Ok(None) };
    };
    let inner = ["padding", "swap", "single_line", "dtc", "cpadding", "csc"];
    Ok(inner.contains(&kind).then(String::new))
}

fn whole<'c>(emitter: &mut Emitter<'_, '_, 'c>, op: Op<'c>, result: Value<'c>) -> Result<String, EmitError<'c>> {
    let missing = "its parts are not constructed in place";
    let parts: Vec<Op<'c>> = op.operands().filter_map(|part| part.defining_op()).collect();
    // Padding values have the type of the image.
    let pixel = parts.first().and_then(|padding| padding.operand(1)).ok_or_else(|| emitter.refuse(op, missing))?;
    let pixel = emitter.cpp(op, pixel.ty())?;
    let name = emitter.name(result);
    let mut text = format!("AscendC::AippParams<{pixel}> {name};\n");
    for ((part, fields), values) in PARTS.iter().zip(parts) {
        for (field, value) in fields.iter().zip(values.operands()) {
            text.push_str(&format!("{name}.{part}.{field} = {};\n", emitter.name(value)));
        }
    }
    Ok(text)
}

/// The format goes between images and parameters.
pub(super) fn set_functions<'c>(emitter: &mut Emitter<'_, '_, 'c>, op: Op<'c>) -> Result<String, EmitError<'c>> {
    let images = op.operand_count().saturating_sub(1);
    let format = op.attr("format").and_then(Attr::as_int);
    let format = format.and_then(|format| enumeration("AippInputFormat")?.cpp_of(format));
    let format = format.ok_or_else(|| emitter.refuse(op, "an enumeration has no such case"))?;
    let images_text = emitter.list(op.operands().take(images));
    let params = emitter.list(op.operands().skip(images));
    Ok(format!("AscendC::SetAippFunctions({images_text}, {format}, {params})"))
}

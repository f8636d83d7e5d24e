//! generate-boilerplate: the headers that the Ascend C text needs.

use super::finding::Finding;
use super::support::has_any;
use crate::ir::{AscModule, Attr, Builder};

const LIST_TENSOR: &str = "kernel_operator_list_tensor_intf.h";

/// Headers in order, each with the operations that ask for it. The list tensor header may come twice, as in the
/// reference.
const HEADERS: [(&str, &[&str]); 4] = [
    ("kernel_operator.h", &[]),
    (LIST_TENSOR, &["ascir.list_tensor_desc", "ascir.list_tensor_desc_v2"]),
    ("lib/matmul_intf.h", &["ascir.regist_matmul_obj"]),
    (LIST_TENSOR, &["ascir.tensor_desc"]),
];

pub fn run<'c>(module: &AscModule<'c>, _: &mut Vec<Finding<'c>>) -> Result<(), Finding<'c>> {
    let ir = module.ir();
    let at = Builder::at_start(ir, module.body()).located(module.op().location());
    for (header, users) in HEADERS {
        if users.is_empty() || has_any(module, users) {
            at.op("emitc.include").attr("include", Attr::string(ir, header)).build();
        }
    }
    Ok(())
}

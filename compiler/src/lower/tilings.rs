//! The tilings that pyasc's host library computes: structures with types of their own.

use super::structs::{Field, FieldType, StructClass};
use super::value::Dtype;

/// Python class, mnemonic of its type, fields as `python` or `python=spelling` where the IR's spelling is not the name
/// in camel case. All are int32 but those marked `:f`.
const TILINGS: [(&str, &str, &str); 4] = [
    (
        "MatmulApiStaticTiling",
        "matmul_api_static_tiling",
        "a_layout_info_b=ALayoutInfoB a_layout_info_d=ALayoutInfoD a_layout_info_g=ALayoutInfoG \
         a_layout_info_n=ALayoutInfoN a_layout_info_s=ALayoutInfoS b_layout_info_b=BLayoutInfoB \
         b_layout_info_d=BLayoutInfoD b_layout_info_g=BLayoutInfoG b_layout_info_n=BLayoutInfoN \
         b_layout_info_s=BLayoutInfoS base_k base_m base_n batch_num=BatchNum c_layout_info_b=CLayoutInfoB \
         c_layout_info_g=CLayoutInfoG c_layout_info_n=CLayoutInfoN c_layout_info_s1=CLayoutInfoS1 \
         c_layout_info_s2=CLayoutInfoS2 db_l0a=dbL0A db_l0b=dbL0B db_l0c=dbL0C depth_a1 \
         depth_a_l1_cache_ub=depthAL1CacheUB depth_b1 depth_b_l1_cache_ub=depthBL1CacheUB is_bias \
         iterate_order k_a=Ka k_b=Kb m=M mx_type_para n=N share_l0c_size=shareL0CSize share_l1_size \
         share_mode share_ub_size single_core_k single_core_m single_core_n step_k_a=stepKa step_k_b=stepKb \
         step_m step_n trans_length used_core_num",
    ),
    (
        "TCubeTiling",
        "cube_tiling",
        "a_layout_info_b=ALayoutInfoB a_layout_info_d=ALayoutInfoD a_layout_info_g=ALayoutInfoG \
         a_layout_info_n=ALayoutInfoN a_layout_info_s=ALayoutInfoS b_layout_info_b=BLayoutInfoB \
         b_layout_info_d=BLayoutInfoD b_layout_info_g=BLayoutInfoG b_layout_info_n=BLayoutInfoN \
         b_layout_info_s=BLayoutInfoS base_k base_m base_n batch_m batch_n batch_num=BatchNum \
         c_layout_info_b=CLayoutInfoB c_layout_info_g=CLayoutInfoG c_layout_info_n=CLayoutInfoN \
         c_layout_info_s1=CLayoutInfoS1 c_layout_info_s2=CLayoutInfoS2 db_l0a=dbL0A db_l0b=dbL0B db_l0c=dbL0C \
         depth_a1 depth_a_l1_cache_ub=depthAL1CacheUB depth_b1 depth_b_l1_cache_ub=depthBL1CacheUB is_bias \
         iterate_order k_a=Ka k_b=Kb m=M n=N share_l0c_size=shareL0CSize share_l1_size share_mode share_ub_size \
         single_batch_m single_batch_n single_core_k single_core_m single_core_n step_k_a=stepKa step_k_b=stepKb \
         step_m step_n trans_length=trans_length used_core_num",
    ),
    (
        "SoftmaxTiling",
        "softmax_tiling",
        "out_max_k out_max_m out_max_size range_m reduce_k reduce_m reduce_size split_k split_m split_size src_k \
         src_m src_size tail_m tail_reduce_size tail_split_size",
    ),
    (
        "RmsNormTiling",
        "rmsnorm_tiling",
        "b_length h_length input_tail_pos loop_round main_bs_length main_bs_length_align main_bsh_length \
         original_h_length reciprocal_of_h_length:f s_length tail_bs_length tail_bsh_length",
    ),
];

/// The class of this name without module.
pub(super) fn class(name: &str) -> Option<StructClass> {
    let (name, mnemonic, fields) = TILINGS.iter().find(|(known, ..)| *known == name)?;
    let fields = fields.split(' ').map(|item| {
        let (item, dtype) = match item.strip_suffix(":f") {
            Some(item) => (item, Dtype::F32),
            None => (item, Dtype::I32),
        };
        let (python, access) = match item.split_once('=') {
            Some((python, access)) => (python, access.to_string()),
            None => (item, crate::ops::signature::camel_case(item)),
        };
        Field { name: python.into(), access, ty: FieldType::Number(dtype), cpp_enum: None }
    });
    Some(StructClass { name: (*name).into(), fields: fields.collect(), native: Some(mnemonic) })
}

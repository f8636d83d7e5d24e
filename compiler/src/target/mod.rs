//! Chip descriptions. In: a chip's name. Out: a [`Target`], every figure of which says where it comes from.
//!
//! The files are `assets/targets/*.toml`; one may name another as its `base` and override parts of it.
//! Always holds: a loaded target has every figure; clock and rates are above zero.

mod figures;

pub use figures::{
    Chip, Copies, Cube, Figure, Issue, Mark, Memory, Next, Path, Recorded, Scalar, Sync, Target, Vector, VectorClass,
    VectorOp,
};

/// Every chip: its name and its file's text.
const FILES: &[(&str, &str)] = &[
    ("Ascend910B1", include_str!("../../../assets/targets/ascend910b1.toml")),
    ("Ascend910B2", include_str!("../../../assets/targets/ascend910b2.toml")),
    ("Ascend910B3", include_str!("../../../assets/targets/ascend910b3.toml")),
    ("Ascend910B4", include_str!("../../../assets/targets/ascend910b4.toml")),
    ("Ascend910_9391", include_str!("../../../assets/targets/ascend910_9391.toml")),
    ("Ascend910_9381", include_str!("../../../assets/targets/ascend910_9381.toml")),
    ("Ascend910_9372", include_str!("../../../assets/targets/ascend910_9372.toml")),
    ("Ascend310P3", include_str!("../../../assets/targets/ascend310p3.toml")),
    ("Ascend310B1", include_str!("../../../assets/targets/ascend310b1.toml")),
    ("Ascend950PR_9599", include_str!("../../../assets/targets/ascend950pr_9599.toml")),
];

#[derive(Debug, thiserror::Error)]
pub enum TargetError {
    #[error("unknown chip `{name}`; known are {known}")]
    Unknown { name: String, known: String },
    #[error("description of `{name}`: {reason}")]
    Broken { name: String, reason: String },
}

/// Names of all chips, in the order in which they are offered.
pub fn names() -> impl Iterator<Item = &'static str> {
    FILES.iter().map(|(name, _)| *name)
}

/// Reads a chip's description; case does not matter.
///
/// # Errors
/// [`TargetError::Unknown`] for a name that is not in [`names`].
pub fn load(name: &str) -> Result<Target, TargetError> {
    let broken = |reason: String| TargetError::Broken { name: name.into(), reason };
    let target: Target = table(name, FILES.len())?.try_into().map_err(|e: toml::de::Error| broken(e.to_string()))?;
    if target.chip.clock_mhz.value == 0 || target.copy.paths().any(|path| path.rate <= 0.0) {
        return Err(broken("clock and rates must be above zero".into()));
    }
    Ok(target)
}

/// The file's table over its base's. `depth` bounds the chain of bases.
fn table(name: &str, depth: usize) -> Result<toml::Table, TargetError> {
    let known = || names().collect::<Vec<_>>().join(", ");
    let (_, text) = FILES
        .iter()
        .find(|(key, _)| key.eq_ignore_ascii_case(name))
        .ok_or_else(|| TargetError::Unknown { name: name.into(), known: known() })?;
    let broken = |reason: String| TargetError::Broken { name: name.into(), reason };
    let mut own: toml::Table = text.parse().map_err(|e: toml::de::Error| broken(e.to_string()))?;
    let base = match own.remove("base") {
        None => return Ok(own),
        Some(_) if depth == 0 => return Err(broken("its bases form a circle".into())),
        Some(base) => base.as_str().map(str::to_owned).ok_or_else(|| broken("`base` must be a name".into()))?,
    };
    let mut merged = table(&base, depth - 1)?;
    overlay(&mut merged, own);
    Ok(merged)
}

fn overlay(base: &mut toml::Table, over: toml::Table) {
    for (key, value) in over {
        match (base.get_mut(&key), value) {
            (Some(toml::Value::Table(below)), toml::Value::Table(above)) => overlay(below, above),
            (_, value) => {
                base.insert(key, value);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_chip_loads_under_its_own_name() {
        for name in names() {
            assert_eq!(load(name).unwrap().name, name);
        }
    }

    #[test]
    fn overlays_change_only_what_they_name() {
        let (b1, b4) = (load("Ascend910B1").unwrap(), load("ascend910b4").unwrap());
        assert_eq!(b4.chip.clock_mhz.value, 1500);
        assert_eq!(b4.chip.vector_cores.value, 40);
        assert_eq!(b4.memory.l2.value * 2, b1.memory.l2.value);
        assert_eq!(b4.memory.ub, b1.memory.ub);
    }

    #[test]
    fn every_vector_operation_has_a_cost() {
        let target = load("Ascend910B1").unwrap();
        for op in crate::ops::OPS {
            if op.pipe == crate::ops::PipeRule::Fixed(crate::model::Pipe::V) {
                assert!(target.vector.ops.contains_key(op.cost), "{} costs `{}`", op.mnemonic, op.cost);
            }
        }
    }

    #[test]
    fn an_unknown_chip_is_named_with_the_known_ones() {
        let error = load("Ascend1").unwrap_err().to_string();
        assert!(error.contains("Ascend1") && error.contains("Ascend910B3"), "{error}");
    }
}

//! The synchronisation that the later compiler inserts by default on vector cores: barriers between dependent
//! vector instructions, and flags between the scalar unit and V, MTE2, MTE3. It covers nothing else: V against
//! MTE2 or MTE3 is the kernel's own work.
//!
//! The compiler decides from the text and is therefore careful; here the addresses are known, so what is inserted
//! is what is needed at least.

use crate::model::{Pipe, WaitReason};
use crate::sim::stream::{Access, Work};

/// Accesses kept per list; older ones are long done in their in-order pipes.
const KEPT: usize = 64;

/// Event id of inserted flags, outside of those a kernel or a queue uses.
const INSERTED_ID: u8 = 192;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sync {
    VectorBarrier,
    /// The second pipe waits for the first.
    Flag(Pipe, Pipe),
}

impl Sync {
    pub fn name(self) -> String {
        match self {
            Self::VectorBarrier => "PipeBarrier V (inserted)".into(),
            Self::Flag(from, to) => format!("{}_{} (inserted)", from.name(), to.name()),
        }
    }

    pub fn instructions(self, mut push: impl FnMut(Pipe, Work)) {
        match self {
            Self::VectorBarrier => push(Pipe::V, Work::Barrier),
            Self::Flag(from, to) => {
                push(from, Work::SetFlag { to, id: INSERTED_ID });
                push(to, Work::WaitFlag { from, id: INSERTED_ID, why: WaitReason::Flag });
            }
        }
    }
}

/// Accesses that a later instruction may depend on.
#[derive(Default)]
struct Pending(Vec<Access>);

impl Pending {
    fn add(&mut self, accesses: &[Access]) {
        self.0.extend_from_slice(accesses);
        if self.0.len() > KEPT {
            self.0.drain(..self.0.len() - KEPT);
        }
    }

    fn conflicts(&self, accesses: &[Access]) -> bool {
        self.0.iter().any(|old| {
            accesses.iter().any(|new| {
                (old.write || new.write)
                    && old.buffer == new.buffer
                    && old.addr < new.addr + new.bytes
                    && new.addr < old.addr + old.bytes
            })
        })
    }
}

#[derive(Default)]
pub struct AutoSync {
    /// Vector accesses since the last barrier on V.
    vector: Pending,
    /// Accesses of V, MTE2 and MTE3 that the scalar unit has not waited for.
    unseen: [Pending; 3],
    /// Scalar accesses that V, MTE2 and MTE3 have not waited for.
    scalar: [Pending; 3],
}

const WITH_SCALAR: [Pipe; 3] = [Pipe::V, Pipe::Mte2, Pipe::Mte3];

fn place(pipe: Pipe) -> Option<usize> {
    WITH_SCALAR.iter().position(|&p| p == pipe)
}

impl AutoSync {
    /// What must be inserted before an instruction with these accesses. What is inserted counts as done.
    pub fn before(&mut self, pipe: Pipe, accesses: &[Access]) -> Vec<Sync> {
        let mut needed = Vec::new();
        if accesses.is_empty() {
            return needed;
        }
        if pipe == Pipe::S {
            for (index, &other) in WITH_SCALAR.iter().enumerate() {
                if self.unseen[index].conflicts(accesses) {
                    self.unseen[index].0.clear();
                    needed.push(Sync::Flag(other, Pipe::S));
                }
            }
        } else if let Some(index) = place(pipe) {
            if self.scalar[index].conflicts(accesses) {
                self.scalar[index].0.clear();
                needed.push(Sync::Flag(Pipe::S, pipe));
            }
            if pipe == Pipe::V && self.vector.conflicts(accesses) {
                self.vector.0.clear();
                needed.push(Sync::VectorBarrier);
            }
        }
        needed
    }

    pub fn note(&mut self, pipe: Pipe, accesses: &[Access]) {
        if pipe == Pipe::S {
            for pending in &mut self.scalar {
                pending.add(accesses);
            }
        } else if let Some(index) = place(pipe) {
            self.unseen[index].add(accesses);
            if pipe == Pipe::V {
                self.vector.add(accesses);
            }
        }
    }

    /// The kernel itself made one pipe wait for another.
    pub fn waited(&mut self, from: Pipe, to: Pipe) {
        match (place(from), place(to)) {
            (Some(index), None) if to == Pipe::S => self.unseen[index].0.clear(),
            (None, Some(index)) if from == Pipe::S => self.scalar[index].0.clear(),
            (Some(0), Some(0)) => self.vector.0.clear(),
            _ => {}
        }
    }

    /// The kernel's own barrier.
    pub fn barrier(&mut self, pipe: Pipe) {
        match pipe {
            Pipe::All => *self = Self::default(),
            Pipe::V => self.vector.0.clear(),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::Buffer;

    fn access(addr: u64, write: bool) -> Access {
        Access { buffer: Buffer::Ub, write, addr, bytes: 32, stay: 0 }
    }

    #[test]
    fn dependent_vector_instructions_get_one_barrier() {
        let mut auto = AutoSync::default();
        auto.note(Pipe::V, &[access(0, true)]);
        assert_eq!(auto.before(Pipe::V, &[access(64, false)]), []);
        assert_eq!(auto.before(Pipe::V, &[access(0, false)]), [Sync::VectorBarrier]);
        assert_eq!(auto.before(Pipe::V, &[access(0, false)]), []);
    }

    #[test]
    fn a_scalar_read_waits_for_the_vector_unit_and_for_loads() {
        let mut auto = AutoSync::default();
        auto.note(Pipe::Mte2, &[access(0, true)]);
        auto.note(Pipe::V, &[access(0, true)]);
        let expected = [Sync::Flag(Pipe::V, Pipe::S), Sync::Flag(Pipe::Mte2, Pipe::S)];
        assert_eq!(auto.before(Pipe::S, &[access(0, false)]), expected);
    }

    #[test]
    fn nothing_is_inserted_between_loads_and_vector_instructions() {
        let mut auto = AutoSync::default();
        auto.note(Pipe::Mte2, &[access(0, true)]);
        assert_eq!(auto.before(Pipe::V, &[access(0, false)]), []);
    }
}

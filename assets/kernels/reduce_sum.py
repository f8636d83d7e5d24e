# The sum of a vector, all cores together.
# Teaches: a reduction to one number, an atomic add to global memory, and a copy of four bytes (data_copy_pad; the plain
# copy moves whole blocks of 32).

import asc
import numpy as np

CORES = 8
LENGTH = 4096


@asc.jit
def reduce_sum(x: asc.GlobalAddress, total: asc.GlobalAddress, length: int):
    x_gm = asc.GlobalTensor()
    total_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x + asc.get_block_idx() * length, length)
    total_gm.set_global_buffer(total, 1)
    x_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECIN, 0, LENGTH)
    scratch = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, LENGTH * 4, LENGTH)
    sum_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECOUT, LENGTH * 8, 8)

    asc.data_copy(x_ub, x_gm, length)
    asc.set_flag(asc.HardEvent.MTE2_V, 0)
    asc.wait_flag(asc.HardEvent.MTE2_V, 0)
    asc.reduce_sum(sum_ub, x_ub, scratch, length)
    asc.set_flag(asc.HardEvent.V_MTE3, 0)
    asc.wait_flag(asc.HardEvent.V_MTE3, 0)
    asc.set_atomic_add(asc.float32)
    asc.data_copy_pad(total_gm, sum_ub, asc.DataCopyExtParams(1, 4, 0, 0, 0))
    asc.set_atomic_none()


def launch():
    rng = np.random.default_rng(10)
    x = rng.random(CORES * LENGTH, dtype=np.float32)
    total = np.zeros(1, dtype=np.float32)
    reduce_sum[CORES](x, total, LENGTH)
    expected = x.sum(dtype=np.float64, keepdims=True)
    return [(total, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected, rtol=1e-4)

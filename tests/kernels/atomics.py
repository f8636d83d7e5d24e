# Atomic add, max and min into global memory.

import asc
import numpy as np


@asc.jit
def atomics(x: asc.GlobalAddress, a: asc.GlobalAddress, b: asc.GlobalAddress, c: asc.GlobalAddress):
    x_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, 64)
    a_gm = asc.GlobalTensor()
    a_gm.set_global_buffer(a, 64)
    b_gm = asc.GlobalTensor()
    b_gm.set_global_buffer(b, 64)
    c_gm = asc.GlobalTensor()
    c_gm.set_global_buffer(c, 64)
    x_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECIN, 0, 64)
    asc.data_copy(x_ub, x_gm, 64)
    asc.set_flag(asc.HardEvent.MTE2_MTE3, 0)
    asc.wait_flag(asc.HardEvent.MTE2_MTE3, 0)
    asc.set_atomic_add(asc.float32)
    asc.data_copy(a_gm, x_ub, 64)
    asc.pipe_barrier(asc.PipeID.PIPE_MTE3)
    asc.data_copy(a_gm, x_ub, 64)
    asc.set_atomic_none()
    asc.set_atomic_max(asc.float32)
    asc.data_copy(b_gm, x_ub, 64)
    asc.set_atomic_none()
    asc.set_atomic_min(asc.float32)
    asc.data_copy(c_gm, x_ub, 64)
    asc.set_atomic_none()


def launch():
    rng = np.random.default_rng(1)
    x = (rng.standard_normal(64)).astype(np.float32)
    a = np.zeros(64, dtype=np.float32)
    b = np.zeros(64, dtype=np.float32)
    c = np.zeros(64, dtype=np.float32)
    atomics[1](x, a, b, c)
    return [(a, x + x), (b, np.maximum(x, 0)), (c, np.minimum(x, 0))]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

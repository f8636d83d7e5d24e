# Every barrier that a vector core has, runs of them, and a flag given by a run-time number.

import asc
import numpy as np


@asc.jit
def barriers(x: asc.GlobalAddress, z: asc.GlobalAddress, n: int):
    x_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, 64)
    z_gm = asc.GlobalTensor()
    z_gm.set_global_buffer(z, 64)
    x_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECIN, 0, 64)
    z_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECOUT, 256, 64)
    asc.data_copy(x_ub, x_gm, 64)
    asc.set_flag(asc.HardEvent.MTE2_V, 0)
    asc.wait_flag(asc.HardEvent.MTE2_V, 0)
    asc.pipe_barrier(asc.PipeID.PIPE_V)
    asc.adds(z_ub, x_ub, 1.0, 64)
    asc.pipe_barrier(asc.PipeID.PIPE_V)
    asc.pipe_barrier(asc.PipeID.PIPE_V)
    asc.pipe_barrier(asc.PipeID.PIPE_ALL)
    asc.muls(z_ub, z_ub, 2.0, 64)
    asc.pipe_barrier(asc.PipeID.PIPE_MTE2)
    asc.pipe_barrier(asc.PipeID.PIPE_MTE3)
    asc.pipe_barrier(pipe=asc.PipeID.PIPE_ALL)
    asc.set_flag(asc.HardEvent.V_MTE3, event_id=n)
    asc.wait_flag(asc.HardEvent.V_MTE3, event_id=n)
    asc.set_flag(asc.HardEvent.V_MTE3, 0)
    asc.wait_flag(asc.HardEvent.V_MTE3, 0)
    asc.data_copy(z_gm, z_ub, 64)


def launch():
    rng = np.random.default_rng(1)
    x = (rng.standard_normal(64)).astype(np.float32)
    z = np.zeros(64, dtype=np.float32)
    barriers[1](x, z, 3)
    expected = (x + 1) * 2
    return [(z, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

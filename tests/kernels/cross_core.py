# All cores wait for each other (sync_all) between writing and reading each other's part.

import asc
import numpy as np


@asc.jit
def cross_core(x: asc.GlobalAddress, y: asc.GlobalAddress):
    x_gm = asc.GlobalTensor()
    y_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, 256)
    y_gm.set_global_buffer(y, 512)
    core = asc.get_block_idx()
    ub = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 64)
    asc.data_copy(ub, x_gm[core * 64:], 64)
    asc.set_flag(asc.HardEvent.MTE2_V, 0)
    asc.wait_flag(asc.HardEvent.MTE2_V, 0)
    asc.adds(ub, ub, 1.0, 64)
    asc.set_flag(asc.HardEvent.V_MTE3, 0)
    asc.wait_flag(asc.HardEvent.V_MTE3, 0)
    asc.data_copy(y_gm[core * 64:], ub, 64)
    asc.pipe_barrier(asc.PipeID.PIPE_ALL)
    asc.sync_all()
    other = 3 - core
    asc.data_copy(ub, y_gm[other * 64:], 64)
    asc.set_flag(asc.HardEvent.MTE2_MTE3, 0)
    asc.wait_flag(asc.HardEvent.MTE2_MTE3, 0)
    asc.data_copy(y_gm[256 + core * 64:], ub, 64)


def launch():
    x = (np.arange(256)).astype(np.float32)
    y = np.zeros(512, dtype=np.float32)
    cross_core[4](x, y)
    plus = x + 1
    expected = np.concatenate([plus, plus.reshape(4, 64)[::-1].reshape(-1)])
    return [(y, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

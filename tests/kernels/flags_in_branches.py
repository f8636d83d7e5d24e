# Flags set in one branch and taken in another of the same condition; barriers between.

import asc
import numpy as np


@asc.jit
def flags_in_branches(x: asc.GlobalAddress, y: asc.GlobalAddress, n: int):
    x_gm = asc.GlobalTensor()
    y_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, 256)
    y_gm.set_global_buffer(y, 256)
    ub = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    asc.data_copy(ub, x_gm, 256)
    if n > 0:
        asc.set_flag(asc.HardEvent.MTE2_V, n)
    if n > 0:
        asc.wait_flag(asc.HardEvent.MTE2_V, n)
        asc.muls(ub, ub, 2.0, 256)
    else:
        asc.pipe_barrier(asc.PipeID.PIPE_ALL)
    asc.pipe_barrier(asc.PipeID.PIPE_ALL)
    asc.data_copy(y_gm, ub, 256)


def launch():
    x = (np.arange(256)).astype(np.float32)
    y = np.zeros(256, dtype=np.float32)
    flags_in_branches[1](x, y, 2)
    return [(y, x * 2)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

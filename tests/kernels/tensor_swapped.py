# Compiled only, not meant to compute: two tensors swap names in a loop and one is copied out behind it, for which pyasc
# takes a buffer of one element.

import asc
import numpy as np


@asc.jit
def tensor_swapped(x: asc.GlobalAddress, y: asc.GlobalAddress, n: int):
    x_gm = asc.GlobalTensor()
    y_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, 64)
    y_gm.set_global_buffer(y, 64)
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECIN, 0, 64)
    b = asc.LocalTensor(asc.float32, asc.TPosition.VECOUT, 256, 64)
    asc.data_copy(a, x_gm, 64)
    asc.pipe_barrier(asc.PipeID.PIPE_ALL)
    for i in range(n):
        asc.adds(b, a, 1.0, 64)
        a, b = b, a
    asc.pipe_barrier(asc.PipeID.PIPE_ALL)
    asc.data_copy(y_gm, a, 64)


def launch():
    tensor_swapped[1](np.zeros(64, dtype=np.float32), np.zeros(64, dtype=np.float32), 2)

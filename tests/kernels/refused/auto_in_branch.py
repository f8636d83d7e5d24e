# Refused: an automatic tensor written in a loop and used again in a branch of it: no place for the wait.

import asc
import numpy as np


@asc.jit
def auto_in_branch(x: asc.GlobalAddress, n: int):
    g = asc.GlobalTensor()
    g.set_global_buffer(x, 64)
    a = asc.LocalTensorAuto(asc.float32, [64])
    b = asc.LocalTensorAuto(asc.float32, [64])
    asc.data_copy(a, g, 64)
    asc.adds(b, a, 1.0, 64)
    for i in range(3):
        asc.muls(b, b, 2.0, 64)
        if i == n:
            asc.add(b, b, a, 64)
    asc.data_copy(g, b, 64)


def launch():
    auto_in_branch[1](np.zeros(64, dtype=np.float32), 1)

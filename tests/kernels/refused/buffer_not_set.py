# Refused: a global tensor used before it has an address.

import asc
import numpy as np


@asc.jit
def buffer_not_set(x: asc.GlobalAddress, n: int):
    g = asc.GlobalTensor()
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 64)
    asc.data_copy(a, g, 64)


def launch():
    buffer_not_set[1](np.zeros(64, dtype=np.float32), 3)

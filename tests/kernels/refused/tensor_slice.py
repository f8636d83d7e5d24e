# Refused: a slice of a tensor with an end.

import asc
import numpy as np


@asc.jit
def tensor_slice(x: asc.GlobalAddress, n: int):
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 64)
    b = a[0:32]


def launch():
    tensor_slice[1](np.zeros(64, dtype=np.float32), 3)

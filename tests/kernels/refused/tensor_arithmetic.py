# Refused: arithmetic on tensors.

import asc
import numpy as np


@asc.jit
def tensor_arithmetic(x: asc.GlobalAddress, n: int):
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 64)
    b = a + a


def launch():
    tensor_arithmetic[1](np.zeros(64, dtype=np.float32), 3)

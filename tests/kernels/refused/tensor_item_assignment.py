# Refused: assigning to an element of a tensor.

import asc
import numpy as np


@asc.jit
def tensor_item_assignment(x: asc.GlobalAddress, n: int):
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 64)
    a[0] = 1.0


def launch():
    tensor_item_assignment[1](np.zeros(64, dtype=np.float32), 3)

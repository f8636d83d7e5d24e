# Refused: operands of two element types.

import asc
import numpy as np


@asc.jit
def mixed_dtypes(x: asc.GlobalAddress, n: int):
    a = asc.LocalTensor(asc.int32, asc.TPosition.VECCALC, 0, 64)
    b = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 256, 64)
    asc.add(b, a, b, 64)


def launch():
    mixed_dtypes[1](np.zeros(64, dtype=np.float32), 3)

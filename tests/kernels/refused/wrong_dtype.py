# Refused: an element type that the instruction does not have.

import asc
import numpy as np


@asc.jit
def wrong_dtype(x: asc.GlobalAddress, n: int):
    ub = asc.LocalTensor(asc.int32, asc.TPosition.VECCALC, 0, 64)
    asc.div(ub, ub, ub, 64)


def launch():
    wrong_dtype[1](np.zeros(64, dtype=np.float32), 3)

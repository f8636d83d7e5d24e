# Refused: a keyword that the instruction does not have.

import asc
import numpy as np


@asc.jit
def unknown_keyword(x: asc.GlobalAddress, n: int):
    ub = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 64)
    asc.adds(ub, ub, 1.0, length=64)


def launch():
    unknown_keyword[1](np.zeros(64, dtype=np.float32), 3)

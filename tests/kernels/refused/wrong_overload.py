# Refused: a vector instruction with arguments of no overload.

import asc
import numpy as np


@asc.jit
def wrong_overload(x: asc.GlobalAddress, n: int):
    ub = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 64)
    asc.add(ub, ub, ub, "many")


def launch():
    wrong_overload[1](np.zeros(64, dtype=np.float32), 3)

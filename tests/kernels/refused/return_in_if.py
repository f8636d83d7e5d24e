# Refused: return inside a run-time branch.

import asc
import numpy as np


@asc.jit
def return_in_if(x: asc.GlobalAddress, n: int):
    if n > 2:
        return
    a = n + 1


def launch():
    return_in_if[1](np.zeros(64, dtype=np.float32), 3)

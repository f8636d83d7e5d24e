# Refused: return inside a loop.

import asc
import numpy as np


@asc.jit
def return_in_loop(x: asc.GlobalAddress, n: int):
    for i in range(n):
        return


def launch():
    return_in_loop[1](np.zeros(64, dtype=np.float32), 3)

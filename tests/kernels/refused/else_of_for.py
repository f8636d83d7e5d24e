# Refused: else of a for loop.

import asc
import numpy as np


@asc.jit
def else_of_for(x: asc.GlobalAddress, n: int):
    for i in range(n):
        a = n + i
    else:
        a = n


def launch():
    else_of_for[1](np.zeros(64, dtype=np.float32), 3)

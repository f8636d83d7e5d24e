# Refused: else of a while loop.

import asc
import numpy as np


@asc.jit
def else_of_while(x: asc.GlobalAddress, n: int):
    cells = asc.array(asc.int32, [n])
    while cells[0] > 0:
        cells[0] = cells[0] - 1
    else:
        a = n


def launch():
    else_of_while[1](np.zeros(64, dtype=np.float32), 3)

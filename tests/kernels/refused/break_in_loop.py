# Refused: break.

import asc
import numpy as np


@asc.jit
def break_in_loop(x: asc.GlobalAddress, n: int):
    for i in range(n):
        if i == 2:
            break


def launch():
    break_in_loop[1](np.zeros(64, dtype=np.float32), 3)

# Refused: try.

import asc
import numpy as np


@asc.jit
def try_block(x: asc.GlobalAddress, n: int):
    try:
        a = n + 1
    except ValueError:
        a = n


def launch():
    try_block[1](np.zeros(64, dtype=np.float32), 3)

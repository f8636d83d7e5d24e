# Refused: a starred target.

import asc
import numpy as np


@asc.jit
def starred_assignment(x: asc.GlobalAddress, n: int):
    a, *b = (n, n, n)


def launch():
    starred_assignment[1](np.zeros(64, dtype=np.float32), 3)

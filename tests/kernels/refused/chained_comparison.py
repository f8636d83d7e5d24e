# Refused: a chained comparison.

import asc
import numpy as np


@asc.jit
def chained_comparison(x: asc.GlobalAddress, n: int):
    if 1 < n < 5:
        a = n + 1


def launch():
    chained_comparison[1](np.zeros(64, dtype=np.float32), 3)

# Refused: an assignment expression.

import asc
import numpy as np


@asc.jit
def walrus(x: asc.GlobalAddress, n: int):
    if (a := n + 1) > 3:
        b = n


def launch():
    walrus[1](np.zeros(64, dtype=np.float32), 3)

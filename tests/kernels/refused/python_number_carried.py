# Refused: a Python number changed in a branch: the compiled module is invalid.

import asc
import numpy as np


@asc.jit
def python_number_carried(x: asc.GlobalAddress, n: int):
    a = 0
    if n > 2:
        a = 1
    b = n + a


def launch():
    python_number_carried[1](np.zeros(64, dtype=np.float32), 3)

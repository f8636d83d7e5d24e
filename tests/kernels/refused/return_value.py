# Refused: a kernel that returns a value.

import asc
import numpy as np


@asc.jit
def return_value(x: asc.GlobalAddress, n: int):
    a = n + 1
    return a


def launch():
    return_value[1](np.zeros(64, dtype=np.float32), 3)

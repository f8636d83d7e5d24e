# Refused: the bitwise complement of a run-time value.

import asc
import numpy as np


@asc.jit
def invert_value(x: asc.GlobalAddress, n: int):
    a = ~n


def launch():
    invert_value[1](np.zeros(64, dtype=np.float32), 3)

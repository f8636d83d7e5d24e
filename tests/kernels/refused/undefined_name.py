# Refused: a name that does not exist.

import asc
import numpy as np


@asc.jit
def undefined_name(x: asc.GlobalAddress, n: int):
    a = n + 1
    b = a + missing


def launch():
    undefined_name[1](np.zeros(64, dtype=np.float32), 3)

# Refused: arithmetic on unsigned numbers: the compiled module is invalid.

import asc
import numpy as np


@asc.jit
def unsigned_arithmetic(x: asc.GlobalAddress, u: np.uint32):
    a = u + u


def launch():
    unsigned_arithmetic[1](np.zeros(64, dtype=np.float32), np.uint32(3))

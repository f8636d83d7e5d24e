# Refused: more targets than values.

import asc
import numpy as np


@asc.jit
def unpack_count(x: asc.GlobalAddress, n: int):
    a, b = (n, n, n)


def launch():
    unpack_count[1](np.zeros(64, dtype=np.float32), 3)

# Refused: x = y = value.

import asc
import numpy as np


@asc.jit
def multiple_targets(x: asc.GlobalAddress, n: int):
    a = b = n + 1


def launch():
    multiple_targets[1](np.zeros(64, dtype=np.float32), 3)

# Refused: the negative of a float, used afterwards.

import asc
import numpy as np


@asc.jit
def negated_float_used(x: asc.GlobalAddress, f: float):
    a = -f
    b = a + 1.0


def launch():
    negated_float_used[1](np.zeros(64, dtype=np.float32), 1.5)

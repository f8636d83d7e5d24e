# Refused: a conditional expression with arms of two types.

import asc
import numpy as np


@asc.jit
def arms_of_two_types(x: asc.GlobalAddress, n: int, f: float):
    a = n if n > 2 else f


def launch():
    arms_of_two_types[1](np.zeros(64, dtype=np.float32), 3, 1.5)

# Refused: a comparison of a Python int with a Python float.

import asc
import numpy as np


@asc.jit
def float_comparison_of_constants(x: asc.GlobalAddress, n: int):
    if 3 < 2.5:
        a = n + 1


def launch():
    float_comparison_of_constants[1](np.zeros(64, dtype=np.float32), 3)

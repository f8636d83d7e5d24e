# Refused: the remainder of floats.

import asc
import numpy as np


@asc.jit
def float_modulo(x: asc.GlobalAddress, f: float):
    a = f % 2.0


def launch():
    float_modulo[1](np.zeros(64, dtype=np.float32), 1.5)

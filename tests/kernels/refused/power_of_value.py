# Refused: a power of a run-time value.

import asc
import numpy as np


@asc.jit
def power_of_value(x: asc.GlobalAddress, n: int):
    a = n ** 2


def launch():
    power_of_value[1](np.zeros(64, dtype=np.float32), 3)

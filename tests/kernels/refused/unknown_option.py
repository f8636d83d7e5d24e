# Refused: an unknown option.

import asc
import numpy as np


@asc.jit
def unknown_option(x: asc.GlobalAddress, n: int):
    a = n + 1


def launch():
    unknown_option[1](np.zeros(64, dtype=np.float32), 3, speed=11)

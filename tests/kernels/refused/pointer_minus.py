# Refused: an address minus a number.

import asc
import numpy as np


@asc.jit
def pointer_minus(x: asc.GlobalAddress, n: int):
    y = x - n


def launch():
    pointer_minus[1](np.zeros(64, dtype=np.float32), 3)

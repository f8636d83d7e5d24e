# Refused: a number that does not fit its type.

import asc
import numpy as np


@asc.jit
def literal_too_big(x: asc.GlobalAddress, n: int):
    a = n + 5000000000


def launch():
    literal_too_big[1](np.zeros(64, dtype=np.float32), 3)

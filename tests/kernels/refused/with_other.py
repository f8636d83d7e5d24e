# Refused: with on something that is no matmul iteration.

import asc
import numpy as np


@asc.jit
def with_other(x: asc.GlobalAddress, n: int):
    with open("file") as f:
        a = n


def launch():
    with_other[1](np.zeros(64, dtype=np.float32), 3)

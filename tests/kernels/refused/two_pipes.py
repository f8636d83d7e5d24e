# Refused: a second TPipe.

import asc
import numpy as np


@asc.jit
def two_pipes(x: asc.GlobalAddress, n: int):
    a = asc.TPipe()
    b = asc.TPipe()


def launch():
    two_pipes[1](np.zeros(64, dtype=np.float32), 3)

# Refused: a call of an ordinary Python function.

import asc
import numpy as np


def helper(value):
    return value + 1



@asc.jit
def plain_helper(x: asc.GlobalAddress, n: int):
    a = helper(n)


def launch():
    plain_helper[1](np.zeros(64, dtype=np.float32), 3)

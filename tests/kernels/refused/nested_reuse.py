# Refused: a device function called by a kernel after it was compiled for another device function.

import asc
import numpy as np


@asc.jit
def inner(value: int):
    return value * 2


@asc.jit
def outer(value: int):
    return inner(value) + 1



@asc.jit
def nested_reuse(x: asc.GlobalAddress, n: int):
    a = outer(n)
    b = inner(a)


def launch():
    nested_reuse[1](np.zeros(64, dtype=np.float32), 3)

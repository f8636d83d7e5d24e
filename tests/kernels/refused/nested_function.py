# Refused: a function defined inside a kernel.

import asc
import numpy as np


@asc.jit
def nested_function(x: asc.GlobalAddress, n: int):
    def inner(a):
        return a
    b = inner(n)


def launch():
    nested_function[1](np.zeros(64, dtype=np.float32), 3)

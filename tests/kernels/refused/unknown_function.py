# Refused: a function that asc does not have.

import asc
import numpy as np


@asc.jit
def unknown_function(x: asc.GlobalAddress, n: int):
    asc.no_such_thing(n)


def launch():
    unknown_function[1](np.zeros(64, dtype=np.float32), 3)

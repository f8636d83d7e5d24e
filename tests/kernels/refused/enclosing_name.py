# Refused: a name of the enclosing function.

import asc
import numpy as np


def make():
    size = 5

    @asc.jit
    def enclosing_name(x: asc.GlobalAddress):
        a = asc.number(size, asc.int32)

    return enclosing_name


def launch():
    make()[1](np.zeros(64, dtype=np.float32))

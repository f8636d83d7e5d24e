# Refused: an argument of a type that kernels do not take.

import asc
import numpy as np


@asc.jit
def argument_tuple(x: asc.GlobalAddress, t):
    a = 1


def launch():
    argument_tuple[1](np.zeros(64, dtype=np.float32), (1, 2))

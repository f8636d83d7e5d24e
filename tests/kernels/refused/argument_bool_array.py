# Refused: an array of booleans.

import asc
import numpy as np


@asc.jit
def argument_bool_array(x: asc.GlobalAddress, n: int):
    a = n + 1


def launch():
    argument_bool_array[1](np.zeros(64, dtype=bool), 3)

# Refused: a list comprehension.

import asc
import numpy as np


@asc.jit
def list_comprehension(x: asc.GlobalAddress, n: int):
    a = n + 1
    b = [i for i in range(4)]


def launch():
    list_comprehension[1](np.zeros(64, dtype=np.float32), 3)

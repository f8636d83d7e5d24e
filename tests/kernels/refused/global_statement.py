# Refused: global.

import asc
import numpy as np

COUNT = 1


@asc.jit
def global_statement(x: asc.GlobalAddress, n: int):
    global COUNT
    COUNT = n


def launch():
    global_statement[1](np.zeros(64, dtype=np.float32), 3)

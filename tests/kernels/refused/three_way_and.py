# Refused: and of three operands.

import asc
import numpy as np


@asc.jit
def three_way_and(x: asc.GlobalAddress, n: int):
    if n > 1 and n > 2 and n > 3:
        a = n + 1


def launch():
    three_way_and[1](np.zeros(64, dtype=np.float32), 3)

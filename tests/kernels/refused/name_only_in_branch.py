# Refused: a name bound only inside an if.

import asc
import numpy as np


@asc.jit
def name_only_in_branch(x: asc.GlobalAddress, n: int):
    if n > 2:
        a = n + 1
    else:
        a = n + 2
    b = a + 1


def launch():
    name_only_in_branch[1](np.zeros(64, dtype=np.float32), 3)

# Refused: a loop over something that is no range.

import asc
import numpy as np


@asc.jit
def loop_over_list(x: asc.GlobalAddress, n: int):
    for i in [1, 2, 3]:
        a = n + i


def launch():
    loop_over_list[1](np.zeros(64, dtype=np.float32), 3)

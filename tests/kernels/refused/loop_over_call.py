# Refused: a loop over a call that is no range.

import asc
import numpy as np


@asc.jit
def loop_over_call(x: asc.GlobalAddress, n: int):
    for i in enumerate(n):
        a = n


def launch():
    loop_over_call[1](np.zeros(64, dtype=np.float32), 3)

# Refused: a loop counter whose name is already a run-time value: the reference crashes.

import asc
import numpy as np


@asc.jit
def loop_target_is_value(x: asc.GlobalAddress, n: int):
    i = n + 0
    for i in range(4):
        a = n + i


def launch():
    loop_target_is_value[1](np.zeros(64, dtype=np.float32), 3)

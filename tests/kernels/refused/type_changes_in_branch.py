# Refused: a name that changes from a number on the device to a Python number.

import asc
import numpy as np


@asc.jit
def type_changes_in_branch(x: asc.GlobalAddress, n: int):
    a = n + 0
    if n > 2:
        a = 1
    b = a + n


def launch():
    type_changes_in_branch[1](np.zeros(64, dtype=np.float32), 3)

# Refused: a name whose element type changes in a branch: the compiled module is invalid.

import asc
import numpy as np


@asc.jit
def dtype_changes_in_branch(x: asc.GlobalAddress, n: int, f: float):
    a = n + 0
    if n > 2:
        a = f + 0.0
    b = a + 1


def launch():
    dtype_changes_in_branch[1](np.zeros(64, dtype=np.float32), 3, 1.5)

# Refused: an assertion that fails while compiling.

import asc
import numpy as np


@asc.jit
def assert_false(x: asc.GlobalAddress, n: asc.ConstExpr[int]):
    assert n > 5, "n is too small"


def launch():
    assert_false[1](np.zeros(64, dtype=np.float32), 3)

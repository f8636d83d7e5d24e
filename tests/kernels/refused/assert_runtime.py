# Refused: an assertion on a run-time value.

import asc
import numpy as np


@asc.jit
def assert_runtime(x: asc.GlobalAddress, n: int):
    assert n > 2, "n is too small"


def launch():
    assert_runtime[1](np.zeros(64, dtype=np.float32), 3)

# Refused: a parameter left to its default by the launch.

import asc
import numpy as np


@asc.jit
def default_not_passed(x: asc.GlobalAddress, n: int = 3):
    a = n + 1


def launch():
    default_not_passed[1](np.zeros(64, dtype=np.float32))

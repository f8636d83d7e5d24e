# Refused: an import inside a kernel.

import asc
import numpy as np


@asc.jit
def import_inside(x: asc.GlobalAddress, n: int):
    import math


def launch():
    import_inside[1](np.zeros(64, dtype=np.float32), 3)

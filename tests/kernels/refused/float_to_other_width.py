# Refused: a cast between an integer and a float of another width.

import asc
import numpy as np


@asc.jit
def float_to_other_width(x: asc.GlobalAddress, n: int):
    a = n.cast(asc.float16)


def launch():
    float_to_other_width[1](np.zeros(64, dtype=np.float32), 3)

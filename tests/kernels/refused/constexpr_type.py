# Refused: a ConstExpr of another type than announced.

import asc
import numpy as np


@asc.jit
def constexpr_type(x: asc.GlobalAddress, c: asc.ConstExpr[int]):
    a = asc.number(c, asc.int32)


def launch():
    constexpr_type[1](np.zeros(64, dtype=np.float32), "text")

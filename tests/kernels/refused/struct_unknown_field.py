# Refused: a field that the struct does not have.

import asc
import numpy as np
from asc.language.core.struct import Field, Struct


class Pair(Struct):
    first = Field(asc.int32, 0)
    second = Field(asc.int32, 0)



@asc.jit
def struct_unknown_field(x: asc.GlobalAddress, s: Pair):
    a = s.third + 1


def launch():
    struct_unknown_field[1](np.zeros(64, dtype=np.float32), Pair(first=1, second=2))

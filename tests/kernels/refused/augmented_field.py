# Refused: augmented assignment to a struct field.

import asc
import numpy as np
from asc.language.core.struct import Field, Struct


class Single(Struct):
    first = Field(asc.int32, 0)



@asc.jit
def augmented_field(x: asc.GlobalAddress, s: Single):
    s.first += 1


def launch():
    augmented_field[1](np.zeros(64, dtype=np.float32), Single(first=1))

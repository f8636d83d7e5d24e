# A loop whose condition reads a struct field.

import asc
import numpy as np
from asc.language.core.struct import Field, Struct


class Counter(Struct):
    left = Field(asc.int32, 0)
    done = Field(asc.int32, 0)



@asc.jit
def struct_while(y: asc.GlobalAddress, s: Counter):
    y_gm = asc.GlobalTensor()
    y_gm.set_global_buffer(y, 8)
    out = asc.LocalTensor(asc.int32, asc.TPosition.VECOUT, 0, 8)
    asc.duplicate(out, 0, 8)
    asc.set_flag(asc.HardEvent.V_S, 0)
    asc.wait_flag(asc.HardEvent.V_S, 0)
    while s.left > 0:
        s.left = s.left - 3
        s.done = s.done + 1
    out.set_value(0, s.left)
    out.set_value(1, s.done)
    asc.set_flag(asc.HardEvent.S_MTE3, 0)
    asc.wait_flag(asc.HardEvent.S_MTE3, 0)
    asc.data_copy(y_gm, out, 8)


def launch():
    y = np.zeros(8, dtype=np.int32)
    struct_while[1](y, Counter(left=10, done=0))
    expected = np.zeros_like(y)
    expected[:2] = [-2, 4]
    return [(y, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

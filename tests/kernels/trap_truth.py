# A number used as a condition or in `and` is cut to one bit in the IR; the C++ casts it to bool: 2 counts as true.
# The expected numbers are what the compiled kernel gives, not what Python would.

import asc
import numpy as np


@asc.jit
def trap_truth(y: asc.GlobalAddress, n: int, m: int):
    y_gm = asc.GlobalTensor()
    y_gm.set_global_buffer(y, 8)
    out = asc.LocalTensor(asc.int32, asc.TPosition.VECOUT, 0, 8)
    asc.duplicate(out, 0, 8)
    asc.set_flag(asc.HardEvent.V_S, 0)
    asc.wait_flag(asc.HardEvent.V_S, 0)
    if n:
        out.set_value(0, 11)
    if m:
        out.set_value(1, 12)
    out.set_value(2, 1 if n and m else 2)
    asc.set_flag(asc.HardEvent.S_MTE3, 0)
    asc.wait_flag(asc.HardEvent.S_MTE3, 0)
    asc.data_copy(y_gm, out, 8)


def launch():
    y = np.zeros(8, dtype=np.int32)
    trap_truth[1](y, 2, 3)
    expected = np.zeros_like(y)
    expected[:3] = [11, 12, 1]
    return [(y, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

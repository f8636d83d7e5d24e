# Swapping two carried names in a loop.
# The expected numbers are what the compiled kernel gives, not what Python would.

import asc
import numpy as np


@asc.jit
def trap_swapped_carried(y: asc.GlobalAddress, n: int, m: int):
    y_gm = asc.GlobalTensor()
    y_gm.set_global_buffer(y, 8)
    out = asc.LocalTensor(asc.int32, asc.TPosition.VECOUT, 0, 8)
    asc.duplicate(out, 0, 8)
    asc.set_flag(asc.HardEvent.V_S, 0)
    asc.wait_flag(asc.HardEvent.V_S, 0)
    a = n + 0
    b = m + 100
    for i in range(3):
        t = a + 0
        a = b
        b = t
    out.set_value(0, a)
    out.set_value(1, b)
    asc.set_flag(asc.HardEvent.S_MTE3, 0)
    asc.wait_flag(asc.HardEvent.S_MTE3, 0)
    asc.data_copy(y_gm, out, 8)


def launch():
    y = np.zeros(8, dtype=np.int32)
    trap_swapped_carried[1](y, 4, 5)
    expected = np.zeros_like(y)
    expected[:2] = [105, 105]
    return [(y, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

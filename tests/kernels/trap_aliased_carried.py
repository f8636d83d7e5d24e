# Two loop-carried names that start from the same value collapse into the first.
# The expected numbers are what the compiled kernel gives, not what Python would.

import asc
import numpy as np


@asc.jit
def trap_aliased_carried(y: asc.GlobalAddress, n: int):
    y_gm = asc.GlobalTensor()
    y_gm.set_global_buffer(y, 8)
    out = asc.LocalTensor(asc.int32, asc.TPosition.VECOUT, 0, 8)
    asc.duplicate(out, 0, 8)
    asc.set_flag(asc.HardEvent.V_S, 0)
    asc.wait_flag(asc.HardEvent.V_S, 0)
    start = n * 0
    a = start
    b = start
    for i in range(n):
        a = a + 1
        b = b + 10
    out.set_value(0, a)
    out.set_value(1, b)
    asc.set_flag(asc.HardEvent.S_MTE3, 0)
    asc.wait_flag(asc.HardEvent.S_MTE3, 0)
    asc.data_copy(y_gm, out, 8)


def launch():
    y = np.zeros(8, dtype=np.int32)
    trap_aliased_carried[1](y, 4)
    expected = np.zeros_like(y)
    expected[:2] = [4, 13]
    return [(y, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

# The condition of a while loop sees the names as they were before the loop; here it is false at once.
# The expected numbers are what the compiled kernel gives, not what Python would.

import asc
import numpy as np


@asc.jit
def trap_while_outer(y: asc.GlobalAddress, n: int):
    y_gm = asc.GlobalTensor()
    y_gm.set_global_buffer(y, 8)
    out = asc.LocalTensor(asc.int32, asc.TPosition.VECOUT, 0, 8)
    asc.duplicate(out, 0, 8)
    asc.set_flag(asc.HardEvent.V_S, 0)
    asc.wait_flag(asc.HardEvent.V_S, 0)
    a = n + 0
    while a > 9:
        a = a - 1
    out.set_value(0, a)
    asc.set_flag(asc.HardEvent.S_MTE3, 0)
    asc.wait_flag(asc.HardEvent.S_MTE3, 0)
    asc.data_copy(y_gm, out, 8)


def launch():
    y = np.zeros(8, dtype=np.int32)
    trap_while_outer[1](y, 4)
    expected = np.zeros_like(y)
    expected[0] = 4
    return [(y, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

# Assigning to a module constant inside a loop makes a variable of that block only.
# The expected numbers are what the compiled kernel gives, not what Python would.

import asc
import numpy as np

LIMIT = 103


@asc.jit
def trap_lost_constant(y: asc.GlobalAddress, n: int):
    y_gm = asc.GlobalTensor()
    y_gm.set_global_buffer(y, 8)
    out = asc.LocalTensor(asc.int32, asc.TPosition.VECOUT, 0, 8)
    asc.duplicate(out, 0, 8)
    asc.set_flag(asc.HardEvent.V_S, 0)
    asc.wait_flag(asc.HardEvent.V_S, 0)
    for i in range(n):
        LIMIT = n + i
    out.set_value(0, n + LIMIT)
    asc.set_flag(asc.HardEvent.S_MTE3, 0)
    asc.wait_flag(asc.HardEvent.S_MTE3, 0)
    asc.data_copy(y_gm, out, 8)


def launch():
    y = np.zeros(8, dtype=np.int32)
    trap_lost_constant[1](y, 4)
    expected = np.zeros_like(y)
    expected[0] = 107
    return [(y, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

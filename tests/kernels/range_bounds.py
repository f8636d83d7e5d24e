# Bounds of ranges: computed, negative step (which runs never on the device), floats and wide numbers cut to int32.

import asc
import numpy as np


@asc.jit
def range_bounds(y: asc.GlobalAddress, n: int, f: float, w: np.int64):
    y_gm = asc.GlobalTensor()
    y_gm.set_global_buffer(y, 8)
    out = asc.LocalTensor(asc.int32, asc.TPosition.VECOUT, 0, 8)
    asc.duplicate(out, 0, 8)
    asc.set_flag(asc.HardEvent.V_S, 0)
    asc.wait_flag(asc.HardEvent.V_S, 0)
    total = n * 0
    for i in range(n * 2, n * 3 + 1, n - 2):
        total = total + i
    out.set_value(0, total)
    for i in range(n, 0, -1):
        total = total + 1000
    out.set_value(1, total)
    for i in range(f):
        total = total + 1
    out.set_value(2, total)
    for i in range(w):
        total = total + 2
    out.set_value(3, total)
    for i in range(0 - 3, 3):
        total = total + i
    out.set_value(4, total)
    asc.set_flag(asc.HardEvent.S_MTE3, 0)
    asc.wait_flag(asc.HardEvent.S_MTE3, 0)
    asc.data_copy(y_gm, out, 8)


def launch():
    y = np.zeros(8, dtype=np.int32)
    range_bounds[1](y, 4, 3.75, np.int64(5))
    expected = np.zeros_like(y)
    a = sum(range(8, 13, 2))
    expected[:5] = [a, a, a + 3, a + 13, a + 10]
    return [(y, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

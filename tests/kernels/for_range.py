# Loops over range and asc.range with one, two and three arguments, nested, with a carried sum.

import asc
import numpy as np


@asc.jit
def for_range(y: asc.GlobalAddress, n: int):
    y_gm = asc.GlobalTensor()
    y_gm.set_global_buffer(y, 8)
    out = asc.LocalTensor(asc.int32, asc.TPosition.VECOUT, 0, 8)
    asc.duplicate(out, 0, 8)
    asc.set_flag(asc.HardEvent.V_S, 0)
    asc.wait_flag(asc.HardEvent.V_S, 0)
    total = n * 0
    for i in range(n):
        total = total + i
    out.set_value(0, total)
    for i in range(2, n):
        total = total + i * 2
    out.set_value(1, total)
    for i in asc.range(1, n, 3):
        for j in range(i):
            total = total + j
    out.set_value(2, total)
    for i in range(4, 4):
        total = total + 1000
    out.set_value(3, total)
    asc.set_flag(asc.HardEvent.S_MTE3, 0)
    asc.wait_flag(asc.HardEvent.S_MTE3, 0)
    asc.data_copy(y_gm, out, 8)


def launch():
    y = np.zeros(8, dtype=np.int32)
    for_range[1](y, 10)
    expected = np.zeros_like(y)
    a = sum(range(10))
    b = a + 2 * sum(range(2, 10))
    c = b + sum(sum(range(i)) for i in range(1, 10, 3))
    expected[:4] = [a, b, c, c]
    return [(y, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

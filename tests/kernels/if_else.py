# if, else and elif on run-time values; names carried out of the branches, branches within branches.

import asc
import numpy as np


@asc.jit
def if_else(y: asc.GlobalAddress, n: int, m: int):
    y_gm = asc.GlobalTensor()
    y_gm.set_global_buffer(y, 8)
    out = asc.LocalTensor(asc.int32, asc.TPosition.VECOUT, 0, 8)
    asc.duplicate(out, 0, 8)
    asc.set_flag(asc.HardEvent.V_S, 0)
    asc.wait_flag(asc.HardEvent.V_S, 0)
    a = n + 0
    b = m + 0
    if n > m:
        a = n - m
        b = n * 2
    else:
        a = m - n
    out.set_value(0, a)
    out.set_value(1, b)
    if n == 1:
        a = a + 100
    elif n == 2:
        a = a + 200
    elif n == 7:
        if m > 2:
            a = a + 300
        else:
            b = b + 1
    else:
        a = a + 400
    out.set_value(2, a)
    out.set_value(3, b)
    if m != 3:
        out.set_value(6, 11)
    if m == 3:
        out.set_value(7, 12)
    asc.set_flag(asc.HardEvent.S_MTE3, 0)
    asc.wait_flag(asc.HardEvent.S_MTE3, 0)
    asc.data_copy(y_gm, out, 8)


def launch():
    y = np.zeros(8, dtype=np.int32)
    if_else[1](y, 7, 3)
    expected = np.zeros_like(y)
    expected[:8] = [4, 14, 304, 14, 0, 0, 0, 12]
    return [(y, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

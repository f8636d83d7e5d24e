# Tuples and lists on both sides of an assignment; lists as plain Python objects.

import asc
import numpy as np


@asc.jit
def tuples(y: asc.GlobalAddress, n: int):
    y_gm = asc.GlobalTensor()
    y_gm.set_global_buffer(y, 16)
    out = asc.LocalTensor(asc.int32, asc.TPosition.VECOUT, 0, 16)
    asc.duplicate(out, 0, 16)
    asc.set_flag(asc.HardEvent.V_S, 0)
    asc.wait_flag(asc.HardEvent.V_S, 0)
    a, b = n + 1, n + 2
    out.set_value(0, a)
    out.set_value(1, b)
    a, b = b, a
    out.set_value(2, a)
    out.set_value(3, b)
    c, d = a * 10, b * 10
    e = 3
    out.set_value(4, c)
    out.set_value(5, d)
    out.set_value(6, e)
    pair = (a, b)
    first, second = pair
    out.set_value(7, first - second)
    numbers = [4, 5, 6]
    numbers.append(7)
    out.set_value(8, numbers[-1] + len(numbers))
    out.set_value(9, numbers[1:3][0])
    for i in asc.static_range(len(numbers)):
        put_unused = numbers[i]
    out.set_value(10, put_unused)
    x, y2 = [n, n * n]
    out.set_value(11, y2)
    asc.set_flag(asc.HardEvent.S_MTE3, 0)
    asc.wait_flag(asc.HardEvent.S_MTE3, 0)
    asc.data_copy(y_gm, out, 16)


def launch():
    y = np.zeros(16, dtype=np.int32)
    tuples[1](y, 5)
    expected = np.zeros_like(y)
    expected[:12] = [6, 7, 7, 6, 70, 60, 3, 1, 11, 5, 7, 25]
    return [(y, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

# Device functions with several results inside loops, their results carried; a tuple rebuilt each time.

import asc
import numpy as np


@asc.jit
def step(a: int, b: int):
    return b + 0, a + b


@asc.jit
def ordered(x: int, y: int):
    low = x + 0
    high = y + 0
    if x > y:
        low = y + 0
        high = x + 0
    return low, high



@asc.jit
def carry_functions(y: asc.GlobalAddress, n: int):
    y_gm = asc.GlobalTensor()
    y_gm.set_global_buffer(y, 8)
    out = asc.LocalTensor(asc.int32, asc.TPosition.VECOUT, 0, 8)
    asc.duplicate(out, 0, 8)
    asc.set_flag(asc.HardEvent.V_S, 0)
    asc.wait_flag(asc.HardEvent.V_S, 0)
    a = n * 0
    b = n * 0 + 1
    for i in range(n):
        a, b = step(a, b)
    out.set_value(0, a)
    out.set_value(1, b)
    low = n + 5
    high = n * 3
    for i in range(3):
        low, high = ordered(high - i, low + i)
    out.set_value(2, low)
    out.set_value(3, high)
    asc.set_flag(asc.HardEvent.S_MTE3, 0)
    asc.wait_flag(asc.HardEvent.S_MTE3, 0)
    asc.data_copy(y_gm, out, 8)


def launch():
    y = np.zeros(8, dtype=np.int32)
    carry_functions[1](y, 7)
    expected = np.zeros_like(y)
    a, b = 0, 1
    for i in range(7):
        a, b = b + 0, a + b
    expected[:2] = [a, b]
    low, high = 12, 21
    for i in range(3):
        x, y = high - i, low + i
        low, high = (y, x) if x > y else (x, y)
    expected[2:4] = [low, high]
    return [(y, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

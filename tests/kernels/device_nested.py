# Device functions that call device functions, in loops and branches; every call ends up inlined.

import asc
import numpy as np


@asc.jit
def doubled(value: int):
    return value * 2


@asc.jit
def inner(value: int):
    return doubled(value)


@asc.jit
def outer(value: int):
    a = inner(value) + 1
    b = inner(a)
    return a + b


@asc.jit
def fill(tensor: asc.LocalTensor, first: int, value: int):
    for i in range(4):
        tensor.set_value(first + i, value + i)



@asc.jit
def device_nested(y: asc.GlobalAddress, n: int):
    y_gm = asc.GlobalTensor()
    y_gm.set_global_buffer(y, 8)
    out = asc.LocalTensor(asc.int32, asc.TPosition.VECOUT, 0, 8)
    asc.duplicate(out, 0, 8)
    asc.set_flag(asc.HardEvent.V_S, 0)
    asc.wait_flag(asc.HardEvent.V_S, 0)
    out.set_value(0, doubled(n))
    out.set_value(1, outer(n))
    total = n * 0
    for i in range(n):
        total = total + doubled(i)
    out.set_value(2, total)
    if n > 3:
        total = outer(total)
    out.set_value(3, total)
    fill(out, 4, n)
    asc.set_flag(asc.HardEvent.S_MTE3, 0)
    asc.wait_flag(asc.HardEvent.S_MTE3, 0)
    asc.data_copy(y_gm, out, 8)


def launch():
    y = np.zeros(8, dtype=np.int32)
    device_nested[1](y, 5)
    expected = np.zeros_like(y)
    expected[:8] = [10, 33, 20, 123, 5, 6, 7, 8]
    return [(y, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

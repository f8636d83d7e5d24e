# Device functions that return nothing, one value, a tuple; default arguments; keyword arguments.

import asc
import numpy as np


@asc.jit
def square(value: int):
    return value * value


@asc.jit
def bounds(middle: int, reach: int):
    return middle - reach, middle + reach


@asc.jit
def shifted(value: int, by: int = 1):
    return value + by


@asc.jit
def scaled(value: float, factor: float):
    return value * factor


@asc.jit
def constant():
    return 42


@asc.jit
def store(target: asc.GlobalTensor, tensor: asc.LocalTensor, index: int, value: int):
    tensor.set_value(index, value)



@asc.jit
def device_functions(y: asc.GlobalAddress, n: int, f: float):
    y_gm = asc.GlobalTensor()
    y_gm.set_global_buffer(y, 16)
    out = asc.LocalTensor(asc.int32, asc.TPosition.VECOUT, 0, 16)
    asc.duplicate(out, 0, 16)
    asc.set_flag(asc.HardEvent.V_S, 0)
    asc.wait_flag(asc.HardEvent.V_S, 0)
    out.set_value(0, square(n))
    low, high = bounds(n, 4)
    out.set_value(1, low)
    out.set_value(2, high)
    out.set_value(3, shifted(n))
    out.set_value(4, shifted(n, 10))
    out.set_value(5, shifted(n, by=100))
    out.set_value(6, shifted(by=7, value=n))
    both = bounds(10, n)
    a, b = both
    out.set_value(7, b - a)
    out.set_value(8, scaled(f, 2.0).cast(asc.int32))
    store(y_gm, out, 9, n)
    out.set_value(9, constant())
    asc.set_flag(asc.HardEvent.S_MTE3, 0)
    asc.wait_flag(asc.HardEvent.S_MTE3, 0)
    asc.data_copy(y_gm, out, 16)


def launch():
    y = np.zeros(16, dtype=np.int32)
    device_functions[1](y, 6, 1.75)
    expected = np.zeros_like(y)
    expected[:10] = [36, 2, 10, 7, 16, 106, 13, 12, 3, 42]
    return [(y, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

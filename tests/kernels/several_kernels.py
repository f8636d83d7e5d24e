# Several kernels and device functions in one file, launched in turn, one of them twice with other types.

import asc
import numpy as np

LENGTH = 256


@asc.jit
def load(ub: asc.LocalTensor, gm: asc.GlobalTensor, count: int):
    asc.data_copy(ub, gm, count)
    asc.set_flag(asc.HardEvent.MTE2_V, 0)
    asc.wait_flag(asc.HardEvent.MTE2_V, 0)


@asc.jit
def store(gm: asc.GlobalTensor, ub: asc.LocalTensor, count: int):
    asc.set_flag(asc.HardEvent.V_MTE3, 0)
    asc.wait_flag(asc.HardEvent.V_MTE3, 0)
    asc.data_copy(gm, ub, count)


@asc.jit
def twice(x: asc.GlobalAddress, y: asc.GlobalAddress, length: int):
    x_gm = asc.GlobalTensor()
    y_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, length)
    y_gm.set_global_buffer(y, length)
    ub = asc.LocalTensor(x.dtype, asc.TPosition.VECCALC, 0, LENGTH)
    load(ub, x_gm, length)
    asc.add(ub, ub, ub, length)
    store(y_gm, ub, length)


@asc.jit
def negated(x: asc.GlobalAddress, y: asc.GlobalAddress, length: int):
    x_gm = asc.GlobalTensor()
    y_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, length)
    y_gm.set_global_buffer(y, length)
    ub = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, LENGTH)
    load(ub, x_gm, length)
    asc.muls(ub, ub, -1.0, length)
    store(y_gm, ub, length)


def launch():
    rng = np.random.default_rng(1)
    x = rng.standard_normal(LENGTH, dtype=np.float32)
    k = rng.integers(-1000, 1000, LENGTH).astype(np.int16)
    y1 = np.zeros_like(x)
    y2 = np.zeros_like(k)
    y3 = np.zeros_like(x)
    twice[1](x, y1, LENGTH)
    twice[1](k, y2, LENGTH)
    negated[1](x, y3, LENGTH)
    return [(y1, x + x), (y2, k + k), (y3, -x)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

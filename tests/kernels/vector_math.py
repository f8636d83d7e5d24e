# The mathematical functions on tensors, by element count and over whole tensors, with and without scratch.

import asc
import numpy as np


@asc.jit
def vector_math(x: asc.GlobalAddress, y: asc.GlobalAddress):
    x_gm = asc.GlobalTensor()
    y_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, 256)
    y_gm.set_global_buffer(y, 256)
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    b = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 1024, 256)
    t = asc.LocalTensor(asc.uint8, asc.TPosition.VECCALC, 2048, 32768)
    asc.data_copy(a, x_gm, 256)
    asc.set_flag(asc.HardEvent.MTE2_V, 0)
    asc.wait_flag(asc.HardEvent.MTE2_V, 0)
    asc.adv.sin(b, a, 256)
    asc.adv.cos(b, b, count=256)
    asc.adv.tanh(b, b, count=256, temp_buffer=t)
    asc.adv.floor(b[128:], b[128:], count=64)
    asc.adv.sign(b[192:], a[192:], count=64)
    asc.set_flag(asc.HardEvent.V_MTE3, 0)
    asc.wait_flag(asc.HardEvent.V_MTE3, 0)
    asc.data_copy(y_gm, b, 256)


def launch():
    x = (np.arange(256) / 128 - 1).astype(np.float32)
    y = np.zeros(256, dtype=np.float32)
    vector_math[1](x, y)
    expected = np.tanh(np.cos(np.sin(x)))
    expected[128:192] = np.floor(expected[128:192])
    expected[192:] = np.sign(x[192:])
    return [(y, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected, rtol=1e-3, atol=1e-4)

# An automatic output tensor worked on in a loop.

import asc
import numpy as np


@asc.jit
def auto_carried(x: asc.GlobalAddress, y: asc.GlobalAddress):
    x_gm = asc.GlobalTensor()
    y_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, 256)
    y_gm.set_global_buffer(y, 256)
    a = asc.LocalTensorAuto(asc.float32, [256])
    b = asc.LocalTensorAuto(asc.float32, [256])
    asc.data_copy(a, x_gm, 256)
    asc.adds(b, a, 1.0, 256)
    for i in range(3):
        asc.muls(b, b, 2.0, 256)
    asc.data_copy(y_gm, b, 256)


def launch():
    x = (np.arange(256)).astype(np.float32)
    y = np.zeros(256, dtype=np.float32)
    auto_carried[1](x, y)
    expected = (x + 1) * 8
    return [(y, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

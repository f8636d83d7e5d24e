# Automatic tensors in both branches of an if.

import asc
import numpy as np


@asc.jit
def auto_branches(x: asc.GlobalAddress, y: asc.GlobalAddress, n: int):
    x_gm = asc.GlobalTensor()
    y_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, 256)
    y_gm.set_global_buffer(y, 256)
    a = asc.LocalTensorAuto(asc.float32, [256])
    asc.data_copy(a, x_gm, 256)
    if n > 2:
        b = asc.LocalTensorAuto(asc.float32, [256])
        asc.adds(b, a, 1.0, 256)
        asc.data_copy(y_gm, b, 256)
    else:
        c = asc.LocalTensorAuto(asc.float32, [256])
        asc.muls(c, a, 2.0, 256)
        asc.data_copy(y_gm, c, 256)


def launch():
    x = (np.arange(256)).astype(np.float32)
    y = np.zeros(256, dtype=np.float32)
    auto_branches[1](x, y, 3)
    return [(y, x + 1)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

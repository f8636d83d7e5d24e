# One automatic tensor in a loop, copied in and out: the odd case in which the pipe stays inside.

import asc
import numpy as np


@asc.jit
def auto_single(x: asc.GlobalAddress, y: asc.GlobalAddress):
    x_gm = asc.GlobalTensor()
    y_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, 256)
    y_gm.set_global_buffer(y, 256)
    for i in range(4):
        a = asc.LocalTensorAuto(asc.float32, [64])
        asc.data_copy(a, x_gm[i * 64:], 64)
        asc.data_copy(y_gm[i * 64:], a, 64)


def launch():
    x = (np.arange(256)).astype(np.float32)
    y = np.zeros(256, dtype=np.float32)
    auto_single[1](x, y)
    return [(y, x)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

# LocalTensorAuto in nested loops: inputs and outputs stay in the loop, the scratch tensor moves out of it.

import asc
import numpy as np


@asc.jit
def auto_loop(x: asc.GlobalAddress, y: asc.GlobalAddress):
    x_gm = asc.GlobalTensor()
    y_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, 256)
    y_gm.set_global_buffer(y, 256)
    for i in range(2):
        for j in range(2):
            at = (i * 2 + j) * 64
            a = asc.LocalTensorAuto(asc.float32, [64])
            t = asc.LocalTensorAuto(asc.float32, [64])
            b = asc.LocalTensorAuto(asc.float32, [64])
            asc.data_copy(a, x_gm[at:], 64)
            asc.mul(t, a, a, 64)
            asc.adds(b, t, 1.0, 64)
            asc.data_copy(y_gm[at:], b, 64)


def launch():
    x = (np.arange(256)).astype(np.float32)
    y = np.zeros(256, dtype=np.float32)
    auto_loop[1](x, y)
    return [(y, x * x + 1)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

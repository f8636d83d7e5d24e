# LocalTensorAuto whose size is a run-time value.

import asc
import numpy as np


@asc.jit
def auto_dynamic(x: asc.GlobalAddress, y: asc.GlobalAddress, n: int):
    x_gm = asc.GlobalTensor()
    y_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, 256)
    y_gm.set_global_buffer(y, 256)
    a = asc.LocalTensorAuto(asc.float32, [n])
    b = asc.LocalTensorAuto(asc.float32, [n, 2])
    asc.data_copy(a, x_gm, n)
    asc.adds(b, a, 2.0, n)
    asc.data_copy(y_gm, b, n)


def launch():
    x = (np.arange(256)).astype(np.float32)
    y = np.zeros(256, dtype=np.float32)
    auto_dynamic[1](x, y, 256)
    return [(y, x + 2)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

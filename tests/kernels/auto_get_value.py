# Automatic waits around numbers read from and written to an automatic tensor.

import asc
import numpy as np


@asc.jit
def auto_get_value(x: asc.GlobalAddress, y: asc.GlobalAddress):
    x_gm = asc.GlobalTensor()
    y_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, 256)
    y_gm.set_global_buffer(y, 256)
    a = asc.LocalTensorAuto(asc.float32, [256])
    s = asc.LocalTensorAuto(asc.float32, [256])
    t = asc.LocalTensorAuto(asc.float32, [8])
    b = asc.LocalTensorAuto(asc.float32, [256])
    asc.data_copy(a, x_gm, 256)
    asc.reduce_sum(t, a, s, 256)
    total = t.get_value(0)
    asc.adds(b, a, total, 256)
    b.set_value(0, total)
    for i in range(4):
        b.set_value(i + 1, total)
    asc.data_copy(y_gm, b, 256)


def launch():
    x = (np.arange(256) / 8).astype(np.float32)
    y = np.zeros(256, dtype=np.float32)
    auto_get_value[1](x, y)
    expected = x + x.sum()
    expected[:5] = x.sum()
    return [(y, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected, rtol=1e-5)

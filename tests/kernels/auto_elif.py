# Automatic tensors written in every branch of a chain and read behind it: the enqueues leave the branches.

import asc
import numpy as np


@asc.jit
def auto_elif(x: asc.GlobalAddress, y: asc.GlobalAddress, z: asc.GlobalAddress, kind: int):
    x_gm = asc.GlobalTensor()
    y_gm = asc.GlobalTensor()
    z_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x)
    y_gm.set_global_buffer(y)
    z_gm.set_global_buffer(z)
    a = asc.LocalTensorAuto(asc.int32, [128])
    b = asc.LocalTensorAuto(asc.int32, [128])
    c = asc.LocalTensorAuto(asc.int32, [128])
    asc.data_copy(a, x_gm, 128)
    if kind == 1:
        asc.data_copy(b, y_gm, 128)
        asc.add(c, a, b, 128)
    elif kind == 2:
        asc.muls(c, a, 3, 128)
    else:
        asc.adds(c, a, kind, 128)
    asc.muls(c, c, 2, 128)
    asc.data_copy(z_gm, c, 128)


def launch():
    x = np.arange(128, dtype=np.int32)
    results = []
    for kind, expected in ((1, 2 * (x + 5)), (2, 6 * x), (7, 2 * (x + 7))):
        z = np.zeros(128, dtype=np.int32)
        auto_elif[1](x, np.full(128, 5, dtype=np.int32), z, kind)
        results.append((z, expected))
    return results


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

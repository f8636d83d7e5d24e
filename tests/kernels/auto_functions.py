# Automatic tensors made and used in device functions; scalars through them; insert_sync implied by one.

import asc
import numpy as np


@asc.jit
def bump(dst: asc.LocalTensor, src: asc.LocalTensor, by: float):
    asc.adds(dst, src, by, 64)


@asc.jit
def tile(x_gm: asc.GlobalTensor, y_gm: asc.GlobalTensor, at: int, factor: float):
    a = asc.LocalTensorAuto(asc.float32, [64])
    t = asc.LocalTensorAuto(asc.float32, [64])
    b = asc.LocalTensorAuto(asc.float32, [64])
    asc.data_copy(a, x_gm[at:], 64)
    asc.muls(t, a, factor, 64)
    bump(b, t, 1.0)
    asc.data_copy(y_gm[at:], b, 64)



@asc.jit
def auto_functions(x: asc.GlobalAddress, y: asc.GlobalAddress, factor: float):
    x_gm = asc.GlobalTensor()
    y_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, 256)
    y_gm.set_global_buffer(y, 256)
    for i in range(4):
        tile(x_gm, y_gm, i * 64, factor)


def launch():
    x = (np.arange(256)).astype(np.float32)
    y = np.zeros(256, dtype=np.float32)
    auto_functions[1](x, y, 2.5)
    return [(y, x * 2.5 + 1)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

# Refused: an automatic tensor written twice in a branch and read behind it.

import asc
import numpy as np


@asc.jit
def auto_written_twice(x: asc.GlobalAddress, y: asc.GlobalAddress, z: asc.GlobalAddress, kind: int):
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
        asc.adds(c, c, 1, 128)
    else:
        asc.adds(c, a, kind, 128)
    asc.muls(c, c, 2, 128)
    asc.data_copy(z_gm, c, 128)


def launch():
    x = np.arange(128, dtype=np.int32)
    auto_written_twice[1](x, np.full(128, 5, dtype=np.int32), np.zeros(128, dtype=np.int32), 1)

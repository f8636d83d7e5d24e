# Automatic tensors of several types and shapes, casts between them, blocks in two dimensions.

import asc
import numpy as np


@asc.jit
def auto_types(x: asc.GlobalAddress, y: asc.GlobalAddress):
    x_gm = asc.GlobalTensor()
    y_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, 256)
    y_gm.set_global_buffer(y, 256)
    wide = asc.LocalTensorAuto(asc.float32, [4, 64])
    half = asc.LocalTensorAuto(asc.float16, [256])
    whole = asc.LocalTensorAuto(asc.int32, [256])
    back = asc.LocalTensorAuto(asc.float32, [256])
    asc.data_copy(wide, x_gm, 256)
    asc.cast(half, wide, asc.RoundMode.CAST_RINT, 256)
    asc.cast(whole, half, asc.RoundMode.CAST_FLOOR, 256)
    asc.cast(back, whole, asc.RoundMode.CAST_NONE, 256)
    asc.data_copy(y_gm, back, 256)


def launch():
    x = (np.arange(256) / 4 - 20).astype(np.float32)
    y = np.zeros(256, dtype=np.float32)
    auto_types[1](x, y)
    return [(y, np.floor(x))]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

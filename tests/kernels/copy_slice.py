# data_copy by slices: a window of a matrix in global memory into a packed tile, and back to another place.

import asc
import numpy as np

ROWS = 8
COLUMNS = 64


@asc.jit
def copy_slice(x: asc.GlobalAddress, y: asc.GlobalAddress):
    x_gm = asc.GlobalTensor()
    y_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, ROWS * COLUMNS)
    y_gm.set_global_buffer(y, ROWS * COLUMNS)
    ub = asc.LocalTensor(asc.float32, asc.TPosition.VECIN, 0, 64)
    window = [asc.SliceInfo(16, 31, 0, 2, COLUMNS), asc.SliceInfo(1, 4, 0, 1, ROWS)]
    packed = [asc.SliceInfo(0, 15, 0, 2, 16), asc.SliceInfo(0, 3, 0, 1, 4)]
    asc.data_copy(ub, x_gm, packed, window, 2)
    asc.set_flag(asc.HardEvent.MTE2_MTE3, 0)
    asc.wait_flag(asc.HardEvent.MTE2_MTE3, 0)
    asc.data_copy(y_gm, ub, window, packed, 2)


def launch():
    x = np.arange(ROWS * COLUMNS, dtype=np.float32).reshape(ROWS, COLUMNS)
    y = np.zeros_like(x)
    copy_slice[1](x, y)
    expected = np.zeros_like(x)
    expected[1:5, 16:32] = x[1:5, 16:32]
    return [(y, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

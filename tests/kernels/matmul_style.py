# A vector kernel in the style of a matmul epilogue: rows in an outer, column tiles in an inner loop.

import asc
import numpy as np


@asc.jit
def matmul_style(x: asc.GlobalAddress, y: asc.GlobalAddress, columns: int):
    x_gm = asc.GlobalTensor()
    y_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, 256)
    y_gm.set_global_buffer(y, 256)
    ub = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 64)
    rows = 4
    for row in range(rows):
        for tile in range(columns // 32):
            at = row * columns + tile * 32
            asc.data_copy(ub, x_gm[at:], 32)
            asc.set_flag(asc.HardEvent.MTE2_V, 0)
            asc.wait_flag(asc.HardEvent.MTE2_V, 0)
            asc.leaky_relu(ub, ub, 0.5, 32)
            if row == rows - 1:
                asc.adds(ub, ub, 100.0, 32)
            asc.set_flag(asc.HardEvent.V_MTE3, 0)
            asc.wait_flag(asc.HardEvent.V_MTE3, 0)
            asc.data_copy(y_gm[at:], ub, 32)
            asc.set_flag(asc.HardEvent.MTE3_MTE2, 0)
            asc.wait_flag(asc.HardEvent.MTE3_MTE2, 0)


def launch():
    x = (np.arange(256) - 128).astype(np.float32)
    y = np.zeros(256, dtype=np.float32)
    matmul_style[1](x, y, 64)
    expected = np.where(x >= 0, x, x / 2)
    expected[192:] += 100
    return [(y, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

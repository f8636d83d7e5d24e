# The maximum of each row of 64 numbers.
# Teaches: one repeat is 256 bytes, so 64 floats: whole_reduce_max makes one number of every repeat, and a single
# instruction takes all rows.

import asc
import numpy as np

CORES = 4
ROWS = 128
COLUMNS = 64


@asc.jit
def row_max(x: asc.GlobalAddress, y: asc.GlobalAddress, rows: int):
    core = asc.get_block_idx()
    x_gm = asc.GlobalTensor()
    y_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x + core * rows * COLUMNS, rows * COLUMNS)
    y_gm.set_global_buffer(y + core * rows, rows)
    x_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECIN, 0, ROWS * COLUMNS)
    y_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECOUT, ROWS * COLUMNS * 4, ROWS)

    asc.data_copy(x_ub, x_gm, rows * COLUMNS)
    asc.set_flag(asc.HardEvent.MTE2_V, 0)
    asc.wait_flag(asc.HardEvent.MTE2_V, 0)
    asc.whole_reduce_max(y_ub, x_ub, COLUMNS, rows, 1, 1, 8, asc.ReduceOrder.ORDER_ONLY_VALUE)
    asc.set_flag(asc.HardEvent.V_MTE3, 0)
    asc.wait_flag(asc.HardEvent.V_MTE3, 0)
    asc.data_copy(y_gm, y_ub, rows)


def launch():
    rng = np.random.default_rng(11)
    x = rng.standard_normal((CORES * ROWS, COLUMNS), dtype=np.float32)
    y = np.zeros(CORES * ROWS, dtype=np.float32)
    row_max[CORES](x, y, ROWS)
    expected = x.max(axis=1)
    return [(y, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected, rtol=1e-5)

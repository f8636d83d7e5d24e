# Softmax of each row: exp(x - max) / sum(exp(x - max)).
# Teaches: reductions, a scalar read back from local memory (with the flag V_S before it), and a loop whose buffers are
# used again by the next row (MTE3_MTE2 at its end).

import asc
import numpy as np

CORES = 4
ROWS_PER_CORE = 4
COLUMNS = 512


@asc.jit
def softmax(x: asc.GlobalAddress, y: asc.GlobalAddress, rows: int, columns: asc.ConstExpr[int]):
    size = columns * 4
    offset = asc.get_block_idx() * rows * columns
    x_gm = asc.GlobalTensor()
    y_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x + offset, rows * columns)
    y_gm.set_global_buffer(y + offset, rows * columns)
    row = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, columns)
    scratch = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, size, columns)
    stat = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, size * 2, 8)

    for i in range(rows):
        asc.data_copy(row, x_gm[i * columns:], columns)
        asc.set_flag(asc.HardEvent.MTE2_V, 0)
        asc.wait_flag(asc.HardEvent.MTE2_V, 0)

        asc.reduce_max(stat, row, scratch, columns)
        asc.set_flag(asc.HardEvent.V_S, 0)
        asc.wait_flag(asc.HardEvent.V_S, 0)
        biggest = stat.get_value(0)
        asc.set_flag(asc.HardEvent.S_V, 0)
        asc.wait_flag(asc.HardEvent.S_V, 0)
        asc.adds(row, row, 0.0 - biggest, columns)
        asc.exp(row, row, columns)

        asc.reduce_sum(stat, row, scratch, columns)
        asc.set_flag(asc.HardEvent.V_S, 0)
        asc.wait_flag(asc.HardEvent.V_S, 0)
        total = stat.get_value(0)
        asc.set_flag(asc.HardEvent.S_V, 0)
        asc.wait_flag(asc.HardEvent.S_V, 0)
        asc.muls(row, row, 1.0 / total, columns)

        asc.set_flag(asc.HardEvent.V_MTE3, 0)
        asc.wait_flag(asc.HardEvent.V_MTE3, 0)
        asc.data_copy(y_gm[i * columns:], row, columns)
        asc.set_flag(asc.HardEvent.MTE3_MTE2, 0)
        asc.wait_flag(asc.HardEvent.MTE3_MTE2, 0)


def launch():
    rng = np.random.default_rng(6)
    x = rng.standard_normal((CORES * ROWS_PER_CORE, COLUMNS), dtype=np.float32) * 4
    y = np.zeros_like(x)
    softmax[CORES](x, y, ROWS_PER_CORE, COLUMNS)
    e = np.exp(x - x.max(axis=1, keepdims=True))
    expected = e / e.sum(axis=1, keepdims=True)
    return [(y, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected, rtol=1e-4, atol=1e-6)

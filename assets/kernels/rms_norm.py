# x / sqrt(mean(x * x) + epsilon) * gamma, row by row.
# Teaches: automatic tensors in a loop together with a scalar read: the waits around get_value are inserted too.

import asc
import numpy as np

CORES = 4
ROWS_PER_CORE = 4
COLUMNS = 256
EPSILON = 1e-6


@asc.jit
def rms_norm(x: asc.GlobalAddress, gamma: asc.GlobalAddress, y: asc.GlobalAddress, rows: int):
    offset = asc.get_block_idx() * rows * COLUMNS
    x_gm = asc.GlobalTensor()
    y_gm = asc.GlobalTensor()
    gamma_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x + offset, rows * COLUMNS)
    y_gm.set_global_buffer(y + offset, rows * COLUMNS)
    gamma_gm.set_global_buffer(gamma, COLUMNS)
    for i in range(rows):
        row = asc.LocalTensorAuto(asc.float32, [COLUMNS])
        weight = asc.LocalTensorAuto(asc.float32, [COLUMNS])
        square = asc.LocalTensorAuto(asc.float32, [COLUMNS])
        scratch = asc.LocalTensorAuto(asc.float32, [COLUMNS])
        stat = asc.LocalTensorAuto(asc.float32, [8])
        scaled = asc.LocalTensorAuto(asc.float32, [COLUMNS])
        asc.data_copy(row, x_gm[i * COLUMNS:], COLUMNS)
        asc.data_copy(weight, gamma_gm, COLUMNS)
        asc.mul(square, row, row, COLUMNS)
        asc.reduce_sum(stat, square, scratch, COLUMNS)
        asc.muls(stat, stat, 1.0 / COLUMNS, 8)
        asc.adds(stat, stat, EPSILON, 8)
        asc.sqrt(stat, stat, 8)
        root = stat.get_value(0)
        asc.muls(scaled, row, 1.0 / root, COLUMNS)
        asc.mul(scaled, scaled, weight, COLUMNS)
        asc.data_copy(y_gm[i * COLUMNS:], scaled, COLUMNS)


def launch():
    rng = np.random.default_rng(8)
    x = rng.standard_normal((CORES * ROWS_PER_CORE, COLUMNS), dtype=np.float32)
    gamma = rng.standard_normal(COLUMNS, dtype=np.float32)
    y = np.zeros_like(x)
    rms_norm[CORES](x, gamma, y, ROWS_PER_CORE)
    root = np.sqrt((x * x).mean(axis=1, keepdims=True) + np.float32(EPSILON))
    expected = x / root * gamma
    return [(y, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected, rtol=1e-3, atol=1e-6)

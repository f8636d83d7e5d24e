# (x - mean) / sqrt(variance + epsilon) * gamma + beta, row by row.
# Teaches: TBuf for tensors that stay on the chip, parameters loaded once before the loop, and statistics kept in vector
# form so that only one scalar has to come back per step.

import asc
import numpy as np

CORES = 4
ROWS_PER_CORE = 4
COLUMNS = 256
EPSILON = 1e-5


@asc.jit
def layer_norm(x: asc.GlobalAddress, gamma: asc.GlobalAddress, beta: asc.GlobalAddress, y: asc.GlobalAddress,
               rows: int, columns: asc.ConstExpr[int]):
    offset = asc.get_block_idx() * rows * columns
    x_gm = asc.GlobalTensor()
    y_gm = asc.GlobalTensor()
    gamma_gm = asc.GlobalTensor()
    beta_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x + offset, rows * columns)
    y_gm.set_global_buffer(y + offset, rows * columns)
    gamma_gm.set_global_buffer(gamma, columns)
    beta_gm.set_global_buffer(beta, columns)

    pipe = asc.TPipe()
    que_params = asc.TQue(asc.TPosition.VECIN, 1)
    que_x = asc.TQue(asc.TPosition.VECIN, 1)
    que_y = asc.TQue(asc.TPosition.VECOUT, 1)
    work_buf = asc.TBuf(asc.TPosition.VECCALC)
    stat_buf = asc.TBuf(asc.TPosition.VECCALC)
    pipe.init_buffer(que=que_params, num=1, len=columns * 2 * 4)
    pipe.init_buffer(que=que_x, num=2, len=columns * 4)
    pipe.init_buffer(que=que_y, num=2, len=columns * 4)
    pipe.init_buffer(buf=work_buf, num=columns * 4)
    pipe.init_buffer(buf=stat_buf, num=32)
    work = work_buf.get(asc.float32)
    stat = stat_buf.get(asc.float32)

    # gamma and beta share one buffer: gamma first, beta behind it
    loaded = que_params.alloc_tensor(asc.float32)
    asc.data_copy(loaded, gamma_gm, columns)
    asc.data_copy(loaded[columns:], beta_gm, columns)
    que_params.enque(loaded)
    params = que_params.deque(asc.float32)

    for i in range(rows):
        x_ub = que_x.alloc_tensor(asc.float32)
        asc.data_copy(x_ub, x_gm[i * columns:], columns)
        que_x.enque(x_ub)

        a = que_x.deque(asc.float32)
        b = que_y.alloc_tensor(asc.float32)
        asc.reduce_sum(stat, a, work, columns)
        mean = stat.get_value(0) / float(columns)
        asc.adds(a, a, 0.0 - mean, columns)
        asc.mul(b, a, a, columns)
        asc.reduce_sum(stat, b, work, columns)
        asc.muls(stat, stat, 1.0 / columns, 8)
        asc.adds(stat, stat, EPSILON, 8)
        asc.sqrt(stat, stat, 8)
        deviation = stat.get_value(0)
        asc.muls(a, a, 1.0 / deviation, columns)
        asc.mul(b, a, params, columns)
        asc.add(b, b, params[columns:], columns)
        que_y.enque(b)
        que_x.free_tensor(a)

        y_ub = que_y.deque(asc.float32)
        asc.data_copy(y_gm[i * columns:], y_ub, columns)
        que_y.free_tensor(y_ub)

    que_params.free_tensor(params)


def launch():
    rng = np.random.default_rng(7)
    x = rng.standard_normal((CORES * ROWS_PER_CORE, COLUMNS), dtype=np.float32) + 3
    gamma = rng.standard_normal(COLUMNS, dtype=np.float32)
    beta = rng.standard_normal(COLUMNS, dtype=np.float32)
    y = np.zeros_like(x)
    layer_norm[CORES](x, gamma, beta, y, ROWS_PER_CORE, COLUMNS)
    centred = x - x.mean(axis=1, keepdims=True)
    deviation = np.sqrt((centred**2).mean(axis=1, keepdims=True) + np.float32(EPSILON))
    expected = centred / deviation * gamma + beta
    return [(y, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected, rtol=1e-3, atol=1e-5)

# gelu(x) by the tanh formula, written with one exponential: x / (1 + exp(-2 u)), u = sqrt(2 / pi) (x + 0.044715 x^3).
# Teaches: a longer chain of vector instructions on one tile, and a device function that the compiler puts in place.

import asc
import numpy as np

CORES = 8
TILE = 2048
CUBIC = 0.044715
MINUS_TWO_ROOT = -1.5957691216


@asc.jit
def gelu_tile(y: asc.LocalTensor, x: asc.LocalTensor, count: int):
    asc.mul(y, x, x, count)
    asc.mul(y, y, x, count)
    asc.muls(y, y, CUBIC, count)
    asc.add(y, y, x, count)
    asc.muls(y, y, MINUS_TWO_ROOT, count)
    asc.exp(y, y, count)
    asc.adds(y, y, 1.0, count)
    asc.div(y, x, y, count)


@asc.jit
def gelu(x: asc.GlobalAddress, y: asc.GlobalAddress, tiles: int):
    offset = asc.get_block_idx() * tiles * TILE
    x_gm = asc.GlobalTensor()
    y_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x + offset, tiles * TILE)
    y_gm.set_global_buffer(y + offset, tiles * TILE)
    x_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECIN, 0, TILE)
    y_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECOUT, TILE * 4, TILE)
    for i in range(tiles):
        asc.data_copy(x_ub, x_gm[i * TILE:], TILE)
        asc.set_flag(asc.HardEvent.MTE2_V)
        asc.wait_flag(asc.HardEvent.MTE2_V)
        gelu_tile(y_ub, x_ub, TILE)
        asc.set_flag(asc.HardEvent.V_MTE3)
        asc.wait_flag(asc.HardEvent.V_MTE3)
        asc.data_copy(y_gm[i * TILE:], y_ub, TILE)
        asc.set_flag(asc.HardEvent.MTE3_MTE2)
        asc.wait_flag(asc.HardEvent.MTE3_MTE2)


def launch():
    rng = np.random.default_rng(9)
    x = rng.standard_normal(CORES * 2 * TILE, dtype=np.float32) * 2
    y = np.zeros_like(x)
    gelu[CORES](x, y, 2)
    expected = x / (1 + np.exp(np.float32(MINUS_TWO_ROOT) * (x + np.float32(CUBIC) * x**3)))
    return [(y, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected, rtol=1e-4, atol=1e-6)

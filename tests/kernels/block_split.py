# Work split over cores by hand: the last core takes what is left, some take nothing.

import asc
import numpy as np

TILE = 64


@asc.jit
def block_split(x: asc.GlobalAddress, y: asc.GlobalAddress, tiles: int):
    cores = asc.get_block_num()
    core = asc.get_block_idx()
    each = asc.ceildiv(tiles, cores)
    first = core * each
    count = tiles - first
    if count > each:
        count = each + 0
    x_gm = asc.GlobalTensor()
    y_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, tiles * TILE)
    y_gm.set_global_buffer(y, tiles * TILE)
    ub = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, TILE)
    for i in range(count):
        at = (first + i) * TILE
        asc.data_copy(ub, x_gm[at:], TILE)
        asc.set_flag(asc.HardEvent.MTE2_V, 0)
        asc.wait_flag(asc.HardEvent.MTE2_V, 0)
        asc.adds(ub, ub, 1.0, TILE)
        asc.set_flag(asc.HardEvent.V_MTE3, 0)
        asc.wait_flag(asc.HardEvent.V_MTE3, 0)
        asc.data_copy(y_gm[at:], ub, TILE)
        asc.set_flag(asc.HardEvent.MTE3_MTE2, 0)
        asc.wait_flag(asc.HardEvent.MTE3_MTE2, 0)


def launch():
    x = np.arange(10 * TILE, dtype=np.float32)
    y = np.zeros_like(x)
    block_split[4](x, y, 10)
    expected = x + 1
    return [(y, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

# z = x * x + y, copies and computation overlapped by hand.
# Teaches: what makes double buffering work without queues. A buffer may be filled again as soon as V has read it
# (V_MTE2) and computed into again as soon as it was copied out (MTE3_V). Each flag is set once before the loop for both
# halves and taken back once behind it, so that every wait has its set. Compare the timeline with add.py.

import asc
import numpy as np

CORES = 8
TILE = 2048


@asc.jit
def double_buffer(x: asc.GlobalAddress, y: asc.GlobalAddress, z: asc.GlobalAddress, tiles: int):
    offset = asc.get_block_idx() * tiles * TILE
    x_gm = asc.GlobalTensor()
    y_gm = asc.GlobalTensor()
    z_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x + offset, tiles * TILE)
    y_gm.set_global_buffer(y + offset, tiles * TILE)
    z_gm.set_global_buffer(z + offset, tiles * TILE)
    x_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECIN, 0, TILE * 2)
    y_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECIN, TILE * 8, TILE * 2)
    z_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECOUT, TILE * 16, TILE * 2)

    for buf in asc.static_range(2):
        asc.set_flag(asc.HardEvent.V_MTE2, buf)
        asc.set_flag(asc.HardEvent.MTE3_V, buf)
    for i in range(tiles):
        half = i % 2
        at = half * TILE
        asc.wait_flag(asc.HardEvent.V_MTE2, half)
        asc.data_copy(x_ub[at:], x_gm[i * TILE:], TILE)
        asc.data_copy(y_ub[at:], y_gm[i * TILE:], TILE)
        asc.set_flag(asc.HardEvent.MTE2_V, half)

        asc.wait_flag(asc.HardEvent.MTE2_V, half)
        asc.wait_flag(asc.HardEvent.MTE3_V, half)
        asc.mul(z_ub[at:], x_ub[at:], x_ub[at:], TILE)
        asc.add(z_ub[at:], z_ub[at:], y_ub[at:], TILE)
        asc.set_flag(asc.HardEvent.V_MTE2, half)
        asc.set_flag(asc.HardEvent.V_MTE3, half)

        asc.wait_flag(asc.HardEvent.V_MTE3, half)
        asc.data_copy(z_gm[i * TILE:], z_ub[at:], TILE)
        asc.set_flag(asc.HardEvent.MTE3_V, half)
    for buf in asc.static_range(2):
        asc.wait_flag(asc.HardEvent.V_MTE2, buf)
        asc.wait_flag(asc.HardEvent.MTE3_V, buf)


def launch():
    rng = np.random.default_rng(14)
    x = rng.standard_normal(CORES * 8 * TILE, dtype=np.float32)
    y = rng.standard_normal(CORES * 8 * TILE, dtype=np.float32)
    z = np.zeros_like(x)
    double_buffer[CORES](x, y, z, 8)
    expected = x * x + y
    return [(z, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected, rtol=1e-5)

# z = x + y on several cores.
# Teaches: a kernel with nothing hidden. Addresses in local memory are chosen by hand, the three pipes (copy in, vector,
# copy out) are ordered by flags, and two halves of each buffer take turns.

import asc
import numpy as np

CORES = 8
TILE_NUM = 8
BUFFER_NUM = 2  # double buffering


@asc.jit
def add(x: asc.GlobalAddress, y: asc.GlobalAddress, z: asc.GlobalAddress, block_length: int):
    offset = asc.get_block_idx() * block_length
    x_gm = asc.GlobalTensor()
    y_gm = asc.GlobalTensor()
    z_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x + offset, block_length)
    y_gm.set_global_buffer(y + offset, block_length)
    z_gm.set_global_buffer(z + offset, block_length)

    tile = block_length // TILE_NUM // BUFFER_NUM
    bytes_each = tile * BUFFER_NUM * 4
    x_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECIN, 0, tile * BUFFER_NUM)
    y_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECIN, bytes_each, tile * BUFFER_NUM)
    z_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECOUT, bytes_each * 2, tile * BUFFER_NUM)

    for i in range(TILE_NUM * BUFFER_NUM):
        buf = i % BUFFER_NUM
        asc.data_copy(x_ub[buf * tile:], x_gm[i * tile:], tile)
        asc.data_copy(y_ub[buf * tile:], y_gm[i * tile:], tile)
        asc.set_flag(asc.HardEvent.MTE2_V, buf)
        asc.wait_flag(asc.HardEvent.MTE2_V, buf)
        asc.add(z_ub[buf * tile:], x_ub[buf * tile:], y_ub[buf * tile:], tile)
        asc.set_flag(asc.HardEvent.V_MTE3, buf)
        asc.wait_flag(asc.HardEvent.V_MTE3, buf)
        asc.data_copy(z_gm[i * tile:], z_ub[buf * tile:], tile)
        asc.set_flag(asc.HardEvent.MTE3_MTE2, buf)
        asc.wait_flag(asc.HardEvent.MTE3_MTE2, buf)


def launch():
    rng = np.random.default_rng(1)
    x = rng.standard_normal(CORES * 16384, dtype=np.float32)
    y = rng.standard_normal(CORES * 16384, dtype=np.float32)
    z = np.zeros_like(x)
    add[CORES](x, y, z, x.size // CORES)
    expected = x + y
    return [(z, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected, rtol=1e-5)

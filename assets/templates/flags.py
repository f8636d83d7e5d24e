# One input, one output. Addresses and flags are written by hand.

import asc
import numpy as np

CORES = 8
TILE = 1024


@asc.jit
def kernel(x: asc.GlobalAddress, z: asc.GlobalAddress, block_length: int):
    offset = asc.get_block_idx() * block_length
    x_gm = asc.GlobalTensor()
    z_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x + offset, block_length)
    z_gm.set_global_buffer(z + offset, block_length)
    x_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECIN, 0, TILE)
    z_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECOUT, TILE * 4, TILE)

    for i in range(block_length // TILE):
        asc.data_copy(x_ub, x_gm[i * TILE:], TILE)
        asc.set_flag(asc.HardEvent.MTE2_V, 0)
        asc.wait_flag(asc.HardEvent.MTE2_V, 0)
        asc.abs(z_ub, x_ub, TILE)
        asc.set_flag(asc.HardEvent.V_MTE3, 0)
        asc.wait_flag(asc.HardEvent.V_MTE3, 0)
        asc.data_copy(z_gm[i * TILE:], z_ub, TILE)
        asc.set_flag(asc.HardEvent.MTE3_MTE2, 0)
        asc.wait_flag(asc.HardEvent.MTE3_MTE2, 0)


def launch():
    x = np.random.default_rng(1).standard_normal(CORES * 8 * TILE, dtype=np.float32)
    z = np.zeros_like(x)
    kernel[CORES](x, z, x.size // CORES)
    return [(z, np.abs(x))]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected, rtol=1e-5)

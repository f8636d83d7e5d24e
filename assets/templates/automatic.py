# One input, one output. The compiler places the tensors and inserts the waits.

import asc
import numpy as np

CORES = 8
TILE = 2048


@asc.jit(insert_sync=True)
def kernel(x: asc.GlobalAddress, z: asc.GlobalAddress, block_length: int):
    offset = asc.get_block_idx() * block_length
    x_gm = asc.GlobalTensor()
    z_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x + offset, block_length)
    z_gm.set_global_buffer(z + offset, block_length)
    for i in range(block_length // TILE):
        x_ub = asc.LocalTensorAuto(asc.float32, [TILE])
        z_ub = asc.LocalTensorAuto(asc.float32, [TILE])
        asc.data_copy(x_ub, x_gm[i * TILE:], TILE)
        asc.abs(z_ub, x_ub, TILE)
        asc.data_copy(z_gm[i * TILE:], z_ub, TILE)


def launch():
    x = np.random.default_rng(1).standard_normal(CORES * 4 * TILE, dtype=np.float32)
    z = np.zeros_like(x)
    kernel[CORES](x, z, x.size // CORES)
    return [(z, np.abs(x))]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected, rtol=1e-5)

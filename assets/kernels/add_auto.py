# z = x + y with nothing but the work written down.
# Teaches: LocalTensorAuto. The compiler places the tensors and inserts every wait (insert_sync); look at the passes
# materialize-tensor and insert-sync to see how.

import asc
import numpy as np

CORES = 8
TILE = 2048


@asc.jit(insert_sync=True)
def add_auto(x: asc.GlobalAddress, y: asc.GlobalAddress, z: asc.GlobalAddress, block_length: int):
    offset = asc.get_block_idx() * block_length
    x_gm = asc.GlobalTensor()
    y_gm = asc.GlobalTensor()
    z_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x + offset, block_length)
    y_gm.set_global_buffer(y + offset, block_length)
    z_gm.set_global_buffer(z + offset, block_length)
    for i in range(block_length // TILE):
        x_ub = asc.LocalTensorAuto(asc.float32, [TILE])
        y_ub = asc.LocalTensorAuto(asc.float32, [TILE])
        z_ub = asc.LocalTensorAuto(asc.float32, [TILE])
        asc.data_copy(x_ub, x_gm[i * TILE:], TILE)
        asc.data_copy(y_ub, y_gm[i * TILE:], TILE)
        asc.add(z_ub, x_ub, y_ub, TILE)
        asc.data_copy(z_gm[i * TILE:], z_ub, TILE)


def launch():
    rng = np.random.default_rng(3)
    x = rng.standard_normal(CORES * 4 * TILE, dtype=np.float32)
    y = rng.standard_normal(CORES * 4 * TILE, dtype=np.float32)
    z = np.zeros_like(x)
    add_auto[CORES](x, y, z, x.size // CORES)
    expected = x + y
    return [(z, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected, rtol=1e-5)

# One input, one output. Queues hand tensors from pipe to pipe and do the waiting.

import asc
import numpy as np

CORES = 8
TILE = 1024
BUFFERS = 2


@asc.jit
def kernel(x: asc.GlobalAddress, z: asc.GlobalAddress, block_length: int):
    offset = asc.get_block_idx() * block_length
    x_gm = asc.GlobalTensor()
    z_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x + offset, block_length)
    z_gm.set_global_buffer(z + offset, block_length)

    pipe = asc.TPipe()
    in_x = asc.TQue(asc.TPosition.VECIN, 1)
    out_z = asc.TQue(asc.TPosition.VECOUT, 1)
    pipe.init_buffer(que=in_x, num=BUFFERS, len=TILE * x.dtype.sizeof())
    pipe.init_buffer(que=out_z, num=BUFFERS, len=TILE * z.dtype.sizeof())

    for i in range(block_length // TILE):
        x_ub = in_x.alloc_tensor(x.dtype)
        asc.data_copy(x_ub, x_gm[i * TILE:], TILE)
        in_x.enque(x_ub)

        a = in_x.deque(x.dtype)
        b = out_z.alloc_tensor(z.dtype)
        asc.abs(b, a, TILE)
        out_z.enque(b)
        in_x.free_tensor(a)

        z_ub = out_z.deque(z.dtype)
        asc.data_copy(z_gm[i * TILE:], z_ub, TILE)
        out_z.free_tensor(z_ub)


def launch():
    x = np.random.default_rng(1).standard_normal(CORES * 8 * TILE, dtype=np.float32)
    z = np.zeros_like(x)
    kernel[CORES](x, z, x.size // CORES)
    return [(z, np.abs(x))]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected, rtol=1e-5)

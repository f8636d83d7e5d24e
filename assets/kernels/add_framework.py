# z = x + y with queues.
# Teaches: TPipe and TQue. A queue hands tensors from one pipe to the next and does the waiting; two buffers per queue
# let the copies of one tile overlap the computation of another. Compare with add.py, where the flags are written out.

import asc
import numpy as np

CORES = 8
TILE = 1024
BUFFER_NUM = 2


@asc.jit
def add_framework(x: asc.GlobalAddress, y: asc.GlobalAddress, z: asc.GlobalAddress, block_length: int):
    offset = asc.get_block_idx() * block_length
    x_gm = asc.GlobalTensor()
    y_gm = asc.GlobalTensor()
    z_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x + offset, block_length)
    y_gm.set_global_buffer(y + offset, block_length)
    z_gm.set_global_buffer(z + offset, block_length)

    pipe = asc.TPipe()
    in_x = asc.TQue(asc.TPosition.VECIN, 1)
    in_y = asc.TQue(asc.TPosition.VECIN, 1)
    out_z = asc.TQue(asc.TPosition.VECOUT, 1)
    pipe.init_buffer(que=in_x, num=BUFFER_NUM, len=TILE * x.dtype.sizeof())
    pipe.init_buffer(que=in_y, num=BUFFER_NUM, len=TILE * y.dtype.sizeof())
    pipe.init_buffer(que=out_z, num=BUFFER_NUM, len=TILE * z.dtype.sizeof())

    for i in range(block_length // TILE):
        # copy in: MTE2 fills a free buffer
        x_ub = in_x.alloc_tensor(x.dtype)
        y_ub = in_y.alloc_tensor(y.dtype)
        asc.data_copy(x_ub, x_gm[i * TILE:], TILE)
        asc.data_copy(y_ub, y_gm[i * TILE:], TILE)
        in_x.enque(x_ub)
        in_y.enque(y_ub)
        # compute: V waits for both, then frees them
        a = in_x.deque(x.dtype)
        b = in_y.deque(y.dtype)
        c = out_z.alloc_tensor(z.dtype)
        asc.add(c, a, b, TILE)
        out_z.enque(c)
        in_x.free_tensor(a)
        in_y.free_tensor(b)
        # copy out: MTE3 waits for the result
        z_ub = out_z.deque(z.dtype)
        asc.data_copy(z_gm[i * TILE:], z_ub, TILE)
        out_z.free_tensor(z_ub)


def launch():
    rng = np.random.default_rng(2)
    x = rng.standard_normal(CORES * 8 * TILE, dtype=np.float32)
    y = rng.standard_normal(CORES * 8 * TILE, dtype=np.float32)
    z = np.zeros_like(x)
    add_framework[CORES](x, y, z, x.size // CORES)
    expected = x + y
    return [(z, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected, rtol=1e-5)

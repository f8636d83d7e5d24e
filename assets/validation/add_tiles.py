# z = x + y over 8192 x 8192 halves in tiles of 8 KiB, the steps of a measured series: cores, buffers per queue, and
# whether the second input lies on the first one's banks.

import asc
import numpy as np

CORES = 48
BUFFERS = 2
SKEW = 0
TILE = 4096
TILES = 341


@asc.jit
def add_tiles(x: asc.GlobalAddress, y: asc.GlobalAddress, z: asc.GlobalAddress):
    offset = asc.get_block_idx() * TILES * TILE
    x_gm = asc.GlobalTensor()
    y_gm = asc.GlobalTensor()
    z_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x + offset, TILES * TILE)
    y_gm.set_global_buffer(y + offset, TILES * TILE)
    z_gm.set_global_buffer(z + offset, TILES * TILE)
    pipe = asc.TPipe()
    in_x = asc.TQue(asc.TPosition.VECIN, 1)
    gap = asc.TBuf(asc.TPosition.VECCALC)
    in_y = asc.TQue(asc.TPosition.VECIN, 1)
    out_z = asc.TQue(asc.TPosition.VECOUT, 1)
    pipe.init_buffer(que=in_x, num=BUFFERS, len=TILE * 2)
    if SKEW > 0:
        pipe.init_buffer(gap, SKEW)
    pipe.init_buffer(que=in_y, num=BUFFERS, len=TILE * 2)
    pipe.init_buffer(que=out_z, num=BUFFERS, len=TILE * 2)
    for i in range(TILES):
        x_ub = in_x.alloc_tensor(x.dtype)
        y_ub = in_y.alloc_tensor(y.dtype)
        asc.data_copy(x_ub, x_gm[i * TILE:], TILE)
        asc.data_copy(y_ub, y_gm[i * TILE:], TILE)
        in_x.enque(x_ub)
        in_y.enque(y_ub)
        a = in_x.deque(x.dtype)
        b = in_y.deque(y.dtype)
        c = out_z.alloc_tensor(z.dtype)
        asc.add(c, a, b, TILE)
        out_z.enque(c)
        in_x.free_tensor(a)
        in_y.free_tensor(b)
        z_ub = out_z.deque(z.dtype)
        asc.data_copy(z_gm[i * TILE:], z_ub, TILE)
        out_z.free_tensor(z_ub)


def launch():
    n = CORES * TILES * TILE
    x = np.zeros(n, dtype=np.float16)
    y = np.zeros(n, dtype=np.float16)
    z = np.zeros(n, dtype=np.float16)
    add_tiles[CORES](x, y, z)

# Reads 12288 x 12288 halves in pieces of ROWS x BYTES, the block sizes and alignments of a measured series.

import asc
import numpy as np

CORES = 48
ROWS = 64
BYTES = 2048
PITCH = 24576
COPIES = 48
WIDTH = 12288


@asc.jit
def copy_blocks(x: asc.GlobalAddress):
    offset = asc.get_block_idx() * COPIES * ROWS * BYTES // 2
    x_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, 12288 * 12288)
    ub = asc.LocalTensor(x.dtype, asc.TPosition.VECIN, 0, 65536)
    for i in range(COPIES):
        at = offset + i * BYTES // 2 if ROWS == 1 else (offset // WIDTH // ROWS * ROWS) * WIDTH + i % 12 * (BYTES // 2) + i // 12 * ROWS * WIDTH
        asc.data_copy(ub, x_gm[at:], asc.DataCopyParams(ROWS, BYTES // 32, (PITCH - BYTES) // 32, 0))


def launch():
    x = np.zeros(12288 * 12288, dtype=np.float16)
    copy_blocks[CORES](x)

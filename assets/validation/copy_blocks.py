# Reads 12288 x 12288 halves in pieces of ROWS x BYTES, the block sizes of a measured series.

import asc
import numpy as np

CORES = 48
ROWS = 64
BYTES = 2048
OUTER = 4
INNER = 12
SPAN = 3145728
GROUP = 786432
STEP = 1024


@asc.jit
def copy_blocks(x: asc.GlobalAddress):
    x_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x + asc.get_block_idx() * SPAN, SPAN)
    ub = asc.LocalTensor(x.dtype, asc.TPosition.VECIN, 0, 65536)
    for group in range(OUTER):
        for piece in range(INNER):
            asc.data_copy(ub, x_gm[group * GROUP + piece * STEP:],
                          asc.DataCopyParams(ROWS, BYTES // 32, (24576 - BYTES) // 32, 0))


def launch():
    x = np.zeros(12288 * 12288, dtype=np.float16)
    copy_blocks[CORES](x)

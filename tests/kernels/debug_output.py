# printf with numbers and text, dump_tensor, a time stamp, a trap that is not reached.

import asc
import numpy as np


@asc.jit
def debug_output(x: asc.GlobalAddress, y: asc.GlobalAddress, n: int, s: float):
    x_gm = asc.GlobalTensor()
    y_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, 256)
    y_gm.set_global_buffer(y, 256)
    ub = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    asc.printf("begin\\n")
    asc.printf("n = %d, s = %f\\n", n, s)
    asc.printf("mode %s, core %d of %d\\n", "fast", asc.get_block_idx(), 1)
    asc.data_copy(ub, x_gm, 256)
    asc.dump_tensor(x_gm, 1, 32)
    asc.pipe_barrier(asc.PipeID.PIPE_ALL)
    asc.dump_tensor(ub, 2, 64)
    asc.print_time_stamp(3)
    if n > 100:
        asc.trap()
    asc.data_copy(y_gm, ub, 256)


def launch():
    x = (np.arange(256)).astype(np.float32)
    y = np.zeros(256, dtype=np.float32)
    debug_output[1](x, y, 3, 1.5)
    return [(y, x)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

# y = x + 1 where the length fills neither blocks nor repeats.
# Teaches: padded copies take lengths in bytes; the mask of an instruction limits its last repeat; `if` decides on the
# device whether there is a tail at all.

import asc
import numpy as np

CORES = 3
REPEAT = 64  # float32 lanes in 256 bytes


@asc.jit
def masked_tail(x: asc.GlobalAddress, y: asc.GlobalAddress, length: int):
    offset = asc.get_block_idx() * length
    x_gm = asc.GlobalTensor()
    y_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x + offset, length)
    y_gm.set_global_buffer(y + offset, length)
    x_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECIN, 0, 1024)
    y_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECOUT, 4096, 1024)
    repeats = length // REPEAT
    tail = length % REPEAT

    copy = asc.DataCopyExtParams(1, length * 4, 0, 0, 0)
    asc.data_copy_pad(x_ub, x_gm, copy, asc.DataCopyPadExtParams(asc.float32, False, 0, 0, 0))
    asc.set_flag(asc.HardEvent.MTE2_V, 0)
    asc.wait_flag(asc.HardEvent.MTE2_V, 0)
    if repeats > 0:
        asc.adds(y_ub, x_ub, 1.0, REPEAT, repeats, asc.UnaryRepeatParams(1, 1, 8, 8))
    if tail > 0:
        done = repeats * REPEAT
        asc.adds(y_ub[done:], x_ub[done:], 1.0, tail, 1, asc.UnaryRepeatParams(1, 1, 8, 8))
    asc.set_flag(asc.HardEvent.V_MTE3, 0)
    asc.wait_flag(asc.HardEvent.V_MTE3, 0)
    asc.data_copy_pad(y_gm, y_ub, copy)


def launch():
    rng = np.random.default_rng(13)
    results = []
    for length in (1000, 45, 128):
        x = rng.standard_normal(CORES * length, dtype=np.float32)
        y = np.zeros_like(x)
        masked_tail[CORES](x, y, length)
        results.append((y, x + np.float32(1)))
    return results


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected, rtol=1e-5)

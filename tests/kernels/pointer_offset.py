# Addresses: constant and run-time offsets, chained, carried through a loop and chosen by a branch.

import asc
import numpy as np


@asc.jit
def pointer_offset(x: asc.GlobalAddress, y: asc.GlobalAddress, first: int, upper: int):
    x_gm = asc.GlobalTensor()
    y_gm = asc.GlobalTensor()
    ub = asc.LocalTensor(asc.float32, asc.TPosition.VECIN, 0, 16)
    base = x + first
    base = base + 16
    if upper > 0:
        base = base + 32
    source = base
    target = y
    for i in range(3):
        x_gm.set_global_buffer(source, 16)
        y_gm.set_global_buffer(target + 0, 16)
        asc.data_copy(ub, x_gm, 16)
        asc.set_flag(asc.HardEvent.MTE2_MTE3, 0)
        asc.wait_flag(asc.HardEvent.MTE2_MTE3, 0)
        asc.data_copy(y_gm, ub, 16)
        asc.set_flag(asc.HardEvent.MTE3_MTE2, 0)
        asc.wait_flag(asc.HardEvent.MTE3_MTE2, 0)
        source = source + 16
        target = target + i * 16 + 16


def launch():
    x = np.arange(256, dtype=np.float32)
    y = np.zeros(128, dtype=np.float32)
    pointer_offset[1](x, y, 8, 1)
    expected = np.zeros_like(y)
    expected[:16] = x[56:72]
    expected[16:32] = x[72:88]
    expected[48:64] = x[88:104]
    return [(y, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

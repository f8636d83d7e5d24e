# Local and global tensors as names that a loop or a branch assigns: ping-pong by swapping views.

import asc
import numpy as np


@asc.jit
def tensor_carried(x: asc.GlobalAddress, y: asc.GlobalAddress, n: int):
    x_gm = asc.GlobalTensor()
    y_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, 256)
    y_gm.set_global_buffer(y, 256)
    first = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 64)
    second = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 256, 64)
    ub = first[0:]
    source = x_gm[0:]
    if n > 1:
        ub = second[0:]
        source = x_gm[64:]
    for i in range(3):
        asc.data_copy(ub, source, 64)
        asc.set_flag(asc.HardEvent.MTE2_MTE3, 0)
        asc.wait_flag(asc.HardEvent.MTE2_MTE3, 0)
        asc.data_copy(y_gm[i * 64:], ub, 64)
        asc.set_flag(asc.HardEvent.MTE3_MTE2, 0)
        asc.wait_flag(asc.HardEvent.MTE3_MTE2, 0)
        source = x_gm[i * 64:]


def launch():
    x = (np.arange(256)).astype(np.float32)
    y = np.zeros(256, dtype=np.float32)
    tensor_carried[1](x, y, 2)
    expected = np.zeros_like(y)
    expected[:64] = x[64:128]
    expected[64:128] = x[:64]
    expected[128:192] = x[64:128]
    return [(y, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

# asc.static_range unrolls: the counter is a Python number, so that it can index lists and choose.

import asc
import numpy as np

WEIGHTS = [1, 2, 3, 4]


@asc.jit
def static_range(y: asc.GlobalAddress, n: int):
    y_gm = asc.GlobalTensor()
    y_gm.set_global_buffer(y, 8)
    out = asc.LocalTensor(asc.int32, asc.TPosition.VECOUT, 0, 8)
    asc.duplicate(out, 0, 8)
    asc.set_flag(asc.HardEvent.V_S, 0)
    asc.wait_flag(asc.HardEvent.V_S, 0)
    total = n * 0
    for i in asc.static_range(4):
        total = total + WEIGHTS[i] * n
    out.set_value(0, total)
    for i in asc.static_range(1, 6, 2):
        if i == 3:
            total = total + 1000
        else:
            total = total + i
    out.set_value(1, total)
    out.set_value(2, i)
    asc.set_flag(asc.HardEvent.S_MTE3, 0)
    asc.wait_flag(asc.HardEvent.S_MTE3, 0)
    asc.data_copy(y_gm, out, 8)


def launch():
    y = np.zeros(8, dtype=np.int32)
    static_range[1](y, 3)
    expected = np.zeros_like(y)
    expected[:3] = [30, 1036, 5]
    return [(y, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

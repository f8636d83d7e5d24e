# Several names carried through nested loops and branches.

import asc
import numpy as np


@asc.jit
def loop_carried(y: asc.GlobalAddress, n: int, scale: float):
    y_gm = asc.GlobalTensor()
    y_gm.set_global_buffer(y, 8)
    out = asc.LocalTensor(asc.int32, asc.TPosition.VECOUT, 0, 8)
    asc.duplicate(out, 0, 8)
    asc.set_flag(asc.HardEvent.V_S, 0)
    asc.wait_flag(asc.HardEvent.V_S, 0)
    low = n * 0
    high = n * 0
    steps = n * 0
    weight = scale + 0.0
    for i in range(n):
        if i % 2 == 0:
            low = low + i
            steps = steps + 1
        else:
            high = high + i
        for j in range(2):
            weight = weight * 2.0
            low = low + j
    out.set_value(0, low)
    out.set_value(1, high)
    out.set_value(2, steps)
    out.set_value(3, weight.cast(asc.int32))
    asc.set_flag(asc.HardEvent.S_MTE3, 0)
    asc.wait_flag(asc.HardEvent.S_MTE3, 0)
    asc.data_copy(y_gm, out, 8)


def launch():
    y = np.zeros(8, dtype=np.int32)
    loop_carried[1](y, 6, 1.0)
    expected = np.zeros_like(y)
    expected[:4] = [6 + 6, 9, 3, 4096]
    return [(y, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

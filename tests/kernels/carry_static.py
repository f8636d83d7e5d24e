# Static loops and branches within run-time loops that carry names.

import asc
import numpy as np


@asc.jit
def carry_static(y: asc.GlobalAddress, n: int, deep: asc.ConstExpr[int]):
    y_gm = asc.GlobalTensor()
    y_gm.set_global_buffer(y, 8)
    out = asc.LocalTensor(asc.int32, asc.TPosition.VECOUT, 0, 8)
    asc.duplicate(out, 0, 8)
    asc.set_flag(asc.HardEvent.V_S, 0)
    asc.wait_flag(asc.HardEvent.V_S, 0)
    total = n * 0
    weight = n + 1
    for i in range(n):
        for k in asc.static_range(deep):
            if k % 2 == 0:
                total = total + weight * k
            else:
                weight = weight + i
        if deep > 2:
            total = total + 1
    out.set_value(0, total)
    out.set_value(1, weight)
    asc.set_flag(asc.HardEvent.S_MTE3, 0)
    asc.wait_flag(asc.HardEvent.S_MTE3, 0)
    asc.data_copy(y_gm, out, 8)


def launch():
    y = np.zeros(8, dtype=np.int32)
    carry_static[1](y, 4, 4)
    expected = np.zeros_like(y)
    total, weight = 0, 5
    for i in range(4):
        for k in range(4):
            if k % 2 == 0:
                total += weight * k
            else:
                weight += i
        total += 1
    expected[:2] = [total, weight]
    return [(y, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

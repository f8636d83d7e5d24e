# A device function with a ConstExpr parameter and a static return.

import asc
import numpy as np


@asc.jit
def tripled(value: int, times: asc.ConstExpr[int]):
    total = value * 0
    for i in asc.static_range(times):
        total = total + value
    return total


@asc.jit
def early(value: int, stop: asc.ConstExpr[bool]):
    if stop:
        return value
    return value * 100



@asc.jit
def device_constexpr(y: asc.GlobalAddress, n: int):
    y_gm = asc.GlobalTensor()
    y_gm.set_global_buffer(y, 8)
    out = asc.LocalTensor(asc.int32, asc.TPosition.VECOUT, 0, 8)
    asc.duplicate(out, 0, 8)
    asc.set_flag(asc.HardEvent.V_S, 0)
    asc.wait_flag(asc.HardEvent.V_S, 0)
    out.set_value(0, tripled(n, 3))
    out.set_value(1, early(n, True))
    asc.set_flag(asc.HardEvent.S_MTE3, 0)
    asc.wait_flag(asc.HardEvent.S_MTE3, 0)
    asc.data_copy(y_gm, out, 8)


def launch():
    y = np.zeros(8, dtype=np.int32)
    device_constexpr[1](y, 4)
    expected = np.zeros_like(y)
    expected[:2] = [12, 4]
    return [(y, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

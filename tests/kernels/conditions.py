# Conditions of many kinds in if and while: bool argument, negation, nesting, comparison of kinds.

import asc
import numpy as np


@asc.jit
def conditions(y: asc.GlobalAddress, flag: bool, n: int, f: float, w: np.int64):
    y_gm = asc.GlobalTensor()
    y_gm.set_global_buffer(y, 8)
    out = asc.LocalTensor(asc.int32, asc.TPosition.VECOUT, 0, 8)
    asc.duplicate(out, 0, 8)
    asc.set_flag(asc.HardEvent.V_S, 0)
    asc.wait_flag(asc.HardEvent.V_S, 0)
    if flag:
        out.set_value(0, 1)
    if not flag:
        out.set_value(1, 9)
    else:
        out.set_value(1, 2)
    if (n > 2) and not (f < 1.0):
        out.set_value(2, 3)
    if w > n:
        out.set_value(3, 4)
    if n == 3 or f == 0.0:
        if n != 3:
            out.set_value(4, 9)
        else:
            out.set_value(4, 5)
    if f > n:
        out.set_value(5, 9)
    elif f >= 1.5:
        out.set_value(5, 6)
    if True:
        out.set_value(6, 7)
    if False:
        out.set_value(7, undefined)
    if 3 > 2:
        out.set_value(7, 8)
    asc.set_flag(asc.HardEvent.S_MTE3, 0)
    asc.wait_flag(asc.HardEvent.S_MTE3, 0)
    asc.data_copy(y_gm, out, 8)


def launch():
    y = np.zeros(8, dtype=np.int32)
    conditions[1](y, True, 3, 1.5, np.int64(5))
    expected = np.zeros_like(y)
    expected[:8] = [1, 2, 3, 4, 5, 6, 7, 8]
    return [(y, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

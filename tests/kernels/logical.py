# and, or and not on comparisons.

import asc
import numpy as np


@asc.jit
def logical(y: asc.GlobalAddress, a: int, b: int):
    y_gm = asc.GlobalTensor()
    y_gm.set_global_buffer(y, 16)
    out = asc.LocalTensor(asc.int32, asc.TPosition.VECOUT, 0, 16)
    asc.duplicate(out, 0, 16)
    asc.set_flag(asc.HardEvent.V_S, 0)
    asc.wait_flag(asc.HardEvent.V_S, 0)
    out.set_value(0, 1 if a > 1 and b > 1 else 0)
    out.set_value(1, 1 if a > 1 and b > 10 else 0)
    out.set_value(2, 1 if a > 10 or b > 1 else 0)
    out.set_value(3, 1 if a > 10 or b > 10 else 0)
    out.set_value(4, 1 if not a else 0)
    out.set_value(5, 1 if not (a > 1) else 0)
    out.set_value(6, 1 if (a > 1 and b > 1) and (a < 5 or b < 5) else 0)
    out.set_value(7, 1 if True and (a > 1) else 0)
    inside = a > 0 and b < 100
    if inside:
        out.set_value(8, 21)
    if not inside:
        out.set_value(9, 22)
    asc.set_flag(asc.HardEvent.S_MTE3, 0)
    asc.wait_flag(asc.HardEvent.S_MTE3, 0)
    asc.data_copy(y_gm, out, 16)


def launch():
    y = np.zeros(16, dtype=np.int32)
    logical[1](y, 3, 7)
    expected = np.zeros_like(y)
    expected[:9] = [1, 0, 1, 0, 0, 0, 1, 1, 21]
    return [(y, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

# Every comparison, of integers and of floats, with constants on either side.

import asc
import numpy as np


@asc.jit
def comparisons(y: asc.GlobalAddress, a: int, b: int, f: float, g: float):
    y_gm = asc.GlobalTensor()
    y_gm.set_global_buffer(y, 16)
    out = asc.LocalTensor(asc.int32, asc.TPosition.VECOUT, 0, 16)
    asc.duplicate(out, 0, 16)
    asc.set_flag(asc.HardEvent.V_S, 0)
    asc.wait_flag(asc.HardEvent.V_S, 0)
    out.set_value(0, 1 if a == b else 0)
    out.set_value(1, 1 if a != b else 0)
    out.set_value(2, 1 if a < b else 0)
    out.set_value(3, 1 if a <= b else 0)
    out.set_value(4, 1 if a > b else 0)
    out.set_value(5, 1 if a >= b else 0)
    out.set_value(6, 1 if 3 > a else 0)
    out.set_value(7, 1 if f == g else 0)
    out.set_value(8, 1 if f != g else 0)
    out.set_value(9, 1 if f < g else 0)
    out.set_value(10, 1 if f <= g else 0)
    out.set_value(11, 1 if f > g else 0)
    out.set_value(12, 1 if f >= g else 0)
    out.set_value(13, 1 if 1.5 <= f else 0)
    out.set_value(14, 1 if a < 2.9 else 0)
    out.set_value(15, 1 if f > a else 0)
    asc.set_flag(asc.HardEvent.S_MTE3, 0)
    asc.wait_flag(asc.HardEvent.S_MTE3, 0)
    asc.data_copy(y_gm, out, 16)


def launch():
    y = np.zeros(16, dtype=np.int32)
    comparisons[1](y, 2, 5, 1.5, 1.25)
    expected = np.zeros_like(y)
    expected[:16] = [0, 1, 1, 1, 0, 0, 1, 0, 1, 0, 0, 1, 1, 1, 0, 0]
    return [(y, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

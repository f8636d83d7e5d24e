# Division and remainder of negative numbers: the device truncates towards zero, unlike Python.

import asc
import numpy as np


@asc.jit
def scalar_int_signs(y: asc.GlobalAddress, a: int, b: int):
    y_gm = asc.GlobalTensor()
    y_gm.set_global_buffer(y, 8)
    out = asc.LocalTensor(asc.int32, asc.TPosition.VECOUT, 0, 8)
    asc.duplicate(out, 0, 8)
    asc.set_flag(asc.HardEvent.V_S, 0)
    asc.wait_flag(asc.HardEvent.V_S, 0)
    out.set_value(0, a // b)
    out.set_value(1, a % b)
    out.set_value(2, a / 2)
    out.set_value(3, a >> 1)
    out.set_value(4, (0 - a) // b)
    out.set_value(5, (0 - a) % b)
    asc.set_flag(asc.HardEvent.S_MTE3, 0)
    asc.wait_flag(asc.HardEvent.S_MTE3, 0)
    asc.data_copy(y_gm, out, 8)


def launch():
    y = np.zeros(8, dtype=np.int32)
    scalar_int_signs[1](y, -17, 5)
    expected = np.zeros_like(y)
    expected[:6] = [-3, -2, -8, -9, 3, 2]
    return [(y, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

# Operators on float32 values.

import asc
import numpy as np


@asc.jit
def scalar_float_ops(y: asc.GlobalAddress, a: float, b: float):
    y_gm = asc.GlobalTensor()
    y_gm.set_global_buffer(y, 16)
    out = asc.LocalTensor(asc.float32, asc.TPosition.VECOUT, 0, 16)
    asc.duplicate(out, 0.0, 16)
    asc.set_flag(asc.HardEvent.V_S, 0)
    asc.wait_flag(asc.HardEvent.V_S, 0)
    out.set_value(0, a + b)
    out.set_value(1, a - b)
    out.set_value(2, a * b)
    out.set_value(3, a / b)
    out.set_value(4, a // b)
    out.set_value(5, 1.0 / b)
    out.set_value(6, 2 * a)
    out.set_value(7, a + 1)
    out.set_value(8, 0.5 - a)
    out.set_value(9, +a)
    out.set_value(10, (a + b) * (a - b) / 2.0)
    asc.set_flag(asc.HardEvent.S_MTE3, 0)
    asc.wait_flag(asc.HardEvent.S_MTE3, 0)
    asc.data_copy(y_gm, out, 16)


def launch():
    y = np.zeros(16, dtype=np.float32)
    scalar_float_ops[1](y, 3.5, 1.25)
    expected = np.zeros_like(y)
    a = np.float32(3.5)
    b = np.float32(1.25)
    expected[:11] = [a + b, a - b, a * b, a / b, a / b, 1 / b, 2 * a, a + 1, 0.5 - a, a, (a + b) * (a - b) / 2]
    return [(y, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected, rtol=1e-6)

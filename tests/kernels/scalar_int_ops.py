# Every operator on int32 values, between values and with constants on either side.

import asc
import numpy as np


@asc.jit
def scalar_int_ops(y: asc.GlobalAddress, a: int, b: int):
    y_gm = asc.GlobalTensor()
    y_gm.set_global_buffer(y, 24)
    out = asc.LocalTensor(asc.int32, asc.TPosition.VECOUT, 0, 24)
    asc.duplicate(out, 0, 24)
    asc.set_flag(asc.HardEvent.V_S, 0)
    asc.wait_flag(asc.HardEvent.V_S, 0)
    out.set_value(0, a + b)
    out.set_value(1, a - b)
    out.set_value(2, a * b)
    out.set_value(3, a / b)
    out.set_value(4, a // b)
    out.set_value(5, a % b)
    out.set_value(6, a << 2)
    out.set_value(7, a >> 1)
    out.set_value(8, a & b)
    out.set_value(9, a | b)
    out.set_value(10, a ^ b)
    out.set_value(11, -a)
    out.set_value(12, +a)
    out.set_value(13, 100 - a)
    out.set_value(14, 100 // b)
    out.set_value(15, 3 * a)
    out.set_value(16, a.ceildiv(b))
    out.set_value(17, asc.ceildiv(a, 4))
    out.set_value(18, asc.ceildiv(a, b))
    out.set_value(19, 7 // 2 + 2 ** 3)
    out.set_value(20, (a + 3) * (b - 1) - a // (b + 1))
    asc.set_flag(asc.HardEvent.S_MTE3, 0)
    asc.wait_flag(asc.HardEvent.S_MTE3, 0)
    asc.data_copy(y_gm, out, 24)


def launch():
    y = np.zeros(24, dtype=np.int32)
    scalar_int_ops[1](y, 17, 5)
    expected = np.zeros_like(y)
    expected[:21] = [22, 12, 85, 3, 3, 2, 68, 8, 1, 21, 20, -17, 17, 83, 20, 51, 4, 5, 4, 11, 78]
    return [(y, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

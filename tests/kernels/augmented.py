# Augmented and annotated assignment, to names and to array elements.

import asc
import numpy as np


@asc.jit
def augmented(y: asc.GlobalAddress, n: int, f: float):
    y_gm = asc.GlobalTensor()
    y_gm.set_global_buffer(y, 8)
    out = asc.LocalTensor(asc.int32, asc.TPosition.VECOUT, 0, 8)
    asc.duplicate(out, 0, 8)
    asc.set_flag(asc.HardEvent.V_S, 0)
    asc.wait_flag(asc.HardEvent.V_S, 0)
    a: int = n + 0
    a += 5
    a -= 1
    a *= 3
    a //= 2
    a %= 17
    a <<= 3
    a >>= 1
    a |= 1
    a &= 31
    a ^= 2
    out.set_value(0, a)
    g = f + 0.0
    g *= 2.0
    g /= 4.0
    g += n
    out.set_value(1, g.cast(asc.int32))
    cells = asc.array(asc.int32, 3, fill_value=2)
    for i in range(3):
        cells[i] += i
        cells[i] *= n
    out.set_value(2, cells[0])
    out.set_value(3, cells[1])
    out.set_value(4, cells[2])
    asc.set_flag(asc.HardEvent.S_MTE3, 0)
    asc.wait_flag(asc.HardEvent.S_MTE3, 0)
    asc.data_copy(y_gm, out, 8)


def launch():
    y = np.zeros(8, dtype=np.int32)
    augmented[1](y, 6, 8.5)
    expected = np.zeros_like(y)
    a = (6 + 5 - 1) * 3 // 2 % 17
    a = (((((a << 3) >> 1) | 1) & 31) ^ 2)
    expected[:5] = [a, 10, 12, 18, 24]
    return [(y, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

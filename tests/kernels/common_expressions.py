# Equal expressions, loop invariants, values nobody uses: what is merged, moved and dropped.

import asc
import numpy as np


@asc.jit
def common_expressions(y: asc.GlobalAddress, n: int, m: int):
    y_gm = asc.GlobalTensor()
    y_gm.set_global_buffer(y, 8)
    out = asc.LocalTensor(asc.int32, asc.TPosition.VECOUT, 0, 8)
    asc.duplicate(out, 0, 8)
    asc.set_flag(asc.HardEvent.V_S, 0)
    asc.wait_flag(asc.HardEvent.V_S, 0)
    a = (n + m) * (n + m)
    b = (n + m) * (m + n)
    unused = n * 77
    also = (n - m) // 3
    for i in range(n):
        k = n * m + 5
        q = n // m
        r = n % 7
        unused2 = k * q
        a = a + k + r
        for j in range(m):
            a = a + n * m + i * 3
    out.set_value(0, a)
    out.set_value(1, b)
    if n > m:
        out.set_value(2, (n + m) * 2)
    else:
        out.set_value(3, (n + m) * 3)
    out.set_value(4, 0 * n + 1 * m + (n - 0))
    out.set_value(5, (n + 6) + 9)
    out.set_value(6, n * 4 * 8)
    out.set_value(7, (n << 1) << 2)
    asc.set_flag(asc.HardEvent.S_MTE3, 0)
    asc.wait_flag(asc.HardEvent.S_MTE3, 0)
    asc.data_copy(y_gm, out, 8)


def launch():
    y = np.zeros(8, dtype=np.int32)
    common_expressions[1](y, 6, 3)
    expected = np.zeros_like(y)
    a = 81
    for i in range(6):
        a += 23 + 6
        for j in range(3):
            a += 18 + i * 3
    expected[:8] = [a, 81, 18, 0, 9, 21, 192, 48]
    return [(y, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

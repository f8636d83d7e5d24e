# Names carried through a branch in a loop in a branch, elif chains, and a loop whose names the next loop uses again.

import asc
import numpy as np


@asc.jit
def carry_deep(y: asc.GlobalAddress, n: int, m: int):
    y_gm = asc.GlobalTensor()
    y_gm.set_global_buffer(y, 8)
    out = asc.LocalTensor(asc.int32, asc.TPosition.VECOUT, 0, 8)
    asc.duplicate(out, 0, 8)
    asc.set_flag(asc.HardEvent.V_S, 0)
    asc.wait_flag(asc.HardEvent.V_S, 0)
    a = n * 0
    b = m + 0
    c = n + m
    if n > 1:
        for i in range(n):
            if i == 1:
                a = a + 10
            elif i == 2:
                for j in range(m):
                    if j > i:
                        b = b + j
                    c = c - 1
            elif i > 3:
                a = a + b
            else:
                c = c + 100
    else:
        a = n + 99
    out.set_value(0, a)
    out.set_value(1, b)
    out.set_value(2, c)
    for i in range(m):
        a = a + i
    for i in range(2, m):
        b = b + a
    out.set_value(3, a)
    out.set_value(4, b)
    asc.set_flag(asc.HardEvent.S_MTE3, 0)
    asc.wait_flag(asc.HardEvent.S_MTE3, 0)
    asc.data_copy(y_gm, out, 8)


def launch():
    y = np.zeros(8, dtype=np.int32)
    carry_deep[1](y, 5, 4)
    expected = np.zeros_like(y)
    a, b, c = 0, 4, 9
    for i in range(5):
        if i == 1:
            a += 10
        elif i == 2:
            for j in range(4):
                if j > i:
                    b += j
                c -= 1
        elif i > 3:
            a += b
        else:
            c += 100
    expected[:3] = [a, b, c]
    a += sum(range(4))
    expected[3:5] = [a, b + 2 * a]
    return [(y, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

# Arrays filled and summed in loops, indices computed, one array as an index into another.

import asc
import numpy as np


@asc.jit
def array_loops(y: asc.GlobalAddress, n: int):
    y_gm = asc.GlobalTensor()
    y_gm.set_global_buffer(y, 8)
    out = asc.LocalTensor(asc.int32, asc.TPosition.VECOUT, 0, 8)
    asc.duplicate(out, 0, 8)
    asc.set_flag(asc.HardEvent.V_S, 0)
    asc.wait_flag(asc.HardEvent.V_S, 0)
    table = asc.array(asc.int32, 8)
    order = asc.array(asc.int32, [7, 6, 5, 4, 3, 2, 1, 0])
    halves = asc.array(asc.float16, [0.5, 1.5, 2.5])
    small = asc.array(asc.int8, 4, fill_value=-1)
    for i in range(8):
        table[i] = i * i + n
    total = n * 0
    for i in range(8):
        total = total + table[order[i]] * (i + 1)
    out.set_value(0, total)
    table[n - 1] += table[0] + table[n]
    out.set_value(1, table[2])
    out.set_value(2, halves[1].cast(asc.int16))
    small[1] = n + 300
    out.set_value(3, small[1] + 0)
    out.set_value(4, small[3])
    asc.set_flag(asc.HardEvent.S_MTE3, 0)
    asc.wait_flag(asc.HardEvent.S_MTE3, 0)
    asc.data_copy(y_gm, out, 8)


def launch():
    y = np.zeros(8, dtype=np.int32)
    array_loops[1](y, 3)
    expected = np.zeros_like(y)
    table = [i * i + 3 for i in range(8)]
    total = sum(table[7 - i] * (i + 1) for i in range(8))
    expected[:5] = [total, table[2] + table[0] + table[3], 1, 47, -1]
    return [(y, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

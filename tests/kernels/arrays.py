# Arrays by length, by fill value and by list, of several types; read and written by constant and by counter.

import asc
import numpy as np


@asc.jit
def arrays(y: asc.GlobalAddress, n: int):
    y_gm = asc.GlobalTensor()
    y_gm.set_global_buffer(y, 8)
    out = asc.LocalTensor(asc.int32, asc.TPosition.VECOUT, 0, 8)
    asc.duplicate(out, 0, 8)
    asc.set_flag(asc.HardEvent.V_S, 0)
    asc.wait_flag(asc.HardEvent.V_S, 0)
    plain = asc.array(asc.int32, 4)
    filled = asc.array(asc.int32, 4, 9)
    listed = asc.array(asc.int32, [1, n, n * 2, 4])
    floats = asc.array(asc.float32, [0.5, 1.5])
    wide = asc.array(asc.int64, 2, fill_value=3)
    for i in range(4):
        plain[i] = listed[i] + filled[i]
    out.set_value(0, plain[0])
    out.set_value(1, plain[3])
    out.set_value(2, listed[n - 5])
    floats[1] = floats[0] * n
    out.set_value(3, floats[1].cast(asc.int32))
    wide[0] = wide[1] + n
    out.set_value(4, wide[0].cast(asc.int32))
    total = n * 0
    for i in range(4):
        total += plain[i]
    out.set_value(5, total)
    asc.set_flag(asc.HardEvent.S_MTE3, 0)
    asc.wait_flag(asc.HardEvent.S_MTE3, 0)
    asc.data_copy(y_gm, out, 8)


def launch():
    y = np.zeros(8, dtype=np.int32)
    arrays[1](y, 6)
    expected = np.zeros_like(y)
    expected[:6] = [10, 13, 6, 3, 9, 59]
    return [(y, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

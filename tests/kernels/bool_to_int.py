# Comparison results stored as numbers: one is true.

import asc
import numpy as np


@asc.jit
def bool_to_int(y: asc.GlobalAddress, n: int):
    y_gm = asc.GlobalTensor()
    y_gm.set_global_buffer(y, 8)
    out = asc.LocalTensor(asc.int32, asc.TPosition.VECOUT, 0, 8)
    asc.duplicate(out, 0, 8)
    asc.set_flag(asc.HardEvent.V_S, 0)
    asc.wait_flag(asc.HardEvent.V_S, 0)
    out.set_value(0, n > 3)
    out.set_value(1, n < 3)
    truth = n > 3
    out.set_value(2, truth)
    out.set_value(3, (n == 4).cast(asc.int32))
    asc.set_flag(asc.HardEvent.S_MTE3, 0)
    asc.wait_flag(asc.HardEvent.S_MTE3, 0)
    asc.data_copy(y_gm, out, 8)


def launch():
    y = np.zeros(8, dtype=np.int32)
    bool_to_int[1](y, 4)
    expected = np.zeros_like(y)
    expected[:4] = [1, 0, 1, 1]
    return [(y, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

# A loop variable that names a value already and is assigned again in the body: the new value leaves the loop.

import asc
import numpy as np


@asc.jit
def loop_target_assigned(y: asc.GlobalAddress, n: int):
    y_gm = asc.GlobalTensor()
    y_gm.set_global_buffer(y, 8)
    out = asc.LocalTensor(asc.int32, asc.TPosition.VECOUT, 0, 8)
    asc.duplicate(out, 0, 8)
    asc.set_flag(asc.HardEvent.V_S, 0)
    asc.wait_flag(asc.HardEvent.V_S, 0)
    i = n + 1
    for i in range(4):
        i = i + n
        out.set_value(0, i)
    out.set_value(1, i)
    asc.set_flag(asc.HardEvent.S_MTE3, 0)
    asc.wait_flag(asc.HardEvent.S_MTE3, 0)
    asc.data_copy(y_gm, out, 8)


def launch():
    y = np.zeros(8, dtype=np.int32)
    loop_target_assigned[1](y, 5)
    expected = np.zeros_like(y)
    expected[:2] = 8
    return [(y, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

# Operands of different types: the right one is turned into the type of the left one.

import asc
import numpy as np


@asc.jit
def scalar_mixed(y: asc.GlobalAddress, i: int, f: float, wide: np.int64):
    y_gm = asc.GlobalTensor()
    y_gm.set_global_buffer(y, 8)
    out = asc.LocalTensor(asc.int32, asc.TPosition.VECOUT, 0, 8)
    asc.duplicate(out, 0, 8)
    asc.set_flag(asc.HardEvent.V_S, 0)
    asc.wait_flag(asc.HardEvent.V_S, 0)
    out.set_value(0, i + f)
    out.set_value(1, i * 2.75)
    out.set_value(2, (f + i).cast(asc.int32))
    out.set_value(3, (f * 2).cast(asc.int32))
    out.set_value(4, i + wide)
    out.set_value(5, (wide + i).cast(asc.int32))
    out.set_value(6, (wide * 1000).cast(asc.int32))
    asc.set_flag(asc.HardEvent.S_MTE3, 0)
    asc.wait_flag(asc.HardEvent.S_MTE3, 0)
    asc.data_copy(y_gm, out, 8)


def launch():
    y = np.zeros(8, dtype=np.int32)
    scalar_mixed[1](y, 7, 2.5, np.int64(40))
    expected = np.zeros_like(y)
    expected[:7] = [9, 14, 9, 5, 47, 47, 40000]
    return [(y, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

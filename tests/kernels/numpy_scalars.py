# Arguments that are numpy numbers keep their type.

import asc
import numpy as np


@asc.jit
def numpy_scalars(y: asc.GlobalAddress, a: np.int8, b: np.int16, c: np.int32, d: np.int64, e: np.float16, f: np.float32, g: np.float64):
    y_gm = asc.GlobalTensor()
    y_gm.set_global_buffer(y, 16)
    out = asc.LocalTensor(asc.int32, asc.TPosition.VECOUT, 0, 16)
    asc.duplicate(out, 0, 16)
    asc.set_flag(asc.HardEvent.V_S, 0)
    asc.wait_flag(asc.HardEvent.V_S, 0)
    out.set_value(0, a)
    out.set_value(1, b)
    out.set_value(2, c)
    out.set_value(3, d)
    out.set_value(4, e.cast(asc.int16))
    out.set_value(5, f.cast(asc.int32))
    out.set_value(6, g.cast(asc.int32))
    out.set_value(7, a + b)
    out.set_value(8, d + c)
    asc.set_flag(asc.HardEvent.S_MTE3, 0)
    asc.wait_flag(asc.HardEvent.S_MTE3, 0)
    asc.data_copy(y_gm, out, 16)


def launch():
    y = np.zeros(16, dtype=np.int32)
    numpy_scalars[1](y, np.int8(-5), np.int16(300), np.int32(70000), np.int64(9), np.float16(2.5), np.float32(3.5), np.float64(4.5))
    expected = np.zeros_like(y)
    expected[:9] = [-5, 300, 70000, 9, 2, 3, 4, 39, 70009]
    return [(y, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

# Casts between widths and kinds, and constants of a chosen type.

import asc
import numpy as np


@asc.jit
def scalar_casts(y: asc.GlobalAddress, i: int, f: float, h: np.float16, s: np.int16, b: bool):
    y_gm = asc.GlobalTensor()
    y_gm.set_global_buffer(y, 24)
    out = asc.LocalTensor(asc.int32, asc.TPosition.VECOUT, 0, 24)
    asc.duplicate(out, 0, 24)
    asc.set_flag(asc.HardEvent.V_S, 0)
    asc.wait_flag(asc.HardEvent.V_S, 0)
    out.set_value(0, i.cast(asc.int64).cast(asc.int32))
    out.set_value(1, i.cast(asc.int16).cast(asc.int32))
    out.set_value(2, i.cast(asc.int8).cast(asc.int32))
    out.set_value(3, i.cast(asc.uint32).cast(asc.int32))
    out.set_value(4, i.cast(asc.float32).cast(asc.int32))
    out.set_value(5, f.cast(asc.int32))
    out.set_value(6, h.cast(asc.float32).cast(asc.int32))
    out.set_value(7, h.cast(asc.int16).cast(asc.int32))
    out.set_value(8, f.cast(asc.float16).cast(asc.float32).cast(asc.int32))
    out.set_value(9, s.cast(asc.float16).cast(asc.float32).cast(asc.int32))
    out.set_value(10, s.cast(asc.int32))
    out.set_value(11, asc.number(7, asc.int32))
    out.set_value(12, asc.number(7, asc.int64).cast(asc.int32))
    out.set_value(13, asc.number(2.5, asc.float32).cast(asc.int32))
    out.set_value(14, asc.number(3, asc.float16).cast(asc.int16))
    out.set_value(15, b)
    out.set_value(16, b + 1)
    asc.set_flag(asc.HardEvent.S_MTE3, 0)
    asc.wait_flag(asc.HardEvent.S_MTE3, 0)
    asc.data_copy(y_gm, out, 24)


def launch():
    y = np.zeros(24, dtype=np.int32)
    scalar_casts[1](y, 300, -3.75, np.float16(6.5), np.int16(-21), True)
    expected = np.zeros_like(y)
    expected[:17] = [300, 300, 44, 300, 300, -3, 6, 6, -3, -21, -21, 7, 7, 2, 3, 1, 2]
    return [(y, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

# Numbers of every size as constants: how they are written, shared and ordered.

import asc
import numpy as np


@asc.jit
def constants(y: asc.GlobalAddress, n: int, f: float, d: np.float64, w: np.int64):
    y_gm = asc.GlobalTensor()
    y_gm.set_global_buffer(y, 24)
    out = asc.LocalTensor(asc.int32, asc.TPosition.VECOUT, 0, 24)
    asc.duplicate(out, 0, 24)
    asc.set_flag(asc.HardEvent.V_S, 0)
    asc.wait_flag(asc.HardEvent.V_S, 0)
    out.set_value(0, n + 2147483647 - 2147483640)
    out.set_value(1, n - 2147483647 + 2147483640)
    out.set_value(2, (w + 1).cast(asc.int32))
    out.set_value(3, (f * 3.4e38 > 1.0e38).cast(asc.int32))
    out.set_value(4, (f * 1e-7 + 0.1).cast(asc.int32))
    out.set_value(5, (f * 123456.789).cast(asc.int32))
    out.set_value(6, (f * 1000.0 + 5000.0).cast(asc.int32))
    out.set_value(7, (f + 16777216.0 - 16777216.0).cast(asc.int32))
    out.set_value(8, (f * 0.001 + 1e10 - 1e10 + 0.5).cast(asc.int32))
    out.set_value(9, (f * -2.5).cast(asc.int32))
    out.set_value(10, (f + 9.99999974e-5).cast(asc.int32))
    out.set_value(11, 1 if d > 1.0000001 else 0)
    out.set_value(12, n * -1)
    out.set_value(13, n + 255 + 256 + 255)
    out.set_value(14, asc.number(65504.0, asc.float16).cast(asc.int16))
    out.set_value(15, asc.number(0.1, asc.float16).cast(asc.int16))
    out.set_value(16, asc.number(-7, asc.int8))
    out.set_value(17, asc.number(200, asc.int16))
    out.set_value(18, asc.number(1e5, asc.float32).cast(asc.int32))
    asc.set_flag(asc.HardEvent.S_MTE3, 0)
    asc.wait_flag(asc.HardEvent.S_MTE3, 0)
    asc.data_copy(y_gm, out, 24)


def launch():
    y = np.zeros(24, dtype=np.int32)
    constants[1](y, 3, 1.0, np.float64(2.5), np.int64(8589934592))
    expected = np.zeros_like(y)
    expected[:19] = [10, -4, 1, 1, 0, 123456, 6000, 0, 0, -2, 1, 1, -3, 769, -32, 0, -7, 200, 100000]
    return [(y, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

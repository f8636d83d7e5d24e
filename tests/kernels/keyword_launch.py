# Arguments by keyword, keyword-only parameters, and parameters with a default that the launch fills.

import asc
import numpy as np


@asc.jit
def keyword_launch(y: asc.GlobalAddress, n: int, m: int = 3, *, extra: int):
    y_gm = asc.GlobalTensor()
    y_gm.set_global_buffer(y, 8)
    out = asc.LocalTensor(asc.int32, asc.TPosition.VECOUT, 0, 8)
    asc.duplicate(out, 0, 8)
    asc.set_flag(asc.HardEvent.V_S, 0)
    asc.wait_flag(asc.HardEvent.V_S, 0)
    out.set_value(0, n)
    out.set_value(1, m)
    out.set_value(2, extra)
    asc.set_flag(asc.HardEvent.S_MTE3, 0)
    asc.wait_flag(asc.HardEvent.S_MTE3, 0)
    asc.data_copy(y_gm, out, 8)


def launch():
    y = np.zeros(8, dtype=np.int32)
    keyword_launch[1](y, n=1, m=2, extra=4)
    expected = np.zeros_like(y)
    expected[:3] = [1, 2, 4]
    return [(y, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

# A device function called with two different constants is compiled once, with the first.
# The expected numbers are what the compiled kernel gives, not what Python would.

import asc
import numpy as np


@asc.jit
def times(value: int, factor: asc.ConstExpr[int]):
    return value * factor



@asc.jit
def trap_constexpr_reuse(y: asc.GlobalAddress, n: int):
    y_gm = asc.GlobalTensor()
    y_gm.set_global_buffer(y, 8)
    out = asc.LocalTensor(asc.int32, asc.TPosition.VECOUT, 0, 8)
    asc.duplicate(out, 0, 8)
    asc.set_flag(asc.HardEvent.V_S, 0)
    asc.wait_flag(asc.HardEvent.V_S, 0)
    out.set_value(0, times(n, 2))
    out.set_value(1, times(n, 5))
    asc.set_flag(asc.HardEvent.S_MTE3, 0)
    asc.wait_flag(asc.HardEvent.S_MTE3, 0)
    asc.data_copy(y_gm, out, 8)


def launch():
    y = np.zeros(8, dtype=np.int32)
    trap_constexpr_reuse[1](y, 4)
    expected = np.zeros_like(y)
    expected[:2] = [8, 8]
    return [(y, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

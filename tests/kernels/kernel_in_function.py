# A kernel may be defined inside a function; only module names are visible in it.

import asc
import numpy as np

FACTOR = 3


def make():

    @asc.jit
    def kernel_in_function(y: asc.GlobalAddress, n: int):
        y_gm = asc.GlobalTensor()
        y_gm.set_global_buffer(y, 8)
        out = asc.LocalTensor(asc.int32, asc.TPosition.VECOUT, 0, 8)
        asc.duplicate(out, 0, 8)
        asc.set_flag(asc.HardEvent.V_S, 0)
        asc.wait_flag(asc.HardEvent.V_S, 0)
        out.set_value(0, n * FACTOR)
        asc.set_flag(asc.HardEvent.S_MTE3, 0)
        asc.wait_flag(asc.HardEvent.S_MTE3, 0)
        asc.data_copy(y_gm, out, 8)

    return kernel_in_function


def launch():
    y = np.zeros(8, dtype=np.int32)
    make()[1](y, 5)
    expected = np.zeros_like(y)
    expected[0] = 15
    return [(y, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

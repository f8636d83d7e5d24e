# asc.inline puts C++ text into the kernel, with values and before the function.

import asc
import numpy as np


@asc.jit
def inline_code(x: asc.GlobalAddress, y: asc.GlobalAddress, n: int):
    x_gm = asc.GlobalTensor()
    y_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, 256)
    y_gm.set_global_buffer(y, 256)
    ub = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    asc.inline("#define EXTRA 1", before_function=True)
    asc.data_copy(ub, x_gm, 256)
    asc.inline("// moved $0 elements\\n", [n])
    asc.set_flag(asc.HardEvent.MTE2_MTE3, 0)
    asc.wait_flag(asc.HardEvent.MTE2_MTE3, 0)
    asc.data_copy(y_gm, ub, n)


def launch():
    x = (np.arange(256)).astype(np.float32)
    y = np.zeros(256, dtype=np.float32)
    inline_code[1](x, y, 256)
    return [(y, x)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

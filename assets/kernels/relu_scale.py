# y = max(x, 0) * scale.
# Teaches: a scalar argument, two vector instructions in place, and the three flags that the smallest kernel needs.

import asc
import numpy as np

CORES = 4
LENGTH = 4096


@asc.jit
def relu_scale(x: asc.GlobalAddress, y: asc.GlobalAddress, scale: float, length: int):
    offset = asc.get_block_idx() * length
    x_gm = asc.GlobalTensor()
    y_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x + offset, length)
    y_gm.set_global_buffer(y + offset, length)
    ub = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, LENGTH)

    asc.data_copy(ub, x_gm, length)
    asc.set_flag(asc.HardEvent.MTE2_V, 0)
    asc.wait_flag(asc.HardEvent.MTE2_V, 0)
    asc.relu(ub, ub, length)
    asc.muls(ub, ub, scale, length)
    asc.set_flag(asc.HardEvent.V_MTE3, 0)
    asc.wait_flag(asc.HardEvent.V_MTE3, 0)
    asc.data_copy(y_gm, ub, length)


def launch():
    rng = np.random.default_rng(4)
    x = rng.standard_normal(CORES * LENGTH, dtype=np.float32)
    y = np.zeros_like(x)
    relu_scale[CORES](x, y, 2.5, LENGTH)
    expected = np.maximum(x, 0) * np.float32(2.5)
    return [(y, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected, rtol=1e-5)

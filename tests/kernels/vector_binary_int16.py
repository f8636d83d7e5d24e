# Two-operand vector instructions on int16, by element count.

import asc
import numpy as np


@asc.jit
def vector_binary_int16(x: asc.GlobalAddress, y: asc.GlobalAddress, z: asc.GlobalAddress):
    x_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, 256)
    y_gm = asc.GlobalTensor()
    y_gm.set_global_buffer(y, 256)
    z_gm = asc.GlobalTensor()
    z_gm.set_global_buffer(z, 1280)
    x_ub = asc.LocalTensor(asc.int16, asc.TPosition.VECIN, 0, 256)
    y_ub = asc.LocalTensor(asc.int16, asc.TPosition.VECIN, 512, 256)
    z_ub = asc.LocalTensor(asc.int16, asc.TPosition.VECOUT, 1024, 1280)
    asc.data_copy(x_ub, x_gm, 256)
    asc.data_copy(y_ub, y_gm, 256)
    asc.set_flag(asc.HardEvent.MTE2_V, 0)
    asc.wait_flag(asc.HardEvent.MTE2_V, 0)
    asc.add(z_ub[0:], x_ub, y_ub, 256)
    asc.sub(z_ub[256:], x_ub, y_ub, 256)
    asc.mul(z_ub[512:], x_ub, y_ub, 256)
    asc.max(z_ub[768:], x_ub, y_ub, 256)
    asc.min(z_ub[1024:], x_ub, y_ub, 256)
    asc.set_flag(asc.HardEvent.V_MTE3, 0)
    asc.wait_flag(asc.HardEvent.V_MTE3, 0)
    asc.data_copy(z_gm, z_ub, 1280)


def launch():
    rng = np.random.default_rng(1)
    x = (rng.integers(-100, 100, 256)).astype(np.int16)
    y = (rng.integers(-100, 100, 256)).astype(np.int16)
    z = np.zeros(1280, dtype=np.int16)
    vector_binary_int16[1](x, y, z)
    expected = np.zeros_like(z)
    expected[0:256] = x + y
    expected[256:512] = x - y
    expected[512:768] = x * y
    expected[768:1024] = np.maximum(x, y)
    expected[1024:1280] = np.minimum(x, y)
    return [(z, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

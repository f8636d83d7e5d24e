# Vector instructions with a scalar: a Python number, and a float argument.

import asc
import numpy as np


@asc.jit
def vector_scalar(x: asc.GlobalAddress, z: asc.GlobalAddress, s: float):
    x_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, 256)
    z_gm = asc.GlobalTensor()
    z_gm.set_global_buffer(z, 1280)
    x_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECIN, 0, 256)
    z_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECOUT, 1024, 1280)
    asc.data_copy(x_ub, x_gm, 256)
    asc.set_flag(asc.HardEvent.MTE2_V, 0)
    asc.wait_flag(asc.HardEvent.MTE2_V, 0)
    asc.adds(z_ub[0:], x_ub, s, 256)
    asc.muls(z_ub[256:], x_ub, s, 256)
    asc.maxs(z_ub[512:], x_ub, s, 256)
    asc.mins(z_ub[768:], x_ub, s, 256)
    asc.leaky_relu(z_ub[1024:], x_ub, s, 256)
    asc.set_flag(asc.HardEvent.V_MTE3, 0)
    asc.wait_flag(asc.HardEvent.V_MTE3, 0)
    asc.data_copy(z_gm, z_ub, 1280)


def launch():
    rng = np.random.default_rng(1)
    x = (rng.standard_normal(256)).astype(np.float32)
    z = np.zeros(1280, dtype=np.float32)
    vector_scalar[1](x, z, 0.25)
    s = np.float32(0.25)
    expected = np.zeros_like(z)
    expected[0:256] = x + s
    expected[256:512] = x * s
    expected[512:768] = np.maximum(x, s)
    expected[768:1024] = np.minimum(x, s)
    expected[1024:1280] = np.where(x >= 0, x, x * s)
    return [(z, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected, rtol=1e-5, atol=1e-6)

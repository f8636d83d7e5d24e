# Vector instructions with a scalar, by mask and repeats; axpy in its three forms.

import asc
import numpy as np


@asc.jit
def vector_scalar_mask(x: asc.GlobalAddress, z: asc.GlobalAddress, s: float):
    x_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, 256)
    z_gm = asc.GlobalTensor()
    z_gm.set_global_buffer(z, 1536)
    x_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECIN, 0, 256)
    z_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECOUT, 1024, 1536)
    asc.data_copy(x_ub, x_gm, 256)
    asc.duplicate(z_ub, 0.0, 1536)
    asc.set_flag(asc.HardEvent.MTE2_V, 0)
    asc.wait_flag(asc.HardEvent.MTE2_V, 0)
    params = asc.UnaryRepeatParams(1, 1, 8, 8)
    asc.adds(z_ub, x_ub, 1.5, 64, 4, params)
    asc.muls(z_ub[256:], x_ub, s, 16, 4, params)
    asc.maxs(z_ub[512:], x_ub, 0.5, [255, 0], 4, params)
    asc.mins(z_ub[768:], x_ub, s, mask=[1, 0], repeat_times=4, repeat_params=params)
    asc.leaky_relu(z_ub[1024:], x_ub, 0.5, 64, 4, params)
    asc.leaky_relu(z_ub[1280:], x_ub, 0.5, [7, 0], 4, params)
    asc.axpy(z_ub, x_ub, 2.0, 256)
    asc.axpy(z_ub[256:], x_ub, 2.0, 64, 4, params)
    asc.axpy(z_ub[512:], x_ub, s, [3, 0], 4, params)
    asc.set_flag(asc.HardEvent.V_MTE3, 0)
    asc.wait_flag(asc.HardEvent.V_MTE3, 0)
    asc.data_copy(z_gm, z_ub, 1536)


def launch():
    rng = np.random.default_rng(1)
    x = (rng.standard_normal(256)).astype(np.float32)
    z = np.zeros(1536, dtype=np.float32)
    vector_scalar_mask[1](x, z, -0.75)
    expected = np.zeros((6, 4, 64), dtype=np.float32)
    a = x.reshape(4, 64)
    s = np.float32(-0.75)
    expected[0] = a + np.float32(1.5) + a * 2
    expected[1, :, :16] = (a * s)[:, :16]
    expected[1] += a * 2
    expected[2, :, :8] = np.maximum(a, np.float32(0.5))[:, :8]
    expected[2, :, :2] += (a * s)[:, :2]
    expected[3, :, 0] = np.minimum(a, s)[:, 0]
    expected[4] = np.where(a >= 0, a, a * np.float32(0.5))
    expected[5, :, :3] = expected[4, :, :3]
    return [(z, expected.reshape(-1))]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected, rtol=1e-5, atol=1e-6)

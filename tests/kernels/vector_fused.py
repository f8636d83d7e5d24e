# Fused instructions: add_relu, sub_relu, fused_mul_add, fused_mul_add_relu, mul_add_dst.

import asc
import numpy as np


@asc.jit
def vector_fused(x: asc.GlobalAddress, y: asc.GlobalAddress, z: asc.GlobalAddress):
    x_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, 256)
    y_gm = asc.GlobalTensor()
    y_gm.set_global_buffer(y, 256)
    z_gm = asc.GlobalTensor()
    z_gm.set_global_buffer(z, 1792)
    x_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECIN, 0, 256)
    y_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECIN, 1024, 256)
    z_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECOUT, 2048, 1792)
    asc.data_copy(x_ub, x_gm, 256)
    asc.data_copy(y_ub, y_gm, 256)
    asc.duplicate(z_ub, 1.0, 1792)
    asc.set_flag(asc.HardEvent.MTE2_V, 0)
    asc.wait_flag(asc.HardEvent.MTE2_V, 0)
    params = asc.BinaryRepeatParams(1, 1, 1, 8, 8, 8)
    asc.add_relu(z_ub, x_ub, y_ub, 256)
    asc.sub_relu(z_ub[256:], x_ub, y_ub, 256)
    asc.fused_mul_add(z_ub[512:], x_ub, y_ub, 256)
    asc.fused_mul_add_relu(z_ub[768:], x_ub, y_ub, 256)
    asc.mul_add_dst(z_ub[1024:], x_ub, y_ub, 256)
    asc.add_relu(z_ub[1280:], x_ub, y_ub, 64, 4, params)
    asc.sub_relu(z_ub[1536:], x_ub, y_ub, [3, 0], 4, params)
    asc.fused_mul_add(z_ub[1280:], x_ub, y_ub, 32, 4, params)
    asc.fused_mul_add_relu(z_ub[1280:], x_ub, y_ub, [1, 0], 4, params)
    asc.mul_add_dst(z_ub[1536:], x_ub, y_ub, 64, 4, params)
    asc.set_flag(asc.HardEvent.V_MTE3, 0)
    asc.wait_flag(asc.HardEvent.V_MTE3, 0)
    asc.data_copy(z_gm, z_ub, 1792)


def launch():
    rng = np.random.default_rng(1)
    x = (rng.standard_normal(256)).astype(np.float32)
    y = (rng.standard_normal(256)).astype(np.float32)
    z = np.zeros(1792, dtype=np.float32)
    vector_fused[1](x, y, z)
    expected = np.ones((7, 4, 64), dtype=np.float32)
    a = x.reshape(4, 64)
    b = y.reshape(4, 64)
    expected[0] = np.maximum(a + b, 0)
    expected[1] = np.maximum(a - b, 0)
    expected[2] = a * 1 + b
    expected[3] = np.maximum(a * 1 + b, 0)
    expected[4] = a * b + 1
    expected[5] = np.maximum(a + b, 0)
    expected[5, :, :32] = (a * expected[5] + b)[:, :32]
    expected[5, :, 0] = np.maximum(a * expected[5] + b, 0)[:, 0]
    expected[6, :, :2] = np.maximum(a - b, 0)[:, :2]
    expected[6] += a * b
    return [(z, expected.reshape(-1))]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected, rtol=1e-5, atol=1e-6)

# Block and repeat strides: every second block, a source read again in each repeat, results spread out.

import asc
import numpy as np


@asc.jit
def vector_strides(x: asc.GlobalAddress, y: asc.GlobalAddress, z: asc.GlobalAddress):
    x_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, 256)
    y_gm = asc.GlobalTensor()
    y_gm.set_global_buffer(y, 256)
    z_gm = asc.GlobalTensor()
    z_gm.set_global_buffer(z, 1024)
    x_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECIN, 0, 256)
    y_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECIN, 1024, 256)
    z_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECOUT, 2048, 1024)
    asc.data_copy(x_ub, x_gm, 256)
    asc.data_copy(y_ub, y_gm, 256)
    asc.duplicate(z_ub, 0.0, 1024)
    asc.set_flag(asc.HardEvent.MTE2_V, 0)
    asc.wait_flag(asc.HardEvent.MTE2_V, 0)
    asc.add(z_ub, x_ub, y_ub, 64, 2, asc.BinaryRepeatParams(1, 2, 2, 8, 16, 16))
    asc.add(z_ub[256:], x_ub, y_ub, 64, 4, asc.BinaryRepeatParams(1, 1, 1, 8, 8, 0))
    asc.mul(z_ub[512:], x_ub, y_ub, 64, 2, asc.BinaryRepeatParams(2, 1, 1, 16, 8, 8))
    asc.sub(z_ub[768:], x_ub, y_ub, 64, 4, asc.BinaryRepeatParams(1, 1, 0, 8, 8, 1))
    asc.set_flag(asc.HardEvent.V_MTE3, 0)
    asc.wait_flag(asc.HardEvent.V_MTE3, 0)
    asc.data_copy(z_gm, z_ub, 1024)


def launch():
    rng = np.random.default_rng(1)
    x = (rng.standard_normal(256)).astype(np.float32)
    y = (rng.standard_normal(256)).astype(np.float32)
    z = np.zeros(1024, dtype=np.float32)
    vector_strides[1](x, y, z)
    expected = np.zeros((4, 256), dtype=np.float32)
    a = x.reshape(2, 8, 2, 8)[:, :, 0, :].reshape(-1)
    b = y.reshape(2, 8, 2, 8)[:, :, 0, :].reshape(-1)
    expected[0, :128] = a + b
    expected[1] = x + np.tile(y[:64], 4)
    expected[2].reshape(16, 2, 8)[:, 0, :] = (x * y)[:128].reshape(16, 8)
    blocks = np.concatenate([np.tile(y[8 * r:8 * r + 8], 8) for r in range(4)])
    expected[3] = x - blocks
    return [(z, expected.reshape(-1))]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

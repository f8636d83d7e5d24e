# Two-operand instructions by mask and repeats: the mask as a number of lanes and as a list of bits.

import asc
import numpy as np


@asc.jit
def vector_binary_mask(x: asc.GlobalAddress, y: asc.GlobalAddress, z: asc.GlobalAddress):
    x_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, 256)
    y_gm = asc.GlobalTensor()
    y_gm.set_global_buffer(y, 256)
    z_gm = asc.GlobalTensor()
    z_gm.set_global_buffer(z, 1536)
    x_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECIN, 0, 256)
    y_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECIN, 1024, 256)
    z_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECOUT, 2048, 1536)
    asc.data_copy(x_ub, x_gm, 256)
    asc.data_copy(y_ub, y_gm, 256)
    asc.duplicate(z_ub, 0.0, 1536)
    asc.set_flag(asc.HardEvent.MTE2_V, 0)
    asc.wait_flag(asc.HardEvent.MTE2_V, 0)
    params = asc.BinaryRepeatParams(1, 1, 1, 8, 8, 8)
    asc.add(z_ub, x_ub, y_ub, 64, 4, params)
    asc.sub(z_ub[256:], x_ub, y_ub, 40, 4, params)
    asc.mul(z_ub[512:], x_ub, y_ub, [255, 0], 4, params)
    asc.max(z_ub[768:], x_ub, y_ub, mask=[6148914691236517205, 0], repeat_times=4, repeat_params=params)
    asc.min(z_ub[1024:], x_ub, y_ub, mask=8, repeat_times=2, repeat_params=asc.BinaryRepeatParams(1, 1, 1, 16, 16, 16))
    asc.div(z_ub[1280:], x_ub, y_ub, 64, 4, asc.BinaryRepeatParams())
    asc.set_flag(asc.HardEvent.V_MTE3, 0)
    asc.wait_flag(asc.HardEvent.V_MTE3, 0)
    asc.data_copy(z_gm, z_ub, 1536)


def launch():
    rng = np.random.default_rng(1)
    x = (rng.standard_normal(256)).astype(np.float32)
    y = (rng.random(256) + 1).astype(np.float32)
    z = np.zeros(1536, dtype=np.float32)
    vector_binary_mask[1](x, y, z)
    expected = np.zeros((6, 4, 64), dtype=np.float32)
    a = x.reshape(4, 64)
    b = y.reshape(4, 64)
    expected[0] = a + b
    expected[1, :, :40] = (a - b)[:, :40]
    expected[2, :, :8] = (a * b)[:, :8]
    expected[3, :, ::2] = np.maximum(a, b)[:, ::2]
    expected[4, ::2, :8] = np.minimum(a, b)[::2, :8]
    expected[5] = a / b
    return [(z, expected.reshape(-1))]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected, rtol=1e-5, atol=1e-6)

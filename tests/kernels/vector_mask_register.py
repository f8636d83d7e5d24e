# is_set_mask=False: the mask is set once and used by several instructions, in normal and in counter mode.

import asc
import numpy as np


@asc.jit
def vector_mask_register(x: asc.GlobalAddress, y: asc.GlobalAddress, z: asc.GlobalAddress):
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
    asc.duplicate(z_ub, 0.0, 1792)
    asc.set_flag(asc.HardEvent.MTE2_V, 0)
    asc.wait_flag(asc.HardEvent.MTE2_V, 0)
    params = asc.BinaryRepeatParams(1, 1, 1, 8, 8, 8)
    asc.set_mask_norm()
    asc.set_vector_mask(0, 65535, dtype=asc.float32, mode=asc.MaskMode.NORMAL)
    asc.add(z_ub, x_ub, y_ub, 64, 4, params, is_set_mask=False)
    asc.sub(z_ub[256:], x_ub, y_ub, [1, 0], 4, params, False)
    asc.muls(z_ub[512:], x_ub, 2.0, 64, 4, asc.UnaryRepeatParams(1, 1, 8, 8), is_set_mask=False)
    asc.abs(z_ub[768:], x_ub, 64, 4, asc.UnaryRepeatParams(1, 1, 8, 8), is_set_mask=False)
    asc.set_mask_count()
    asc.set_vector_mask(200, dtype=asc.float32, mode=asc.MaskMode.COUNTER)
    asc.add(z_ub[1024:], x_ub, y_ub, 64, 1, params, is_set_mask=False)
    asc.set_mask_norm()
    asc.reset_mask()
    asc.mul(z_ub[1280:], x_ub, y_ub, 64, 4, params, is_set_mask=False)
    asc.add(z_ub[1536:], x_ub, y_ub, 256, is_set_mask=True)
    asc.set_flag(asc.HardEvent.V_MTE3, 0)
    asc.wait_flag(asc.HardEvent.V_MTE3, 0)
    asc.data_copy(z_gm, z_ub, 1792)


def launch():
    rng = np.random.default_rng(1)
    x = (rng.standard_normal(256)).astype(np.float32)
    y = (rng.standard_normal(256)).astype(np.float32)
    z = np.zeros(1792, dtype=np.float32)
    vector_mask_register[1](x, y, z)
    expected = np.zeros((7, 4, 64), dtype=np.float32)
    a = x.reshape(4, 64)
    b = y.reshape(4, 64)
    expected[0, :, :16] = (a + b)[:, :16]
    expected[1, :, :16] = (a - b)[:, :16]
    expected[2, :, :16] = (a * 2)[:, :16]
    expected[3, :, :16] = np.abs(a)[:, :16]
    expected[4].reshape(-1)[:200] = (x + y)[:200]
    expected[5] = a * b
    expected[6] = a + b
    return [(z, expected.reshape(-1))]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected, rtol=1e-5, atol=1e-6)

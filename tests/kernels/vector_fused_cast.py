# Fused instructions with a cast: add_relu_cast, sub_relu_cast from float32 to float16, mul_cast from float16 to int8.

import asc
import numpy as np


@asc.jit
def vector_fused_cast(x: asc.GlobalAddress, y: asc.GlobalAddress,
                      h: asc.GlobalAddress, z: asc.GlobalAddress, b: asc.GlobalAddress):
    x_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, 256)
    y_gm = asc.GlobalTensor()
    y_gm.set_global_buffer(y, 256)
    h_gm = asc.GlobalTensor()
    h_gm.set_global_buffer(h, 256)
    z_gm = asc.GlobalTensor()
    z_gm.set_global_buffer(z, 1024)
    b_gm = asc.GlobalTensor()
    b_gm.set_global_buffer(b, 512)
    x_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECIN, 0, 256)
    y_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECIN, 1024, 256)
    h_ub = asc.LocalTensor(asc.float16, asc.TPosition.VECIN, 2048, 256)
    z_ub = asc.LocalTensor(asc.float16, asc.TPosition.VECOUT, 2560, 1024)
    b_ub = asc.LocalTensor(asc.int8, asc.TPosition.VECOUT, 4608, 512)
    asc.data_copy(x_ub, x_gm, 256)
    asc.data_copy(y_ub, y_gm, 256)
    asc.data_copy(h_ub, h_gm, 256)
    asc.set_flag(asc.HardEvent.MTE2_V, 0)
    asc.wait_flag(asc.HardEvent.MTE2_V, 0)
    params = asc.BinaryRepeatParams(1, 1, 1, 4, 8, 8)
    asc.add_relu_cast(z_ub, x_ub, y_ub, 256)
    asc.sub_relu_cast(z_ub[256:], x_ub, y_ub, 256)
    asc.add_relu_cast(z_ub[512:], x_ub, y_ub, 64, 4, params)
    asc.sub_relu_cast(z_ub[768:], x_ub, y_ub, 64, 4, params)
    asc.mul_cast(b_ub, h_ub, h_ub, 256)
    asc.mul_cast(b_ub[256:], h_ub, h_ub, 128, 2, asc.BinaryRepeatParams(1, 1, 1, 4, 8, 8))
    asc.set_flag(asc.HardEvent.V_MTE3, 0)
    asc.wait_flag(asc.HardEvent.V_MTE3, 0)
    asc.data_copy(z_gm, z_ub, 1024)
    asc.data_copy(b_gm, b_ub, 512)


def launch():
    rng = np.random.default_rng(1)
    x = (rng.standard_normal(256)).astype(np.float32)
    y = (rng.standard_normal(256)).astype(np.float32)
    h = (rng.integers(-11, 11, 256)).astype(np.float16)
    z = np.zeros(1024, dtype=np.float16)
    b = np.zeros(512, dtype=np.int8)
    vector_fused_cast[1](x, y, h, z, b)
    added = np.maximum(x + y, 0).astype(np.float16)
    subtracted = np.maximum(x - y, 0).astype(np.float16)
    product = (h * h).astype(np.int8)
    return [(z, np.concatenate([added, subtracted, added, subtracted])), (b, np.concatenate([product, product]))]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected, rtol=1e-3)

# cast by mask and repeats: the narrow side advances by half as many blocks.

import asc
import numpy as np


@asc.jit
def cast_mask(x: asc.GlobalAddress, h: asc.GlobalAddress, z: asc.GlobalAddress):
    x_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, 256)
    h_gm = asc.GlobalTensor()
    h_gm.set_global_buffer(h, 512)
    z_gm = asc.GlobalTensor()
    z_gm.set_global_buffer(z, 256)
    x_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECIN, 0, 256)
    h_ub = asc.LocalTensor(asc.float16, asc.TPosition.VECOUT, 1024, 512)
    z_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECOUT, 2048, 256)
    asc.data_copy(x_ub, x_gm, 256)
    asc.set_flag(asc.HardEvent.MTE2_V, 0)
    asc.wait_flag(asc.HardEvent.MTE2_V, 0)
    asc.duplicate(h_ub, 0.0, 512)
    down = asc.UnaryRepeatParams(1, 1, 4, 8)
    asc.cast(h_ub, x_ub, asc.RoundMode.CAST_NONE, 64, 4, down)
    asc.cast(h_ub[256:], x_ub, asc.RoundMode.CAST_RINT, [65535, 0], 4, down)
    asc.cast(z_ub, h_ub, asc.RoundMode.CAST_NONE, 64, 4, asc.UnaryRepeatParams(1, 1, 8, 4))
    asc.set_flag(asc.HardEvent.V_MTE3, 0)
    asc.wait_flag(asc.HardEvent.V_MTE3, 0)
    asc.data_copy(h_gm, h_ub, 512)
    asc.data_copy(z_gm, z_ub, 256)


def launch():
    rng = np.random.default_rng(1)
    x = (rng.standard_normal(256)).astype(np.float32)
    h = np.zeros(512, dtype=np.float16)
    z = np.zeros(256, dtype=np.float32)
    cast_mask[1](x, h, z)
    half = x.astype(np.float16)
    masked = np.zeros((4, 64), dtype=np.float16)
    masked[:, :16] = half.reshape(4, 64)[:, :16]
    return [(h, np.concatenate([half, masked.reshape(-1)])), (z, half.astype(np.float32))]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

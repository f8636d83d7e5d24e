# Vector instructions with a scalar on int32 and shifts on int32 and uint16 data.

import asc
import numpy as np


@asc.jit
def vector_scalar_int(x: asc.GlobalAddress, z: asc.GlobalAddress, k: int):
    x_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, 256)
    z_gm = asc.GlobalTensor()
    z_gm.set_global_buffer(z, 2048)
    x_ub = asc.LocalTensor(asc.int32, asc.TPosition.VECIN, 0, 256)
    z_ub = asc.LocalTensor(asc.int32, asc.TPosition.VECOUT, 1024, 2048)
    asc.data_copy(x_ub, x_gm, 256)
    asc.duplicate(z_ub, 0, 2048)
    asc.set_flag(asc.HardEvent.MTE2_V, 0)
    asc.wait_flag(asc.HardEvent.MTE2_V, 0)
    asc.adds(z_ub, x_ub, 3, 256)
    asc.muls(z_ub[256:], x_ub, k, 256)
    asc.maxs(z_ub[512:], x_ub, 10, 256)
    asc.mins(z_ub[768:], x_ub, k + 1, 256)
    asc.shift_left(z_ub[1024:], x_ub, 2, 256)
    asc.shift_right(z_ub[1280:], x_ub, k, 256)
    asc.shift_left(z_ub[1536:], x_ub, 3, 64, 4, asc.UnaryRepeatParams(1, 1, 8, 8))
    asc.shift_right(z_ub[1792:], x_ub, 1, [3, 0], 4, asc.UnaryRepeatParams(1, 1, 8, 8))
    asc.set_flag(asc.HardEvent.V_MTE3, 0)
    asc.wait_flag(asc.HardEvent.V_MTE3, 0)
    asc.data_copy(z_gm, z_ub, 2048)


def launch():
    rng = np.random.default_rng(1)
    x = (rng.integers(-1000, 1000, 256)).astype(np.int32)
    z = np.zeros(2048, dtype=np.int32)
    vector_scalar_int[1](x, z, 5)
    expected = np.zeros((8, 256), dtype=np.int32)
    expected[0] = x + 3
    expected[1] = x * 5
    expected[2] = np.maximum(x, 10)
    expected[3] = np.minimum(x, 6)
    expected[4] = x << 2
    expected[5] = x >> 5
    expected[6] = x << 3
    expected[7].reshape(4, 64)[:, :2] = (x >> 1).reshape(4, 64)[:, :2]
    return [(z, expected.reshape(-1))]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

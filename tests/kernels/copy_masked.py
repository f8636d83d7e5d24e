# copy within local memory by mask and repeats, with strides.

import asc
import numpy as np


@asc.jit
def copy_masked(x: asc.GlobalAddress, z: asc.GlobalAddress):
    x_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, 256)
    z_gm = asc.GlobalTensor()
    z_gm.set_global_buffer(z, 640)
    x_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECIN, 0, 256)
    z_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECOUT, 1024, 640)
    asc.data_copy(x_ub, x_gm, 256)
    asc.duplicate(z_ub, 0.0, 640)
    asc.set_flag(asc.HardEvent.MTE2_V, 0)
    asc.wait_flag(asc.HardEvent.MTE2_V, 0)
    asc.copy(z_ub, x_ub, 64, 4, asc.CopyRepeatParams(1, 1, 8, 8))
    asc.copy(z_ub[256:], x_ub, [255, 0], 4, asc.CopyRepeatParams(1, 1, 8, 8))
    asc.copy(z_ub[512:], x_ub, 64, 2, asc.CopyRepeatParams(1, 2, 8, 16))
    asc.set_flag(asc.HardEvent.V_MTE3, 0)
    asc.wait_flag(asc.HardEvent.V_MTE3, 0)
    asc.data_copy(z_gm, z_ub, 640)


def launch():
    rng = np.random.default_rng(1)
    x = (rng.standard_normal(256)).astype(np.float32)
    z = np.zeros(640, dtype=np.float32)
    copy_masked[1](x, z)
    expected = np.zeros(640, dtype=np.float32)
    expected[:256] = x
    expected[256:512].reshape(4, 64)[:, :8] = x.reshape(4, 64)[:, :8]
    expected[512:] = x.reshape(2, 8, 2, 8)[:, :, 0, :].reshape(-1)
    return [(z, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

# gather by byte offsets in its three forms, with a base.

import asc
import numpy as np


@asc.jit
def gather(x: asc.GlobalAddress, k: asc.GlobalAddress, z: asc.GlobalAddress):
    x_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, 264)
    k_gm = asc.GlobalTensor()
    k_gm.set_global_buffer(k, 256)
    z_gm = asc.GlobalTensor()
    z_gm.set_global_buffer(z, 768)
    x_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECIN, 0, 264)
    k_ub = asc.LocalTensor(asc.uint32, asc.TPosition.VECIN, 1056, 256)
    z_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECOUT, 2080, 768)
    asc.data_copy(x_ub, x_gm, 264)
    asc.data_copy(k_ub, k_gm, 256)
    asc.duplicate(z_ub, 0.0, 768)
    asc.set_flag(asc.HardEvent.MTE2_V, 0)
    asc.wait_flag(asc.HardEvent.MTE2_V, 0)
    asc.gather(z_ub, x_ub, k_ub, 0, 256)
    asc.gather(z_ub[256:], x_ub, k_ub, 16, 64, 4, 8)
    asc.gather(z_ub[512:], x_ub, k_ub, 0, [255, 0], 4, 8)
    asc.set_flag(asc.HardEvent.V_MTE3, 0)
    asc.wait_flag(asc.HardEvent.V_MTE3, 0)
    asc.data_copy(z_gm, z_ub, 768)


def launch():
    rng = np.random.default_rng(1)
    x = (rng.standard_normal(264)).astype(np.float32)
    k = (rng.permutation(256) * 4).astype(np.uint32)
    z = np.zeros(768, dtype=np.float32)
    gather[1](x, k, z)
    expected = np.zeros((3, 256), dtype=np.float32)
    expected[0] = x[k // 4]
    expected[1] = x[k // 4 + 4]
    expected[2].reshape(4, 64)[:, :8] = x[k // 4].reshape(4, 64)[:, :8]
    return [(z, expected.reshape(-1))]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

# scatter by byte offsets: the inverse of gather (chips of the 310P kind; A2 has no such instruction).

import asc
import numpy as np


@asc.jit
def scatter(x: asc.GlobalAddress, k: asc.GlobalAddress, z: asc.GlobalAddress):
    x_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, 128)
    k_gm = asc.GlobalTensor()
    k_gm.set_global_buffer(k, 128)
    z_gm = asc.GlobalTensor()
    z_gm.set_global_buffer(z, 384)
    x_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECIN, 0, 128)
    k_ub = asc.LocalTensor(asc.uint32, asc.TPosition.VECIN, 512, 128)
    z_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECOUT, 1024, 384)
    asc.data_copy(x_ub, x_gm, 128)
    asc.data_copy(k_ub, k_gm, 128)
    asc.duplicate(z_ub, 0.0, 384)
    asc.set_flag(asc.HardEvent.MTE2_V, 0)
    asc.wait_flag(asc.HardEvent.MTE2_V, 0)
    asc.scatter(z_ub, x_ub, k_ub, 0, 128)
    asc.scatter(z_ub, x_ub, k_ub, 512, 64, 2, 8)
    asc.scatter(z_ub, x_ub, k_ub, 1024, [255, 0], 2, 8)
    asc.set_flag(asc.HardEvent.V_MTE3, 0)
    asc.wait_flag(asc.HardEvent.V_MTE3, 0)
    asc.data_copy(z_gm, z_ub, 384)


def launch():
    rng = np.random.default_rng(1)
    x = (rng.standard_normal(128)).astype(np.float32)
    k = (rng.permutation(128) * 4).astype(np.uint32)
    z = np.zeros(384, dtype=np.float32)
    scatter[1](x, k, z)
    expected = np.zeros((3, 128), dtype=np.float32)
    expected[0, k // 4] = x
    expected[1, k // 4] = x
    some = np.zeros(128, dtype=bool)
    some.reshape(2, 64)[:, :8] = True
    expected[2, k[some] // 4] = x[some]
    return [(z, expected.reshape(-1))]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

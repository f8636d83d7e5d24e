# sort32 orders groups of 32 scores, each with its index, largest first.

import asc
import numpy as np


@asc.jit
def sort32(x: asc.GlobalAddress, k: asc.GlobalAddress, z: asc.GlobalAddress):
    x_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, 64)
    k_gm = asc.GlobalTensor()
    k_gm.set_global_buffer(k, 64)
    z_gm = asc.GlobalTensor()
    z_gm.set_global_buffer(z, 128)
    x_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECIN, 0, 64)
    k_ub = asc.LocalTensor(asc.uint32, asc.TPosition.VECIN, 256, 64)
    z_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECOUT, 512, 128)
    asc.data_copy(x_ub, x_gm, 64)
    asc.data_copy(k_ub, k_gm, 64)
    asc.set_flag(asc.HardEvent.MTE2_V, 0)
    asc.wait_flag(asc.HardEvent.MTE2_V, 0)
    asc.sort32(z_ub, x_ub, k_ub, 2)
    asc.set_flag(asc.HardEvent.V_MTE3, 0)
    asc.wait_flag(asc.HardEvent.V_MTE3, 0)
    asc.data_copy(z_gm, z_ub, 128)


def launch():
    rng = np.random.default_rng(1)
    x = (rng.permutation(64)).astype(np.float32)
    k = (np.arange(64)).astype(np.uint32)
    z = np.zeros(128, dtype=np.float32)
    sort32[1](x, k, z)
    order = np.concatenate([np.argsort(-x[:32]), 32 + np.argsort(-x[32:])])
    pairs = z.reshape(64, 2)
    return [(pairs[:, 0], x[order]), (pairs[:, 1].copy().view(np.uint32), k[order])]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

# gatherb moves whole blocks of 32 bytes; brcb spreads single elements over blocks.

import asc
import numpy as np


@asc.jit
def gatherb(x: asc.GlobalAddress, k: asc.GlobalAddress, z: asc.GlobalAddress, b: asc.GlobalAddress):
    x_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, 256)
    k_gm = asc.GlobalTensor()
    k_gm.set_global_buffer(k, 16)
    z_gm = asc.GlobalTensor()
    z_gm.set_global_buffer(z, 128)
    b_gm = asc.GlobalTensor()
    b_gm.set_global_buffer(b, 128)
    x_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECIN, 0, 256)
    k_ub = asc.LocalTensor(asc.uint32, asc.TPosition.VECIN, 1024, 16)
    z_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECOUT, 1088, 128)
    b_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECOUT, 1600, 128)
    asc.data_copy(x_ub, x_gm, 256)
    asc.data_copy(k_ub, k_gm, 16)
    asc.set_flag(asc.HardEvent.MTE2_V, 0)
    asc.wait_flag(asc.HardEvent.MTE2_V, 0)
    asc.gatherb(z_ub, x_ub, k_ub, 2, asc.GatherRepeatParams(1, 8))
    asc.brcb(b_ub, x_ub, 2, asc.BrcbRepeatParams(1, 8))
    asc.set_flag(asc.HardEvent.V_MTE3, 0)
    asc.wait_flag(asc.HardEvent.V_MTE3, 0)
    asc.data_copy(z_gm, z_ub, 128)
    asc.data_copy(b_gm, b_ub, 128)


def launch():
    rng = np.random.default_rng(1)
    x = (rng.standard_normal(256)).astype(np.float32)
    k = (rng.permutation(32)[:16] * 32).astype(np.uint32)
    z = np.zeros(128, dtype=np.float32)
    b = np.zeros(128, dtype=np.float32)
    gatherb[1](x, k, z, b)
    gathered = x.reshape(32, 8)[k // 32].reshape(-1)
    spread = np.repeat(x[:16], 8)
    return [(z, gathered), (b, spread)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

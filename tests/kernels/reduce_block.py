# block_reduce_sum, block_reduce_max, block_reduce_min and pair_reduce_sum.

import asc
import numpy as np


@asc.jit
def reduce_block(x: asc.GlobalAddress, z: asc.GlobalAddress):
    x_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, 256)
    z_gm = asc.GlobalTensor()
    z_gm.set_global_buffer(z, 384)
    x_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECIN, 0, 256)
    z_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECOUT, 1024, 384)
    asc.data_copy(x_ub, x_gm, 256)
    asc.duplicate(z_ub, 0.0, 384)
    asc.set_flag(asc.HardEvent.MTE2_V, 0)
    asc.wait_flag(asc.HardEvent.MTE2_V, 0)
    asc.block_reduce_sum(z_ub, x_ub, 4, 64, 1, 1, 8)
    asc.block_reduce_max(z_ub[32:], x_ub, 4, 64, 1, 1, 8)
    asc.block_reduce_min(z_ub[64:], x_ub, 4, [18446744073709551615, 0], 1, 1, 8)
    asc.pair_reduce_sum(z_ub[96:], x_ub, 4, 64, 1, 1, 8)
    asc.block_reduce_sum(z_ub[224:], x_ub, 4, [9259542123273814144, 0], 1, 1, 8)
    asc.pair_reduce_sum(z_ub[256:], x_ub, 4, [15, 0], 1, 1, 8)
    asc.set_flag(asc.HardEvent.V_MTE3, 0)
    asc.wait_flag(asc.HardEvent.V_MTE3, 0)
    asc.data_copy(z_gm, z_ub, 384)


def launch():
    rng = np.random.default_rng(1)
    x = (rng.standard_normal(256)).astype(np.float32)
    z = np.zeros(384, dtype=np.float32)
    reduce_block[1](x, z)
    blocks = x.reshape(32, 8)
    pairs = x.reshape(128, 2).sum(axis=1)
    some = np.zeros((4, 32), dtype=np.float32)
    some[:, :2] = pairs.reshape(4, 32)[:, :2]
    expected = np.concatenate([blocks.sum(axis=1), blocks.max(axis=1), blocks.min(axis=1), pairs, blocks[:, 7], some.reshape(-1)])
    return [(z, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected, rtol=1e-5, atol=1e-6)

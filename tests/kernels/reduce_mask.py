# reduce_sum, reduce_max and reduce_min by mask and repeats.

import asc
import numpy as np


@asc.jit
def reduce_mask(x: asc.GlobalAddress, z: asc.GlobalAddress):
    x_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, 256)
    z_gm = asc.GlobalTensor()
    z_gm.set_global_buffer(z, 48)
    x_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECIN, 0, 256)
    z_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECOUT, 1024, 48)
    scratch = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 1216, 256)
    asc.data_copy(x_ub, x_gm, 256)
    asc.duplicate(z_ub, 0.0, 48)
    asc.set_flag(asc.HardEvent.MTE2_V, 0)
    asc.wait_flag(asc.HardEvent.MTE2_V, 0)
    asc.reduce_sum(z_ub, x_ub, scratch, 64, 4, 8)
    asc.reduce_max(z_ub[8:], x_ub, scratch, 16, 4, 8)
    asc.reduce_min(z_ub[16:], x_ub, scratch, 64, 2, 16, True)
    asc.reduce_sum(z_ub[24:], x_ub, scratch, [3, 0], 4, 8)
    asc.reduce_max(z_ub[32:], x_ub, scratch, [255, 0], 4, 8, False)
    asc.reduce_min(z_ub[40:], x_ub, scratch, mask=[1, 0], repeat_time=4, src_rep_stride=8)
    asc.set_flag(asc.HardEvent.V_MTE3, 0)
    asc.wait_flag(asc.HardEvent.V_MTE3, 0)
    asc.data_copy(z_gm, z_ub, 48)


def launch():
    rng = np.random.default_rng(1)
    x = (rng.standard_normal(256)).astype(np.float32)
    z = np.zeros(48, dtype=np.float32)
    reduce_mask[1](x, z)
    a = x.reshape(4, 64)
    expected = np.array([a.sum(), a[:, :16].max(), a[::2].min(), a[:, :2].sum(), a[:, :8].max(), a[:, 0].min()])
    return [(z.reshape(6, 8)[:, 0], expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected, rtol=1e-4, atol=1e-6)

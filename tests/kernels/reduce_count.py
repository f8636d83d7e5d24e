# reduce_sum, reduce_max and reduce_min over a whole tensor, with and without index.

import asc
import numpy as np


@asc.jit
def reduce_count(x: asc.GlobalAddress, z: asc.GlobalAddress):
    x_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, 256)
    z_gm = asc.GlobalTensor()
    z_gm.set_global_buffer(z, 40)
    x_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECIN, 0, 256)
    z_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECOUT, 1024, 40)
    scratch = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 1184, 256)
    asc.data_copy(x_ub, x_gm, 256)
    asc.duplicate(z_ub, 0.0, 40)
    asc.set_flag(asc.HardEvent.MTE2_V, 0)
    asc.wait_flag(asc.HardEvent.MTE2_V, 0)
    asc.reduce_sum(z_ub, x_ub, scratch, 256)
    asc.reduce_max(z_ub[8:], x_ub, scratch, 256)
    asc.reduce_min(z_ub[16:], x_ub, scratch, 256)
    asc.reduce_max(z_ub[24:], x_ub, scratch, 256, cal_index=True)
    asc.reduce_min(z_ub[32:], x_ub, scratch, 256, True)
    asc.set_flag(asc.HardEvent.V_MTE3, 0)
    asc.wait_flag(asc.HardEvent.V_MTE3, 0)
    asc.data_copy(z_gm, z_ub, 40)


def launch():
    rng = np.random.default_rng(1)
    x = (rng.standard_normal(256)).astype(np.float32)
    z = np.zeros(40, dtype=np.float32)
    reduce_count[1](x, z)
    expected = np.zeros((5, 8), dtype=np.float32)
    expected[0, 0] = x.sum()
    expected[1, 0] = x.max()
    expected[2, 0] = x.min()
    expected[3, 0] = x.max()
    expected[3, 1] = np.array([x.argmax()], dtype=np.uint32).view(np.float32)[0]
    expected[4, 0] = x.min()
    expected[4, 1] = np.array([x.argmin()], dtype=np.uint32).view(np.float32)[0]
    return [(z.reshape(5, 8)[:, 0], expected[:, 0]), (z.reshape(5, 8)[3:, 1], expected[3:, 1])]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected, rtol=1e-4)

# The transpose of a 16 x 16 tile of float16.

import asc
import numpy as np


@asc.jit
def transpose(x: asc.GlobalAddress, z: asc.GlobalAddress):
    x_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, 256)
    z_gm = asc.GlobalTensor()
    z_gm.set_global_buffer(z, 256)
    x_ub = asc.LocalTensor(asc.float16, asc.TPosition.VECIN, 0, 256)
    z_ub = asc.LocalTensor(asc.float16, asc.TPosition.VECOUT, 512, 256)
    asc.data_copy(x_ub, x_gm, 256)
    asc.set_flag(asc.HardEvent.MTE2_V, 0)
    asc.wait_flag(asc.HardEvent.MTE2_V, 0)
    asc.transpose(z_ub, x_ub)
    asc.set_flag(asc.HardEvent.V_MTE3, 0)
    asc.wait_flag(asc.HardEvent.V_MTE3, 0)
    asc.data_copy(z_gm, z_ub, 256)


def launch():
    x = (np.arange(256)).astype(np.float16)
    z = np.zeros(256, dtype=np.float16)
    transpose[1](x, z)
    expected = x.reshape(16, 16).T.reshape(-1)
    return [(z, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

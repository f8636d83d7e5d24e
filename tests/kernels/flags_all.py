# Every event between the pipes of a vector core, each set and taken.

import asc
import numpy as np


@asc.jit
def flags_all(x: asc.GlobalAddress, z: asc.GlobalAddress):
    x_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, 64)
    z_gm = asc.GlobalTensor()
    z_gm.set_global_buffer(z, 64)
    x_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECIN, 0, 64)
    z_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECOUT, 256, 64)
    asc.data_copy(x_ub, x_gm, 64)
    asc.set_flag(asc.HardEvent.MTE2_V, 0)
    asc.wait_flag(asc.HardEvent.MTE2_V, 0)
    for i in asc.static_range(6):
        asc.set_flag(asc.HardEvent.V_MTE2, i)
        asc.wait_flag(asc.HardEvent.V_MTE2, i)
    asc.set_flag(asc.HardEvent.MTE3_V)
    asc.wait_flag(asc.HardEvent.MTE3_V)
    asc.set_flag(asc.HardEvent.MTE2_MTE3)
    asc.wait_flag(asc.HardEvent.MTE2_MTE3)
    asc.set_flag(asc.HardEvent.MTE3_MTE2)
    asc.wait_flag(asc.HardEvent.MTE3_MTE2)
    asc.set_flag(asc.HardEvent.S_V)
    asc.wait_flag(asc.HardEvent.S_V)
    asc.set_flag(asc.HardEvent.V_S)
    asc.wait_flag(asc.HardEvent.V_S)
    asc.set_flag(asc.HardEvent.S_MTE2)
    asc.wait_flag(asc.HardEvent.S_MTE2)
    asc.set_flag(asc.HardEvent.MTE2_S)
    asc.wait_flag(asc.HardEvent.MTE2_S)
    asc.set_flag(asc.HardEvent.S_MTE3)
    asc.wait_flag(asc.HardEvent.S_MTE3)
    asc.set_flag(asc.HardEvent.MTE3_S)
    asc.wait_flag(asc.HardEvent.MTE3_S)
    asc.set_flag(asc.HardEvent.V_V)
    asc.wait_flag(asc.HardEvent.V_V)
    asc.relu(z_ub, x_ub, 64)
    asc.set_flag(asc.HardEvent.V_MTE3, 0)
    asc.wait_flag(asc.HardEvent.V_MTE3, 0)
    asc.data_copy(z_gm, z_ub, 64)


def launch():
    rng = np.random.default_rng(1)
    x = (rng.standard_normal(64)).astype(np.float32)
    z = np.zeros(64, dtype=np.float32)
    flags_all[1](x, z)
    return [(z, np.maximum(x, 0))]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

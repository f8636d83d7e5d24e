# compare into the compare register, get_cmp_mask, set_cmp_mask, and select that uses the register.

import asc
import numpy as np


@asc.jit
def select_register(x: asc.GlobalAddress, y: asc.GlobalAddress, z: asc.GlobalAddress):
    x_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, 64)
    y_gm = asc.GlobalTensor()
    y_gm.set_global_buffer(y, 64)
    z_gm = asc.GlobalTensor()
    z_gm.set_global_buffer(z, 64)
    x_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECIN, 0, 64)
    y_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECIN, 256, 64)
    z_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECOUT, 512, 64)
    bits = asc.LocalTensor(asc.uint8, asc.TPosition.VECCALC, 768, 128)
    asc.data_copy(x_ub, x_gm, 64)
    asc.data_copy(y_ub, y_gm, 64)
    asc.set_flag(asc.HardEvent.MTE2_V, 0)
    asc.wait_flag(asc.HardEvent.MTE2_V, 0)
    params = asc.BinaryRepeatParams(1, 1, 1, 8, 8, 8)
    asc.compare(x_ub, y_ub, asc.CMPMODE.LT, 64, params)
    asc.get_cmp_mask(bits)
    asc.compare(x_ub, y_ub, asc.CMPMODE.GT, [18446744073709551615, 0], params)
    asc.set_cmp_mask(bits)
    asc.select(z_ub, x_ub, y_ub, 1, params)
    asc.set_flag(asc.HardEvent.V_MTE3, 0)
    asc.wait_flag(asc.HardEvent.V_MTE3, 0)
    asc.data_copy(z_gm, z_ub, 64)


def launch():
    rng = np.random.default_rng(1)
    x = (rng.standard_normal(64)).astype(np.float32)
    y = (rng.standard_normal(64)).astype(np.float32)
    z = np.zeros(64, dtype=np.float32)
    select_register[1](x, y, z)
    expected = np.where(x < y, x, y)
    return [(z, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

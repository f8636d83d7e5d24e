# select between two tensors and between a tensor and a number, with bits from memory; all three modes.

import asc
import numpy as np


@asc.jit
def select(x: asc.GlobalAddress, y: asc.GlobalAddress, z: asc.GlobalAddress, s: float):
    x_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, 256)
    y_gm = asc.GlobalTensor()
    y_gm.set_global_buffer(y, 256)
    z_gm = asc.GlobalTensor()
    z_gm.set_global_buffer(z, 1792)
    x_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECIN, 0, 256)
    y_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECIN, 1024, 256)
    z_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECOUT, 2048, 1792)
    bits = asc.LocalTensor(asc.uint8, asc.TPosition.VECCALC, 9216, 64)
    asc.data_copy(x_ub, x_gm, 256)
    asc.data_copy(y_ub, y_gm, 256)
    asc.set_flag(asc.HardEvent.MTE2_V, 0)
    asc.wait_flag(asc.HardEvent.MTE2_V, 0)
    params = asc.BinaryRepeatParams(1, 1, 1, 8, 8, 8)
    asc.compare(bits, x_ub, y_ub, asc.CMPMODE.GT, 256)
    asc.select(z_ub, bits, x_ub, y_ub, asc.SelMode.VSEL_TENSOR_TENSOR_MODE, 256)
    asc.select(z_ub[256:], bits, x_ub, 0.0, asc.SelMode.VSEL_TENSOR_SCALAR_MODE, 256)
    asc.select(z_ub[512:], bits, x_ub, y_ub, asc.SelMode.VSEL_TENSOR_TENSOR_MODE, 64, 4, params)
    asc.select(z_ub[768:], bits, x_ub, s, asc.SelMode.VSEL_TENSOR_SCALAR_MODE, 64, 4, params)
    asc.select(z_ub[1024:], bits, x_ub, y_ub, asc.SelMode.VSEL_CMPMASK_SPR, 64, 4, params)
    asc.select(z_ub[1280:], bits, x_ub, y_ub, asc.SelMode.VSEL_TENSOR_TENSOR_MODE, [18446744073709551615, 0], 4, params)
    asc.select(z_ub[1536:], bits, x_ub, 2.0, asc.SelMode.VSEL_TENSOR_SCALAR_MODE, [18446744073709551615, 0], 4, params)
    asc.set_flag(asc.HardEvent.V_MTE3, 0)
    asc.wait_flag(asc.HardEvent.V_MTE3, 0)
    asc.data_copy(z_gm, z_ub, 1792)


def launch():
    rng = np.random.default_rng(1)
    x = (rng.standard_normal(256)).astype(np.float32)
    y = (rng.standard_normal(256)).astype(np.float32)
    z = np.zeros(1792, dtype=np.float32)
    select[1](x, y, z, 7.0)
    bigger = x > y
    first = np.tile(bigger[:64], 4)
    expected = np.concatenate([
        np.where(bigger, x, y),
        np.where(bigger, x, 0),
        np.where(bigger, x, y),
        np.where(bigger, x, np.float32(7)),
        np.where(first, x, y),
        np.where(bigger, x, y),
        np.where(bigger, x, 2),
    ])
    return [(z, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

# bitwise_not in its three forms.

import asc
import numpy as np


@asc.jit
def vector_bitwise_not(x: asc.GlobalAddress, z: asc.GlobalAddress):
    x_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, 256)
    z_gm = asc.GlobalTensor()
    z_gm.set_global_buffer(z, 768)
    x_ub = asc.LocalTensor(asc.int16, asc.TPosition.VECIN, 0, 256)
    z_ub = asc.LocalTensor(asc.int16, asc.TPosition.VECOUT, 512, 768)
    asc.data_copy(x_ub, x_gm, 256)
    asc.duplicate(z_ub, 0, 768)
    asc.set_flag(asc.HardEvent.MTE2_V, 0)
    asc.wait_flag(asc.HardEvent.MTE2_V, 0)
    asc.bitwise_not(z_ub, x_ub, 256)
    asc.bitwise_not(z_ub[256:], x_ub, 128, 2, asc.UnaryRepeatParams(1, 1, 8, 8))
    asc.bitwise_not(z_ub[512:], x_ub, [255, 1], 2, asc.UnaryRepeatParams(1, 1, 8, 8))
    asc.set_flag(asc.HardEvent.V_MTE3, 0)
    asc.wait_flag(asc.HardEvent.V_MTE3, 0)
    asc.data_copy(z_gm, z_ub, 768)


def launch():
    rng = np.random.default_rng(1)
    x = (rng.integers(-30000, 30000, 256)).astype(np.int16)
    z = np.zeros(768, dtype=np.int16)
    vector_bitwise_not[1](x, z)
    expected = np.zeros_like(z)
    expected[:256] = ~x
    expected[256:512] = ~x
    picked = np.zeros(256, dtype=bool)
    for repeat in (0, 128):
        picked[repeat:repeat + 8] = True
        picked[repeat + 64] = True
    expected[512:][picked] = ~x[picked]
    return [(z, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

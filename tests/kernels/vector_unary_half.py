# One-operand vector instructions on float16, by element count.

import asc
import numpy as np


@asc.jit
def vector_unary_half(x: asc.GlobalAddress, z: asc.GlobalAddress):
    x_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, 256)
    z_gm = asc.GlobalTensor()
    z_gm.set_global_buffer(z, 1792)
    x_ub = asc.LocalTensor(asc.float16, asc.TPosition.VECIN, 0, 256)
    z_ub = asc.LocalTensor(asc.float16, asc.TPosition.VECOUT, 512, 1792)
    asc.data_copy(x_ub, x_gm, 256)
    asc.set_flag(asc.HardEvent.MTE2_V, 0)
    asc.wait_flag(asc.HardEvent.MTE2_V, 0)
    asc.abs(z_ub[0:], x_ub, 256)
    asc.exp(z_ub[256:], x_ub, 256)
    asc.ln(z_ub[512:], x_ub, 256)
    asc.reciprocal(z_ub[768:], x_ub, 256)
    asc.relu(z_ub[1024:], x_ub, 256)
    asc.rsqrt(z_ub[1280:], x_ub, 256)
    asc.sqrt(z_ub[1536:], x_ub, 256)
    asc.set_flag(asc.HardEvent.V_MTE3, 0)
    asc.wait_flag(asc.HardEvent.V_MTE3, 0)
    asc.data_copy(z_gm, z_ub, 1792)


def launch():
    rng = np.random.default_rng(1)
    x = (rng.random(256) + 0.5).astype(np.float16)
    z = np.zeros(1792, dtype=np.float16)
    vector_unary_half[1](x, z)
    expected = np.zeros_like(z)
    expected[0:256] = np.abs(x)
    expected[256:512] = np.exp(x)
    expected[512:768] = np.log(x)
    expected[768:1024] = 1 / x
    expected[1024:1280] = np.maximum(x, 0)
    expected[1280:1536] = 1 / np.sqrt(x)
    expected[1536:1792] = np.sqrt(x)
    return [(z, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected, rtol=5e-3, atol=2e-3)

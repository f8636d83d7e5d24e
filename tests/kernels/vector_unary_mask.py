# One-operand instructions by mask and repeats: a number of lanes and a list of bits.

import asc
import numpy as np


@asc.jit
def vector_unary_mask(x: asc.GlobalAddress, z: asc.GlobalAddress):
    x_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, 256)
    z_gm = asc.GlobalTensor()
    z_gm.set_global_buffer(z, 1792)
    x_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECIN, 0, 256)
    z_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECOUT, 1024, 1792)
    asc.data_copy(x_ub, x_gm, 256)
    asc.duplicate(z_ub, 0.0, 1792)
    asc.set_flag(asc.HardEvent.MTE2_V, 0)
    asc.wait_flag(asc.HardEvent.MTE2_V, 0)
    params = asc.UnaryRepeatParams(1, 1, 8, 8)
    asc.abs(z_ub, x_ub, 64, 4, params)
    asc.relu(z_ub[256:], x_ub, 24, 4, params)
    asc.exp(z_ub[512:], x_ub, [15, 0], 4, params)
    asc.sqrt(z_ub[768:], z_ub, mask=64, repeat_times=4, repeat_params=asc.UnaryRepeatParams())
    asc.ln(z_ub[1024:], z_ub, 64, 2, asc.UnaryRepeatParams(dst_blk_stride=1, src_blk_stride=1, dst_rep_stride=16, src_rep_stride=16))
    asc.reciprocal(z_ub[1280:], x_ub, [4294967295, 0], 4, params)
    asc.rsqrt(z_ub[1536:], z_ub, [1, 0], 4, params)
    asc.set_flag(asc.HardEvent.V_MTE3, 0)
    asc.wait_flag(asc.HardEvent.V_MTE3, 0)
    asc.data_copy(z_gm, z_ub, 1792)


def launch():
    rng = np.random.default_rng(1)
    x = (rng.standard_normal(256)).astype(np.float32)
    z = np.zeros(1792, dtype=np.float32)
    vector_unary_mask[1](x, z)
    expected = np.zeros((7, 4, 64), dtype=np.float32)
    a = x.reshape(4, 64)
    expected[0] = np.abs(a)
    expected[1, :, :24] = np.maximum(a, 0)[:, :24]
    expected[2, :, :4] = np.exp(a)[:, :4]
    expected[3] = np.sqrt(np.abs(a))
    expected[4, ::2] = np.log(np.abs(a))[::2]
    expected[5, :, :32] = (1 / a)[:, :32]
    expected[6, :, 0] = (1 / np.sqrt(np.abs(a)))[:, 0]
    return [(z, expected.reshape(-1))]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected, rtol=5e-3, atol=1e-4)

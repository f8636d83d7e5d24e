# compare_scalar in its three forms, on float32 and float16.

import asc
import numpy as np


@asc.jit
def compare_scalar(x: asc.GlobalAddress, h: asc.GlobalAddress, m: asc.GlobalAddress, s: float):
    x_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, 256)
    h_gm = asc.GlobalTensor()
    h_gm.set_global_buffer(h, 256)
    m_gm = asc.GlobalTensor()
    m_gm.set_global_buffer(m, 160)
    x_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECIN, 0, 256)
    h_ub = asc.LocalTensor(asc.float16, asc.TPosition.VECIN, 1024, 256)
    m_ub = asc.LocalTensor(asc.uint8, asc.TPosition.VECOUT, 1536, 160)
    asc.data_copy(x_ub, x_gm, 256)
    asc.data_copy(h_ub, h_gm, 256)
    asc.set_flag(asc.HardEvent.MTE2_V, 0)
    asc.wait_flag(asc.HardEvent.MTE2_V, 0)
    params = asc.UnaryRepeatParams(1, 1, 8, 8)
    asc.compare_scalar(m_ub, x_ub, 0.5, asc.CMPMODE.LT, 256)
    asc.compare_scalar(m_ub[32:], x_ub, s, asc.CMPMODE.GE, 256)
    asc.compare_scalar(m_ub[64:], x_ub, s, asc.CMPMODE.GT, 64, 4, params)
    asc.compare_scalar(m_ub[96:], x_ub, s, asc.CMPMODE.NE, [18446744073709551615, 0], 4, params)
    asc.compare_scalar(m_ub[128:], h_ub, 0.25, asc.CMPMODE.LE, 256)
    asc.set_flag(asc.HardEvent.V_MTE3, 0)
    asc.wait_flag(asc.HardEvent.V_MTE3, 0)
    asc.data_copy(m_gm, m_ub, 160)


def launch():
    rng = np.random.default_rng(1)
    x = (rng.standard_normal(256)).astype(np.float32)
    h = (rng.standard_normal(256)).astype(np.float16)
    m = np.zeros(160, dtype=np.uint8)
    compare_scalar[1](x, h, m, -0.5)
    s = np.float32(-0.5)
    tests = [x < np.float32(0.5), x >= s, x > s, x != s, h <= np.float16(0.25)]
    expected = np.concatenate([np.packbits(test, bitorder="little") for test in tests])
    return [(m, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

# compare in its three forms and every mode; one bit per element, lowest bit first.

import asc
import numpy as np


@asc.jit
def compare(x: asc.GlobalAddress, y: asc.GlobalAddress, m: asc.GlobalAddress):
    x_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, 256)
    y_gm = asc.GlobalTensor()
    y_gm.set_global_buffer(y, 256)
    m_gm = asc.GlobalTensor()
    m_gm.set_global_buffer(m, 256)
    x_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECIN, 0, 256)
    y_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECIN, 1024, 256)
    m_ub = asc.LocalTensor(asc.uint8, asc.TPosition.VECOUT, 2048, 256)
    asc.data_copy(x_ub, x_gm, 256)
    asc.data_copy(y_ub, y_gm, 256)
    asc.set_flag(asc.HardEvent.MTE2_V, 0)
    asc.wait_flag(asc.HardEvent.MTE2_V, 0)
    asc.compare(m_ub, x_ub, y_ub, asc.CMPMODE.LT, 256)
    asc.compare(m_ub[32:], x_ub, y_ub, asc.CMPMODE.GT, 256)
    asc.compare(m_ub[64:], x_ub, y_ub, asc.CMPMODE.EQ, 256)
    asc.compare(m_ub[96:], x_ub, y_ub, asc.CMPMODE.LE, 256)
    asc.compare(m_ub[128:], x_ub, y_ub, asc.CMPMODE.GE, 256)
    asc.compare(m_ub[160:], x_ub, y_ub, asc.CMPMODE.NE, 256)
    params = asc.BinaryRepeatParams(1, 1, 1, 8, 8, 8)
    asc.compare(m_ub[192:], x_ub, y_ub, asc.CMPMODE.LT, 64, 4, params)
    asc.compare(m_ub[224:], x_ub, y_ub, cmp_mode=asc.CMPMODE.GT, mask=[18446744073709551615, 0], repeat_times=4,
                repeat_params=params)
    asc.set_flag(asc.HardEvent.V_MTE3, 0)
    asc.wait_flag(asc.HardEvent.V_MTE3, 0)
    asc.data_copy(m_gm, m_ub, 256)


def launch():
    rng = np.random.default_rng(1)
    x = (rng.integers(0, 4, 256)).astype(np.float32)
    y = (rng.integers(0, 4, 256)).astype(np.float32)
    m = np.zeros(256, dtype=np.uint8)
    compare[1](x, y, m)
    tests = [x < y, x > y, x == y, x <= y, x >= y, x != y, x < y, x > y]
    expected = np.concatenate([np.packbits(test, bitorder="little") for test in tests])
    return [(m, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

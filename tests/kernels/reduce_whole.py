# whole_reduce_sum, whole_reduce_max, whole_reduce_min with each order of value and index, repeat_reduce_sum.

import asc
import numpy as np


@asc.jit
def reduce_whole(x: asc.GlobalAddress, z: asc.GlobalAddress):
    x_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, 256)
    z_gm = asc.GlobalTensor()
    z_gm.set_global_buffer(z, 80)
    x_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECIN, 0, 256)
    z_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECOUT, 1024, 80)
    asc.data_copy(x_ub, x_gm, 256)
    asc.duplicate(z_ub, 0.0, 80)
    asc.set_flag(asc.HardEvent.MTE2_V, 0)
    asc.wait_flag(asc.HardEvent.MTE2_V, 0)
    asc.whole_reduce_sum(z_ub, x_ub, 64, 4, 1, 1, 8)
    asc.whole_reduce_max(z_ub[8:], x_ub, 64, 4, 1, 1, 8)
    asc.whole_reduce_min(z_ub[16:], x_ub, 64, 4, 1, 1, 8, asc.ReduceOrder.ORDER_VALUE_INDEX)
    asc.whole_reduce_max(z_ub[24:], x_ub, 64, 4, 1, 1, 8, asc.ReduceOrder.ORDER_INDEX_VALUE)
    asc.whole_reduce_min(z_ub[32:], x_ub, 64, 4, 1, 1, 8, order=asc.ReduceOrder.ORDER_ONLY_VALUE)
    asc.whole_reduce_max(z_ub[40:], x_ub, 64, 4, 1, 1, 8, asc.ReduceOrder.ORDER_ONLY_INDEX)
    asc.whole_reduce_sum(z_ub[48:], x_ub, [255, 0], 4, 1, 1, 8)
    asc.whole_reduce_max(z_ub[56:], x_ub, [255, 0], 4, 1, 1, 8, asc.ReduceOrder.ORDER_ONLY_VALUE)
    asc.whole_reduce_min(z_ub[64:], x_ub, [255, 0], 4, 1, 1, 8, asc.ReduceOrder.ORDER_ONLY_VALUE)
    asc.repeat_reduce_sum(z_ub[72:], x_ub, 4, 64, 1, 1, 1, 8)
    asc.set_flag(asc.HardEvent.V_MTE3, 0)
    asc.wait_flag(asc.HardEvent.V_MTE3, 0)
    asc.data_copy(z_gm, z_ub, 80)


def launch():
    rng = np.random.default_rng(1)
    x = (rng.standard_normal(256)).astype(np.float32)
    z = np.zeros(80, dtype=np.float32)
    reduce_whole[1](x, z)
    a = x.reshape(4, 64)
    index = {True: a.argmax(axis=1), False: a.argmin(axis=1)}
    bits = {key: value.astype(np.uint32).view(np.float32) for key, value in index.items()}
    expected = np.zeros((10, 8), dtype=np.float32)
    expected[0, :4] = a.sum(axis=1)
    expected[1, 0::2] = a.max(axis=1)
    expected[1, 1::2] = bits[True]
    expected[2, 0::2] = a.min(axis=1)
    expected[2, 1::2] = bits[False]
    expected[3, 0::2] = bits[True]
    expected[3, 1::2] = a.max(axis=1)
    expected[4, :4] = a.min(axis=1)
    expected[5, :4] = bits[True]
    expected[6, :4] = a[:, :8].sum(axis=1)
    expected[7, :4] = a[:, :8].max(axis=1)
    expected[8, :4] = a[:, :8].min(axis=1)
    expected[9, :4] = a.sum(axis=1)
    return [(z, expected.reshape(-1))]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected, rtol=1e-5, atol=1e-6)

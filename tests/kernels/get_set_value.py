# Numbers read from and written to local tensors one by one, with the flags that the scalar unit needs.

import asc
import numpy as np


@asc.jit
def get_set_value(x: asc.GlobalAddress, y: asc.GlobalAddress, count: int):
    x_gm = asc.GlobalTensor()
    y_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, count)
    y_gm.set_global_buffer(y, count)
    x_ub = asc.LocalTensor(asc.int32, asc.TPosition.VECIN, 0, 64)
    y_ub = asc.LocalTensor(asc.int32, asc.TPosition.VECOUT, 256, 64)
    asc.data_copy(x_ub, x_gm, count)
    asc.set_flag(asc.HardEvent.MTE2_S, 0)
    asc.wait_flag(asc.HardEvent.MTE2_S, 0)
    total = count * 0
    for i in range(count):
        total = total + x_ub.get_value(i)
        y_ub.set_value(i, total)
    y_ub.set_value(0, -1)
    asc.set_flag(asc.HardEvent.S_MTE3, 0)
    asc.wait_flag(asc.HardEvent.S_MTE3, 0)
    asc.data_copy(y_gm, y_ub, count)


def launch():
    x = np.arange(1, 65, dtype=np.int32)
    y = np.zeros_like(x)
    get_set_value[1](x, y, 64)
    expected = np.cumsum(x).astype(np.int32)
    expected[0] = -1
    return [(y, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

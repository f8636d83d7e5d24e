# data_copy from local to global memory with gaps on the global side.

import asc
import numpy as np


@asc.jit
def copy_out_params(x: asc.GlobalAddress, y: asc.GlobalAddress, gap: int):
    x_gm = asc.GlobalTensor()
    y_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, 64)
    y_gm.set_global_buffer(y, 256)
    ub = asc.LocalTensor(asc.float32, asc.TPosition.VECIN, 0, 64)
    asc.data_copy(ub, x_gm, 64)
    asc.set_flag(asc.HardEvent.MTE2_MTE3, 0)
    asc.wait_flag(asc.HardEvent.MTE2_MTE3, 0)
    asc.data_copy(y_gm, ub, asc.DataCopyParams(4, 2, 0, gap))


def launch():
    x = np.arange(64, dtype=np.float32)
    y = np.zeros(256, dtype=np.float32)
    copy_out_params[1](x, y, 6)
    expected = np.zeros((4, 64), dtype=np.float32)
    expected[:, :16] = x.reshape(4, 16)
    return [(y, expected.reshape(-1))]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

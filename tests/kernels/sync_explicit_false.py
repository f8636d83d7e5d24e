# insert_sync=False with an automatic tensor: it is placed, but nothing waits unless the author says so.

import asc
import numpy as np


@asc.jit(insert_sync=False)
def sync_explicit_false(x: asc.GlobalAddress, y: asc.GlobalAddress):
    x_gm = asc.GlobalTensor()
    y_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, 256)
    y_gm.set_global_buffer(y, 256)
    a = asc.LocalTensorAuto(asc.float32, [256])
    b = asc.LocalTensorAuto(asc.float32, [256])
    asc.data_copy(a, x_gm, 256)
    asc.set_flag(asc.HardEvent.MTE2_V, 0)
    asc.wait_flag(asc.HardEvent.MTE2_V, 0)
    asc.muls(b, a, 3.0, 256)
    asc.set_flag(asc.HardEvent.V_MTE3, 0)
    asc.wait_flag(asc.HardEvent.V_MTE3, 0)
    asc.data_copy(y_gm, b, 256)


def launch():
    x = (np.arange(256)).astype(np.float32)
    y = np.zeros(256, dtype=np.float32)
    sync_explicit_false[1](x, y)
    return [(y, x * 3)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

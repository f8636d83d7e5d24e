# LocalMemAllocator hands out addresses in local memory one after another.

import asc
import numpy as np


@asc.jit
def allocator(x: asc.GlobalAddress, y: asc.GlobalAddress):
    x_gm = asc.GlobalTensor()
    y_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, 256)
    y_gm.set_global_buffer(y, 256)
    memory = asc.LocalMemAllocator(asc.Hardware.UB)
    a = memory.alloc(asc.TPosition.VECIN, asc.float32, 256)
    b = memory.alloc(asc.TPosition.VECOUT, asc.float32, 256)
    asc.data_copy(a, x_gm, 256)
    asc.set_flag(asc.HardEvent.MTE2_V, 0)
    asc.wait_flag(asc.HardEvent.MTE2_V, 0)
    asc.adds(b, a, 5.0, 256)
    asc.set_flag(asc.HardEvent.V_MTE3, 0)
    asc.wait_flag(asc.HardEvent.V_MTE3, 0)
    asc.data_copy(y_gm, b, 256)


def launch():
    x = (np.arange(256)).astype(np.float32)
    y = np.zeros(256, dtype=np.float32)
    allocator[1](x, y)
    return [(y, x + 5)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

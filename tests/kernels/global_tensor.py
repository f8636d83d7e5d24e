# Methods of global tensors: views, values, cache hints, cache upkeep.

import asc
import numpy as np


@asc.jit
def global_tensor(x: asc.GlobalAddress, y: asc.GlobalAddress, n: int):
    x_gm = asc.GlobalTensor()
    y_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, 256)
    y_gm.set_global_buffer(y, 256)
    x_gm.set_l2_cache_hint(asc.CacheMode.CACHE_MODE_NORMAL)
    whole = asc.GlobalTensor()
    whole.set_global_buffer(x)
    first = whole.get_value(3)
    y_gm.set_value(0, first)
    y_gm.set_value(1, x_gm[16:].get_value(n))
    y_gm.set_value(n, 2.5)
    asc.data_cache_clean_and_invalid(asc.CacheLine.SINGLE_CACHE_LINE, y_gm)


def launch():
    x = (np.arange(256)).astype(np.float32)
    y = np.zeros(256, dtype=np.float32)
    global_tensor[1](x, y, 5)
    expected = np.zeros_like(y)
    expected[0] = x[3]
    expected[1] = x[21]
    expected[5] = 2.5
    return [(y, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

# Names of the API reached in other ways: an alias, from-imports, members kept in module constants.

import numpy as np
import asc
import asc as language
from asc import GlobalTensor, HardEvent, LocalTensor, TPosition, data_copy, jit
from asc.language.core.dtype import float32 as F32

DTYPE = asc.float32
LENGTH, HALF = 256, 128
FACTORS = (1.5, 2.5)
SETTINGS = [4, [8, 16]]
LOADED = asc.HardEvent.MTE2_V


@jit
def import_styles(x: asc.GlobalAddress, y: asc.GlobalAddress):
    x_gm = GlobalTensor()
    y_gm = language.GlobalTensor()
    x_gm.set_global_buffer(x, LENGTH)
    y_gm.set_global_buffer(y, LENGTH)
    ub = LocalTensor(DTYPE, TPosition.VECIN, 0, LENGTH)
    out = language.LocalTensor(F32, TPosition.VECOUT, LENGTH * 4, LENGTH)
    data_copy(ub, x_gm, LENGTH)
    asc.set_flag(LOADED, 0)
    asc.wait_flag(LOADED, 0)
    language.muls(out, ub, FACTORS[0], HALF)
    asc.muls(out[HALF:], ub[HALF:], FACTORS[1], SETTINGS[1][0] * SETTINGS[1][1])
    asc.set_flag(HardEvent.V_MTE3, 0)
    asc.wait_flag(HardEvent.V_MTE3, 0)
    data_copy(y_gm, out, LENGTH)


def launch():
    x = np.arange(256, dtype=np.float32)
    y = np.zeros_like(x)
    import_styles[1](x, y)
    expected = np.concatenate([x[:128] * 1.5, x[128:] * 2.5])
    return [(y, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

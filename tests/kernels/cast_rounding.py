# Every rounding of a cast from float32 to int32, and back.

import asc
import numpy as np


@asc.jit
def cast_rounding(x: asc.GlobalAddress, z: asc.GlobalAddress, f: asc.GlobalAddress):
    x_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, 64)
    z_gm = asc.GlobalTensor()
    z_gm.set_global_buffer(z, 320)
    f_gm = asc.GlobalTensor()
    f_gm.set_global_buffer(f, 320)
    x_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECIN, 0, 64)
    z_ub = asc.LocalTensor(asc.int32, asc.TPosition.VECOUT, 256, 320)
    f_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECOUT, 1536, 320)
    asc.data_copy(x_ub, x_gm, 64)
    asc.set_flag(asc.HardEvent.MTE2_V, 0)
    asc.wait_flag(asc.HardEvent.MTE2_V, 0)
    asc.cast(z_ub, x_ub, asc.RoundMode.CAST_RINT, 64)
    asc.cast(z_ub[64:], x_ub, asc.RoundMode.CAST_FLOOR, 64)
    asc.cast(z_ub[128:], x_ub, asc.RoundMode.CAST_CEIL, 64)
    asc.cast(z_ub[192:], x_ub, asc.RoundMode.CAST_ROUND, 64)
    asc.cast(z_ub[256:], x_ub, asc.RoundMode.CAST_TRUNC, 64)
    asc.cast(f_ub, z_ub, asc.RoundMode.CAST_NONE, 320)
    asc.set_flag(asc.HardEvent.V_MTE3, 0)
    asc.wait_flag(asc.HardEvent.V_MTE3, 0)
    asc.data_copy(z_gm, z_ub, 320)
    asc.data_copy(f_gm, f_ub, 320)


def launch():
    x = (np.arange(64) / 4 - 8).astype(np.float32)
    z = np.zeros(320, dtype=np.int32)
    f = np.zeros(320, dtype=np.float32)
    cast_rounding[1](x, z, f)
    away = np.sign(x) * np.floor(np.abs(x) + np.float32(0.5))
    expected = np.concatenate([np.rint(x), np.floor(x), np.ceil(x), away, np.trunc(x)])
    return [(z, expected.astype(np.int32)), (f, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

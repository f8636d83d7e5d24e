# Names of types asked while compiling: sizes of dtypes, dtypes of tensors, asc.static_assert, asc.property.

import asc
import numpy as np

UB_BYTES = 192 * 1024


@asc.jit
def tile_style(x: asc.GlobalAddress, y: asc.GlobalAddress, length: asc.ConstExpr[int], kind: asc.ConstExpr):
    per_block = 32 // x.dtype.sizeof()
    tile = 512 // kind.sizeof()
    assert tile * kind.sizeof() * 4 <= UB_BYTES, "the tile is too big"
    assert length % tile == 0
    x_gm = asc.GlobalTensor()
    y_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, length)
    y_gm.set_global_buffer(y, length)
    ub = asc.LocalTensor(kind, asc.TPosition.VECCALC, 0, tile)
    for i in asc.range(length // tile):
        asc.data_copy(ub, x_gm[i * tile:], asc.DataCopyParams(1, tile // per_block, 0, 0))
        asc.set_flag(asc.HardEvent.MTE2_V, 0)
        asc.wait_flag(asc.HardEvent.MTE2_V, 0)
        if ub.dtype == asc.float16:
            asc.muls(ub, ub, 2.0, tile)
        else:
            asc.muls(ub, ub, 3.0, tile)
        asc.set_flag(asc.HardEvent.V_MTE3, 0)
        asc.wait_flag(asc.HardEvent.V_MTE3, 0)
        asc.data_copy(y_gm[i * tile:], ub, tile)
        asc.set_flag(asc.HardEvent.MTE3_MTE2, 0)
        asc.wait_flag(asc.HardEvent.MTE3_MTE2, 0)


def launch():
    x = np.arange(1024).astype(np.float16)
    y = np.zeros_like(x)
    tile_style[1](x, y, 1024, asc.float16)
    w = np.arange(1024, dtype=np.float32)
    z = np.zeros_like(w)
    tile_style[1](w, z, 1024, asc.float32)
    return [(y, x * np.float16(2)), (z, w * np.float32(3))]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

# if on values known while compiling: the branch not taken is never looked at.

import asc
import numpy as np

LIMIT = 3


@asc.jit
def static_if(y: asc.GlobalAddress, n: int, wide: asc.ConstExpr[bool], width: asc.ConstExpr[int]):
    y_gm = asc.GlobalTensor()
    y_gm.set_global_buffer(y, 8)
    out = asc.LocalTensor(asc.int32, asc.TPosition.VECOUT, 0, 8)
    asc.duplicate(out, 0, 8)
    asc.set_flag(asc.HardEvent.V_S, 0)
    asc.wait_flag(asc.HardEvent.V_S, 0)
    if wide:
        out.set_value(0, n * 2)
    else:
        out.set_value(0, undefined_name)
    if width == 8:
        a = n + 1
    elif width == 16:
        a = n + 2
    else:
        a = n + 3
    out.set_value(1, a)
    if None:
        a = n + 50
    if 0.0:
        a = n + 60
    if LIMIT > 2:
        a = n + 4
    out.set_value(2, a)
    asc.set_flag(asc.HardEvent.S_MTE3, 0)
    asc.wait_flag(asc.HardEvent.S_MTE3, 0)
    asc.data_copy(y_gm, out, 8)


def launch():
    y = np.zeros(8, dtype=np.int32)
    static_if[1](y, 5, True, 16)
    expected = np.zeros_like(y)
    expected[:3] = [10, 7, 9]
    return [(y, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

# x if c else y: of values, of constants, nested, and with a condition known while compiling.

import asc
import numpy as np


@asc.jit
def conditional_expression(y: asc.GlobalAddress, a: int, b: int, f: float, flag: asc.ConstExpr[bool]):
    y_gm = asc.GlobalTensor()
    y_gm.set_global_buffer(y, 8)
    out = asc.LocalTensor(asc.int32, asc.TPosition.VECOUT, 0, 8)
    asc.duplicate(out, 0, 8)
    asc.set_flag(asc.HardEvent.V_S, 0)
    asc.wait_flag(asc.HardEvent.V_S, 0)
    out.set_value(0, a if a > b else b)
    out.set_value(1, b if a > b else a)
    out.set_value(2, 10 if a == 3 else 20)
    out.set_value(3, (1 if a > 5 else 2) if a > 2 else 3)
    out.set_value(4, a + 1 if flag else a + 2)
    out.set_value(5, (f if a > b else f * 2.0).cast(asc.int32))
    asc.set_flag(asc.HardEvent.S_MTE3, 0)
    asc.wait_flag(asc.HardEvent.S_MTE3, 0)
    asc.data_copy(y_gm, out, 8)


def launch():
    y = np.zeros(8, dtype=np.int32)
    conditional_expression[1](y, 3, 7, 4.5, True)
    expected = np.zeros_like(y)
    expected[:6] = [7, 3, 10, 2, 4, 9]
    return [(y, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

# Several structs in one kernel, fields as operands, conditions and defaults.

import asc
import numpy as np
from asc.language.core.struct import Field, Struct


class Shape(Struct):
    rows = Field(asc.int32, 1)
    columns = Field(asc.int32, 1)



@asc.jit
def struct_enum(y: asc.GlobalAddress, p: Shape, q: Shape):
    y_gm = asc.GlobalTensor()
    y_gm.set_global_buffer(y, 8)
    out = asc.LocalTensor(asc.int32, asc.TPosition.VECOUT, 0, 8)
    asc.duplicate(out, 0, 8)
    asc.set_flag(asc.HardEvent.V_S, 0)
    asc.wait_flag(asc.HardEvent.V_S, 0)
    out.set_value(0, p.rows * q.columns)
    out.set_value(1, p.columns + q.rows)
    q.rows = p.rows + 1
    out.set_value(2, q.rows)
    inner = Shape(rows=7)
    inner.columns = q.columns
    out.set_value(3, inner.rows * inner.columns)
    if p.rows > q.columns:
        p.rows = p.rows - 1
    else:
        p.rows = p.rows + 10
    out.set_value(4, p.rows)
    asc.set_flag(asc.HardEvent.S_MTE3, 0)
    asc.wait_flag(asc.HardEvent.S_MTE3, 0)
    asc.data_copy(y_gm, out, 8)


def launch():
    y = np.zeros(8, dtype=np.int32)
    struct_enum[1](y, Shape(rows=2, columns=3), Shape(rows=4, columns=5))
    expected = np.zeros_like(y)
    expected[:5] = [10, 7, 3, 35, 12]
    return [(y, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

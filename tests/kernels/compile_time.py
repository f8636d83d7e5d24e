# What stays Python while compiling: f-strings, assert, is, list methods, builtins, arithmetic.

import asc
import numpy as np


@asc.jit
def compile_time(y: asc.GlobalAddress, n: int, mode: asc.ConstExpr[str], depth: asc.ConstExpr[int]):
    y_gm = asc.GlobalTensor()
    y_gm.set_global_buffer(y, 8)
    out = asc.LocalTensor(asc.int32, asc.TPosition.VECOUT, 0, 8)
    asc.duplicate(out, 0, 8)
    asc.set_flag(asc.HardEvent.V_S, 0)
    asc.wait_flag(asc.HardEvent.V_S, 0)
    "a docstring in the middle does nothing"
    ...
    pass
    label = f"{mode}-{depth:03d}"
    assert label == "fast-004", f"unexpected {label!r}"
    assert isinstance(depth, int), "depth is a number"
    out.set_value(0, len(label))
    out.set_value(1, int("12") + int(2.9))
    nothing = None
    if nothing is None:
        out.set_value(2, n)
    if label is not None:
        out.set_value(3, depth ** 2)
    values = list((1, 2, 3))
    out.set_value(4, values[0] + len(values))
    if mode == "fast":
        out.set_value(5, 1)
    asc.set_flag(asc.HardEvent.S_MTE3, 0)
    asc.wait_flag(asc.HardEvent.S_MTE3, 0)
    asc.data_copy(y_gm, out, 8)


def launch():
    y = np.zeros(8, dtype=np.int32)
    compile_time[1](y, 8, "fast", 4)
    expected = np.zeros_like(y)
    expected[:6] = [8, 14, 8, 16, 4, 1]
    return [(y, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

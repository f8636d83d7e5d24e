# while with conditions that read memory: an array element and a value of a local tensor.

import asc
import numpy as np


@asc.jit
def while_memory(y: asc.GlobalAddress, n: int):
    y_gm = asc.GlobalTensor()
    y_gm.set_global_buffer(y, 8)
    out = asc.LocalTensor(asc.int32, asc.TPosition.VECOUT, 0, 8)
    asc.duplicate(out, 0, 8)
    asc.set_flag(asc.HardEvent.V_S, 0)
    asc.wait_flag(asc.HardEvent.V_S, 0)
    count = asc.array(asc.int32, [n, 0])
    while count[0] > 3:
        count[0] = count[0] - 1
        count[1] = count[1] + 2
    out.set_value(0, count[0])
    out.set_value(1, count[1])
    out.set_value(7, 5)
    while out.get_value(7) < n:
        out.set_value(7, out.get_value(7) + 4)
    asc.set_flag(asc.HardEvent.S_MTE3, 0)
    asc.wait_flag(asc.HardEvent.S_MTE3, 0)
    asc.data_copy(y_gm, out, 8)


def launch():
    y = np.zeros(8, dtype=np.int32)
    while_memory[1](y, 20)
    expected = np.zeros_like(y)
    expected[:2] = [3, 34]
    expected[7] = 21
    return [(y, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

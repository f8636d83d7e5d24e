# Sizes, lengths, addresses, positions and user tags of tensors; reinterpreted views.

import asc
import numpy as np


@asc.jit
def tensor_methods(y: asc.GlobalAddress, x: asc.GlobalAddress):
    y_gm = asc.GlobalTensor()
    y_gm.set_global_buffer(y, 16)
    out = asc.LocalTensor(asc.int32, asc.TPosition.VECOUT, 0, 16)
    asc.duplicate(out, 0, 16)
    asc.set_flag(asc.HardEvent.V_S, 0)
    asc.wait_flag(asc.HardEvent.V_S, 0)
    x_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, 64)
    ub = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 1024, 64)
    asc.data_copy(ub, x_gm, 64)
    asc.set_flag(asc.HardEvent.MTE2_S, 0)
    asc.wait_flag(asc.HardEvent.MTE2_S, 0)
    out.set_value(0, ub.get_size())
    out.set_value(1, ub.get_length().cast(asc.int32))
    out.set_value(2, ub.get_position())
    out.set_value(3, ub[16:].get_value(0).cast(asc.int32))
    out.set_value(4, ub(8).get_value(0).cast(asc.int32))
    ints = ub.reinterpret_cast(asc.int32)
    out.set_value(5, ints.get_value(1))
    ub.set_user_tag(5)
    out.set_value(6, ub.get_user_tag())
    ub.set_size(32)
    out.set_value(7, x_gm.get_size().cast(asc.int32))
    same = ub.reinterpret_cast(asc.float32)
    same.set_value(3, 11)
    out.set_value(8, same.get_value(3).cast(asc.int32))
    far = x_gm[32:]
    out.set_value(9, far.get_value(0).cast(asc.int32))
    out.set_value(10, x_gm(4).get_value(2).cast(asc.int32))
    asc.set_flag(asc.HardEvent.S_MTE3, 0)
    asc.wait_flag(asc.HardEvent.S_MTE3, 0)
    asc.data_copy(y_gm, out, 16)


def launch():
    y = np.zeros(16, dtype=np.int32)
    tensor_methods[1](y, np.arange(64, dtype=np.float32))
    expected = np.zeros_like(y)
    expected[:11] = [64, 256, 11, 16, 8, 0x3F800000, 5, 64, 11, 32, 6]
    return [(y, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

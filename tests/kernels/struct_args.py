# Struct arguments: nested, read and written, passed to a device function, made in the kernel.

import asc
import numpy as np
from asc.language.core.struct import Field, Struct, StructField


class Tail(Struct):
    size = Field(asc.int32, 0)
    offset = Field(asc.int32, 1)


class Config(Struct):
    count = Field(asc.int32, 0)
    scale = Field(asc.float32, 0.0)
    tail = StructField(Tail)
    small = Field(asc.uint8, 0)


@asc.jit
def area(config: Config):
    return config.count * config.tail.size



@asc.jit
def struct_args(y: asc.GlobalAddress, s: Config, n: int):
    y_gm = asc.GlobalTensor()
    y_gm.set_global_buffer(y, 8)
    out = asc.LocalTensor(asc.int32, asc.TPosition.VECOUT, 0, 8)
    asc.duplicate(out, 0, 8)
    asc.set_flag(asc.HardEvent.V_S, 0)
    asc.wait_flag(asc.HardEvent.V_S, 0)
    out.set_value(0, s.count)
    out.set_value(1, s.tail.size + s.tail.offset)
    out.set_value(2, s.scale.cast(asc.int32))
    s.count = s.count + n
    out.set_value(3, s.count)
    s.tail.offset = 1
    out.set_value(4, area(s))
    local = Tail()
    local.size = n * 2
    local.offset = 5
    out.set_value(5, local.size + local.offset)
    for i in range(2):
        s.count = s.count + i
    out.set_value(6, s.count)
    out.set_value(7, s.small.cast(asc.int32))
    asc.set_flag(asc.HardEvent.S_MTE3, 0)
    asc.wait_flag(asc.HardEvent.S_MTE3, 0)
    asc.data_copy(y_gm, out, 8)


def launch():
    y = np.zeros(8, dtype=np.int32)
    struct_args[1](y, Config(count=4, scale=2.5, tail=Tail(size=10, offset=3), small=200), 3)
    expected = np.zeros_like(y)
    expected[:8] = [4, 13, 2, 7, 70, 11, 8, 200]
    return [(y, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

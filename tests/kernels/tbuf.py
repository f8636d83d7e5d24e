# TBuf: scratch tensors, whole and by length, views at an offset, two types in one buffer.

import asc
import numpy as np


@asc.jit
def tbuf(x: asc.GlobalAddress, y: asc.GlobalAddress):
    x_gm = asc.GlobalTensor()
    y_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, 256)
    y_gm.set_global_buffer(y, 256)
    pipe = asc.TPipe()
    que = asc.TQue(asc.TPosition.VECIN, 1)
    out = asc.TQue(asc.TPosition.VECOUT, 1)
    pipe.init_buffer(que, 1, 1024)
    pipe.init_buffer(out, num=1, len=1024)
    whole = asc.TBuf(asc.TPosition.VECCALC)
    shared = asc.TBuf(asc.TPosition.VECCALC)
    pipe.init_buffer(buf=whole, num=1024)
    pipe.init_buffer(buf=shared, num=2048)
    squares = whole.get(asc.float32)
    first = shared.get(asc.float32, 256)
    later = shared.get_with_offset(256, 1024, asc.float32)
    t = que.alloc_tensor(asc.float32)
    asc.data_copy(t, x_gm, 256)
    que.enque(t)
    u = que.deque(asc.float32)
    asc.mul(squares, u, u, 256)
    asc.adds(first, squares, 1.0, 256)
    asc.muls(later, squares, 2.0, 256)
    r = out.alloc_tensor(asc.float32)
    asc.add(r, first, later, 256)
    out.enque(r)
    que.free_tensor(u)
    v = out.deque(asc.float32)
    asc.data_copy(y_gm, v, 256)
    out.free_tensor(v)


def launch():
    x = (np.arange(256) / 16).astype(np.float32)
    y = np.zeros(256, dtype=np.float32)
    tbuf[1](x, y)
    expected = 3 * x * x + 1
    return [(y, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

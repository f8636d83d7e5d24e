# The in-place forms of alloc and deque, which fill a tensor given to them; queries of a queue.

import asc
import numpy as np


@asc.jit
def queue_in_place(x: asc.GlobalAddress, y: asc.GlobalAddress):
    x_gm = asc.GlobalTensor()
    y_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, 256)
    y_gm.set_global_buffer(y, 256)
    pipe = asc.TPipe()
    que = asc.TQue(asc.TPosition.VECIN, 0)
    out = asc.TQue(asc.TPosition.VECOUT, 1)
    pipe.init_buffer(que=que, num=1, len=1024)
    pipe.init_buffer(que=out, num=1, len=1024)
    t = asc.LocalTensor(asc.float32)
    que.alloc_tensor(t)
    asc.data_copy(t, x_gm, 256)
    que.enque(t)
    que.deque(t)
    if out.has_idle_buffer():
        r = out.alloc_tensor(asc.float32)
        asc.abs(r, t, 256)
        out.enque(r)
    que.free_tensor(t)
    if out.has_tensor_in_que():
        z = out.deque(asc.float32)
        asc.data_copy(y_gm, z, 256)
        out.free_tensor(z)


def launch():
    x = (np.arange(256) - 100).astype(np.float32)
    y = np.zeros(256, dtype=np.float32)
    queue_in_place[1](x, y)
    return [(y, np.abs(x))]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

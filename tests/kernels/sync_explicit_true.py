# insert_sync=True on a kernel with queues of its own: its synchronisation is thrown away and written anew.

import asc
import numpy as np


@asc.jit(insert_sync=True)
def sync_explicit_true(x: asc.GlobalAddress, y: asc.GlobalAddress):
    x_gm = asc.GlobalTensor()
    y_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, 256)
    y_gm.set_global_buffer(y, 256)
    pipe = asc.TPipe()
    que_in = asc.TQue(asc.TPosition.VECIN, 1)
    que_out = asc.TQue(asc.TPosition.VECOUT, 1)
    pipe.init_buffer(que=que_in, num=1, len=1024)
    pipe.init_buffer(que=que_out, num=1, len=1024)
    t = que_in.alloc_tensor(asc.float32)
    asc.data_copy(t, x_gm, 256)
    que_in.enque(t)
    a = que_in.deque(asc.float32)
    b = que_out.alloc_tensor(asc.float32)
    asc.add(b, a, a, 256)
    asc.pipe_barrier(asc.PipeID.PIPE_V)
    asc.muls(b, b, 3.0, 256)
    que_out.enque(b)
    que_in.free_tensor(a)
    c = que_out.deque(asc.float32)
    asc.data_copy(y_gm, c, 256)
    que_out.free_tensor(c)


def launch():
    x = (np.arange(256)).astype(np.float32)
    y = np.zeros(256, dtype=np.float32)
    sync_explicit_true[1](x, y)
    return [(y, x * 6)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

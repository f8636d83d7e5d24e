# Several queues of different depth and buffer count; two tensors in one queue.

import asc
import numpy as np


@asc.jit
def queues(x: asc.GlobalAddress, y: asc.GlobalAddress):
    x_gm = asc.GlobalTensor()
    y_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, 256)
    y_gm.set_global_buffer(y, 256)
    pipe = asc.TPipe()
    que_in = asc.TQue(asc.TPosition.VECIN, 2)
    que_mid = asc.TQue(asc.TPosition.VECCALC, 1)
    que_out = asc.TQue(asc.TPosition.VECOUT, 2)
    pipe.init_buffer(que=que_in, num=2, len=512)
    pipe.init_buffer(que=que_mid, num=1, len=512)
    pipe.init_buffer(que=que_out, num=2, len=512)
    a = que_in.alloc_tensor(asc.float32)
    asc.data_copy(a, x_gm, 128)
    que_in.enque(a)
    b = que_in.alloc_tensor(asc.float32)
    asc.data_copy(b, x_gm[128:], 128)
    que_in.enque(b)
    p = que_in.deque(asc.float32)
    q = que_in.deque(asc.float32)
    m = que_mid.alloc_tensor(asc.float32)
    asc.add(m, p, q, 128)
    que_mid.enque(m)
    n = que_mid.deque(asc.float32)
    r = que_out.alloc_tensor(asc.float32)
    asc.muls(r, n, 0.5, 128)
    que_out.enque(r)
    s = que_out.alloc_tensor(asc.float32)
    asc.sub(s, q, p, 128)
    que_out.enque(s)
    que_in.free_tensor(p)
    que_in.free_tensor(q)
    que_mid.free_tensor(n)
    first = que_out.deque(asc.float32)
    asc.data_copy(y_gm, first, 128)
    que_out.free_tensor(first)
    second = que_out.deque(asc.float32)
    asc.data_copy(y_gm[128:], second, 128)
    que_out.free_tensor(second)


def launch():
    x = (np.arange(256)).astype(np.float32)
    y = np.zeros(256, dtype=np.float32)
    queues[1](x, y)
    expected = np.concatenate([(x[:128] + x[128:]) / 2, x[128:] - x[:128]])
    return [(y, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

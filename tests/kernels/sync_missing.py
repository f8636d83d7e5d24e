# insert_sync=True on a kernel whose author wrote no synchronisation at all.

import asc
import numpy as np


@asc.jit(insert_sync=True)
def sync_missing(x: asc.GlobalAddress, y: asc.GlobalAddress):
    x_gm = asc.GlobalTensor()
    y_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, 256)
    y_gm.set_global_buffer(y, 256)
    pipe = asc.TPipe()
    que_in = asc.TQue(asc.TPosition.VECIN, 1)
    que_out = asc.TQue(asc.TPosition.VECOUT, 1)
    pipe.init_buffer(que=que_in, num=1, len=256)
    pipe.init_buffer(que=que_out, num=1, len=256)
    for i in range(4):
        a = que_in.alloc_tensor(asc.float32)
        b = que_out.alloc_tensor(asc.float32)
        asc.data_copy(a, x_gm[i * 64:], 64)
        asc.adds(b, a, 4.0, 64)
        asc.exp(b, b, 64)
        asc.data_copy(y_gm[i * 64:], b, 64)
        que_in.free_tensor(a)
        que_out.free_tensor(b)


def launch():
    x = (np.arange(256) / 256).astype(np.float32)
    y = np.zeros(256, dtype=np.float32)
    sync_missing[1](x, y)
    return [(y, np.exp(x + 4))]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected, rtol=1e-4)

# y = x where x >= 0, else x * alpha, in half precision.
# Teaches: a ConstExpr argument, which is a plain Python number while the kernel is compiled, so that it can choose
# between two instructions (`if` on it costs nothing at run time).

import asc
import numpy as np

CORES = 4
LENGTH = 8192


@asc.jit
def leaky_relu(x: asc.GlobalAddress, y: asc.GlobalAddress, alpha: asc.ConstExpr[float], length: asc.ConstExpr[int]):
    offset = asc.get_block_idx() * length
    x_gm = asc.GlobalTensor()
    y_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x + offset, length)
    y_gm.set_global_buffer(y + offset, length)

    pipe = asc.TPipe()
    que_in = asc.TQue(asc.TPosition.VECIN, 1)
    que_out = asc.TQue(asc.TPosition.VECOUT, 1)
    pipe.init_buffer(que=que_in, num=1, len=length * 2)
    pipe.init_buffer(que=que_out, num=1, len=length * 2)

    x_ub = que_in.alloc_tensor(asc.float16)
    asc.data_copy(x_ub, x_gm, length)
    que_in.enque(x_ub)
    a = que_in.deque(asc.float16)
    b = que_out.alloc_tensor(asc.float16)
    if alpha == 0.0:
        asc.relu(b, a, length)
    else:
        asc.leaky_relu(b, a, alpha, length)
    que_out.enque(b)
    que_in.free_tensor(a)
    y_ub = que_out.deque(asc.float16)
    asc.data_copy(y_gm, y_ub, length)
    que_out.free_tensor(y_ub)


def launch():
    rng = np.random.default_rng(5)
    x = rng.standard_normal(CORES * LENGTH).astype(np.float16)
    leaky = np.zeros_like(x)
    plain = np.zeros_like(x)
    leaky_relu[CORES](x, leaky, 0.125, LENGTH)
    leaky_relu[CORES](x, plain, 0.0, LENGTH)
    expected = np.where(x >= 0, x, x * np.float16(0.125))
    return [(leaky, expected), (plain, np.maximum(x, np.float16(0)))]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected, rtol=1e-3)

# Compiled only, not meant to compute: a matmul whose tiles go through a vector function on their way out.

import asc
import numpy as np

@asc.jit
def offsets(core: int, tiling: asc.adv.TCubeTiling):
    blocks_m = asc.ceildiv(tiling.m, tiling.single_core_m)
    m_index = core % blocks_m
    n_index = core // blocks_m
    a = m_index * tiling.k_a * tiling.single_core_m
    b = n_index * tiling.single_core_n
    c = m_index * tiling.n * tiling.single_core_m + n_index * tiling.single_core_n
    return a, b, c


@asc.jit
def matmul_leakyrelu(a: asc.GlobalAddress, b: asc.GlobalAddress, bias: asc.GlobalAddress, c: asc.GlobalAddress,
    workspace: asc.GlobalAddress, tiling: asc.adv.TCubeTiling):
    a_gm = asc.GlobalTensor()
    b_gm = asc.GlobalTensor()
    c_gm = asc.GlobalTensor()
    bias_gm = asc.GlobalTensor()
    a_gm.set_global_buffer(a, tiling.m * tiling.k_a)
    b_gm.set_global_buffer(b, tiling.k_b * tiling.n)
    c_gm.set_global_buffer(c, tiling.m * tiling.n)
    bias_gm.set_global_buffer(bias, tiling.n)
    core = asc.get_block_idx()
    offset_a, offset_b, offset_c = offsets(core, tiling)
    a_gm = a_gm[offset_a:]
    b_gm = b_gm[offset_b:]
    c_gm = c_gm[offset_c:]
    pipe = asc.TPipe()
    que = asc.TQue(asc.TPosition.VECOUT, 1)
    pipe.init_buffer(que=que, num=1, len=tiling.base_m * tiling.base_n * c.dtype.sizeof())
    mm = asc.adv.Matmul(
        a=asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, a.dtype),
        b=asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, b.dtype),
        c=asc.adv.MatmulType(asc.TPosition.VECIN, asc.CubeFormat.ND, c.dtype),
        bias=asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, bias.dtype),
    )
    asc.adv.register_matmul(pipe, workspace, mm, tiling)
    mm.set_tensor_a(a_gm)
    mm.set_tensor_b(b_gm)
    mm.set_bias(bias_gm)
    with mm.iterate() as count:
        local = que.alloc_tensor(c.dtype)
        mm.get_tensor_c(local, en_sequential_write=True)
        asc.leaky_relu(local, local, 0.001, tiling.base_m * tiling.base_n)
        que.enque(local)
        done = que.deque(c.dtype)
        rounds_m = tiling.single_core_m // tiling.base_m
        start = count % rounds_m * tiling.base_m * tiling.n + count // rounds_m * tiling.base_n
        params = asc.DataCopyParams(tiling.base_m, tiling.base_n * c.dtype.sizeof() // 32, 0,
                                    (tiling.n - tiling.base_n) * c.dtype.sizeof() // 32)
        asc.data_copy(c_gm[start:], done, params)
        que.free_tensor(done)
    mm.end()

def launch():
    half = np.zeros(64 * 64, dtype=np.float16)
    full = np.zeros(64 * 64, dtype=np.float32)
    matmul_leakyrelu[2](half, half, full, full, full, asc.adv.TCubeTiling())

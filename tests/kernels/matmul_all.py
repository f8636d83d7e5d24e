# Compiled only, not meant to compute: a matmul in one call, with a tail on the last core and a bias on the first only.

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
def matmul_all(a: asc.GlobalAddress, b: asc.GlobalAddress, bias: asc.GlobalAddress, c: asc.GlobalAddress,
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
    mm = asc.adv.Matmul(
        a=asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, a.dtype),
        b=asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, b.dtype),
        c=asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, c.dtype),
        bias=asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, bias.dtype),
    )
    asc.adv.register_matmul(pipe, workspace, mm, tiling)
    tail_m = tiling.m - core * tiling.single_core_m
    if tail_m < tiling.single_core_m:
        mm.set_tail(tail_m, tiling.single_core_n)
    mm.set_tensor_a(a_gm)
    mm.set_tensor_b(b_gm)
    if tiling.is_bias:
        mm.set_bias(bias_gm)
    mm.iterate_all(c_gm)
    mm.end()

def launch():
    half = np.zeros(64 * 64, dtype=np.float16)
    full = np.zeros(64 * 64, dtype=np.float32)
    matmul_all[2](half, half, full, full, full, asc.adv.TCubeTiling())

# Compiled only, not meant to compute: the Matmul object with every method it has.

import asc
import numpy as np


@asc.jit
def api_matmul(a: asc.GlobalAddress, b: asc.GlobalAddress, c: asc.GlobalAddress, bias: asc.GlobalAddress,
               workspace: asc.GlobalAddress, tiling: asc.adv.TCubeTiling):
    a_gm = asc.GlobalTensor()
    b_gm = asc.GlobalTensor()
    c_gm = asc.GlobalTensor()
    bias_gm = asc.GlobalTensor()
    a_gm.set_global_buffer(a, 4096)
    b_gm.set_global_buffer(b, 4096)
    c_gm.set_global_buffer(c, 4096)
    bias_gm.set_global_buffer(bias, 64)
    pipe = asc.TPipe()
    ub = asc.LocalTensor(asc.float32, asc.TPosition.VECIN, 0, 4096)
    half = asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16)
    full = asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float32)
    mm = asc.adv.Matmul(half, half, full, full)
    asc.adv.register_matmul(pipe, workspace, mm, tiling)
    mm.init(tiling)
    mm.set_org_shape(64, 64, 64)
    mm.set_org_shape(64, 64, 64, 64, 64)
    mm.set_single_shape(32, 32, 64)
    mm.set_tail(32, 32)
    mm.set_tensor_a(a_gm)
    mm.set_tensor_a(a_gm, True)
    mm.set_tensor_b(b_gm, transpose=True)
    mm.set_bias(bias_gm)
    mm.disable_bias()
    mm.set_hf32(True, 1)
    mm.set_workspace(c_gm)
    with mm.iterate() as count:
        mm.get_tensor_c(c_gm)
    with mm.iterate(sync=False) as count:
        mm.get_tensor_c(ub, 0, True)
    mm.iterate_all(c_gm)
    mm.iterate_all(c_gm, 1, False)
    mm.wait_iterate_all()
    mm.end()


def launch():
    half = np.zeros(4096, dtype=np.float16)
    full = np.zeros(4096, dtype=np.float32)
    api_matmul[1](half, half, full, full, full, asc.adv.TCubeTiling())

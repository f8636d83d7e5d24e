# Compiled only, not meant to compute: the rest of the methods of the Matmul object: asynchronous results, batches, quantisation.

import asc
import numpy as np


@asc.jit
def api_matmul_more(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float):
    x_gm = asc.GlobalTensor()
    h_gm = asc.GlobalTensor()
    i_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, 1024)
    h_gm.set_global_buffer(h, 1024)
    i_gm.set_global_buffer(i, 1024)
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    c = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 2048, 512)
    p = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 4096, 256)
    pipe = asc.TPipe()
    half = asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16, True)
    full = asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float32)
    mm = asc.adv.Matmul(half, half, full)
    asc.adv.register_matmul(pipe, h, mm)
    mm.set_tensor_a(h_gm)
    mm.set_tensor_b(h_gm)
    mm.set_tensor_a(p)
    mm.set_tensor_a(3)
    mm.set_tensor_b(3)
    mm.set_batch_num(2, 2)
    mm.set_quant_scalar(5)
    mm.set_quant_vector(x_gm)
    mm.set_self_define_data(h)
    mm.set_self_define_data(n)
    mm.set_sparse_index(x_gm)
    mm.set_user_def_info(h)
    mm.set_workspace(h)
    mm.set_workspace(x_gm, 1024)
    mm.set_workspace(h, n)
    mm.async_get_tensor_c(a)
    mm.wait_get_tensor_c()
    mm.wait_iterate_batch()
    mm.get_tensor_c(a, sync=False)
    mm.get_tensor_c(x_gm, 1, True, True, a)
    mm.get_tensor_c(x_gm, optional_tensor=a)
    where = mm.get_offset_c()
    mm.iterate_batch(x_gm, 2, 2, False)
    mm.iterate_batch(x_gm, False, 0, False)
    mm.iterate_n_batch(1, 2, 2, False)
    mm.iterate_all(x_gm, 0, False, True, True, True)
    mm.iterate_all(a)
    mm.set_single_shape(n, n, n)
    mm.set_tail(-1, 16, 16)
    mm.set_hf32()
    with mm.iterate(True) as c:
        mm.get_tensor_c(x_gm)
        asc.pipe_barrier(asc.PipeID.PIPE_ALL)
    with mm.iterate(local_c_matrix=a) as c:
        mm.get_tensor_c(a, 0, True)


def launch():
    api_matmul_more[1](np.zeros(1024, dtype=np.float32), np.zeros(1024, dtype=np.float16), np.zeros(1024, dtype=np.int32), 3, 1.5)

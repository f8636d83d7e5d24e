# Compiled only: one call per kernel, matmul: every overload, by position and by keyword.

import asc
import asc.language.adv
import numpy as np


@asc.jit
def mm_async_get_tensor_c_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    mm = asc.adv.Matmul(asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float32))
    kk = asc.LocalTensor(asc.int32, asc.TPosition.VECCALC, 10240, 256)
    mm.async_get_tensor_c(kk)


@asc.jit
def mm_disable_bias_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    mm = asc.adv.Matmul(asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float32))
    mm.disable_bias()


@asc.jit
def mm_end_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    mm = asc.adv.Matmul(asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float32))
    mm.end()


@asc.jit
def mm_get_batch_tensor_c_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    mm = asc.adv.Matmul(asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float32))
    p = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 4096, 256)
    v = mm.get_batch_tensor_c(p, 1, 1, False, False)


@asc.jit
def mm_get_offset_c_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    mm = asc.adv.Matmul(asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float32))
    v = mm.get_offset_c()


@asc.jit
def mm_get_tensor_c_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    gi = asc.GlobalTensor()
    gi.set_global_buffer(i, n)
    mm = asc.adv.Matmul(asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float32))
    v = mm.get_tensor_c(gi, 2, False)


@asc.jit
def mm_init_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int], tiling: asc.adv.TCubeTiling):
    mm = asc.adv.Matmul(asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float32))
    mm.init(tiling)


@asc.jit
def mm_iterate_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    mm = asc.adv.Matmul(asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float32))
    mm.iterate(False)


@asc.jit
def mm_iterate_n_batch_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    mm = asc.adv.Matmul(asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float32))
    mm.iterate_n_batch(n, C, 0, en_sequential_write=False, matrix_stride_a=3, sync=False)


@asc.jit
def mm_set_batch_num_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    b1 = n > 3
    mm = asc.adv.Matmul(asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float32))
    mm.set_batch_num(0, b1)


@asc.jit
def mm_set_bias_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    mm = asc.adv.Matmul(asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float32))
    b = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 2048, 256)
    mm.set_bias(b)


@asc.jit
def mm_set_hf32_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    mm = asc.adv.Matmul(asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float32))
    mm.set_hf32(False)


@asc.jit
def mm_set_org_shape_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    mm = asc.adv.Matmul(asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float32))
    mm.set_org_shape(org_m=3, org_n=64, org_ka=2)


@asc.jit
def mm_set_quant_scalar_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    mm = asc.adv.Matmul(asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float32))
    mm.set_quant_scalar(True)


@asc.jit
def mm_set_quant_vector_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    gi = asc.GlobalTensor()
    gi.set_global_buffer(i, n)
    mm = asc.adv.Matmul(asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float32))
    mm.set_quant_vector(gi)


@asc.jit
def mm_set_self_define_data_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    mm = asc.adv.Matmul(asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float32))
    mm.set_self_define_data(1)


@asc.jit
def mm_set_single_shape_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    mm = asc.adv.Matmul(asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float32))
    mm.set_single_shape(16, 1.5, n + 1)


@asc.jit
def mm_set_sparse_index_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    gi = asc.GlobalTensor()
    gi.set_global_buffer(i, n)
    mm = asc.adv.Matmul(asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float32))
    mm.set_sparse_index(gi)


@asc.jit
def mm_set_tail_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    mm = asc.adv.Matmul(asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float32))
    mm.set_tail(-1, 0, 16)


@asc.jit
def mm_set_tensor_a_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    mm = asc.adv.Matmul(asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float32))
    mm.set_tensor_a(2)


@asc.jit
def mm_set_tensor_a_2(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    gh = asc.GlobalTensor()
    gh.set_global_buffer(h)
    mm = asc.adv.Matmul(asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float32))
    mm.set_tensor_a(gh, False)


@asc.jit
def mm_set_tensor_b_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    mm = asc.adv.Matmul(asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float32))
    p = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 4096, 256)
    mm.set_tensor_b(p, False)


@asc.jit
def mm_set_user_def_info_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    mm = asc.adv.Matmul(asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float32))
    mm.set_user_def_info(x)


@asc.jit
def mm_set_workspace_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    gi = asc.GlobalTensor()
    gi.set_global_buffer(i, n)
    mm = asc.adv.Matmul(asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float32))
    mm.set_workspace(gi)


@asc.jit
def mm_wait_get_tensor_c_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    mm = asc.adv.Matmul(asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float32))
    mm.wait_get_tensor_c()


@asc.jit
def mm_wait_iterate_all_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    mm = asc.adv.Matmul(asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float32))
    mm.wait_iterate_all()


@asc.jit
def mm_wait_iterate_batch_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    mm = asc.adv.Matmul(asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float32))
    mm.wait_iterate_batch()


@asc.jit
def mm_get_batch_tensor_c_2(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    mm = asc.adv.Matmul(asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float32))
    v = mm.get_batch_tensor_c(n, 8, sync=False)


@asc.jit
def mm_set_tensor_b_2(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    mm = asc.adv.Matmul(asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float32))
    mm.set_tensor_b(0)


@asc.jit
def mm_iterate_all_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    gh = asc.GlobalTensor()
    gh.set_global_buffer(h)
    b1 = n > 3
    mm = asc.adv.Matmul(asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16), asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float32))
    mm.iterate_all(gh, sync=b1, en_sequential_write=True, fake_msg=1)


def launch():
    x = np.zeros(1024, dtype=np.float32)
    h = np.zeros(1024, dtype=np.float16)
    i = np.zeros(1024, dtype=np.int32)
    mm_async_get_tensor_c_1[1](x, h, i, 3, 1.5, 7)
    mm_disable_bias_1[1](x, h, i, 3, 1.5, 7)
    mm_end_1[1](x, h, i, 3, 1.5, 7)
    mm_get_batch_tensor_c_1[1](x, h, i, 3, 1.5, 7)
    mm_get_offset_c_1[1](x, h, i, 3, 1.5, 7)
    mm_get_tensor_c_1[1](x, h, i, 3, 1.5, 7)
    mm_init_1[1](x, h, i, 3, 1.5, 7, asc.adv.TCubeTiling())
    mm_iterate_1[1](x, h, i, 3, 1.5, 7)
    mm_iterate_n_batch_1[1](x, h, i, 3, 1.5, 7)
    mm_set_batch_num_1[1](x, h, i, 3, 1.5, 7)
    mm_set_bias_1[1](x, h, i, 3, 1.5, 7)
    mm_set_hf32_1[1](x, h, i, 3, 1.5, 7)
    mm_set_org_shape_1[1](x, h, i, 3, 1.5, 7)
    mm_set_quant_scalar_1[1](x, h, i, 3, 1.5, 7)
    mm_set_quant_vector_1[1](x, h, i, 3, 1.5, 7)
    mm_set_self_define_data_1[1](x, h, i, 3, 1.5, 7)
    mm_set_single_shape_1[1](x, h, i, 3, 1.5, 7)
    mm_set_sparse_index_1[1](x, h, i, 3, 1.5, 7)
    mm_set_tail_1[1](x, h, i, 3, 1.5, 7)
    mm_set_tensor_a_1[1](x, h, i, 3, 1.5, 7)
    mm_set_tensor_a_2[1](x, h, i, 3, 1.5, 7)
    mm_set_tensor_b_1[1](x, h, i, 3, 1.5, 7)
    mm_set_user_def_info_1[1](x, h, i, 3, 1.5, 7)
    mm_set_workspace_1[1](x, h, i, 3, 1.5, 7)
    mm_wait_get_tensor_c_1[1](x, h, i, 3, 1.5, 7)
    mm_wait_iterate_all_1[1](x, h, i, 3, 1.5, 7)
    mm_wait_iterate_batch_1[1](x, h, i, 3, 1.5, 7)
    mm_get_batch_tensor_c_2[1](x, h, i, 3, 1.5, 7)
    mm_set_tensor_b_2[1](x, h, i, 3, 1.5, 7)
    mm_iterate_all_1[1](x, h, i, 3, 1.5, 7)

# Compiled only, not meant to compute: matmul results returned as tensors, batches written one after another, a configuration of its own, static tilings.

import asc
import numpy as np


@asc.jit
def api_matmul_batch(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float):
    x_gm = asc.GlobalTensor()
    h_gm = asc.GlobalTensor()
    i_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, 1024)
    h_gm.set_global_buffer(h, 1024)
    i_gm.set_global_buffer(i, 1024)
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    pipe = asc.TPipe()
    half = asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16, True)
    full = asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float32)
    mm = asc.adv.Matmul(half, half, full)
    asc.adv.register_matmul(pipe, h, mm)
    mm.set_tensor_a(h_gm)
    mm.set_tensor_b(h_gm)
    result = mm.get_tensor_c(sync=False)
    batch = mm.get_batch_tensor_c(2, 2, sync=False)
    mm.get_batch_tensor_c(a, 2, 2, True, False)
    config = asc.adv.MatmulConfig(do_norm=False, do_multi_data_load=True)
    other = asc.adv.Matmul(half, half, full, None, config)
    other.end()
    norm = asc.adv.get_normal_config()
    mdl = asc.adv.get_mdl_config(True)


def launch():
    api_matmul_batch[1](np.zeros(1024, dtype=np.float32), np.zeros(1024, dtype=np.float16), np.zeros(1024, dtype=np.int32), 3, 1.5)

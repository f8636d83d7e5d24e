# Compiled only: one call per kernel, advanced: every overload, by position and by keyword.

import asc
import asc.language.adv
import numpy as np


@asc.jit
def adv_matmulbatchparams_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    gx = asc.GlobalTensor()
    gx.set_global_buffer(x, 1024)
    asc.adv.MatmulBatchParams(gx, asc.BatchMode.SINGLE_LARGE_THAN_L1)


@asc.jit
def adv_axpy_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    auto = asc.LocalTensorAuto(asc.float32, [64])
    b1 = n > 3
    uh = asc.LocalTensor(asc.uint16, asc.TPosition.VECCALC, 22528, 256)
    asc.adv.axpy(auto, uh, b1, n + 1, is_reuse_source=True)


@asc.jit
def adv_sin_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    b = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 2048, 256)
    pp = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 6144, 256)
    asc.adv.sin(pp, b)


@asc.jit
def adv_matmulquantparams_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    gx = asc.GlobalTensor()
    gx.set_global_buffer(x, 1024)
    asc.adv.MatmulQuantParams(has_anti_quant_offset=gx)


def launch():
    x = np.zeros(1024, dtype=np.float32)
    h = np.zeros(1024, dtype=np.float16)
    i = np.zeros(1024, dtype=np.int32)
    adv_matmulbatchparams_1[1](x, h, i, 3, 1.5, 7)
    adv_axpy_1[1](x, h, i, 3, 1.5, 7)
    adv_sin_1[1](x, h, i, 3, 1.5, 7)
    adv_matmulquantparams_1[1](x, h, i, 3, 1.5, 7)

# Compiled only, not meant to compute: functions that take a tiling from the host: softmax, rmsnorm, quant.

import asc
import numpy as np


@asc.jit
def api_tilings(x: asc.GlobalAddress, soft: asc.adv.SoftmaxTiling, rms: asc.adv.RmsNormTiling):
    x_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, 1024)
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECIN, 0, 1024)
    b = asc.LocalTensor(asc.float32, asc.TPosition.VECOUT, 4096, 1024)
    top = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 8192, 64)
    total = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 8448, 64)
    small = asc.LocalTensor(asc.int8, asc.TPosition.VECOUT, 12288, 1024)
    scratch = asc.LocalTensor(asc.uint8, asc.TPosition.VECCALC, 16384, 8192)
    asc.data_copy(a, x_gm, 1024)
    asc.adv.softmax(b, total, top, a, soft)
    asc.adv.softmax(b, total, top, a, soft, scratch)
    asc.adv.rmsnorm(b, a, top, 1e-5, rms)
    asc.adv.rmsnorm(b, a, top, 1e-5, rms, scratch)
    asc.adv.quant(small, a, 2.0, 1.0, 512, scratch)
    size = soft.src_size
    width = rms.main_bs_length_align


def launch():
    x = np.zeros(1024, dtype=np.float32)
    api_tilings[1](x, asc.adv.SoftmaxTiling(), asc.adv.RmsNormTiling())

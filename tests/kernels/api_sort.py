# Compiled only, not meant to compute: sorting and merging of scores, proposals, transposes.

import asc
import numpy as np


@asc.jit
def api_sort(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float):
    x_gm = asc.GlobalTensor()
    h_gm = asc.GlobalTensor()
    i_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, 1024)
    h_gm.set_global_buffer(h, 1024)
    i_gm.set_global_buffer(i, 1024)
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    b = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 1024, 256)
    c = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 2048, 512)
    t = asc.LocalTensor(asc.uint8, asc.TPosition.VECCALC, 8192, 32768)
    p = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 4096, 256)
    q = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 4608, 512)
    u = asc.LocalTensor(asc.uint32, asc.TPosition.VECCALC, 40960, 256)
    src = asc.MrgSortSrcList(asc.float32, a, b, c, c)
    asc.sort(c, a, u, b, 8)
    asc.sort(c, a, u, b, 8, True)
    asc.mrg_sort(c, src, asc.MrgSort4Info([32, 32, 32, 32], False, 15, 1))
    asc.mrg_sort4(c, src, asc.MrgSort4Info([32, 32, 32, 32]))
    asc.mrg_sort(c, src, [32, 32, 32, 32], [0, 0, 0, 0], 15, 1)
    first, second, third, fourth = asc.get_mrg_sort_result()
    asc.adv.concat(c, a, b, 8)
    asc.adv.extract(a, u, c, 8)
    asc.proposal_concat(q, p, 2, 4)
    asc.proposal_extract(p, q, 2, 4)
    asc.rp_sort16(q, p, 2)
    length = asc.get_sort_len(n)
    offset = asc.get_sort_offset(n)
    length2 = asc.get_sort_len(64)
    asc.transpose(q, p, t, asc.TransposeParamsExt(1, 16, 4, 4, asc.TransposeType.TRANSPOSE_NCHW2NHWC))
    asc.trans_data_to_5hd([p, p[16:], p[32:], p[48:], p[64:], p[80:], p[96:], p[112:], p[128:], p[144:], p[160:], p[176:], p[192:], p[208:], p[224:], p[240:]], [q, q[16:], q[32:], q[48:], q[64:], q[80:], q[96:], q[112:], q[128:], q[144:], q[160:], q[176:], q[192:], q[208:], q[224:], q[240:]], asc.TransDataTo5HDParams(False, False, 1, 0, 0))
    asc.gather_mask(b, a, 3, False, 0, asc.GatherMaskParams())
    remain = asc.get_gather_mask_remain_count()
    asc.sort32(c, a, u, 8)


def launch():
    api_sort[1](np.zeros(1024, dtype=np.float32), np.zeros(1024, dtype=np.float16), np.zeros(1024, dtype=np.int32), 3, 1.5)

# Compiled only, not meant to compute: what the other files leave out: vector dequantisation, image parameters, tensor lists.

import asc
import numpy as np


@asc.jit
def api_rest(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float):
    x_gm = asc.GlobalTensor()
    h_gm = asc.GlobalTensor()
    i_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, 1024)
    h_gm.set_global_buffer(h, 1024)
    i_gm.set_global_buffer(i, 1024)
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    b = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 1024, 256)
    c = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 2048, 512)
    d = asc.LocalTensor(asc.uint64, asc.TPosition.VECCALC, 65536, 64)
    asc.set_deq_scale(d, asc.VdeqInfo([1.0, 2.0, 3.0, 4.0, 1.0, 2.0, 3.0, 4.0, 1.0, 2.0, 3.0, 4.0, 1.0, 2.0, 3.0, 4.0], [0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1], [True, False, True, False, True, False, True, False, True, False, True, False, True, False, True, False]))
    asc.set_aipp_functions(h_gm, h_gm, asc.AippInputFormat.YUV420SP_U8, asc.AippParams(asc.float16))
    listed = asc.ListTensorDesc(h)
    size = listed.get_size()
    listed2 = asc.ListTensorDesc(h, 4, 4)
    size2 = listed2.get_size()
    listed3 = asc.ListTensorDesc(data=h, length=4, shape_size=4)
    listed4 = asc.ListTensorDesc()
    listed4.init(h, 4, 4)
    desc = asc.TensorDesc()
    desc.set_shape_addr(n)
    desc2 = asc.TensorDesc()
    ptr = desc2.get_data_ptr()
    desc3 = asc.TensorDesc()
    obj = desc3.get_data_obj()
    asc.select(b, a, c, 2, asc.BinaryRepeatParams())
    memory = asc.LocalMemAllocator(asc.Hardware.UB)
    first = memory.alloc(asc.TPosition.VECCALC, asc.float32, tile_size=n)
    low = n.cast(asc.int64)
    memory2 = asc.LocalMemAllocator(asc.Hardware.L1)
    second = memory2.alloc(asc.TPosition.A1, asc.float16, low)
    asc.data_cache_clean_and_invalid(entire_type=asc.CacheLine.SINGLE_CACHE_LINE, dst=x_gm)


def launch():
    api_rest[1](np.zeros(1024, dtype=np.float32), np.zeros(1024, dtype=np.float16), np.zeros(1024, dtype=np.int32), 3, 1.5)

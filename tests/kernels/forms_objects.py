# Compiled only: one call per kernel, objects: every overload, by position and by keyword.

import asc
import numpy as np


@asc.jit
def gx_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    gx = asc.GlobalTensor()
    gx.set_global_buffer(x, 1024)
    gx[C]


@asc.jit
def gx_get_phy_addr_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    gx = asc.GlobalTensor()
    gx.set_global_buffer(x, 1024)
    v = gx.get_phy_addr(n)


@asc.jit
def gx_get_shape_info_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    gx = asc.GlobalTensor()
    gx.set_global_buffer(x, 1024)
    v = gx.get_shape_info()


@asc.jit
def gx_get_size_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    gx = asc.GlobalTensor()
    gx.set_global_buffer(x, 1024)
    v = gx.get_size()


@asc.jit
def gx_get_value_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    gx = asc.GlobalTensor()
    gx.set_global_buffer(x, 1024)
    v = gx.get_value(n)


@asc.jit
def gx_set_l2_cache_hint_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    gx = asc.GlobalTensor()
    gx.set_global_buffer(x, 1024)
    gx.set_l2_cache_hint(asc.CacheMode.CACHE_MODE_NORMAL)


@asc.jit
def gx_set_value_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    gx = asc.GlobalTensor()
    gx.set_global_buffer(x, 1024)
    gx.set_value(300, n)


@asc.jit
def listed_get_data_ptr_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    listed = asc.ListTensorDesc(h, 4, 4)
    v = listed.get_data_ptr(1, asc.float16)


@asc.jit
def listed_get_desc_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    listed = asc.ListTensorDesc(h, 4, 4)
    desc = asc.TensorDesc()
    v = listed.get_desc(desc, 64)


@asc.jit
def listed_get_size_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    listed = asc.ListTensorDesc(h, 4, 4)
    v = listed.get_size()


@asc.jit
def listed_init_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    listed = asc.ListTensorDesc(h, 4, 4)
    listed.init(h, 1, 16)


@asc.jit
def a_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    a[64]


@asc.jit
def a_get_length_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    v = a.get_length()


@asc.jit
def a_get_phy_addr_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    v = a.get_phy_addr()


@asc.jit
def a_get_position_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    v = a.get_position()


@asc.jit
def a_get_shape_info_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    v = a.get_shape_info()


@asc.jit
def a_get_size_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    v = a.get_size()


@asc.jit
def a_get_user_tag_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    v = a.get_user_tag()


@asc.jit
def a_get_value_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    v = a.get_value(64)


@asc.jit
def a_print_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    a.print(n + 1)


@asc.jit
def a_reinterpret_cast_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    a.reinterpret_cast(asc.uint8)


@asc.jit
def a_set_addr_with_offset_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    b = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 2048, 256)
    a.set_addr_with_offset(b, offset=3)


@asc.jit
def a_set_buffer_len_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    a.set_buffer_len(n)


@asc.jit
def a_set_size_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    a.set_size(n)


@asc.jit
def a_set_user_tag_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    a.set_user_tag(3)


@asc.jit
def a_set_value_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    a.set_value(0, True)


@asc.jit
def desc_get_data_obj_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    desc = asc.TensorDesc()
    v = desc.get_data_obj()


@asc.jit
def desc_get_data_ptr_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    desc = asc.TensorDesc()
    v = desc.get_data_ptr()


@asc.jit
def desc_get_dim_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    desc = asc.TensorDesc()
    v = desc.get_dim()


@asc.jit
def desc_get_index_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    desc = asc.TensorDesc()
    v = desc.get_index()


@asc.jit
def desc_get_shape_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    desc = asc.TensorDesc()
    v = desc.get_shape(C)


@asc.jit
def desc_set_shape_addr_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    desc = asc.TensorDesc()
    desc.set_shape_addr(n + 1)


@asc.jit
def n_cast_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    n.cast(asc.int16)


@asc.jit
def n_ceildiv_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    n.ceildiv(f)


@asc.jit
def n_logical_and_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    n.logical_and(-7)


@asc.jit
def n_logical_or_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    n.logical_or(-7)


@asc.jit
def arr_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    arr = asc.array(asc.int32, 4)
    arr[0]


@asc.jit
def gx_set_global_buffer_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    gx = asc.GlobalTensor()
    gx.set_global_buffer(x, 1024)
    gx.set_global_buffer(x)


def launch():
    x = np.zeros(1024, dtype=np.float32)
    h = np.zeros(1024, dtype=np.float16)
    i = np.zeros(1024, dtype=np.int32)
    gx_1[1](x, h, i, 3, 1.5, 7)
    gx_get_phy_addr_1[1](x, h, i, 3, 1.5, 7)
    gx_get_shape_info_1[1](x, h, i, 3, 1.5, 7)
    gx_get_size_1[1](x, h, i, 3, 1.5, 7)
    gx_get_value_1[1](x, h, i, 3, 1.5, 7)
    gx_set_l2_cache_hint_1[1](x, h, i, 3, 1.5, 7)
    gx_set_value_1[1](x, h, i, 3, 1.5, 7)
    listed_get_data_ptr_1[1](x, h, i, 3, 1.5, 7)
    listed_get_desc_1[1](x, h, i, 3, 1.5, 7)
    listed_get_size_1[1](x, h, i, 3, 1.5, 7)
    listed_init_1[1](x, h, i, 3, 1.5, 7)
    a_1[1](x, h, i, 3, 1.5, 7)
    a_get_length_1[1](x, h, i, 3, 1.5, 7)
    a_get_phy_addr_1[1](x, h, i, 3, 1.5, 7)
    a_get_position_1[1](x, h, i, 3, 1.5, 7)
    a_get_shape_info_1[1](x, h, i, 3, 1.5, 7)
    a_get_size_1[1](x, h, i, 3, 1.5, 7)
    a_get_user_tag_1[1](x, h, i, 3, 1.5, 7)
    a_get_value_1[1](x, h, i, 3, 1.5, 7)
    a_print_1[1](x, h, i, 3, 1.5, 7)
    a_reinterpret_cast_1[1](x, h, i, 3, 1.5, 7)
    a_set_addr_with_offset_1[1](x, h, i, 3, 1.5, 7)
    a_set_buffer_len_1[1](x, h, i, 3, 1.5, 7)
    a_set_size_1[1](x, h, i, 3, 1.5, 7)
    a_set_user_tag_1[1](x, h, i, 3, 1.5, 7)
    a_set_value_1[1](x, h, i, 3, 1.5, 7)
    desc_get_data_obj_1[1](x, h, i, 3, 1.5, 7)
    desc_get_data_ptr_1[1](x, h, i, 3, 1.5, 7)
    desc_get_dim_1[1](x, h, i, 3, 1.5, 7)
    desc_get_index_1[1](x, h, i, 3, 1.5, 7)
    desc_get_shape_1[1](x, h, i, 3, 1.5, 7)
    desc_set_shape_addr_1[1](x, h, i, 3, 1.5, 7)
    n_cast_1[1](x, h, i, 3, 1.5, 7)
    n_ceildiv_1[1](x, h, i, 3, 1.5, 7)
    n_logical_and_1[1](x, h, i, 3, 1.5, 7)
    n_logical_or_1[1](x, h, i, 3, 1.5, 7)
    arr_1[1](x, h, i, 3, 1.5, 7)
    gx_set_global_buffer_1[1](x, h, i, 3, 1.5, 7)

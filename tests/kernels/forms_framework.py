# Compiled only: one call per kernel, framework: every overload, by position and by keyword.

import asc
import numpy as np


@asc.jit
def alloc_alloc_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    alloc = asc.LocalMemAllocator()
    v = alloc.alloc(asc.TPosition.C2, asc.float32, C)


@asc.jit
def alloc_get_cur_addr_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    alloc = asc.LocalMemAllocator()
    v = alloc.get_cur_addr()


@asc.jit
def buf_get_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    pipe = asc.TPipe()
    buf = asc.TBuf(asc.TPosition.VECCALC)
    pipe.init_buffer(buf, 1024)
    v = buf.get(asc.uint8, 8)


@asc.jit
def pool_init_buf_pool_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    pipe = asc.TPipe()
    pool = asc.TBufPool(asc.TPosition.VECCALC, 4)
    pipe.init_buf_pool(pool, 4096)
    pool.init_buf_pool(pool, share_buf=pool)


@asc.jit
def pool_init_buffer_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    pipe = asc.TPipe()
    buf = asc.TBuf(asc.TPosition.VECCALC)
    pipe.init_buffer(buf, 1024)
    pool = asc.TBufPool(asc.TPosition.VECCALC, 4)
    pipe.init_buf_pool(pool, 4096)
    pool.init_buffer(buf, 16)


@asc.jit
def pool_reset_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    pipe = asc.TPipe()
    pool = asc.TBufPool(asc.TPosition.VECCALC, 4)
    pipe.init_buf_pool(pool, 4096)
    pool.reset()


@asc.jit
def pipe_alloc_event_id_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    pipe = asc.TPipe()
    v = pipe.alloc_event_id(asc.HardEvent.MTE3_S)


@asc.jit
def pipe_destroy_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    pipe = asc.TPipe()
    pipe.destroy()


@asc.jit
def pipe_fetch_event_id_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    pipe = asc.TPipe()
    v = pipe.fetch_event_id()


@asc.jit
def pipe_get_base_addr_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    pipe = asc.TPipe()
    v = pipe.get_base_addr(asc.PipeID.PIPE_V)


@asc.jit
def pipe_init_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    pipe = asc.TPipe()
    pipe.init()


@asc.jit
def pipe_init_buf_pool_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    pipe = asc.TPipe()
    pool = asc.TBufPool(asc.TPosition.VECCALC, 4)
    pipe.init_buf_pool(pool, 4096)
    pipe.init_buf_pool(pool, 64, pool)


@asc.jit
def pipe_init_buffer_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    pipe = asc.TPipe()
    buf = asc.TBuf(asc.TPosition.VECCALC)
    pipe.init_buffer(buf, 1024)
    pipe.init_buffer(buf, C)


@asc.jit
def pipe_release_event_id_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    pipe = asc.TPipe()
    pipe.release_event_id(-1, asc.HardEvent.MTE1_M)


@asc.jit
def pipe_reset_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    pipe = asc.TPipe()
    pipe.reset()


@asc.jit
def que2_alloc_tensor_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    que2 = asc.TQueBind(asc.TPosition.VECIN, asc.TPosition.VECOUT, 1)
    que2.has_idle_buffer()
    v = que2.alloc_tensor(asc.uint64)


@asc.jit
def que2_alloc_tensor_2(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    que2 = asc.TQueBind(asc.TPosition.VECIN, asc.TPosition.VECOUT, 1)
    que2.has_idle_buffer()
    uh = asc.LocalTensor(asc.uint16, asc.TPosition.VECCALC, 22528, 256)
    v = que2.alloc_tensor(uh)


@asc.jit
def que2_deque_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    que2 = asc.TQueBind(asc.TPosition.VECIN, asc.TPosition.VECOUT, 1)
    que2.has_idle_buffer()
    v = que2.deque(asc.uint32)


@asc.jit
def que2_deque_2(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    que2 = asc.TQueBind(asc.TPosition.VECIN, asc.TPosition.VECOUT, 1)
    que2.has_idle_buffer()
    v = que2.deque(asc.float32, asc.TPosition.C2, asc.TPosition.VECOUT)


@asc.jit
def que2_deque_3(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    que2 = asc.TQueBind(asc.TPosition.VECIN, asc.TPosition.VECOUT, 1)
    que2.has_idle_buffer()
    s = asc.LocalTensor(asc.int8, asc.TPosition.VECCALC, 16384, 256)
    v = que2.deque(tensor=s)


@asc.jit
def que2_free_tensor_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    que2 = asc.TQueBind(asc.TPosition.VECIN, asc.TPosition.VECOUT, 1)
    que2.has_idle_buffer()
    k = asc.LocalTensor(asc.int32, asc.TPosition.VECCALC, 8192, 256)
    que2.free_tensor(k)


@asc.jit
def que2_get_tensor_count_in_que_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    que2 = asc.TQueBind(asc.TPosition.VECIN, asc.TPosition.VECOUT, 1)
    que2.has_idle_buffer()
    v = que2.get_tensor_count_in_que()


@asc.jit
def que2_has_idle_buffer_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    que2 = asc.TQueBind(asc.TPosition.VECIN, asc.TPosition.VECOUT, 1)
    que2.has_idle_buffer()
    v = que2.has_idle_buffer()


@asc.jit
def que2_has_tensor_in_que_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    que2 = asc.TQueBind(asc.TPosition.VECIN, asc.TPosition.VECOUT, 1)
    que2.has_idle_buffer()
    v = que2.has_tensor_in_que()


@asc.jit
def que2_vacant_in_que_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    que2 = asc.TQueBind(asc.TPosition.VECIN, asc.TPosition.VECOUT, 1)
    que2.has_idle_buffer()
    v = que2.vacant_in_que()


@asc.jit
def buf_get_with_offset_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    pipe = asc.TPipe()
    buf = asc.TBuf(asc.TPosition.VECCALC)
    pipe.init_buffer(buf, 1024)
    v = buf.get_with_offset(size=True, buf_offset=0, dtype=asc.float32)


@asc.jit
def pool_init_buffer_2(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    pipe = asc.TPipe()
    que = asc.TQue(asc.TPosition.VECIN, 2)
    pipe.init_buffer(que, 2, 1024)
    pool = asc.TBufPool(asc.TPosition.VECCALC, 4)
    pipe.init_buf_pool(pool, 4096)
    u32 = asc.number(3, asc.uint32)
    pool.init_buffer(que, 2, u32)


def launch():
    x = np.zeros(1024, dtype=np.float32)
    h = np.zeros(1024, dtype=np.float16)
    i = np.zeros(1024, dtype=np.int32)
    alloc_alloc_1[1](x, h, i, 3, 1.5, 7)
    alloc_get_cur_addr_1[1](x, h, i, 3, 1.5, 7)
    buf_get_1[1](x, h, i, 3, 1.5, 7)
    pool_init_buf_pool_1[1](x, h, i, 3, 1.5, 7)
    pool_init_buffer_1[1](x, h, i, 3, 1.5, 7)
    pool_reset_1[1](x, h, i, 3, 1.5, 7)
    pipe_alloc_event_id_1[1](x, h, i, 3, 1.5, 7)
    pipe_destroy_1[1](x, h, i, 3, 1.5, 7)
    pipe_fetch_event_id_1[1](x, h, i, 3, 1.5, 7)
    pipe_get_base_addr_1[1](x, h, i, 3, 1.5, 7)
    pipe_init_1[1](x, h, i, 3, 1.5, 7)
    pipe_init_buf_pool_1[1](x, h, i, 3, 1.5, 7)
    pipe_init_buffer_1[1](x, h, i, 3, 1.5, 7)
    pipe_release_event_id_1[1](x, h, i, 3, 1.5, 7)
    pipe_reset_1[1](x, h, i, 3, 1.5, 7)
    que2_alloc_tensor_1[1](x, h, i, 3, 1.5, 7)
    que2_alloc_tensor_2[1](x, h, i, 3, 1.5, 7)
    que2_deque_1[1](x, h, i, 3, 1.5, 7)
    que2_deque_2[1](x, h, i, 3, 1.5, 7)
    que2_deque_3[1](x, h, i, 3, 1.5, 7)
    que2_free_tensor_1[1](x, h, i, 3, 1.5, 7)
    que2_get_tensor_count_in_que_1[1](x, h, i, 3, 1.5, 7)
    que2_has_idle_buffer_1[1](x, h, i, 3, 1.5, 7)
    que2_has_tensor_in_que_1[1](x, h, i, 3, 1.5, 7)
    que2_vacant_in_que_1[1](x, h, i, 3, 1.5, 7)
    buf_get_with_offset_1[1](x, h, i, 3, 1.5, 7)
    pool_init_buffer_2[1](x, h, i, 3, 1.5, 7)

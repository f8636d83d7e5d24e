# Compiled only: one call per kernel, system: every overload, by position and by keyword.

import asc
import numpy as np


@asc.jit
def ascend_is_aic_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    asc.ascend_is_aic()


@asc.jit
def ascend_is_aiv_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    asc.ascend_is_aiv()


@asc.jit
def cross_core_set_flag_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    asc.cross_core_set_flag(flag_id=16, mode_id=16, pipe=asc.PipeID.PIPE_ALL)


@asc.jit
def cross_core_wait_flag_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    asc.cross_core_wait_flag(n + 1, 16, asc.PipeID.PIPE_MTE4)


@asc.jit
def data_sync_barrier_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    asc.data_sync_barrier(asc.MemDsbT.DDR)


@asc.jit
def ib_set_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    gx = asc.GlobalTensor()
    gx.set_global_buffer(x, 1024)
    pipe = asc.TPipe()
    que = asc.TQue(asc.TPosition.VECIN, 2)
    pipe.init_buffer(que, 2, 1024)
    qt = que.alloc_tensor(asc.float32)
    asc.ib_set(gx, qt, 1, C)


@asc.jit
def ib_wait_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    gx = asc.GlobalTensor()
    gx.set_global_buffer(x, 1024)
    i8v = n.cast(asc.int8)
    a = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 0, 256)
    asc.ib_wait(gx, a, 1, i8v, is_aiv_only=n)


@asc.jit
def pipe_barrier_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    asc.pipe_barrier(asc.PipeID.PIPE_MTE3)


@asc.jit
def set_flag_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    asc.set_flag(asc.HardEvent.MTE2_MTE3, n + 1)


@asc.jit
def sync_all_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    gi = asc.GlobalTensor()
    gi.set_global_buffer(i, n)
    k = asc.LocalTensor(asc.int32, asc.TPosition.VECCALC, 8192, 256)
    asc.sync_all(gi, k, 1, True)


@asc.jit
def sync_all_2(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    asc.sync_all(n)


@asc.jit
def wait_flag_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    asc.wait_flag(asc.HardEvent.MTE1_MTE3)


@asc.jit
def data_cache_clean_and_invalid_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    gh = asc.GlobalTensor()
    gh.set_global_buffer(h)
    asc.data_cache_clean_and_invalid(asc.CacheLine.ENTIRE_DATA_CACHE, dcci_dst=asc.DcciDst.CACHELINE_ALL, dst=gh)


@asc.jit
def data_cache_clean_and_invalid_2(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    gh = asc.GlobalTensor()
    gh.set_global_buffer(h)
    asc.data_cache_clean_and_invalid(asc.CacheLine.ENTIRE_DATA_CACHE, gh)


@asc.jit
def get_icache_preload_status_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    v = asc.get_icache_preload_status()


@asc.jit
def icache_preload_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    asc.icache_preload(16)


@asc.jit
def check_local_memory_ia_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    asc.check_local_memory_ia(asc.CheckLocalMemoryIAParam(True, 1.5, n, is_vector_read=True, is_mte_write=True, is_enable=0))


@asc.jit
def data_cache_preload_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    gx = asc.GlobalTensor()
    gx.set_global_buffer(x, 1024)
    asc.data_cache_preload(gx, 3)


@asc.jit
def get_hccl_context_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    v = asc.get_hccl_context(64)


@asc.jit
def get_sys_workspace_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    v = asc.get_sys_workspace()


@asc.jit
def init_soc_state_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    asc.init_soc_state()


@asc.jit
def reset_mask_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    asc.reset_mask()


@asc.jit
def set_aipp_functions_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    gh = asc.GlobalTensor()
    gh.set_global_buffer(h)
    asc.set_aipp_functions(src0=gh, input_format=asc.AippInputFormat.XRGB8888_U8, config=asc.AippParams(asc.float16, padding_params=None, swap_params=None, single_line_params=asc.AippSingleLineParams(True), dtc_params=None, c_padding_params=asc.AippChannelPaddingParams(c_padding_value=1.5), csc_params=asc.AippColorSpaceConvParams(csc_matrix_r0_c1=64, csc_matrix_r2_c2=16, csc_bias_in_1=64, csc_bias_out_2=1)))


@asc.jit
def set_hccl_context_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    asc.set_hccl_context(16, x)


@asc.jit
def set_hf32_mode_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    asc.set_hf32_mode(False)


@asc.jit
def set_hf32_trans_mode_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    asc.set_hf32_trans_mode(False)


@asc.jit
def set_mask_count_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    asc.set_mask_count()


@asc.jit
def set_mask_norm_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    asc.set_mask_norm()


@asc.jit
def set_mm_layout_transform_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    asc.set_mm_layout_transform(False)


@asc.jit
def set_store_atomic_config_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    asc.set_store_atomic_config(asc.AtomicDtype.ATOMIC_S16, asc.AtomicOp.ATOMIC_SUM)


@asc.jit
def set_sys_workspace_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    asc.set_sys_workspace(h)


@asc.jit
def set_vector_mask_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    asc.set_vector_mask(8, 64, dtype=asc.int16, mode=asc.MaskMode.NORMAL)


@asc.jit
def count_bits_cnt_same_as_sign_bit_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    asc.count_bits_cnt_same_as_sign_bit(n + 1)


@asc.jit
def notify_next_block_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    gi = asc.GlobalTensor()
    gi.set_global_buffer(i, n)
    p = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 4096, 256)
    asc.notify_next_block(gi, p)


@asc.jit
def wait_pre_block_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    gi = asc.GlobalTensor()
    gi.set_global_buffer(i, n)
    p = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 4096, 256)
    asc.wait_pre_block(gi, p)


@asc.jit
def dump_acc_chk_point_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    p = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 4096, 256)
    asc.dump_acc_chk_point(tensor=p, index=2, count_off=n, dump_size=n)


@asc.jit
def get_arch_version_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    v = asc.get_arch_version(C)


@asc.jit
def get_block_idx_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    v = asc.get_block_idx()


@asc.jit
def get_block_num_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    v = asc.get_block_num()


@asc.jit
def get_cmp_mask_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    u = asc.LocalTensor(asc.uint32, asc.TPosition.VECCALC, 14336, 256)
    v = asc.get_cmp_mask(u)


def launch():
    x = np.zeros(1024, dtype=np.float32)
    h = np.zeros(1024, dtype=np.float16)
    i = np.zeros(1024, dtype=np.int32)
    ascend_is_aic_1[1](x, h, i, 3, 1.5, 7)
    ascend_is_aiv_1[1](x, h, i, 3, 1.5, 7)
    cross_core_set_flag_1[1](x, h, i, 3, 1.5, 7)
    cross_core_wait_flag_1[1](x, h, i, 3, 1.5, 7)
    data_sync_barrier_1[1](x, h, i, 3, 1.5, 7)
    ib_set_1[1](x, h, i, 3, 1.5, 7)
    ib_wait_1[1](x, h, i, 3, 1.5, 7)
    pipe_barrier_1[1](x, h, i, 3, 1.5, 7)
    set_flag_1[1](x, h, i, 3, 1.5, 7)
    sync_all_1[1](x, h, i, 3, 1.5, 7)
    sync_all_2[1](x, h, i, 3, 1.5, 7)
    wait_flag_1[1](x, h, i, 3, 1.5, 7)
    data_cache_clean_and_invalid_1[1](x, h, i, 3, 1.5, 7)
    data_cache_clean_and_invalid_2[1](x, h, i, 3, 1.5, 7)
    get_icache_preload_status_1[1](x, h, i, 3, 1.5, 7)
    icache_preload_1[1](x, h, i, 3, 1.5, 7)
    check_local_memory_ia_1[1](x, h, i, 3, 1.5, 7)
    data_cache_preload_1[1](x, h, i, 3, 1.5, 7)
    get_hccl_context_1[1](x, h, i, 3, 1.5, 7)
    get_sys_workspace_1[1](x, h, i, 3, 1.5, 7)
    init_soc_state_1[1](x, h, i, 3, 1.5, 7)
    reset_mask_1[1](x, h, i, 3, 1.5, 7)
    set_aipp_functions_1[1](x, h, i, 3, 1.5, 7)
    set_hccl_context_1[1](x, h, i, 3, 1.5, 7)
    set_hf32_mode_1[1](x, h, i, 3, 1.5, 7)
    set_hf32_trans_mode_1[1](x, h, i, 3, 1.5, 7)
    set_mask_count_1[1](x, h, i, 3, 1.5, 7)
    set_mask_norm_1[1](x, h, i, 3, 1.5, 7)
    set_mm_layout_transform_1[1](x, h, i, 3, 1.5, 7)
    set_store_atomic_config_1[1](x, h, i, 3, 1.5, 7)
    set_sys_workspace_1[1](x, h, i, 3, 1.5, 7)
    set_vector_mask_1[1](x, h, i, 3, 1.5, 7)
    count_bits_cnt_same_as_sign_bit_1[1](x, h, i, 3, 1.5, 7)
    notify_next_block_1[1](x, h, i, 3, 1.5, 7)
    wait_pre_block_1[1](x, h, i, 3, 1.5, 7)
    dump_acc_chk_point_1[1](x, h, i, 3, 1.5, 7)
    get_arch_version_1[1](x, h, i, 3, 1.5, 7)
    get_block_idx_1[1](x, h, i, 3, 1.5, 7)
    get_block_num_1[1](x, h, i, 3, 1.5, 7)
    get_cmp_mask_1[1](x, h, i, 3, 1.5, 7)

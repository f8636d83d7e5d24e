# Compiled only: one call per kernel, system: every overload, by position and by keyword.

import asc
import numpy as np


@asc.jit
def get_data_block_size_in_bytes_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    v = asc.get_data_block_size_in_bytes()


@asc.jit
def get_program_counter_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    v = asc.get_program_counter()


@asc.jit
def get_sub_block_idx_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    v = asc.get_sub_block_idx()


@asc.jit
def get_sub_block_num_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    v = asc.get_sub_block_num()


@asc.jit
def get_system_cycle_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    v = asc.get_system_cycle()


@asc.jit
def get_task_ratio_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    v = asc.get_task_ratio()


@asc.jit
def metrics_prof_start_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    asc.metrics_prof_start()


@asc.jit
def metrics_prof_stop_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    asc.metrics_prof_stop()


@asc.jit
def print_time_stamp_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    asc.print_time_stamp(3)


@asc.jit
def printf_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    asc.printf("text")


@asc.jit
def scalar_count_leading_zero_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    asc.scalar_count_leading_zero(0)


@asc.jit
def scalar_get_count_of_value_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    asc.scalar_get_count_of_value(n, n + 1)


@asc.jit
def scalar_get_sff_value_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    asc.scalar_get_sff_value(16, 0)


@asc.jit
def set_atomic_add_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    asc.set_atomic_add(asc.uint16)


@asc.jit
def set_atomic_max_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    asc.set_atomic_max(asc.uint64)


@asc.jit
def set_atomic_min_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    asc.set_atomic_min(asc.int32)


@asc.jit
def set_atomic_none_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    asc.set_atomic_none()


@asc.jit
def set_atomic_type_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    asc.set_atomic_type(asc.int64)


@asc.jit
def set_cmp_mask_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    b = asc.LocalTensor(asc.float32, asc.TPosition.VECCALC, 2048, 256)
    asc.set_cmp_mask(b)


@asc.jit
def set_deq_scale_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    asc.set_deq_scale(1.5, 3, True)


@asc.jit
def set_fix_pipe_pre_quant_flag_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    asc.set_fix_pipe_pre_quant_flag(64)


@asc.jit
def dump_tensor_1(x: asc.GlobalAddress, h: asc.GlobalAddress, i: asc.GlobalAddress, n: int, f: float, C: asc.ConstExpr[int]):
    u32 = asc.number(3, asc.uint32)
    uh = asc.LocalTensor(asc.uint16, asc.TPosition.VECCALC, 22528, 256)
    asc.dump_tensor(uh[n:], True, u32)


def launch():
    x = np.zeros(1024, dtype=np.float32)
    h = np.zeros(1024, dtype=np.float16)
    i = np.zeros(1024, dtype=np.int32)
    get_data_block_size_in_bytes_1[1](x, h, i, 3, 1.5, 7)
    get_program_counter_1[1](x, h, i, 3, 1.5, 7)
    get_sub_block_idx_1[1](x, h, i, 3, 1.5, 7)
    get_sub_block_num_1[1](x, h, i, 3, 1.5, 7)
    get_system_cycle_1[1](x, h, i, 3, 1.5, 7)
    get_task_ratio_1[1](x, h, i, 3, 1.5, 7)
    metrics_prof_start_1[1](x, h, i, 3, 1.5, 7)
    metrics_prof_stop_1[1](x, h, i, 3, 1.5, 7)
    print_time_stamp_1[1](x, h, i, 3, 1.5, 7)
    printf_1[1](x, h, i, 3, 1.5, 7)
    scalar_count_leading_zero_1[1](x, h, i, 3, 1.5, 7)
    scalar_get_count_of_value_1[1](x, h, i, 3, 1.5, 7)
    scalar_get_sff_value_1[1](x, h, i, 3, 1.5, 7)
    set_atomic_add_1[1](x, h, i, 3, 1.5, 7)
    set_atomic_max_1[1](x, h, i, 3, 1.5, 7)
    set_atomic_min_1[1](x, h, i, 3, 1.5, 7)
    set_atomic_none_1[1](x, h, i, 3, 1.5, 7)
    set_atomic_type_1[1](x, h, i, 3, 1.5, 7)
    set_cmp_mask_1[1](x, h, i, 3, 1.5, 7)
    set_deq_scale_1[1](x, h, i, 3, 1.5, 7)
    set_fix_pipe_pre_quant_flag_1[1](x, h, i, 3, 1.5, 7)
    dump_tensor_1[1](x, h, i, 3, 1.5, 7)

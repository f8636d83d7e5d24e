# What a core knows of itself and of the chip.

import asc
import numpy as np


@asc.jit
def system_values(y: asc.GlobalAddress, n: int):
    y_gm = asc.GlobalTensor()
    y_gm.set_global_buffer(y, 8)
    out = asc.LocalTensor(asc.int32, asc.TPosition.VECOUT, 0, 8)
    asc.duplicate(out, 0, 8)
    asc.set_flag(asc.HardEvent.V_S, 0)
    asc.wait_flag(asc.HardEvent.V_S, 0)
    out.set_value(0, asc.get_block_idx())
    out.set_value(1, asc.get_block_num())
    out.set_value(2, asc.get_data_block_size_in_bytes())
    cycle = asc.get_system_cycle()
    counter = asc.get_program_counter()
    sub = asc.get_sub_block_idx()
    out.set_value(3, sub.cast(asc.int32))
    ratio = asc.get_task_ratio()
    asc.get_sub_block_num()
    if asc.ascend_is_aiv():
        out.set_value(4, 1)
    if asc.ascend_is_aic():
        out.set_value(5, 2)
    asc.set_flag(asc.HardEvent.S_MTE3, 0)
    asc.wait_flag(asc.HardEvent.S_MTE3, 0)
    asc.data_copy(y_gm, out, 8)


def launch():
    y = np.zeros(8, dtype=np.int32)
    system_values[1](y, 1)
    expected = np.zeros_like(y)
    expected[:5] = [0, 1, 32, 0, 1]
    return [(y, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

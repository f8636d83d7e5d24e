# API calls with every argument by keyword, in other orders, with parameter objects made in place.

import asc
import numpy as np


@asc.jit
def keyword_calls(x: asc.GlobalAddress, y: asc.GlobalAddress):
    x_gm = asc.GlobalTensor()
    y_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, 256)
    y_gm.set_global_buffer(y, 256)
    ub = asc.LocalTensor(dtype=asc.float32, pos=asc.TPosition.VECIN, addr=0, tile_size=256)
    out = asc.LocalTensor(asc.float32, addr=1024, tile_size=256, pos=asc.TPosition.VECOUT)
    asc.data_copy(src=x_gm, count=256, dst=ub)
    asc.set_flag(event=asc.HardEvent.MTE2_V, event_id=1)
    asc.wait_flag(event_id=1, event=asc.HardEvent.MTE2_V)
    asc.add(src1=ub, src0=ub, dst=out, count=256)
    asc.adds(out, out, scalar=1.0, count=256)
    asc.muls(dst=out, src=out, scalar=2.0, mask=64, repeat_times=4,
             repeat_params=asc.UnaryRepeatParams(src_rep_stride=8, dst_rep_stride=8, src_blk_stride=1, dst_blk_stride=1))
    asc.maxs(out, out, 0.0, repeat_times=4, mask=64, repeat_params=asc.UnaryRepeatParams(1, 1, 8, 8), is_set_mask=True)
    asc.set_flag(asc.HardEvent.V_MTE3, 0)
    asc.wait_flag(asc.HardEvent.V_MTE3, 0)
    asc.data_copy(y_gm, src=out, repeat_params=asc.DataCopyParams(block_len=32, block_count=1))


def launch():
    x = (np.arange(256)).astype(np.float32)
    y = np.zeros(256, dtype=np.float32)
    keyword_calls[1](x, y)
    return [(y, (x * 2 + 1) * 2)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

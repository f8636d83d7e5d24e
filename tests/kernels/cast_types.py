# Casts between the element types that have one.

import asc
import numpy as np


@asc.jit
def cast_types(x: asc.GlobalAddress, h: asc.GlobalAddress, f: asc.GlobalAddress, s: asc.GlobalAddress,
               b: asc.GlobalAddress, i: asc.GlobalAddress, w: asc.GlobalAddress, u: asc.GlobalAddress):
    x_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, 128)
    h_gm = asc.GlobalTensor()
    h_gm.set_global_buffer(h, 512)
    f_gm = asc.GlobalTensor()
    f_gm.set_global_buffer(f, 128)
    s_gm = asc.GlobalTensor()
    s_gm.set_global_buffer(s, 256)
    b_gm = asc.GlobalTensor()
    b_gm.set_global_buffer(b, 128)
    i_gm = asc.GlobalTensor()
    i_gm.set_global_buffer(i, 256)
    w_gm = asc.GlobalTensor()
    w_gm.set_global_buffer(w, 256)
    u_gm = asc.GlobalTensor()
    u_gm.set_global_buffer(u, 128)
    x_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECIN, 0, 128)
    h_ub = asc.LocalTensor(asc.float16, asc.TPosition.VECOUT, 512, 512)
    f_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECOUT, 1536, 128)
    s_ub = asc.LocalTensor(asc.int16, asc.TPosition.VECOUT, 2048, 256)
    b_ub = asc.LocalTensor(asc.int8, asc.TPosition.VECOUT, 2560, 128)
    i_ub = asc.LocalTensor(asc.int32, asc.TPosition.VECOUT, 2688, 256)
    w_ub = asc.LocalTensor(asc.int64, asc.TPosition.VECOUT, 3712, 256)
    u_ub = asc.LocalTensor(asc.uint8, asc.TPosition.VECOUT, 5760, 128)
    asc.data_copy(x_ub, x_gm, 128)
    asc.set_flag(asc.HardEvent.MTE2_V, 0)
    asc.wait_flag(asc.HardEvent.MTE2_V, 0)
    asc.duplicate(h_ub[384:], 7.0, 128)
    asc.cast(h_ub, x_ub, asc.RoundMode.CAST_NONE, 128)
    asc.cast(f_ub, h_ub, asc.RoundMode.CAST_NONE, 128)
    asc.cast(s_ub, h_ub, asc.RoundMode.CAST_RINT, 128)
    asc.cast(b_ub, h_ub, asc.RoundMode.CAST_TRUNC, 128)
    asc.cast(h_ub[128:], b_ub, asc.RoundMode.CAST_NONE, 128)
    asc.cast(h_ub[256:], s_ub, asc.RoundMode.CAST_NONE, 128)
    asc.cast(i_ub, h_ub, asc.RoundMode.CAST_FLOOR, 128)
    asc.cast(w_ub, i_ub, asc.RoundMode.CAST_NONE, 128)
    asc.cast(w_ub[128:], x_ub, asc.RoundMode.CAST_CEIL, 128)
    asc.cast(i_ub[128:], w_ub, asc.RoundMode.CAST_NONE, 128)
    asc.cast(s_ub[128:], i_ub, asc.RoundMode.CAST_NONE, 128)
    asc.cast(u_ub, h_ub[384:], asc.RoundMode.CAST_NONE, 128)
    asc.set_flag(asc.HardEvent.V_MTE3, 0)
    asc.wait_flag(asc.HardEvent.V_MTE3, 0)
    asc.data_copy(h_gm, h_ub, 512)
    asc.data_copy(f_gm, f_ub, 128)
    asc.data_copy(s_gm, s_ub, 256)
    asc.data_copy(b_gm, b_ub, 128)
    asc.data_copy(i_gm, i_ub, 256)
    asc.data_copy(w_gm, w_ub, 256)
    asc.data_copy(u_gm, u_ub, 128)


def launch():
    x = (np.arange(128) * 0.25 - 16).astype(np.float32)
    h = np.zeros(512, dtype=np.float16)
    f = np.zeros(128, dtype=np.float32)
    s = np.zeros(256, dtype=np.int16)
    b = np.zeros(128, dtype=np.int8)
    i = np.zeros(256, dtype=np.int32)
    w = np.zeros(256, dtype=np.int64)
    u = np.zeros(128, dtype=np.uint8)
    cast_types[1](x, h, f, s, b, i, w, u)
    small = np.trunc(x).astype(np.int8)
    rounded = np.rint(x).astype(np.int16)
    below = np.floor(x).astype(np.int32)
    halves = np.concatenate([x, small, rounded, np.full(128, 7)]).astype(np.float16)
    wide = np.concatenate([below, np.ceil(x)]).astype(np.int64)
    shorts = np.concatenate([rounded, below.astype(np.int16)])
    return [(h, halves), (f, x), (s, shorts), (b, small), (i, np.concatenate([below, below])), (w, wide),
            (u, np.full(128, 7, dtype=np.uint8))]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

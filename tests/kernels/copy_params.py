# data_copy with DataCopyParams: several blocks with gaps, both ways, and between local tensors.

import asc
import numpy as np


@asc.jit
def copy_params(x: asc.GlobalAddress, a: asc.GlobalAddress, b: asc.GlobalAddress, c: asc.GlobalAddress):
    x_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, 128)
    a_gm = asc.GlobalTensor()
    a_gm.set_global_buffer(a, 64)
    b_gm = asc.GlobalTensor()
    b_gm.set_global_buffer(b, 64)
    c_gm = asc.GlobalTensor()
    c_gm.set_global_buffer(c, 64)
    x_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECIN, 0, 128)
    a_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECOUT, 512, 64)
    b_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECOUT, 768, 64)
    c_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECOUT, 1024, 64)
    asc.data_copy(x_ub, x_gm, 128)
    asc.set_flag(asc.HardEvent.MTE2_V, 0)
    asc.wait_flag(asc.HardEvent.MTE2_V, 0)
    asc.duplicate(c_ub, 0.0, 64)
    asc.data_copy(a_ub, x_gm, asc.DataCopyParams(4, 2, 2, 0))
    asc.set_flag(asc.HardEvent.MTE2_V, 1)
    asc.wait_flag(asc.HardEvent.MTE2_V, 1)
    asc.data_copy(b_ub, a_ub, 64)
    asc.data_copy(c_ub, x_ub, asc.DataCopyParams(block_count=4, block_len=1, src_stride=3, dst_stride=1))
    asc.set_flag(asc.HardEvent.V_MTE3, 0)
    asc.wait_flag(asc.HardEvent.V_MTE3, 0)
    asc.data_copy(a_gm, a_ub, 64)
    asc.data_copy(b_gm, b_ub, 64)
    asc.data_copy(c_gm, c_ub, 64)


def launch():
    x = (np.arange(128)).astype(np.float32)
    a = np.zeros(64, dtype=np.float32)
    b = np.zeros(64, dtype=np.float32)
    c = np.zeros(64, dtype=np.float32)
    copy_params[1](x, a, b, c)
    picked = x.reshape(4, 2, 16)[:, 0, :].reshape(-1)
    spread = np.zeros((4, 2, 8), dtype=np.float32)
    spread[:, 0] = x.reshape(4, 4, 8)[:, 0]
    return [(a, picked), (b, picked), (c, spread.reshape(-1))]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

# gather_mask: fixed patterns and a pattern from memory; what is picked is packed.

import asc
import numpy as np


@asc.jit
def gather_mask(x: asc.GlobalAddress, p: asc.GlobalAddress, z: asc.GlobalAddress):
    x_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, 256)
    p_gm = asc.GlobalTensor()
    p_gm.set_global_buffer(p, 8)
    z_gm = asc.GlobalTensor()
    z_gm.set_global_buffer(z, 416)
    x_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECIN, 0, 256)
    p_ub = asc.LocalTensor(asc.uint32, asc.TPosition.VECIN, 1024, 8)
    z_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECOUT, 1056, 416)
    asc.data_copy(x_ub, x_gm, 256)
    asc.data_copy(p_ub, p_gm, 8)
    asc.duplicate(z_ub, 0.0, 416)
    asc.set_flag(asc.HardEvent.MTE2_V, 0)
    asc.wait_flag(asc.HardEvent.MTE2_V, 0)
    asc.gather_mask(z_ub, x_ub, 1, False, 0, asc.GatherMaskParams(1, 4, 8, 0))
    asc.gather_mask(z_ub[128:], x_ub, 2, False, 0, asc.GatherMaskParams(1, 4, 8, 0))
    asc.gather_mask(z_ub[256:], x_ub, p_ub, False, 0, asc.GatherMaskParams(1, 4, 8, 0))
    asc.gather_mask(z_ub[384:], x_ub, 7, True, 16, asc.GatherMaskParams(1, 2, 8, 0))
    asc.set_flag(asc.HardEvent.V_MTE3, 0)
    asc.wait_flag(asc.HardEvent.V_MTE3, 0)
    asc.data_copy(z_gm, z_ub, 416)


def launch():
    rng = np.random.default_rng(1)
    x = (rng.standard_normal(256)).astype(np.float32)
    p = (np.full(8, 0x11111111)).astype(np.uint32)
    z = np.zeros(416, dtype=np.float32)
    gather_mask[1](x, p, z)
    expected = np.zeros(416, dtype=np.float32)
    expected[:128] = x[0::2]
    expected[128:256] = x[1::2]
    expected[256:320] = x[0::4]
    expected[384:416] = x[:128].reshape(2, 64)[:, :16].reshape(-1)
    return [(z, expected)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

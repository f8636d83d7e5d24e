# duplicate in its three forms, with constants and with a run-time value.

import asc
import numpy as np


@asc.jit
def duplicate(z: asc.GlobalAddress, s: float):
    z_gm = asc.GlobalTensor()
    z_gm.set_global_buffer(z, 1024)
    z_ub = asc.LocalTensor(asc.float32, asc.TPosition.VECOUT, 0, 1024)
    asc.duplicate(z_ub, 0.0, 1024)
    asc.duplicate(z_ub, 1.5, 256)
    asc.duplicate(z_ub[256:], s, 64, 4, 1, 8)
    asc.duplicate(z_ub[512:], 3.0, [240, 0], 4, 1, 8)
    asc.duplicate(z_ub[768:], s + 1.0, 64, 2, 2, 16)
    asc.set_flag(asc.HardEvent.V_MTE3, 0)
    asc.wait_flag(asc.HardEvent.V_MTE3, 0)
    asc.data_copy(z_gm, z_ub, 1024)


def launch():
    z = np.zeros(1024, dtype=np.float32)
    duplicate[1](z, -2.5)
    expected = np.zeros((4, 256), dtype=np.float32)
    expected[0] = 1.5
    expected[1] = -2.5
    expected[2].reshape(4, 64)[:, 4:8] = 3
    expected[3].reshape(16, 2, 8)[:, 0, :] = -1.5
    return [(z, expected.reshape(-1))]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

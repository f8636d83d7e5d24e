# data_copy_pad in its forms: odd lengths in bytes, padding left and right, the old parameter classes.

import asc
import numpy as np


@asc.jit
def copy_pad(x: asc.GlobalAddress, y: asc.GlobalAddress, z: asc.GlobalAddress, w: asc.GlobalAddress):
    x_gm = asc.GlobalTensor()
    y_gm = asc.GlobalTensor()
    z_gm = asc.GlobalTensor()
    w_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, 60)
    y_gm.set_global_buffer(y, 48)
    z_gm.set_global_buffer(z, 13)
    w_gm.set_global_buffer(w, 26)
    ub = asc.LocalTensor(asc.float16, asc.TPosition.VECIN, 0, 48)
    row = asc.LocalTensor(asc.float16, asc.TPosition.VECIN, 96, 16)
    old = asc.LocalTensor(asc.float16, asc.TPosition.VECIN, 128, 32)
    # three rows of 13 of 20 numbers; each padded by 1 on the left and 2 on the right to a block of 16
    rows = asc.DataCopyExtParams(3, 13 * 2, 7 * 2, 0, 0)
    asc.data_copy_pad(ub, x_gm, rows, asc.DataCopyPadExtParams(asc.float16, True, 1, 2, 9.0))
    asc.data_copy_pad(row, x_gm, asc.DataCopyExtParams(1, 26, 0, 0, 0),
                      asc.DataCopyPadExtParams(dtype=asc.float16, is_pad=False, left_padding=0, right_padding=0, padding_value=0))
    asc.data_copy_pad(old, x_gm, asc.DataCopyParams(2, 26, 14, 0), asc.DataCopyPadParams(False, 0, 0, 0))
    asc.set_flag(asc.HardEvent.MTE2_MTE3, 0)
    asc.wait_flag(asc.HardEvent.MTE2_MTE3, 0)
    asc.data_copy(y_gm, ub, 48)
    asc.data_copy_pad(z_gm, row, asc.DataCopyExtParams(1, 26, 0, 0, 0))
    asc.data_copy_pad(w_gm, old, asc.DataCopyParams(2, 26, 0, 0))


def launch():
    x = np.arange(60).astype(np.float16)
    y = np.zeros(48, dtype=np.float16)
    z = np.zeros(13, dtype=np.float16)
    w = np.zeros(26, dtype=np.float16)
    copy_pad[1](x, y, z, w)
    padded = np.full((3, 16), 9, dtype=np.float16)
    padded[:, 1:14] = x.reshape(3, 20)[:, :13]
    return [(y, padded.reshape(-1)), (z, x[:13]), (w, x.reshape(3, 20)[:2, :13].reshape(-1))]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

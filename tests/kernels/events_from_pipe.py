# Flags whose numbers the pipe hands out: alloc_event_id, fetch_event_id, release_event_id.

import asc
import numpy as np


@asc.jit
def events_from_pipe(x: asc.GlobalAddress, y: asc.GlobalAddress):
    x_gm = asc.GlobalTensor()
    y_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x, 256)
    y_gm.set_global_buffer(y, 256)
    pipe = asc.TPipe()
    buf = asc.TBuf(asc.TPosition.VECCALC)
    pipe.init_buffer(buf=buf, num=1024)
    ub = buf.get(asc.float32)
    loaded = pipe.alloc_event_id(asc.HardEvent.MTE2_V)
    asc.data_copy(ub, x_gm, 256)
    asc.set_flag(asc.HardEvent.MTE2_V, loaded)
    asc.wait_flag(asc.HardEvent.MTE2_V, loaded)
    pipe.release_event_id(loaded, asc.HardEvent.MTE2_V)
    asc.adds(ub, ub, 1.0, 256)
    done = pipe.fetch_event_id(asc.HardEvent.V_MTE3)
    asc.set_flag(asc.HardEvent.V_MTE3, done)
    asc.wait_flag(asc.HardEvent.V_MTE3, done)
    asc.data_copy(y_gm, ub, 256)
    pipe.destroy()


def launch():
    x = (np.arange(256)).astype(np.float32)
    y = np.zeros(256, dtype=np.float32)
    events_from_pipe[1](x, y)
    return [(y, x + 1)]


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

# Refused: a buffer for a TQueBind.

import asc
import numpy as np


@asc.jit
def queue_bind_init(x: asc.GlobalAddress, n: int):
    pipe = asc.TPipe()
    que = asc.TQueBind(asc.TPosition.VECIN, asc.TPosition.VECOUT, 1)
    pipe.init_buffer(que=que, num=2, len=256)


def launch():
    queue_bind_init[1](np.zeros(64, dtype=np.float32), 3)

# Refused: sync_all for both kinds of cores.

import asc
import numpy as np


@asc.jit
def sync_all_mixed(x: asc.GlobalAddress, n: int):
    asc.sync_all(is_aiv_only=False)


def launch():
    sync_all_mixed[1](np.zeros(64, dtype=np.float32), 3)

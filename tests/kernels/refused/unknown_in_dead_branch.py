# Refused: an enumeration's member that is not there, in a branch that is never taken.

import asc
import numpy as np

DEBUG = False


@asc.jit
def unknown_in_dead_branch(x: asc.GlobalAddress, n: int):
    if DEBUG:
        asc.pipe_barrier(asc.PipeID.PIPE_NOPE)


def launch():
    unknown_in_dead_branch[1](np.zeros(64, dtype=np.float32), 3)

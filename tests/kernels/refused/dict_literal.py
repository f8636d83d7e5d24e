# Refused: a dictionary.

import asc
import numpy as np


@asc.jit
def dict_literal(x: asc.GlobalAddress, n: int):
    a = {"k": n}


def launch():
    dict_literal[1](np.zeros(64, dtype=np.float32), 3)

# Refused: lambda.

import asc
import numpy as np


@asc.jit
def lambda_value(x: asc.GlobalAddress, n: int):
    f = lambda a: a + 1


def launch():
    lambda_value[1](np.zeros(64, dtype=np.float32), 3)

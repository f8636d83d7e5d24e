# A script as one writes it for the device: platform and stream asked for, sizes computed, launches in helpers.

import argparse
import logging

import numpy as np

import asc
import asc.lib.runtime as rt
import asc.runtime.config as config

logging.basicConfig(level=logging.INFO)

USE_CORE_NUM = 4
BUFFER_NUM = 2
TILE_NUM = 4


@asc.jit
def scale_kernel(x: asc.GlobalAddress, y: asc.GlobalAddress, block_length: asc.ConstExpr[int],
                 tile_length: asc.ConstExpr[int], factor: float):
    offset = asc.get_block_idx() * block_length
    x_gm = asc.GlobalTensor()
    y_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x + offset)
    y_gm.set_global_buffer(y + offset)
    pipe = asc.TPipe()
    que_in = asc.TQue(asc.TPosition.VECIN, BUFFER_NUM)
    que_out = asc.TQue(asc.TPosition.VECOUT, BUFFER_NUM)
    pipe.init_buffer(que=que_in, num=BUFFER_NUM, len=tile_length * x.dtype.sizeof())
    pipe.init_buffer(que=que_out, num=BUFFER_NUM, len=tile_length * y.dtype.sizeof())
    for i in range(TILE_NUM * BUFFER_NUM):
        copy_in(x_gm, que_in, i, tile_length)
        compute(que_in, que_out, factor, tile_length)
        copy_out(y_gm, que_out, i, tile_length)


@asc.jit
def copy_in(x_gm: asc.GlobalTensor, que_in: asc.TQue, i: int, tile_length: int):
    x_local = que_in.alloc_tensor(x_gm.dtype)
    asc.data_copy(x_local, x_gm[i * tile_length:], tile_length)
    que_in.enque(x_local)


@asc.jit
def compute(que_in: asc.TQue, que_out: asc.TQue, factor: float, tile_length: int):
    x_local = que_in.deque(asc.float32)
    y_local = que_out.alloc_tensor(asc.float32)
    asc.muls(y_local, x_local, factor, tile_length)
    que_out.enque(y_local)
    que_in.free_tensor(x_local)


@asc.jit
def copy_out(y_gm: asc.GlobalTensor, que_out: asc.TQue, i: int, tile_length: int):
    y_local = que_out.deque(asc.float32)
    asc.data_copy(y_gm[i * tile_length:], y_local, tile_length)
    que_out.free_tensor(y_local)


def scaled(x: np.ndarray, factor: float = 3.0) -> np.ndarray:
    y = np.zeros_like(x)
    total = x.size
    block_length = total // USE_CORE_NUM
    tile_length = block_length // TILE_NUM // BUFFER_NUM
    scale_kernel[USE_CORE_NUM, rt.current_stream()](x, y, block_length, tile_length, factor)
    return y


def launch(backend: config.Backend = config.Backend.Model, platform: str = None):
    config.set_platform(backend, platform)
    device = rt.current_platform() if backend == config.Backend.NPU else "cpu"
    logging.info("device %s", device)
    x = np.arange(2048, dtype=np.float32)
    y = scaled(x)
    expected = x * 3
    return [(y, expected)]


def parse():
    parser = argparse.ArgumentParser()
    parser.add_argument("-r", type=str, default="Model", help="backend to run")
    return parser.parse_args()


if __name__ == "__main__":
    for got, expected in launch():
        np.testing.assert_allclose(got, expected)

# What the samples of assets/kernels/staged become, written out in pyasc: both forms end in the same Ascend C.

import asc
import numpy as np


@asc.jit
def ElementwiseAdd(x: asc.GlobalAddress, y: asc.GlobalAddress, z: asc.GlobalAddress):
    x_gm = asc.GlobalTensor()
    y_gm = asc.GlobalTensor()
    z_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x)
    y_gm.set_global_buffer(y)
    z_gm.set_global_buffer(z)
    x_local = asc.LocalTensorAuto(asc.float16, (2048,))
    asc.data_copy(x_local, x_gm, 2048)
    y_local = asc.LocalTensorAuto(asc.float16, (2048,))
    asc.data_copy(y_local, y_gm, 2048)
    z_local = asc.LocalTensorAuto(asc.float16, (2048,))
    asc.add(z_local, x_local, y_local, 2048)
    asc.data_copy(z_gm, z_local, 2048)


@asc.jit
def ReluScale(x: asc.GlobalAddress, scale: float, y: asc.GlobalAddress):
    x_gm = asc.GlobalTensor()
    y_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x)
    y_gm.set_global_buffer(y)
    x_local = asc.LocalTensorAuto(asc.float32, (1024,))
    asc.data_copy(x_local, x_gm, 1024)
    y_local = asc.LocalTensorAuto(asc.float32, (1024,))
    bits = asc.LocalTensorAuto(asc.uint8, (128,))
    asc.compare_scalar(bits, x_local, 0, asc.CMPMODE.GT, 1024)
    ones = asc.LocalTensorAuto(asc.float32, (1024,))
    asc.duplicate(ones, 1.0, 1024)
    mask = asc.LocalTensorAuto(asc.float32, (1024,))
    asc.select(mask, bits, ones, 0.0, asc.SelMode.VSEL_TENSOR_SCALAR_MODE, 1024)
    relu = asc.LocalTensorAuto(asc.float32, (1024,))
    asc.mul(relu, x_local, mask, 1024)
    result = asc.LocalTensorAuto(asc.float32, (1024,))
    asc.muls(result, relu, scale, 1024)
    asc.data_copy(y_gm, result, 1024)
    asc.pipe_barrier(asc.PipeID.PIPE_ALL)


@asc.jit
def MatmulBlock(a: asc.GlobalAddress, b: asc.GlobalAddress, c: asc.GlobalAddress):
    a_gm = asc.GlobalTensor()
    b_gm = asc.GlobalTensor()
    c_gm = asc.GlobalTensor()
    a_gm.set_global_buffer(a)
    b_gm.set_global_buffer(b)
    c_gm.set_global_buffer(c)
    a_local = asc.LocalTensor(asc.float16, asc.TPosition.A1, 0, 4096)
    asc.data_copy(a_local, a_gm, asc.Nd2NzParams(1, 64, 64, 0, 64, 64, 1, 0))
    b_local = asc.LocalTensor(asc.float16, asc.TPosition.A1, 8192, 4096)
    asc.data_copy(b_local, b_gm, asc.Nd2NzParams(1, 64, 64, 0, 64, 64, 1, 0))
    left = asc.LocalTensor(asc.float16, asc.TPosition.A2, 0, 4096)
    right = asc.LocalTensor(asc.float16, asc.TPosition.B2, 0, 4096)
    product = asc.LocalTensor(asc.float32, asc.TPosition.CO1, 0, 4096)
    asc.set_flag(asc.HardEvent.MTE2_MTE1, 0)
    asc.wait_flag(asc.HardEvent.MTE2_MTE1, 0)
    asc.load_data(left, a_local, asc.LoadData2DParams(0, 4, 4, 0, 0, False, 0))
    asc.load_data(left[1024], a_local, asc.LoadData2DParams(1, 4, 4, 0, 0, False, 0))
    asc.load_data(left[2048], a_local, asc.LoadData2DParams(2, 4, 4, 0, 0, False, 0))
    asc.load_data(left[3072], a_local, asc.LoadData2DParams(3, 4, 4, 0, 0, False, 0))
    asc.load_data(right, b_local, asc.LoadData2DParams(0, 4, 4, 0, 0, True, 0))
    asc.load_data(right[1024], b_local, asc.LoadData2DParams(1, 4, 4, 0, 0, True, 0))
    asc.load_data(right[2048], b_local, asc.LoadData2DParams(2, 4, 4, 0, 0, True, 0))
    asc.load_data(right[3072], b_local, asc.LoadData2DParams(3, 4, 4, 0, 0, True, 0))
    asc.set_flag(asc.HardEvent.MTE1_M, 0)
    asc.wait_flag(asc.HardEvent.MTE1_M, 0)
    asc.mmad(product, left, right, asc.MmadParams(m=64, n=64, k=64, unit_flag=0, cmatrix_source=False, cmatrix_init_val=True))
    asc.set_flag(asc.HardEvent.M_FIX, 0)
    asc.wait_flag(asc.HardEvent.M_FIX, 0)
    params = asc.FixpipeParamsV220(64, 64, 64, 64, asc.QuantModes.NoQuant)
    asc.fixpipe(c_gm, product, params, asc.FixpipeConfig.cfg_row_major())
    asc.pipe_barrier(asc.PipeID.PIPE_ALL)


def launch():
    half = np.zeros(2048, dtype=np.float16)
    ElementwiseAdd[1](half, half, half)
    x = np.zeros(1024, dtype=np.float32)
    ReluScale[1](x, 2.0, x)
    a = np.zeros((64, 64), dtype=np.float16)
    MatmulBlock[1](a, a, np.zeros((64, 64), dtype=np.float32))

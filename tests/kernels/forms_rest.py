# Compiled only: configurations of matrix products, enumerations and properties that the other files leave out.

import asc
import asc.language.adv
import numpy as np


@asc.jit
def configurations(n: int):
    asc.adv.get_mm_config(asc.MatmulConfigMode.CONFIG_MDL)
    asc.adv.get_basic_config(16, 16, 16)
    asc.adv.get_ib_share_norm_config()
    asc.adv.get_special_basic_config(16, 16, 16, 32, 32, 32, 1, 1)
    asc.adv.get_special_mdl_config(False, True)
    batches = asc.language.core.enums.BatchOutMode.MULTI_BATCH
    config = asc.adv.MatmulConfig(iterate_mode=asc.IterateMode.ITERATE_MODE_ALL, batch_out_mode=batches)
    kind = asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16)
    asc.adv.get_matmul_api_tiling(config, kind, kind, kind, kind, n)


@asc.jit
def leftovers(x: asc.GlobalAddress, n: int):
    x_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x)
    x_gm.set_l2_cache_hint(asc.CacheMode.CACHE_MODE_NORMAL, asc.CacheRwMode.READ)
    pipe = asc.TPipe()
    same = asc.get_tpipe_ptr()
    same.reset()
    p = asc.LocalTensor(asc.float16, asc.TPosition.VECCALC, 0, 256)
    asc.gather_mask(p, p, 1, False, 0, asc.GatherMaskParams(), asc.GatherMaskMode.DEFAULT)
    rest = asc.language.basic.common.pop_stack_buffer(asc.float16)
    size = asc.property(asc.language.core.properties.Property("ONE_BLK_SIZE", asc.int16))
    kind = asc.adv.MatmulType(asc.TPosition.GM, asc.CubeFormat.ND, asc.float16)
    product = asc.adv.Matmul(kind, kind, kind, matmul_policy=asc.adv.matmul.MatmulPolicy.MatmulPolicy)


def launch():
    configurations[1](3)
    leftovers[1](np.zeros(256, dtype=np.float32), 3)

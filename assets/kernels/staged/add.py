# The shortest staged kernel: methods copy in, compute and copy out; each implies its stage.
# asclens: launch ElementwiseAdd()(x=float16[2048], y=float16[2048], z=float16[2048])

from asc import Tensor


class ElementwiseAdd:
    def process(self, x: Tensor, y: Tensor, z: Tensor):
        self.copy_from_ext_mem(x)
        self.copy_from_ext_mem(y)
        self.add(z, x, y)
        self.copy_to_ext_mem(z)

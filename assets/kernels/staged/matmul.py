# A matrix product as a class: both operands in local memory, the product in a CUBE stage, the result copied out.
# asclens: launch MatmulBlock(64, 64, 64)(a=float16[64, 64], b=float16[64, 64], c=float32[64, 64])

from asc import DataType, PipeStage, Scope, Tensor, matmul


class MatmulBlock:
    def __init__(self, m, n, k):
        self.m = m
        self.n = n
        self.k = k

    def process(self, a: Tensor, b: Tensor, c: Tensor):
        a_local = a.to_local()
        b_local = b.to_local()
        c_local = Tensor(shape=(self.m, self.n), dtype=DataType.FLOAT32, scope=Scope.LOCAL)
        PipeStage.start(PipeStage.CUBE)
        matmul(a_local, b_local, c_local, self.m, self.n, self.k)
        PipeStage.end(PipeStage.CUBE)
        c.copy_from(c_local)
        PipeStage.sync()

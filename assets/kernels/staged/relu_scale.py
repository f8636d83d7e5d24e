# An operator as a class: operators on tensors in a VECTOR stage; memory and waits are the compiler's business.
# asclens: launch ReluScale(1024)(x=float32[1024], scale=2.0, y=float32[1024])

from asc import DataType, PipeStage, Scope, Tensor


class ReluScale:
    def __init__(self, num_elements):
        self.num_elements = num_elements

    def process(self, x: Tensor, scale: float, y: Tensor):
        x_local = x.to_local()
        y_local = Tensor(shape=(self.num_elements,), dtype=DataType.FLOAT32, scope=Scope.LOCAL)
        PipeStage.start(PipeStage.VECTOR)
        mask = x_local > 0
        x_relu = x_local * mask.to(dtype=DataType.FLOAT32)
        y_local = x_relu * scale
        PipeStage.end(PipeStage.VECTOR)
        y.copy_from(y_local)
        PipeStage.sync()

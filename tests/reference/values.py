"""Writes what each kernel computes: arguments before the launch, and after it as NumPy says.

    python tests/reference/values.py [FILE...]

tests/values/<file stem>/NN_<kernel>/ receives <argument>.npy for every array, <argument>.expected.npy for every array
that the kernel's `launch` returns a pair (got, expected) for, <argument>.mask.npy where the pair covers only some of its
elements, and check.json: {"rtol", "atol"} as the file's own comparison has them. Kernels that are not meant to compute,
or whose arrays are larger than LIMIT bytes together, get nothing. Needs NumPy, but neither pyasc nor an NPU.
"""
import importlib.util
import json
import re
import shutil
import sys
import types
from pathlib import Path

import numpy as np

ROOT = Path(__file__).resolve().parents[2]
VALUES = ROOT / "tests" / "values"
LIMIT = 140_000
SUBMODULES = ("asc.language", "asc.language.core", "asc.language.core.struct", "asc.language.core.dtype", "asc.lib",
              "asc.lib.runtime", "asc.runtime", "asc.runtime.config")


class Recorder:
    """A kernel that notes its arguments instead of running."""

    def __init__(self, function, launches):
        self.function, self.launches = function, launches

    def __getitem__(self, cores):
        def launch(*args, **kwargs):
            names = self.function.__code__.co_varnames[: self.function.__code__.co_argcount]
            told = dict(zip(names, args)) | kwargs
            arrays = {name: value for name, value in told.items() if isinstance(value, np.ndarray)}
            before = {name: value.copy() for name, value in arrays.items()}
            self.launches.append((self.function.__name__, arrays, before))

        return launch

    def __call__(self, *args, **kwargs):
        raise RuntimeError("a kernel is launched with [cores]")


class Anything(types.ModuleType):
    """Stands for everything of asc that a script names outside its kernels."""

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return Anything(name)

    def __call__(self, *args, **kwargs):
        return Anything("value")

    def __getitem__(self, key):
        return Anything("item")

    def __mro_entries__(self, bases):
        return (Record,)


class Record:
    """A Struct on the host."""

    def __init__(self, **fields):
        vars(self).update(fields)


def stub(launches):
    asc = Anything("asc")

    def jit(function=None, **options):
        return Recorder(function, launches) if function else lambda later: Recorder(later, launches)

    asc.jit = jit
    modules = {"asc": asc}
    for name in SUBMODULES:
        modules[name] = Anything(name)
        parent, _, last = name.rpartition(".")
        setattr(modules[parent], last, modules[name])
    return modules


def view_of(array, got, full):
    """The elements of `full` (same layout as `array`) that `got` shows of `array`."""
    offset = got.__array_interface__["data"][0] - array.__array_interface__["data"][0]
    return np.ndarray(got.shape, got.dtype, full.data, offset, got.strides)


def derive(file: Path, out: Path):
    launches = []
    sys.modules.update(stub(launches))
    spec = importlib.util.spec_from_file_location(file.stem, file)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    pairs = module.launch()
    if not pairs:
        return 0
    written = 0
    for number, (kernel, arrays, before) in enumerate(launches):
        if sum(array.nbytes for array in arrays.values()) > LIMIT:
            continue
        found = {}
        for got, expected in pairs:
            for name, array in arrays.items():
                if np.shares_memory(got, array) and array.flags.c_contiguous:
                    full, mask = found.setdefault(name, (before[name].copy(), np.zeros(array.shape, dtype=bool)))
                    view = view_of(array, got, full)
                    view[...] = np.asarray(expected).astype(got.dtype).reshape(got.shape)
                    touched = np.zeros(array.shape, dtype=array.dtype)
                    view_of(array, got, touched)[...] = 1
                    mask |= touched != 0
        if not found:
            continue
        folder = out / file.stem / f"{number:02d}_{kernel}"
        folder.mkdir(parents=True)
        for name, array in before.items():
            np.save(folder / f"{name}.npy", array)
        for name, (full, mask) in found.items():
            np.save(folder / f"{name}.expected.npy", full)
            if not mask.all():
                np.save(folder / f"{name}.mask.npy", mask.astype(np.uint8))
        tolerance = re.search(r"assert_allclose\(got, expected(.*)\)", file.read_text()).group(1)
        limits = {key: float(value) for key, value in re.findall(r"([ra]tol)=([0-9.e+-]+)", tolerance)}
        check = {"rtol": limits.get("rtol", 1e-7), "atol": limits.get("atol", 0.0)}
        (folder / "check.json").write_text(json.dumps(check) + "\n")
        written += 1
    return written


def main() -> int:
    files = [ROOT / name for name in sys.argv[1:]]
    files = files or [path for folder in ("assets/kernels", "tests/kernels") for path in sorted((ROOT / folder).glob("*.py"))]
    launches = 0
    for file in files:
        shutil.rmtree(VALUES / file.stem, ignore_errors=True)
        launches += derive(file, VALUES)
    print(f"{len(files)} files, {launches} launches with values")
    return 0 if launches else 1


if __name__ == "__main__":
    sys.exit(main())

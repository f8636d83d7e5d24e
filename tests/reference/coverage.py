"""Writes tests/coverage.csv: every name of pyasc's public API and the kernel file of the corpus that shows it.

Each kernel file is run by pyasc_reference.py while Python reports every call; a function or method counts as shown by
the first file in which it is called, a class by the first in which it is made, an enumeration by the first that names
it. Columns: name, kind, shown. `shown` is a file stem; or a word that says why no kernel can show the name:

    internal  machinery of pyasc that kernels and scripts do not call
    host      for scripts: compiled by nothing, read by the host reader
    fails     every call fails inside pyasc
"""
import enum
import inspect
import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ["assets/kernels", "tests/kernels", "tests/kernels/refused"]
INTERNAL_WORDS = ["ocstring", "op_impl", "check_type", "print_valid_type", "require_jit", "require_constexpr"]
INTERNAL_METHODS = {"from_ir", "to_ir", "get_ir_type", "ir_type", "ir_name", "ctypes_cls", "ctypes_class",
                    "ctypes_value", "struct_fields", "get_field", "create_local", "ensure_shape", "infer_common_type",
                    "apply_binary_op", "apply_bool_op", "apply_compare_op", "as_int", "new_impl", "addressof"}
INTERNAL_CLASSES = {"IRHandle", "IRValue", "OverloadDispatcher", "Overload", "DefaultValued", "GlobalBuilder",
                    "TPipeManager", "TBufHandle", "BaseField", "BaseTensor", "KnownTypes", "TensorShape",
                    "MatmulIterator"}
INTERNAL_FUNCTIONS = {"cfg", "cast_to_index", "convert_value", "materialize_ir_value", "get_type_name"}
HOST = {"asc.CodegenOptions", "asc.CompileOptions", "asc.LaunchOptions", "asc.adv.tiling.Struct.pack", "asc.jit"}
# What the wheel cannot do: a missing method of the C++ side, a wrong signature inside.
FAILS = {"asc.LocalTensor.to_file", "asc.DataType.Kind", "asc.TQueBind.init_buf_handle",
         "asc.TQueBind.init_start_buf_handle", "asc.TQueBind.free_all_event", "asc.TBufPool.init_buf_pool",
         "asc.SliceInfo.__getitem__"}


def public(prefix, scope, seen):
    """Names of a module: (name, kind, object), each object once."""
    for name, item in sorted(vars(scope).items()):
        if name.startswith("_"):
            continue
        full = f"{prefix}.{name}"
        if inspect.ismodule(item):
            if item.__name__.startswith("asc.language") and item.__name__ not in seen:
                seen.add(item.__name__)
                yield from public(full, item, seen)
            continue
        module = getattr(item, "__module__", "") or ""
        if id(item) in seen or not module.startswith("asc"):
            continue
        seen.add(id(item))
        if inspect.isclass(item):
            yield full, "enum" if issubclass(item, enum.Enum) else "class", item
            for key, method in sorted(vars(item).items()):
                inner = getattr(method, "__func__", method)
                if callable(inner) and (not key.startswith("_") or key in ("__init__", "__getitem__", "__setitem__")):
                    yield f"{full}.{key}", "method", inner
        elif callable(item):
            yield full, "function", item


def code_of(item):
    """The code object behind decorators."""
    return getattr(inspect.unwrap(item), "__code__", None) if not inspect.isclass(item) else None


def inventory():
    import asc
    return list(public("asc", asc, set()))


def trace(file, log):
    """Runs a kernel file and appends the numbers of the names called to `log`; called in a process of its own."""
    sys.path.insert(0, str(ROOT / "tests/reference"))
    import pyasc_reference
    names = inventory()
    numbers = {}
    for index, (name, kind, item) in enumerate(names):
        code = code_of(item)
        if code is not None:
            numbers.setdefault(code, []).append(index)
        if kind == "class" and not isinstance(item, type(enum.Enum)):
            made = getattr(item.__init__, "__code__", None)
            if made is not None and "__init__" not in vars(item):
                numbers.setdefault(made, []).append(index)
    out = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    told = set()

    def called(frame, event, _):
        found = numbers.get(frame.f_code) if event == "call" else None
        if found and frame.f_code not in told:
            told.add(frame.f_code)
            os.write(out, "".join(f"{index}\n" for index in found).encode())

    sys.argv = ["pyasc_reference.py", str(file), "--out", tempfile.mkdtemp()]
    sys.setprofile(called)
    pyasc_reference.main()
    sys.setprofile(None)


def reason(name):
    parts = name.split(".")
    last = parts[-1]
    if name in FAILS:
        return "fails"
    if name in HOST or name.rsplit(".", 1)[0] in HOST:
        return "host"
    internal = (any(word in name for word in INTERNAL_WORDS) or last in INTERNAL_METHODS
                or last in INTERNAL_FUNCTIONS or INTERNAL_CLASSES & set(parts))
    return "internal" if internal else ""


def main():
    if len(sys.argv) == 4 and sys.argv[1] == "--trace":
        trace(Path(sys.argv[2]), sys.argv[3])
        return 0
    names = inventory()
    shown = [reason(name) for name, _, _ in names]
    files = [path for folder in FOLDERS for path in sorted((ROOT / folder).glob("*.py"))]
    texts = {file.stem: file.read_text() for file in files}
    with tempfile.TemporaryDirectory() as scratch:
        for file in files:
            log = f"{scratch}/{file.stem}"
            env = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1", "PYTHONHASHSEED": "0"}
            subprocess.run([sys.executable, __file__, "--trace", str(file), log], capture_output=True, env=env)
            numbers = Path(log).read_text().split() if Path(log).exists() else []
            for index in sorted({int(number) for number in numbers}):
                shown[index] = shown[index] or file.stem
    for index, (name, kind, _) in enumerate(names):
        last = name.split(".")[-1]
        if kind == "class" and not shown[index]:
            # Made when its `__init__` is called.
            rows = [i for i, (other, _, _) in enumerate(names) if other == f"{name}.__init__"]
            shown[index] = next((shown[i] for i in rows if shown[i]), "")
        if kind in ("class", "enum") and not shown[index]:
            shown[index] = next((stem for stem, text in texts.items() if f"{last}." in text or f"{last}[" in text), "")
    rows = [f"{name},{kind},{how}" for (name, kind, _), how in zip(names, shown)]
    (ROOT / "tests/coverage.csv").write_text("name,kind,shown\n" + "\n".join(rows) + "\n")
    missing = [row for row in rows if row.endswith(",")]
    print("\n".join(missing))
    print(f"{len(rows)} names, {len(missing)} not shown")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())

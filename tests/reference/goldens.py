"""Runs pyasc_reference.py over the kernel files and keeps what is worth committing of its output.

tests/goldens/<file stem>/NN_<kernel>/ receives codegen.mlir, ascir.mlir, ascendc.cpp and launch.json, or, for a kernel
that the reference refuses, launch.json and error.json: {class, cause, line, summary}, where `class` is the exception,
`cause` the exception behind a CodegenError, `line` the line in the file (null where the reference names none).
Paths are relative to the repository, so that the goldens are the same on every machine. File stems are unique.
"""
import argparse
import ast
import filecmp
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
GOLDENS = ROOT / "tests" / "goldens"
FOLDERS = ["assets/kernels", "tests/kernels", "tests/kernels/refused"]
KEPT = ["codegen.mlir", "ascir.mlir", "ascendc.cpp"]


def def_line(file: Path, decorated_line: int) -> int:
    """The line of the `def` whose first decorator stands in `decorated_line`."""
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.FunctionDef) and node.decorator_list:
            if node.decorator_list[0].lineno == decorated_line:
                return node.lineno
    return decorated_line


def without_addresses(text: str) -> str:
    """What differs from run to run and from machine to machine: addresses of objects, the place of the repository."""
    return re.sub(r"0x[0-9a-f]+", "0x", text).replace(f"{ROOT}/", "")


def refusal(told: dict, file: Path, decorated_line: int) -> dict:
    """The facts of a refusal: messages also hold excerpts, addresses and whole modules, which are left out."""
    lines = told["message"].strip().splitlines() or [""]
    at = re.match(r"at .*?:(\d+):(\d+):?$", lines[0])
    summary = lines[-1].strip() if at else lines[0].strip()
    cause = None
    if told["class"] == "CodegenError":
        cause, summary = re.findall(r"^(\w+(?:Error|Exception)): (.*)$", told["message"], re.M)[-1]
    summary = without_addresses(summary)
    line = def_line(file, decorated_line) + int(at.group(1)) - 1 if at else None
    return {"class": told["class"], "cause": cause, "line": line, "summary": summary[:160]}


def derive(file: Path, out: Path, dumps):
    """The goldens of one kernel file, under `out`/<stem>. Returns what went wrong, or None."""
    with tempfile.TemporaryDirectory() as scratch:
        raw = dumps / file.stem if dumps else Path(scratch)
        if dumps:
            shutil.rmtree(raw, ignore_errors=True)
        tool = [sys.executable, str(ROOT / "tests/reference/pyasc_reference.py"), str(file), "--out", str(raw)]
        env = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
        done = subprocess.run(tool + (["--passes"] if dumps else []), capture_output=True, text=True, env=env)
        if done.returncode != 0 or "script stopped" in done.stderr:
            return f"{file.relative_to(ROOT)}: {(done.stderr or done.stdout).strip()[-600:]}"
        unexpected = []
        for case in sorted(path for path in raw.iterdir() if path.is_dir()):
            kept = out / file.stem / case.name
            kept.mkdir(parents=True)
            launch = json.loads(without_addresses((case / "launch.json").read_text()))
            (kept / "launch.json").write_text(json.dumps(launch, indent=1, ensure_ascii=False) + "\n")
            refused = (case / "error.json").exists()
            if refused:
                told = json.loads((case / "error.json").read_text())
                error = refusal(told, file, launch["line"])
                (kept / "error.json").write_text(json.dumps(error, indent=1, ensure_ascii=False) + "\n")
            for name in KEPT:
                if not refused and (case / name).exists():
                    (kept / name).write_text((case / name).read_text().replace(f"{ROOT}/", ""))
            if refused != (file.parent.name == "refused"):
                why = told["message"].strip()[-700:] if refused else "accepted"
                unexpected.append(f"{file.relative_to(ROOT)} {case.name}: {why}")
        return "\n".join(unexpected) or None


def differences(committed: Path, derived: Path, stems):
    """Paths, relative to the goldens, that are missing, left over or different."""
    def files(base):
        return {path.relative_to(base) for stem in stems for path in (base / stem).rglob("*") if path.is_file()}

    ours, theirs = files(committed), files(derived)
    changed = {p for p in ours & theirs if not filecmp.cmp(committed / p, derived / p, shallow=False)}
    return sorted([f"{p}: no longer written" for p in ours - theirs] + [f"{p}: not committed" for p in theirs - ours]
                  + [f"{p}: differs" for p in changed])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--dumps", type=Path)
    parser.add_argument("files", nargs="*", type=Path)
    options = parser.parse_args()
    every = [path for folder in FOLDERS for path in sorted((ROOT / folder).glob("*.py"))]
    files = [path.resolve() for path in options.files] or every
    stems = sorted({path.stem for path in files})
    if len({path.stem for path in every}) != len(every):
        print("two kernel files have the same name", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as scratch:
        derived = Path(scratch)
        dumps = options.dumps.resolve() if options.dumps else None
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            problems = [p for p in pool.map(lambda file: derive(file, derived, dumps), files) if p]
        found = differences(GOLDENS, derived, stems)
        if not options.files:
            found += sorted(f"{path.name}: its kernel file is gone" for path in GOLDENS.iterdir()
                            if path.is_dir() and path.name not in stems)
        if not options.check:
            for stem in stems:
                shutil.rmtree(GOLDENS / stem, ignore_errors=True)
                if (derived / stem).is_dir():
                    shutil.copytree(derived / stem, GOLDENS / stem)
            for stale in [p for p in GOLDENS.iterdir() if not options.files and p.name not in stems]:
                shutil.rmtree(stale)
    print("\n".join(problems + found))
    launches = sum(1 for stem in stems for _ in (GOLDENS / stem).glob("*/launch.json"))
    print(f"{len(files)} files, {launches} launches, {len(found)} {'differences' if options.check else 'changes'}, "
          f"{len(problems)} unexpected")
    return 1 if problems or (options.check and found) else 0


if __name__ == "__main__":
    sys.exit(main())

"""Compare the instructions of bindery::mpi with those of the C call: calls_modern.cpp and calls_native.cpp have functions of the
same names. None may have more, nor call anything else.

Usage: instructions.py MPICXX COMPILER GENERATED BUILD [--table]"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
FLAGS = ["-std=c++20", "-O2", "-DNDEBUG", "-w", "-S", "-fno-asynchronous-unwind-tables"]
# clang returns a handle in a register, and stores it again where its address is taken.
ALLOWED = {("isend_wait_value", True): 2}


def assembly(mpicxx: str, compiler: str, generated: Path, source: Path, out: Path) -> str:
    folders = [
        ROOT / "modern/include",
        ROOT / "tools/kit/include",
        generated / "modern/include",
        generated / "tool/include",
    ]
    command = [mpicxx, *FLAGS, *(f"-I{folder}" for folder in folders), str(source), "-o", str(out)]
    environment = os.environ | {"MPICH_CXX": compiler, "OMPI_CXX": compiler}
    done = subprocess.run(command, capture_output=True, text=True, timeout=1000, check=False, env=environment)
    if done.returncode:
        sys.exit(f"{' '.join(command)}\n{done.stderr[:3000]}")
    return out.read_text()


def functions(text: str) -> dict[str, list[str]]:
    """The instructions of each function outside namespaces, with its cold part; labels are left out."""
    found: dict[str, list[str]] = {}
    name = None
    for line in text.splitlines():
        if label := re.match(r"(_Z\w+)(\.cold)?:", line):
            mangled = re.match(r"_Z(?:L)?(\d+)(\w+)", label[1])
            name = mangled[2][: int(mangled[1])] if mangled and not label[1].startswith("_ZN") else None
        elif name and re.match(r"\t[a-z]", line):
            found.setdefault(name, []).append(" ".join(line.split("#")[0].split()))
    return {name: lines for name, lines in found.items() if name != "check"}


def called(lines: list[str]) -> list[str]:
    names = [line.split()[-1] for line in lines if re.match(r"(call|jmp)q? ", line)]
    return sorted(name.split("@")[0] for name in names if "MPI_" in name)


def main() -> None:
    mpicxx, compiler, generated, folder = sys.argv[1], sys.argv[2], Path(sys.argv[3]).resolve(), Path(sys.argv[4])
    folder.mkdir(parents=True, exist_ok=True)
    modern, native = (
        functions(assembly(mpicxx, compiler, generated, HERE / f"calls_{side}.cpp", folder / f"{side}.s"))
        for side in ("modern", "native")
    )
    if set(modern) != set(native) or len(modern) < 25:
        sys.exit(f"instructions.py: {sorted(set(modern) ^ set(native))} on one side alone, {len(modern)} in all")
    mistakes = []
    for name in sorted(modern):
        more = len(modern[name]) - len(native[name])
        if "--table" in sys.argv:
            print(f"{name:20} {len(native[name]):3} {more:+3}")
        if more > ALLOWED.get((name, "clang" in compiler), 0) or called(modern[name]) != called(native[name]):
            mistakes += [f"{name}: {more:+} instructions\n  " + "\n  ".join(modern[name])]
    print(f"{len(modern)} functions compared, {len(mistakes)} differ")
    if mistakes:
        sys.exit("\n".join(mistakes))


main()

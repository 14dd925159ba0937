"""A tool that walks the stack finds the user's lines above the wrappers of mpi_f08, by the two rules of docs/howto/tools-authors.md.

Usage: run.py MPIFORT MPICC shared|static FOLDER, which is made anew."""

import re
import shutil
import sys
from pathlib import Path

from processes import run

HERE = Path(__file__).resolve().parent
# The functions of the bindings that call MPI, for programs that link them statically.
WRAPPER = re.compile(r"(bnd_(slow_path|fallback)_)?p?mpi_\w+?_*(\.\w+)*", re.IGNORECASE)


def place(file: str, address: str) -> tuple[str, str]:
    """The function and the line of an address, as tools read them from debugging information and symbols."""
    function, line = run("addr2line", "-f", "-e", file, f"0x{address}").splitlines()
    return function, line


def wrapped_by_library(file: str, _: str) -> bool:
    return Path(file).name.startswith("libbindery_")


def wrapped_by_name(file: str, address: str) -> bool:
    return bool(WRAPPER.fullmatch(place(file, address)[0]))


def main() -> None:
    mpifort, mpicc, kind, folder = sys.argv[1], sys.argv[2], sys.argv[3], Path(sys.argv[4])
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    source, program, tool = HERE / "program.f90", folder / "program", folder / "libtool.so"
    run(mpicc, "-std=gnu11", "-O1", "-g", "-fPIC", "-shared", HERE / "tool.c", "-o", tool)
    option = ["-static-bindery"] if kind == "static" else []
    run(mpifort, "-g", "-fPIE", "-pie", *option, source, "-o", program)
    is_wrapper = wrapped_by_name if kind == "static" else wrapped_by_library
    lines = source.read_text(encoding="utf-8").splitlines()
    seen, depths = [], set()
    for text in run(program, environment={"LD_PRELOAD": str(tool)}).splitlines():
        routine, *frames = text.split()
        addresses = [tuple(frame.rsplit(":", 1)) for frame in frames]
        depth = next((n for n, frame in enumerate(addresses) if not is_wrapper(*frame)), len(addresses))
        if depth == 0 or depth == len(addresses):
            sys.exit(f"{text}: {depth} frames of the bindings")
        file, line = place(*addresses[depth])[1].rsplit(":", 1)
        number = int(line.split()[0])
        if Path(file) != source or f"call {routine}(" not in lines[number - 1]:
            sys.exit(f"{text}: its line is {file}:{number}, and not that of {routine}")
        seen.append(number)
        depths.add(depth)
    called = [n for n, line in enumerate(lines, 1) if re.search(r"call MPI_(?!Init|Finalize)", line)]
    if seen != called:
        sys.exit(f"the tool saw lines {seen}, and not {called}")
    if depths != {1, 2}:
        sys.exit(f"{depths} frames of the bindings, and not 1 or 2")
    print("right")


main()

"""Attributes, generalized requests and data representations, over the bindings that tests/fortran built.

Usage: run.py PROGRAM BINDINGS MPI COMPILER WORK: PROGRAM.F90 in each dialect, over the shared library and over the
archive, on two processes (Open MPI 4.1 makes no window for one); or cells."""

import shutil
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "fortran"))
from run import flavour_options, on, run, wrapper  # noqa: E402

DIALECTS = ("f08", "mpi", "mpifh")
CXX = ["-x", "c++", "-std=c++20", "-DMPICH_SKIP_MPICXX", "-DOMPI_SKIP_MPICXX", "-Wno-deprecated-declarations"]


def cells(bindings: str, mpi: str, work: str) -> None:
    """The tables under keys and attributes, with sanitizers; no MPI runs."""
    folder = Path(work) / "cells"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    runtime = HERE.parents[1] / "fortran" / "runtime"
    includes = ["-I", runtime, "-I", HERE.parents[1] / "generated" / "fortran", "-I", Path(bindings) / "probe"]
    checked = [
        "-g",
        "-O1",
        "-Wall",
        "-Wextra",
        "-Wconversion",
        "-Werror",
        "-fsanitize=address,undefined",
        "-fno-sanitize-recover=all",
    ]
    parts = (
        "callbacks/attributes",
        "callbacks/keyvals",
        "callbacks/extra_state",
        "sentinels/shared_data",
        "sentinels/elf_object",
    )
    sources = [runtime / f"{part}.cpp" for part in parts]
    run(
        f"mpicc.{mpi}",
        *CXX,
        *checked,
        *includes,
        HERE / "cells.cpp",
        *sources,
        "-x",
        "none",
        "-lstdc++",
        "-o",
        folder / "cells",
    )
    if run(folder / "cells") != "all is as it should be\n":
        sys.exit("cells said something else")


def main() -> None:
    program, bindings, mpi, compiler, work = sys.argv[1:]
    mpifort = wrapper(Path(bindings), compiler)
    if program == "cells":
        cells(bindings, mpi, work)
        return
    folder = Path(work) / program
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    found = ["-I", Path(bindings) / "probe"]
    sources = [path for path in (HERE / "parts.cpp", HERE / f"{program}.cpp") if path.exists()]
    parts = [folder / f"{source.stem}-cpp.o" for source in sources]
    for source, part in zip(sources, parts, strict=True):
        run(f"mpicc.{mpi}", *CXX, *found, *flavour_options(compiler), "-c", source, "-o", part)
    for dialect in DIALECTS:
        objects = fortran_objects(
            folder / dialect, program, [mpifort, "-cpp", f"-DDIALECT_{dialect}", *found], compiler
        )
        for how in ([], ["-static-bindery"]):
            executable = folder / f"{program}-{dialect}{len(how)}"
            run(mpifort, *how, *objects, *parts, "-lstdc++", "-o", executable)
            lines = on(2, mpi, executable)
            if lines != 2 * ["all is as it should be"]:
                sys.exit(f"{program} in {dialect}{' over the archive' if how else ''} said\n" + "\n".join(lines))


def fortran_objects(folder: Path, program: str, compile: list[object], compiler: str) -> list[Path]:
    """The program in one dialect, for both ways of linking."""
    folder.mkdir()
    modules = ["-module-dir", folder] if "flang" in compiler else ["-J", folder]
    objects = [folder / f"{name}.o" for name in ("checks", program)]
    for output in objects:
        run(*compile, *modules, "-I", HERE, "-c", HERE / f"{output.stem}.F90", "-o", output)
    return objects


main()

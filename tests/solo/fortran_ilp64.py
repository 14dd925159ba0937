"""Fortran bindings for INTEGERs of 8 bytes over solo: a program in all dialects.

Usage: fortran_ilp64.py PREFIX FOLDER: solo is installed in PREFIX; FOLDER is made anew."""

import shutil
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "install"))

from support import must, need  # noqa: E402

from fortran import build_over  # type: ignore[attr-defined] # noqa: E402

SOURCE = HERE.parent / "fortran" / "ilp64.F90"
# solo returns copies of the datatypes of which another one is made.
SOLO = ["-DLARGE", "-DCOPIES"]


def main() -> None:
    prefix, folder = (Path(argument).resolve() for argument in sys.argv[1:])
    need("gfortran", "ninja")
    shutil.rmtree(folder, ignore_errors=True)
    build_over(prefix, folder, "-DBINDERY_FLAVOUR=ilp64")
    for dialect in ("f08", "mpi", "mpifh"):
        program = folder / f"ilp64_{dialect}"
        flags = ["-cpp", f"-DDIALECT_{dialect}", *SOLO, "-fallow-argument-mismatch", "-w"]
        must("does not compile", folder / "bin" / "mpifort-ilp64", *flags, SOURCE, "-o", program)
        said = must("does not run", program)
        if said != "failures: 0\n":
            sys.exit(f"{program.name} printed\n{said}")


main()

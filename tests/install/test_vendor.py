"""The whole of Bindery installed, and from that alone, without repository or Python, bindings for an MPI; then a user's
project.

Usage: test_vendor.py FOLDER, which is made anew."""

import os
import shutil
import sys
from functools import partial
from pathlib import Path

from support import HERE, ROOT, need
from support import must as must_do

must = partial(must_do, "what is installed fails")


def without_python(folder: Path) -> str:
    """A PATH on which every Python fails."""
    tools = folder / "no python"
    tools.mkdir()
    for name in ("python", "python3"):
        (tools / name).write_text("#!/bin/sh\necho 'no Python here' >&2\nexit 1\n")
        (tools / name).chmod(0o755)
    return f"{tools}:{os.environ['PATH']}"


def user_is_right(folder: Path, prefix: Path, path: str) -> None:
    """A project that finds the installed package, in three dialects."""
    must(
        "cmake",
        "-S",
        HERE / "user",
        "-B",
        folder / "user",
        "-G",
        "Ninja",
        "-DHOW=Bindery",
        f"-DCMAKE_PREFIX_PATH={prefix}",
        "-DCMAKE_Fortran_COMPILER=gfortran",
        PATH=path,
    )
    must("cmake", "--build", folder / "user", PATH=path)
    for dialect in ("mpif", "mpi", "mpi_f08"):
        printed = must(folder / "user" / dialect)
        if printed != "total 1\n":
            sys.exit(f"{dialect} printed {printed}")


def main() -> None:
    folder = Path(sys.argv[1]).resolve()
    need("gfortran", "mpicc.mpich", "ninja")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    path, prefix, build = without_python(folder), folder / "an installed tree", folder / "build"
    must(
        "cmake",
        "-S",
        ROOT,
        "-B",
        folder / "vendor",
        "-G",
        "Ninja",
        "-DBINDERY_TESTS=OFF",
        "-DBINDERY_EXAMPLES=OFF",
        PATH=path,
    )
    must("cmake", "--install", folder / "vendor", "--prefix", prefix, PATH=path)
    must(
        "cmake",
        "-S",
        prefix / "share" / "bindery" / "fortran",
        "-B",
        build,
        "-G",
        "Ninja",
        "-DMPI_C_COMPILER=mpicc.mpich",
        "-DCMAKE_Fortran_COMPILER=gfortran",
        "-DCMAKE_UNITY_BUILD=ON",
        PATH=path,
    )
    # The folder of the test may itself be in the repository.
    if f"{ROOT}/" in (build / "build.ninja").read_text().replace(str(folder), ""):
        sys.exit(f"the build of what is installed looks into {ROOT}")
    must("cmake", "--build", build, "--parallel", "2", seconds=1000, PATH=path)
    must("cmake", "--install", build, "--prefix", prefix, PATH=path)

    user_is_right(folder, prefix, path)
    print("right")


main()

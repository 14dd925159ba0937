"""The whole of Bindery installed, and from that alone, without repository or Python, bindings for an MPI in Fortran and in C++; then
projects of users.

Usage: test_vendor.py FOLDER, which is made anew."""

import shutil
import sys
from functools import partial
from pathlib import Path

from support import HERE, ROOT, UNOPTIMISED, need, without_python
from support import must as must_do

must = partial(must_do, "what is installed fails")


def build_and_install(language: str, prefix: Path, build: Path, path: str, *options: str) -> None:
    """The bindings of a language, from what is installed."""
    common = ["-G", "Ninja", "-DMPI_C_COMPILER=mpicc.mpich", *UNOPTIMISED]
    must("cmake", "-S", prefix / "share" / "bindery" / language, "-B", build, *common, *options, PATH=path)
    # The folder of the test may itself be in the repository.
    if f"{ROOT}/" in (build / "build.ninja").read_text().replace(str(build.parent), ""):
        sys.exit(f"the build of what is installed looks into {ROOT}")
    must("cmake", "--build", build, "--parallel", "2", PATH=path)
    must("cmake", "--install", build, "--prefix", prefix, PATH=path)


def user_is_right(project: str, programs: tuple[str, ...], folder: Path, prefix: Path, path: str) -> None:
    """A project that finds the installed package."""
    build = folder / project
    words = ["-DHOW=Bindery", f"-DCMAKE_PREFIX_PATH={prefix}", "-DMPI_C_COMPILER=mpicc.mpich"]
    must("cmake", "-S", HERE / project, "-B", build, "-G", "Ninja", *words, PATH=path)
    must("cmake", "--build", build, PATH=path)
    for program in programs:
        printed = must(build / program)
        if printed != "total 1\n":
            sys.exit(f"{project}: {program} printed {printed}")


def found_by_a_project_of_old_policies(folder: Path, prefix: Path, path: str) -> None:
    """A project that does not say which CMake it needs."""
    project = folder / "policies"
    project.mkdir()
    lines = ["project(Old LANGUAGES C CXX Fortran)"]
    lines += [f"find_package({name} REQUIRED)" for name in ("Bindery", "Bindery COMPONENTS Tools Modern Fortran Cxx")]
    (project / "CMakeLists.txt").write_text("\n".join(lines) + "\n")
    words = [f"-DCMAKE_PREFIX_PATH={prefix}", "-DMPI_C_COMPILER=mpicc.mpich", "-Wno-dev"]
    must("cmake", "-S", project, "-B", project / "build", "-G", "Ninja", *words, PATH=path)


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
    build_and_install("fortran", prefix, build, path, "-DCMAKE_Fortran_COMPILER=gfortran")
    build_and_install("mpicxx", prefix, folder / "build-mpicxx", path)
    user_is_right("user", ("mpif", "mpi", "mpi_f08"), folder, prefix, path)
    user_is_right("user_mpicxx", ("shared", "modern", "fortran"), folder, prefix, path)
    found_by_a_project_of_old_policies(folder, prefix, path)
    print("right")


main()

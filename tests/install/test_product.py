"""A vendor's product: examples/vendor, an MPI with Fortran and C++ bindings in one prefix, built from an installed Bindery without Python.
The prefix is moved, the build removed, and then used by a project that knows nothing of Bindery, by pkg-config, and by its commands.

Usage: test_product.py FOLDER, which is made anew."""

import re
import shutil
import sys
from pathlib import Path

from support import ROOT, UNOPTIMISED, must, need, nothing_names, run, without_python

HEAT, RING, TOTAL = "same as the serial run: T", "token 0, sum 0", "total 1 of 1"
PROGRAMS = {
    "total": TOTAL,
    "total_shared": TOTAL,
    "total_static": TOTAL,
    "heat_f08": HEAT,
    "heat_mpi": HEAT,
    "heat_mpif": HEAT,
    "ring": RING,
}


def expect(right: bool, what: str) -> None:
    if not right:
        sys.exit(what)


def install_product(folder: Path, path: str) -> Path:
    """Bindery, then Small MPI from that; its prefix, after the build is gone."""
    bindery, examples, build = folder / "bindery", folder / "examples", folder / "build"
    options = ["-G", "Ninja", "-DBINDERY_TESTS=OFF", "-DBINDERY_EXAMPLES=OFF"]
    must("configure", "cmake", "-S", ROOT, "-B", folder / "whole", *options, PATH=path)
    must("install", "cmake", "--install", folder / "whole", "--component", "sources", "--prefix", bindery, PATH=path)
    for name in ("vendor", "heat", "profiling-mpicxx"):
        shutil.copytree(ROOT / "examples" / name, examples / name)
    options = ["-G", "Ninja", f"-DCMAKE_PREFIX_PATH={bindery}", "-DCMAKE_INSTALL_LIBDIR=lib", *UNOPTIMISED]
    must("configure", "cmake", "-S", examples / "vendor", "-B", build, *options, PATH=path)
    for target in ("small", "small_fortran", "all"):  # each has a time limit
        words = ["--build", build, "--parallel", "2", "--target", target]
        must("build", "cmake", *words, PATH=path, CMAKE_BUILD_PARALLEL_LEVEL="2")
    must("install", "cmake", "--install", build, "--prefix", folder / "first", PATH=path)
    prefix = folder / "moved"
    (folder / "first").rename(prefix)
    shutil.rmtree(build)
    nothing_names(build, prefix)
    return prefix


def library_is_right(library: Path) -> None:
    dynamic = must("readelf", "readelf", "-d", library)
    expect("[libsmall_mpi.so.2]" in dynamic and library.resolve().name == "libsmall_mpi.so.2.1.0", dynamic)
    names = {line.split()[-1] for line in must("nm", "nm", "-D", "--defined-only", library).splitlines()}
    expect({"MPI_Send", "PMPI_Send", "MPI_Win_create"} <= names, "the library lacks routines")
    others = {name for name in names if not re.match(r"P?MPIX?_", name)}
    expect(not others, f"the library shows {sorted(others)[:5]}")


def project_is_right(folder: Path, prefix: Path) -> None:
    build = folder / "user"
    words = ["-G", "Ninja", f"-DCMAKE_PREFIX_PATH={prefix}", "-DCMAKE_Fortran_COMPILER=gfortran"]
    path = f"{prefix / 'bin'}:/usr/bin:/bin"
    must("a project", "cmake", "-S", folder / "examples" / "vendor" / "user", "-B", build, *words, PATH=path)
    must("a project", "cmake", "--build", build, PATH=path)
    for program, line in PROGRAMS.items():
        printed = must(program, build / program)
        expect(line in printed, f"{program} printed {printed}")


def packages_are_right(folder: Path, prefix: Path) -> None:
    """pkg-config gives what compiles and links, for programs that find libraries by LD_LIBRARY_PATH."""
    sources = folder / "examples"
    where = {"PKG_CONFIG_PATH": f"{prefix}/lib/pkgconfig:{prefix}/lib/bindery-mpi/pkgconfig"}
    for package, compiler, source, line in (
        ("small_mpi", "gcc", sources / "vendor/user/total.c", TOTAL),
        ("bindery-mpifort", "gfortran", sources / "heat/heat_f08.F90", HEAT),
        ("mpi-fort", "gfortran", sources / "heat/heat_mpi.F90", HEAT),
        ("bindery-mpicxx", "g++", sources / "profiling-mpicxx/ring.cpp", RING),
    ):
        words = must(package, "pkg-config", "--cflags", "--libs", package, **where)
        program = folder / f"by {package}"
        must(package, "sh", "-c", f'{compiler} "$0" -o "$1" {words}', source, program)
        printed = must(package, program, LD_LIBRARY_PATH=f"{prefix}/lib")
        expect(line in printed, f"by {package}: {printed}")


def commands_are_right(folder: Path, prefix: Path) -> None:
    bin, sources = prefix / "bin", folder / "examples"
    expect("Small MPI 2.1" in must("version", bin / "mpicc", "-showme:version"), "mpicc has another version")
    for command, options, source, line in (
        ("mpicc", [], "vendor/user/total.c", TOTAL),
        ("mpicc", ["-static-mpi"], "vendor/user/total.c", TOTAL),
        ("mpifort", [], "heat/heat_f08.F90", HEAT),
        ("mpifort", ["-static-bindery"], "heat/heat_f08.F90", HEAT),
        ("mpicxx", [], "profiling-mpicxx/ring.cpp", RING),
    ):
        program = folder / f"by {command} {' '.join(options)}"
        must(command, bin / command, *options, sources / source, "-o", program)
        printed = must(command, bin / "mpiexec", "-n", "1", program)
        expect(line in printed, f"{command}: {printed}")
    # A routine that Small MPI lacks is an error of MPI, in Fortran too.
    (folder / "lacks.f90").write_text("use mpi_f08\ninteger :: e\ncall MPI_Init()\ncall MPI_Comm_free_keyval(e)\nend\n")
    must("mpifort", bin / "mpifort", folder / "lacks.f90", "-o", folder / "lacks")
    done = run(folder / "lacks")
    expect(done.returncode != 0 and "not in this MPI" in done.stderr, f"{done}")


def arguments_are_checked(folder: Path, path: str) -> None:
    """A wrong call of bindery_add_mpi ends with one message."""
    for words, message in (
        ("INSTALL", "INSTALL without LIBRARY"),
        ("CHECKED BOGUS", "BOGUS: no such"),
        ("COMMANDS x", "without INSTALL"),
    ):
        project = folder / "wrong"
        project.mkdir(exist_ok=True)
        (project / "CMakeLists.txt").write_text(
            "cmake_minimum_required(VERSION 3.21)\nproject(Wrong C CXX)\nfind_package(Bindery REQUIRED)\n"
            f"add_library(o OBJECT o.c)\nbindery_add_mpi(wrong PREFIX w_ IMPLEMENTATION o {words})\n"
        )
        (project / "o.c").write_text("int o;\n")
        options = ["-S", project, "-B", project / "build", "-G", "Ninja", f"-DCMAKE_PREFIX_PATH={folder / 'bindery'}"]
        done = run("cmake", *options, PATH=path)
        expect(done.returncode != 0 and message in " ".join(done.stderr.split()), f"{words}: {done.stderr}")


def main() -> None:
    folder = Path(sys.argv[1]).resolve()
    need("gfortran", "ninja", "pkg-config")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    path = without_python(folder)
    prefix = install_product(folder, path)
    library_is_right(prefix / "lib" / "libsmall_mpi.so")
    commands_are_right(folder, prefix)
    packages_are_right(folder, prefix)
    project_is_right(folder, prefix)
    arguments_are_checked(folder, path)
    print("right")


main()

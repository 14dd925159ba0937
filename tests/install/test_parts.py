"""One build for all parts: by components, with archives and then with shared libraries alone, and removed again.

Usage: test_parts.py FOLDER, which is made anew."""

import shutil
import sys
from pathlib import Path

from support import ROOT, UNOPTIMISED, must, need, run

COMMANDS = {"mpifort", "mpif90", "mpif77", "mpicxx", "mpic++", "mpiCC", "bindery-add-compiler"}


def files(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if not path.is_dir() or path.is_symlink()}


def expect(right: bool, what: str) -> None:
    if not right:
        sys.exit(what)


def configure(build: Path, libraries: str) -> None:
    options = ["-DMPI_C_COMPILER=mpicc.mpich", "-DCMAKE_Fortran_COMPILER=gfortran", f"-DBINDERY_LIBRARIES={libraries}"]
    must(
        "configure",
        "cmake",
        "--preset",
        "all",
        "-B",
        build,
        *options,
        *UNOPTIMISED,
        "-DBINDERY_PARTS=fortran;cxx",
        cwd=ROOT,
    )


def components(build: Path, prefix: Path) -> dict[str, set[str]]:
    """Each component installs its own files, and together they are what is installed without one."""
    found = {}
    for name in ("runtime", "development", "tools", "sources"):
        must(name, "cmake", "--install", build, "--prefix", prefix / name, "--component", name)
        found[name] = files(prefix / name) if (prefix / name).exists() else set()
    must("all", "cmake", "--install", build, "--prefix", prefix / "all")
    expect(files(prefix / "all") == set().union(*found.values()), "the components are not the whole")
    return found


def programs(prefix: Path, folder: Path, library: str) -> None:
    """They need the shared libraries, or none of Bindery's."""
    for command, source, line in (
        ("mpifort", "heat/heat_f08.F90", "same as the serial run: T"),
        ("mpicxx", "profiling-mpicxx/ring.cpp", "token 0, sum 0"),
    ):
        program = folder / command
        must(command, prefix / "bin" / command, ROOT / "examples" / source, "-o", program)
        expect(line in must(command, program), f"{command}: the program does not print {line}")
        needed = must("readelf", "readelf", "-d", program)
        expect(("libbindery" in needed) == bool(library), f"{command}: {needed}")
    project = folder / "project"
    project.mkdir()
    (project / "CMakeLists.txt").write_text(
        f"""cmake_minimum_required(VERSION 3.20)
project(Heat LANGUAGES C CXX Fortran)
find_package(BinderyFortran REQUIRED)
find_package(BinderyCxx REQUIRED)
add_executable(heat {ROOT}/examples/heat/heat_mpi.F90)
target_link_libraries(heat PRIVATE Bindery::mpifort)
add_executable(ring {ROOT}/examples/profiling-mpicxx/ring.cpp)
target_link_libraries(ring PRIVATE Bindery::mpicxx)
"""
    )
    words = ["-G", "Ninja", f"-DCMAKE_PREFIX_PATH={prefix}", "-DCMAKE_Fortran_COMPILER=gfortran"]
    must("a project", "cmake", "-S", project, "-B", project / "build", *words)
    must("a project", "cmake", "--build", project / "build")
    expect("run: T" in must("heat", project / "build" / "heat"), "heat is not right")
    must("ring", project / "build" / "ring")


def main() -> None:
    folder = Path(sys.argv[1]).resolve()
    need("gfortran", "mpicc.mpich", "ninja")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    build = folder / "build"
    for libraries, other in (("static", ".so"), ("shared", ".a")):
        configure(build, libraries)
        must("build", "cmake", "--build", build)
        prefix, work = folder / libraries, folder / f"programs {libraries}"
        work.mkdir()
        found = components(build, prefix)
        ours = {n for n in found["runtime"] | found["development"] if n.startswith("lib/lib")}
        expect(
            bool(ours) and not any(other in n and "_nonshared" not in n for n in ours), f"{libraries}: {sorted(ours)}"
        )
        expect(bool(found["runtime"]) == (libraries == "shared"), f"{libraries}: {found['runtime']}")
        commands = {n.removeprefix("bin/") for n in found["development"] if n.startswith("bin/")}
        pages = {Path(n).stem for n in set().union(*found.values()) if n.startswith("share/man/man1/")}
        expect(commands >= COMMANDS, f"commands: {commands}")
        expect(pages >= COMMANDS | {"bindery-stack"}, f"manual pages: {pages}")
        routines = {Path(n).name for n in found["development"] if n.startswith("share/man/man3/")}
        expect({"MPI_Send.3bindery", "MPI_Send_c.3bindery"} <= routines, f"pages of routines: {len(routines)}")
        expect("bin/bindery-stack" in found["tools"] and "bin/bindery" in found["sources"], "tools are missing")
        expect(
            "MPI_Wtime" in must("bindery", prefix / "all/bin/bindery", "list", "--class", "timer"), "bindery is wrong"
        )
        programs(prefix / "all", work, "shared" if libraries == "shared" else "")
        if libraries == "shared":
            done = run(prefix / "all/bin/mpifort", "-static-bindery", "x.f90")
            expect(done.returncode == 2 and "there are no archives" in done.stderr, done.stderr)
        must("uninstall", "cmake", "--build", build, "--target", "uninstall")
        left = files(prefix)
        expect(not left, f"uninstall left {sorted(left)[:5]}")
    print("right")


main()

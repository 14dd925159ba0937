"""libmpifort_abi as a distribution ships it: what its installation names, and what it needs.

Usage: test_abi_library.py CASE BUILD MPIEXEC LIBDIR [NATIVE], as test_abi.py. CASE is one of CASES; NATIVE is a build over Debian's MPICH, for
the case `other_kind`."""

from __future__ import annotations

import gzip
import re
import shutil
import sys
from pathlib import Path

from support import ROOT, UNOPTIMISED, configure_fortran, must, nothing_names, run
from test_abi import PROGRAM, PROGRAMS, Abi, is_same

STUBS_CC = """#!/bin/sh
words='-I{folder}/include -L{folder}/lib -Wl,-rpath,{folder}/lib -lmpi_abi'
[ "$1" != -show ] || {{ echo "cc $words"; exit; }}
exec cc "$@" $words
"""


PROJECT = """cmake_minimum_required(VERSION 3.20)
project(p Fortran)
add_executable(program program.f90)
if(MPI_HOME)
    find_package(MPI REQUIRED)
    target_link_libraries(program MPI::MPI_Fortran)
else()
    find_package(BinderyFortran REQUIRED)
    target_link_libraries(program Bindery::mpifort)
endif()
"""


def installed(abi: Abi) -> Path:
    prefix = abi.work / "prefix"
    must("does not install", "cmake", "--install", abi.build, "--prefix", prefix)
    return prefix


def needed(program: Path) -> list[str]:
    """Returns the libraries of MPI that a program needs directly."""
    return re.findall(r"NEEDED.*\[(lib.*mpi.*)\.so\.\d+\]", must("no ELF", "readelf", "-d", program))


def refused(wanted: str, *command: object, **environment: str) -> None:
    """A command fails with a line and the status 2."""
    done = run(*command, **environment)
    is_same(" ".join(map(str, command)), (done.returncode, done.stderr), (2, wanted + "\n"))


def installation(abi: Abi) -> None:
    """It names no MPI. One is chosen by -mpi=DIR or MPI_HOME when a program is linked, by the loader's path when it starts."""
    prefix, home, nothing = installed(abi), abi.libdir.parent, abi.work / "nothing"
    nothing_names(home, prefix)
    for library in (prefix / "lib").glob("*.so.*"):
        paths = set(re.findall(r"(?:RUN|R)PATH.*\[(.*)\]", must("no ELF", "readelf", "-d", library)))
        is_same(f"run paths of {library.name}", paths - {"$ORIGIN"}, set())
    mpifort, source, program = prefix / "bin" / "mpifort_abi", abi.work / "program.f90", abi.work / "program"
    source.write_text(PROGRAM)
    compiles = [mpifort, f"-J{abi.work}", source, "-o", program]
    chosen = {
        (): ["libmpifort_abi"],
        (f"-mpi={home}",): ["libmpifort_abi", "libmpi_abi"],
        (f"-mpi={home}", "-static-bindery"): ["libmpi_abi"],
    }
    for options, wanted in chosen.items():
        done = run(*compiles, *options, MPI_HOME="")
        is_same(f"mpifort_abi {options}", (done.returncode, done.stderr, needed(program)), (0, "", wanted))
        path = str(abi.libdir) if not options else ""
        is_same("prints", must("does not run", *abi.launch(1, program), LD_LIBRARY_PATH=path), "done\n")
    must("does not link", *compiles, MPI_HOME=str(home))
    is_same("by MPI_HOME", needed(program), ["libmpifort_abi", "libmpi_abi"])
    remedy = "the prefix of an MPI of the standard ABI"
    refused(f"mpifort: -mpi={nothing}: has no libmpi_abi in lib or lib64; give {remedy}", *compiles, f"-mpi={nothing}")
    needs = "archives need an MPI where they are linked, and none is known"
    for option in ("-static-bindery", "-static"):
        says = f"mpifort: {needs}; say which by -mpi=DIR or MPI_HOME, the prefix of one of the standard ABI"
        refused(says, *compiles, option, MPI_HOME="")
    none = "the bindings serve any MPI of the standard ABI; say which by MPI_HOME, its prefix"
    for command in ("mpicc", "mpiexec"):
        refused(f"{command}: {none}", prefix / "bin" / command, "-version", MPI_HOME="", PATH="/usr/bin:/bin")
    must("does not start", prefix / "bin" / "mpicc", "-show", MPI_HOME=str(home))
    packages(abi, prefix, source, program)


def packages(abi: Abi, prefix: Path, source: Path, program: Path) -> None:
    """find_package and pkg-config, with the MPI of MPI_HOME and without one."""
    environment = {"PKG_CONFIG_PATH": str(prefix / "lib" / "pkgconfig"), "MPI_HOME": ""}
    flags = must("no package", "pkg-config", "--cflags", "--libs", "mpifort_abi", **environment).split()
    must("does not link", abi.compiler, f"-J{abi.work}", source, "-o", program, *flags)
    is_same("by pkg-config", needed(program), ["libmpifort_abi"])
    project, build = abi.work / "project", abi.work / "project-build"
    project.mkdir()
    shutil.copy(source, project)
    (project / "CMakeLists.txt").write_text(PROJECT)
    over_none, over_one = {"": ["libmpifort_abi"]}, {str(abi.libdir.parent): ["libmpifort_abi", "libmpi_abi"]}
    ways = {f"-DCMAKE_PREFIX_PATH={prefix}": over_none | over_one, f"-DMPI_HOME={prefix}": over_one}
    for way, homes in ways.items():
        for home, wanted in homes.items():
            shutil.rmtree(build, ignore_errors=True)
            words = [way, f"-DCMAKE_Fortran_COMPILER={abi.compiler}"]
            must("does not configure", "cmake", "-S", project, "-B", build, *words, MPI_HOME=home)
            must("does not build", "cmake", "--build", build)
            is_same(f"by {way} over {home}", needed(build / "program"), wanted)
        must("does not run", build / "program", LD_LIBRARY_PATH="")


def stubs(abi: Abi) -> Path:
    """An MPI that is a header and functions without a body; its compiler wrapper."""
    folder = abi.work / "stubs"
    for name in ("bin", "include", "lib"):
        (folder / name).mkdir(parents=True)
    shutil.copy(ROOT / "generated" / "c" / "include" / "mpi.h", folder / "include")
    found = (abi.build / "probe" / "bindery-probe.toml").read_text()
    names = re.findall(r'^(MPI_\w+) = \["declared"', found, re.MULTILINE)
    source = folder / "stubs.c"
    source.write_text("".join(f"int {prefix}{name}(void) {{ return 0; }}\n" for name in names for prefix in ("", "P")))
    must("does not compile", "cc", "-shared", "-fPIC", source, "-o", folder / "lib" / "libmpi_abi.so")
    mpicc = folder / "bin" / "mpicc"
    mpicc.write_text(STUBS_CC.format(folder=folder))
    mpicc.chmod(0o755)
    return mpicc


def same(abi: Abi) -> None:
    """Built over a header and stubs alone, with what another build's probes found, the library and its modules are the same, byte for byte."""
    build = abi.work / "build"
    found = f"-DBINDERY_PROBE_FILE={abi.build / 'probe' / 'bindery-probe.toml'}"
    must("does not configure", *configure_fortran(build, stubs(abi), *UNOPTIMISED, "-DBINDERY_CHECKED=OFF", found))
    must("does not build", "cmake", "--build", build, "--parallel", "2", "--target", "shared")
    name = Path("lib") / "libmpifort_abi.so.1"
    if (build / name).read_bytes() != (abi.build / name).read_bytes():
        sys.exit(f"{build / name} and {abi.build / name} differ")
    for module in ("mpi.mod", "mpi_f08.mod"):
        texts = [gzip.decompress((place / "include" / module).read_bytes()) for place in (build, abi.build)]
        if texts[0] != texts[1]:
            sys.exit(f"{module} differs")


def linked(folder: Path, target: Path, name: str) -> str:
    """A folder in which a library goes by another one's name."""
    folder.mkdir()
    (folder / name).symlink_to(target)
    return str(folder)


def other_kind(abi: Abi) -> None:
    """A native library, or a native MPI, under a program of the ABI, and the reverse: the process ends at its start, in a line."""
    native, ours, theirs = abi.sources, "libmpifort_abi.so.1", "libbindery_mpifort.so.0"
    source = abi.work / "program.f90"
    source.write_text(PROGRAM)
    programs = {}
    for kind, mpifort in {"abi": abi.mpifort, "native": native / "bin" / "mpifort"}.items():
        programs[kind] = abi.work / kind
        must("does not link", mpifort, f"-J{abi.work}", source, "-o", programs[kind])
        is_same(kind, must("does not run", programs[kind]), "done\n")
    libraries = {"abi": abi.build / "lib" / ours, "native": native / "lib" / theirs}
    loaded = must("cannot be read", "ldd", programs["native"])
    mpich = re.search(r"=> (/\S*libmpich\S*)", loaded)[1]
    has_none, is_none = "and does not have the standard ABI of MPI 5.0", "and has the standard ABI of MPI 5.0, but"
    under_name = linked(abi.work / "as-ours", libraries["native"], ours)
    reverse = f"{linked(abi.work / 'as-theirs', libraries['abi'], theirs)}:{abi.libdir}"
    cases = (
        ("abi", {"LD_LIBRARY_PATH": under_name}, "version `MPIFORT_ABI_1.0' not found"),
        ("native", {"LD_LIBRARY_PATH": reverse}, "version `BINDERY_LP64' not found"),
        ("abi", {"LD_LIBRARY_PATH": linked(abi.work / "as-mpi", Path(mpich), "libmpi_abi.so.1")}, has_none),
        ("native", {"LD_PRELOAD": str(abi.libdir / "libmpi_abi.so.1")}, is_none),
        ("native", {"LD_PRELOAD": str(libraries["abi"]), "LD_LIBRARY_PATH": str(abi.libdir)}, is_none),
        ("abi", {"LD_PRELOAD": str(libraries["native"])}, is_none),
    )
    for kind, environment, wanted in cases:
        done = run(programs[kind], **environment)
        if not done.returncode or done.stderr.count("\n") != 1 or wanted not in done.stderr:
            sys.exit(f"{kind} with {environment}: status {done.returncode}, {done.stdout}{done.stderr}")


C_STARTED, ASKED, SUMMED = "C has started MPI", "Fortran has asked for its rank", "Fortran has summed"
STARTED, OPENED = "Fortran has started MPI", "Fortran has a session"
TOLD = ["info of 4-byte INTEGERs", "booleans of 4 bytes"]
# docs/howto/standard-abi.md, "Who registers Fortran": what is told the library, and when.
REGISTRATIONS = {
    "starts": [*TOLD, STARTED, SUMMED, "and a session"],
    "opens": [*TOLD, OPENED],
    "later": [C_STARTED, ASKED, *TOLD, SUMMED, SUMMED],
    "first": [C_STARTED, TOLD[0], f"{TOLD[0]}: too late", ASKED, TOLD[1], SUMMED, SUMMED],
    "alone": [C_STARTED],
}


def registration(abi: Abi) -> None:
    """Who calls MPI_Abi_set_fortran_info and MPI_Abi_set_fortran_booleans, and when, with main in C and without, linked and as a
    plugin; nobody does where the library knows Fortran."""
    between, part = abi.work / "registration.so", abi.work / "libregistering.so"
    shared = ["-shared", "-fPIC"]
    must("does not compile", *abi.mpicc, *shared, PROGRAMS / "registration.c", "-o", between)
    must("does not link", abi.mpifort, *shared, f"-J{abi.work}", PROGRAMS / "registering.f90", "-o", part)
    linked_with = [part, f"-Wl,-rpath,{abi.work}", f"-Wl,-rpath-link,{abi.build}/lib"]
    for name, words in {"linked": linked_with, "plugin": ["-DPLUGIN", "-ldl"]}.items():
        program = abi.work / name
        must("does not link", *abi.mpicc, PROGRAMS / "registering.c", *words, "-o", program)
        for way, wanted in REGISTRATIONS.items():
            for known in ([], ["KNOWN=1"]):
                command = [*abi.launch(1, program, f"LD_PRELOAD={between}", *known), part, way]
                done = run(*command, LD_LIBRARY_PATH=f"{abi.build}/lib:{abi.libdir}")
                lines = [line for line in wanted if line not in TOLD] if known else wanted
                if known and way == "first":
                    lines = [C_STARTED, *[f"{TOLD[0]}: too late"] * 2, ASKED, SUMMED, SUMMED]
                is_same(f"{name} {way} {known}", (done.returncode, done.stderr.splitlines()), (0, lines))


def compilers(abi: Abi) -> None:
    """Modules of a second compiler over the same library, and a folder for each format of modules, as distributions have them."""
    prefix, source, program = installed(abi), abi.work / "program.f90", abi.work / "program"
    source.write_text(PROGRAM)
    add, remedy = prefix / "bin" / "bindery-add-compiler", "set it to the prefix of one of the standard ABI"
    none = f"bindery-add-compiler: MPI_HOME: no MPI is known, and programs are tried over one; {remedy}"
    refused(none, add, "gfortran-11", MPI_HOME="", PATH="/usr/bin:/bin")
    said = must("is not added", add, "gfortran-11", MPI_HOME=str(abi.libdir.parent))
    is_same("says", said, "bindery-add-compiler: added mpifort-gfortran-11: mpif.h, mpi, mpi_f08\n")
    nothing_names(abi.libdir.parent, prefix)
    modules = prefix / "include" / "mpifort_abi" / "gfortran-mod-15"
    is_same("the first compiler's modules", modules.resolve().name, "GNU-Fortran-12")
    is_same("its marker", (modules / "module-format").read_text(), "gfortran-mod-15\n")
    link = [f"-J{abi.work}", source, f"-L{prefix}/lib", "-lmpifort_abi", "-o", program]
    runs_over = f"{prefix}/lib:{abi.libdir}"
    for compiler in ([prefix / "bin" / "mpifort-gfortran-11"], ["gfortran", f"-I{modules}"]):
        must("does not link", *compiler, *link)
        is_same("prints", must("does not run", program, LD_LIBRARY_PATH=runs_over), "done\n")


def family(abi: Abi) -> None:
    """A library of its own for a compiler with other descriptors, in the same prefix: mpi_f08 of both."""
    prefix, build, mpifort = installed(abi), abi.work / "build", "mpifort-flang"
    options = ["-DBINDERY_FAMILY=flang", "-DBINDERY_CHECKED=OFF", "-DBINDERY_LIBRARIES=shared"]
    mpicc = " ".join(abi.mpicc)
    must("does not configure", *configure_fortran(build, mpicc, *UNOPTIMISED, *options, compiler="flang-new-19"))
    must("does not build", "cmake", "--build", build, "--parallel", "2")
    must("does not install", "cmake", "--install", build, "--prefix", prefix)
    source = abi.work / "program.f90"
    source.write_text(PROGRAM)
    for name, wanted in {"mpifort_abi": "libmpifort_abi", mpifort: "libmpifort_abi-flang"}.items():
        program = abi.work / name
        must("does not link", prefix / "bin" / name, source, "-o", program, cwd=abi.work, MPI_HOME="")
        is_same(name, needed(program), [wanted])
        is_same("prints", must("does not run", program, LD_LIBRARY_PATH=str(abi.libdir)), "done\n")
    part, both = abi.work / "libpart.so", abi.work / "both"
    must("does not link", prefix / "bin" / mpifort, "-shared", "-fPIC", source, "-o", part, cwd=abi.work)
    must("does not link", prefix / "bin" / "mpifort_abi", source, "-Wl,--no-as-needed", part, "-o", both, cwd=abi.work)
    done = run(both, LD_LIBRARY_PATH=f"{prefix}/lib:{abi.libdir}")
    if not done.returncode or not re.fullmatch(r"Bindery: .* at another address than .*\n", done.stderr):
        sys.exit(f"a process of both: status {done.returncode}, {done.stdout}{done.stderr}")


CASES = {
    "installation": installation,
    "same": same,
    "other_kind": other_kind,
    "registration": registration,
    "compilers": compilers,
    "family": family,
}


def main() -> None:
    case, build, mpiexec, libdir, *native = sys.argv[1:]
    CASES[case](Abi(case, Path(build).resolve(), mpiexec, Path(libdir).resolve(), *map(Path, native)))


if __name__ == "__main__":
    main()

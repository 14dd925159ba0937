"""The Fortran bindings over a libmpi_abi, which may be another one than they were built with.

Usage: test_abi.py CASE BUILD MPIEXEC|none LIBDIR [SOURCES]: BUILD is a build of fortran/ over the compiler wrapper of a
standard ABI; LIBDIR holds the libmpi_abi to run with, and MPIEXEC is its launcher, or none where it is for one process.
CASE is one of CASES; its programs are compiled into BUILD/test-abi-CASE. The case `recorded` needs SOURCES, the folder
of `bindery generate --tests`."""

from __future__ import annotations

import copy
import json
import os
import re
import shlex
import shutil
import sys
from pathlib import Path

from support import HERE, ROOT, configure_fortran, must, run

PROGRAMS = HERE / "abi"
DIALECTS = {"f08": "f08", "mpi": "mpi", "mpifh": "mpif"}
FLAGS = ["-cpp", "-O1", "-w", f"-I{PROGRAMS}"]
# Old programs pass anything to a choice buffer.
GNU_FLAGS = ["-fallow-argument-mismatch", "-ffree-line-length-none"]
CXX = ["-x", "c++", "-std=c++20", "-Wall", "-Wextra", "-Werror"]
# Fortran's sources, C++'s, and the least number of checks.
PARTS = {
    "rules": (["tally", "rules"], [], 27),
    "types": (["tally", "types"], [], 34),
    "mixed": (["tally", "mixed"], ["mixed"], 10),
    "started": (["started"], ["started"], 2),
    "sessions": (["tally", "sessions"], [], 1),
}
LEAST_WITHOUT_FORTRAN = {"types": 32}
# The other suites have these over any MPI: the script and its cases.
CALLBACKS = ("pairs", "handlers", "limits", "beyond", "pending", "threads", "predefined", "symbols")
ATTRIBUTES = ("matrix", "callbacks", "keyvals", "requests", "datarep")
RECORDED = ("f08", "mpi", "mpifh", "f08-sentinel", "mpifh-sentinel")
SECTIONS = ("requests", "refused")
SECTION_RUNTIME = ("random", "fixed", "gather")
# lacking.F90 calls these, which a library may lack: under both names, or under that of the profiling interface alone.
LACKED = (
    "MPI_Attr_delete",
    "MPI_Attr_get",
    "MPI_Attr_put",
    "MPI_Keyval_create",
    "MPI_Keyval_free",
    "MPI_Comm_set_info",
    "MPI_Isendrecv",
    "MPI_Abi_set_fortran_info",
    "MPI_Info_create_env",
)
LACKED_PROFILED = ("PMPI_File_close",)
BINDINGS = (
    "seen",
    "strings",
    "memory",
    "large",
    "removed",
    "twice",
    "beside",
)  # no archive with an object for each routine: a unity build


class Abi:
    def __init__(self, case: str, build: Path, mpiexec: str, libdir: Path, sources: Path | None = None):
        self.build, self.libdir, self.sources = build, libdir, sources
        self.mpiexec = shutil.which(mpiexec) or mpiexec  # tools() makes one of the same name
        self.work = build / f"test-abi-{case}"
        shutil.rmtree(self.work, ignore_errors=True)
        self.work.mkdir()
        told = (build / "probe" / "bindery-build.cmake").read_text()
        self.mpicc = re.search(r'BINDERY_MPI_C_COMMAND "(.*)"', told)[1].split()
        self.compiler = Path(re.search(r'BINDERY_FORTRAN_COMPILER "(.*)"', told)[1]).name
        self.flags = FLAGS + GNU_FLAGS * ("gfortran" in self.compiler)
        self.flavour = "-ilp64" if (build / "bin" / "mpifort-ilp64").exists() else ""
        self.mpifort = build / "bin" / f"mpifort{self.flavour}"

    @classmethod
    def over(cls, built: Abi, libdir: Path) -> Abi:
        """The same build and launcher, and another library to run with."""
        other = copy.copy(built)
        other.libdir = libdir
        return other

    def cxx_object(self, name: str) -> Path:
        made = self.work / f"{name}-cpp.o"
        if not made.exists():
            must(
                "does not compile",
                *self.mpicc,
                *CXX,
                f"-I{self.build / 'include'}",
                "-c",
                PROGRAMS / f"{name}.cpp",
                "-o",
                made,
            )
        return made

    def program(self, name: str, dialect: str, *options: str) -> Path:
        fortran, cxx, _ = PARTS[name]
        made = self.work / "-".join([name, dialect, *(option.strip("-").replace("=", "") for option in options)])
        sources = [PROGRAMS / f"{source}.F90" for source in fortran]
        must(
            "does not compile",
            self.mpifort,
            *self.flags,
            f"-J{self.work}",
            f"-DDIALECT_{dialect}",
            *options,
            *sources,
            *map(self.cxx_object, cxx),
            "-o",
            made,
        )
        return made

    def launch(self, processes: int, program: Path, *settings: str) -> list[str]:
        starter = [] if self.mpiexec == "none" else [self.mpiexec, "-n", str(processes)]
        return [*starter, "env", *settings, str(program)]

    def run(self, processes: int, program: Path, *settings: str) -> list[str]:
        return must(
            "does not run", *self.launch(processes, program, *settings), LD_LIBRARY_PATH=str(self.libdir)
        ).splitlines()

    def is_right(self, least: int, processes: int, program: Path, *settings: str) -> None:
        lines = self.run(processes, program, *settings)
        tally = re.fullmatch(r"(\d+) checks, 0 wrong", "\n".join(lines))
        if not tally or int(tally[1]) < least:
            sys.exit(f"{program.name} on {processes} {' '.join(settings)} printed\n" + "\n".join(lines))

    @property
    def counts(self) -> tuple[int, ...]:
        return (1,) if self.mpiexec == "none" else (1, 4)


def heat(abi: Abi, *elsewhere: Abi) -> None:
    for dialect in DIALECTS.values():
        made = abi.work / f"heat_{dialect}"
        must(
            "does not compile",
            abi.mpifort,
            f"-J{abi.work}",
            ROOT / "examples" / "heat" / f"heat_{dialect}.F90",
            "-o",
            made,
        )
        for place, processes in ((library, count) for library in (abi, *elsewhere) for count in library.counts):
            lines = place.run(processes, made)
            if lines[-1:] != ["same as the serial run: T"]:
                sys.exit(f"{made.name} on {processes} over {place.libdir} printed {lines}")


def examples(abi: Abi) -> None:
    """The program of each chapter prints on two processes what its last line says."""
    for source in sorted((ROOT / "examples" / "routines").glob("*.f90")):
        made = abi.work / source.stem
        must("does not compile", abi.mpifort, f"-J{abi.work}", "-Wall", "-Werror", source, "-o", made)
        is_same(source.name, abi.run(2, made), [source.read_text().splitlines()[-1].removeprefix("! It prints: ")])


def programs(abi: Abi, *elsewhere: Abi) -> None:
    """In every dialect, over the shared library; one also over the archive, where the conversions for C are members
    like others. The same files run over each library."""
    for name, (_, _, least) in PARTS.items():
        for dialect in DIALECTS:
            for how in ([], ["-static-bindery"]) if dialect == "f08" else ([],):
                made = abi.program(name, dialect, *how)
                for place, processes in ((library, count) for library in (abi, *elsewhere) for count in library.counts):
                    place.is_right(least, processes, made)


def c_alone(abi: Abi) -> None:
    """mpi_fortran.h for C and C++: over any libmpi_abi without a library, and with the functions of libbindery_c2f,
    built without Fortran and as part of the bindings."""
    source, mpicc = HERE.parent / "header" / "beside.c", shlex.join(abi.mpicc)
    prefix, build = abi.work / "prefix", abi.work / "c2f"
    must(
        "does not configure",
        "cmake",
        "-S",
        ROOT / "c" / "c2f",
        "-B",
        build,
        f"-DMPI_C_COMPILER={mpicc}",
        f"-DCMAKE_INSTALL_PREFIX={prefix}",
    )
    must("does not build", "cmake", "--build", build, "--target", "install")
    shared = [f"-L{prefix}/lib", f"-Wl,-rpath,{prefix}/lib", "-lbindery_c2f"]
    with_functions: dict[str, list] = {
        "shared": shared,
        "static": [prefix / "lib" / "libbindery_c2f.a"],
        "declared": ["-DBND_MPI_FORTRAN_DECLARES", *shared],
        "bindings": [f"-L{abi.build}/lib", f"-Wl,-rpath,{abi.build}/lib", "-lbindery_c2f"],
    }
    cases: dict[str, list] = {"inline": []} | {name: ["-DPOINTERS", *words] for name, words in with_functions.items()}
    for language, standard in {"c": "c99", "c++": "c++17"}.items():
        for name, words in cases.items():
            made = abi.work / f"beside-{language}-{name}"
            flags = ["-Wall", "-Wextra", "-Werror", f"-std={standard}", "-O1", f"-I{prefix}/include"]
            must("does not compile", *abi.mpicc, *flags, "-x", language, source, "-x", "none", *words, "-o", made)
            abi.run(1, made)


def without_fortran(abi: Abi) -> None:
    """The same where the library knows no Fortran types (R141, R142). That a type reaches it which has no equal in C
    shows that the library in between is there."""
    between = abi.work / "fortranless.so"
    must(
        "does not compile",
        *abi.mpicc,
        "-Wall",
        "-Wextra",
        "-Werror",
        "-shared",
        "-fPIC",
        PROGRAMS / "fortranless.c",
        "-ldl",
        "-o",
        between,
    )
    for name, (_, _, least) in PARTS.items():
        for dialect in DIALECTS:
            made = abi.program(name, dialect, "-DWITHOUT_FORTRAN")
            for mode in ("error", "undefined"):
                abi.is_right(
                    LEAST_WITHOUT_FORTRAN.get(name, least),
                    abi.counts[-1],
                    made,
                    f"LD_PRELOAD={between}",
                    f"FORTRANLESS={mode}",
                )
    words = abi.launch(1, abi.program("types", "f08"), f"LD_PRELOAD={between}", "FORTRANLESS=error")
    done = run(*words, LD_LIBRARY_PATH=str(abi.libdir))
    if "MPI_Allreduce was given the Fortran type 0x230" not in done.stderr:
        sys.exit(f"a pair of reals over a library without Fortran: {done.stdout}{done.stderr}")


def tools(abi: Abi) -> dict[str, object]:
    """How other suites compile and start programs over it, as over any MPI: under the names mpicc.abi and mpiexec.abi.
    Parts in C of most include mpi_fortran.h."""
    folder = abi.work / "bin"
    folder.mkdir()
    compiles = f'exec {shlex.join(abi.mpicc)} -I{abi.build / "include"} -include mpi_fortran.h "$@"'
    starts = f'LD_LIBRARY_PATH={abi.libdir} exec {abi.mpiexec} "$@"'
    bare = f'exec {shlex.join(abi.mpicc)} "$@"'
    for name, line in {"mpicc.abi": compiles, "mpicc.bare": bare, "mpiexec.abi": starts}.items():
        (folder / name).write_text(f"#!/bin/sh\n{line}\n")
        (folder / name).chmod(0o755)
    return {"cwd": abi.work, "PATH": f"{folder}:{os.environ['PATH']}"}


def suites(abi: Abi) -> None:
    """Callbacks, attributes, requests, strings, large counts and sections."""
    how, tests, compiler = tools(abi), HERE.parent, abi.compiler + abi.flavour
    calls = [[tests / "callbacks" / "callbacks.py", case, abi.build, abi.work, "abi", compiler] for case in CALLBACKS]
    calls += [[tests / "attributes" / "run.py", case, abi.build, "abi", compiler, abi.work] for case in ATTRIBUTES]
    if abi.flavour:
        calls = [call for call in calls if call[1] not in ("limits", "beyond", "symbols")]  # as in tests/callbacks
    else:
        calls += [[tests / "fortran" / "run.py", case, abi.build, "abi", compiler] for case in BINDINGS]
    for script, case, *rest in calls:
        must(f"{script.parent.name}: {case}", sys.executable, script, case, *rest, **how)
    for case in SECTIONS:
        must(
            f"sections: {case}",
            "sh",
            tests / "sections" / "requests.sh",
            case,
            abi.build,
            "abi",
            compiler,
            abi.work / "sections",
            **how,
        )
    for case in () if abi.flavour else SECTION_RUNTIME:
        must(f"sections: {case}", "sh", tests / "sections" / "run.sh", case, "abi", abi.work / case, **how)


def dialects(abi: Abi) -> None:
    """Tries what only INTEGERs of 8 bytes have, in all dialects, on three processes."""
    for dialect in DIALECTS:
        made = abi.work / f"ilp64_{dialect}"
        words = [*abi.flags, f"-J{abi.work}", "-DLARGE", f"-DDIALECT_{dialect}"]
        must("does not compile", abi.mpifort, *words, HERE.parent / "fortran" / "ilp64.F90", "-o", made)
        lines = abi.run(3, made)
        if lines != ["failures: 0"]:
            sys.exit(f"{made.name} printed\n" + "\n".join(lines))


def without(library: Path, folder: Path) -> Path:
    """A copy of a library whose table of names has others for some: they are not found, and every other thing stays as
    it is."""
    names = library.read_bytes()
    for name in LACKED:
        names = names.replace(name.encode() + b"\0", name.replace("MPI_", "XXX_").encode() + b"\0")
    for name in LACKED_PROFILED:
        names = names.replace(name.encode() + b"\0", b"X" + name[1:].encode() + b"\0")
    folder.mkdir()
    (folder / library.name).write_bytes(names)
    for below in (entry for entry in library.parent.iterdir() if entry.is_dir()):
        (folder / below.name).symlink_to(below)
    return folder


def lacking(abi: Abi) -> None:
    """Over a library that lacks routines which that of the build has: successors serve, the rest are errors, and what
    is there works."""
    named = [f"has no {name}" for name in ("MPI_Comm_set_info", "MPI_Isendrecv", "MPI_Info_create_env")]
    there = Abi.over(abi, without(abi.libdir / "libmpi_abi.so.1", abi.work / "lib"))
    for dialect in DIALECTS:
        for how in ([], ["-static-bindery"]) if dialect == "f08" else ([],):
            made = abi.work / "-".join(["lacking", dialect, *how])
            must(
                "does not compile",
                abi.mpifort,
                *abi.flags,
                f"-J{abi.work}",
                f"-DDIALECT_{dialect}",
                *how,
                PROGRAMS / "lacking.F90",
                "-o",
                made,
            )
            for place, says in ((abi, []), (there, named)):
                done = run(*place.launch(1, made), LD_LIBRARY_PATH=str(place.libdir))
                if done.stdout.split() != ["right"] or [line for line in says if line not in done.stderr]:
                    sys.exit(f"{made.name} over {place.libdir}: {done.returncode}\n{done.stdout}{done.stderr}")
    heat(abi, there)


def not_the_abi(abi: Abi) -> None:
    """A library that has the header's names and other handles or constants is refused, at configure and at the start of
    a program."""
    for fault, reason in {
        "HANDLES": "a handle does not come back",
        "CONSTANTS": "MPI_LASTUSEDCODE has another value",
    }.items():
        between = abi.work / f"{fault}.so"
        must(
            "does not compile",
            *abi.mpicc,
            "-Wall",
            "-Wextra",
            "-Werror",
            f"-D{fault}",
            "-shared",
            "-fPIC",
            PROGRAMS / "not_the_abi.c",
            "-o",
            between,
        )
        made = abi.program("sessions", "f08") if fault == "HANDLES" else abi.program("types", "f08")
        done = run(*abi.launch(1, made, f"LD_PRELOAD={between}"), LD_LIBRARY_PATH=str(abi.libdir))
        if not done.returncode or f"does not have the standard ABI of MPI 5.0: {reason}" not in done.stderr:
            sys.exit(f"{made.name} over a library with other {fault}: {done.returncode}\n{done.stdout}{done.stderr}")
    refused_at_configure(abi, abi.work / "HANDLES.so")


def small_counts(abi: Abi) -> None:
    """Over a library that cannot tell of datatypes in large counts: it is asked in small ones, for an array section and for
    a derived datatype in one."""
    between = abi.work / "small_counts.so"
    words = ("-Wall", "-Wextra", "-Werror", "-shared", "-fPIC")
    must("does not compile", *abi.mpicc, *words, PROGRAMS / "small_counts.c", "-o", between)
    made = abi.work / "small_counts"
    source = PROGRAMS / "small_counts.F90"
    must("does not compile", abi.mpifort, *abi.flags, f"-J{abi.work}", source, "-o", made)
    for settings in ([], [f"LD_PRELOAD={between}"]):
        lines = abi.run(1, made, *settings)
        if lines != ["right"]:
            sys.exit(f"{made.name} with {settings} printed {lines}")


def refused_at_configure(abi: Abi, library: Path) -> None:
    wrapper = abi.work / "mpicc"
    wrapper.write_text(f'#!/bin/sh\nexec {shlex.join(abi.mpicc)} "$@" {library} -Wl,-rpath,{abi.work}\n')
    wrapper.chmod(0o755)
    done = run(*configure_fortran(abi.work / "refused", wrapper))
    if (
        f"Bindery: {wrapper}: its mpi.h is that of the MPI 5.0 standard ABI, and the library is not: a handle does not"
        not in done.stderr
    ):
        sys.exit(f"not refused at configure:\n{done.stdout}{done.stderr}")


def recorded(abi: Abi) -> None:
    """Every wrapper over the recorder."""
    how, script = tools(abi), HERE.parent / "recorder" / "callers.py"
    over = ["mpicc.bare", abi.compiler + " -fdefault-integer-8" * bool(abi.flavour)]
    least = 290 if abi.flavour else 300  # callers.py leaves some out
    folders = [abi.sources, abi.work / "calls"]
    must("recorder: target", sys.executable, script, "target", *over, abi.build, *folders, **how)
    for dialect in RECORDED:
        must(f"recorder: {dialect}", sys.executable, script, dialect, *over, least, *folders, **how)


PROGRAM = "use mpi_f08\ncall MPI_Init()\ncall MPI_Finalize()\nprint '(a)', 'done'\nend\n"
# A part that was compiled with mpif: one of its COMMON blocks, and a call.
PART = """
int mpif_in_place_;
void mpi_barrier_(int *, int *);
int *place_(void) { return &mpif_in_place_; }
void part_(int *comm, int *code) { mpi_barrier_(comm, code); }
"""
USES_PART = "use mpi\nexternal part\ncall MPI_INIT(i)\ncall part(MPI_COMM_WORLD, i)\ncall MPI_FINALIZE(i)\nend\n"


def words(*command: object) -> list[str]:
    return must("cannot be read", *command).split()


def is_same(what: str, found: object, wanted: object) -> None:
    if found != wanted:
        sys.exit(f"{what}: {found} instead of {wanted}")


def standard_name(abi: Abi) -> None:
    """The library of MPI 5.0, 21.4.2: its name and version, the names of its version node, and a link by hand without the MPI."""
    library, path = abi.build / "lib" / "libmpifort_abi.so.1", ROOT / "generated" / "fortran" / "fortran-abi-1.json"
    document = json.loads(path.read_text())
    is_same(
        "SONAME",
        re.findall(r"SONAME.*\[(.*)\]", must("no ELF", "readelf", "-d", library)),
        [document["library"]["soname"]],
    )
    procedures = document["procedures"]
    names = {*procedures, *(row["profiling"] for row in procedures.values())}
    names |= {*document["common"], *document["callbacks"], *document["operators"]}
    exported = words("nm", "-D", "--defined-only", "--with-symbol-versions", "--format=just-symbols", library)
    node = f"@@{document['library']['node']}"
    is_same("its version node", {name.removesuffix(node) for name in exported if name.endswith(node)}, names)
    unresolved = must("no ELF", "nm", "-D", "--undefined-only", library)
    is_same("strong references to the MPI", re.findall(r" U (P?MPI_\w+)", unresolved), [])
    source, program = abi.work / "program.f90", abi.work / "by-hand"
    source.write_text(PROGRAM)
    link = [f"-L{library.parent}", "-lmpifort_abi", "-o", program]
    must("does not link", abi.compiler, f"-I{abi.build / 'include'}", f"-J{abi.work}", source, *link)
    needed = re.findall(r"NEEDED.*\[(lib.*mpi.*)\]", must("no ELF", "readelf", "-d", program))
    is_same("what a program needs of MPI", needed, [document["library"]["soname"]])
    folders = f"LD_LIBRARY_PATH={library.parent}:{abi.libdir}"
    is_same("by hand", abi.run(1, program, folders), ["done"])


def judged(abi: Abi) -> None:
    """The judge of the Fortran ABI finds nothing in the library and its modules, and `bindery conformance` nothing in that of C."""
    library, modules = abi.build / "lib" / "libmpifort_abi.so.1", abi.build / "include"
    command = [sys.executable, "-m", "bindery_mpi", "abi", library, "--modules", modules]
    must("does not fit its document", *command, PYTHONPATH=str(ROOT / "generator"))
    rules = ["conformance", "--mpicc", abi.mpicc[0], "--mpiexec", abi.mpiexec, "--group", "abi", "--strict"]
    must("breaks a rule", *command[:3], *rules, PYTHONPATH=str(ROOT / "generator"))


# A case or two of each sort; the programs of all are in other tests.
KIT = (
    "names",
    "arguments/mpifh-sentinel",
    "rules/f08",
    "registration/mpi",
    "pairs",
    "keyvals/mpifh",
    "beside/f08",
    "strings/mpi",
)


def kit(abi: Abi) -> None:
    """The conformance kit, packed and unpacked, says that the library is right, and what an empty one lacks."""
    packed, empty = abi.work / "kit.tar.gz", abi.work / "empty"
    must("does not pack", ROOT / "scripts" / "abi-kit", packed, abi.sources)
    must("does not unpack", "tar", "-xf", packed, "-C", abi.work)
    command = [abi.work / "mpifort-abi-kit" / "run"]
    told = {
        "MPIEXEC": abi.mpiexec,
        "LIBDIR": f"{abi.build / 'lib'}:{abi.libdir}",
        "MODDIR": str(abi.build / "include"),
        "FC": abi.compiler,
        "SWAP": str(abi.libdir),
        "WORK": str(abi.work / "programs"),
    }
    lines = must("finds something", *command, *KIT, **told).splitlines()
    if lines[-1] != f"1..{len(lines) - 1}" or len(lines) < 13 or [line for line in lines if "SKIP" in line]:
        sys.exit("the kit printed\n" + "\n".join(lines))
    empty.mkdir()
    must("does not compile", "cc", "-shared", "-x", "c", "/dev/null", "-o", empty / "libmpifort_abi.so.1")
    done = run(*command, "names", **(told | {"LIBDIR": str(empty)}))
    if done.returncode != 1 or not done.stdout.startswith("not ok 1 - names of ") or "# bnd_bottom_" not in done.stdout:
        sys.exit(f"an empty library: status {done.returncode}, {done.stdout}{done.stderr}")


def other_bindings(abi: Abi) -> None:
    """A library that was compiled with mpif's modules has other sentinels: the process ends at its start."""
    part, library = abi.work / "part.c", abi.work / "libpart.so"
    part.write_text(PART)
    must("does not compile", "cc", "-shared", "-fPIC", "-fno-builtin", part, "-o", library)
    source, program = abi.work / "uses_part.f90", abi.work / "uses_part"
    source.write_text(USES_PART)
    must("does not link", abi.mpifort, "-w", source, library, f"-Wl,-rpath,{abi.work}", "-o", program)
    done = run(*abi.launch(1, program), LD_LIBRARY_PATH=str(abi.libdir))
    said = "has parts compiled with the mpif.h or the modules of mpif, and"
    if done.returncode == 0 or done.stderr.count(said) != 1:
        sys.exit(f"a library of mpif's: status {done.returncode}, {done.stderr}")


CASES = {
    "standard_name": standard_name,
    "judged": judged,
    "kit": kit,
    "other_bindings": other_bindings,
    "heat": heat,
    "examples": examples,
    "programs": programs,
    "c_alone": c_alone,
    "without_fortran": without_fortran,
    "lacking": lacking,
    "not_the_abi": not_the_abi,
    "small_counts": small_counts,
    "suites": suites,
    "dialects": dialects,
    "recorded": recorded,
}


def main() -> None:
    case, build, mpiexec, libdir, *sources = sys.argv[1:]
    CASES[case](Abi(case, Path(build).resolve(), mpiexec, Path(libdir).resolve(), *map(Path, sources)))


if __name__ == "__main__":
    main()

"""Call every wrapper of a dialect from Fortran, through MPI_X and PMPI_X, and compare what the recorder received in
place of an installed MPI, and what came back.

Usage: callers.py target MPICC FORTRAN SOURCES FOLDER compiles what all dialects share, into FOLDER, made anew; then
       callers.py DIALECT MPICC FORTRAN LEAST SOURCES FOLDER: DIALECT is mpifh (implicit interfaces), mpi (the same calls after
`use mpi`) or f08 (`use mpi_f08`). It may be mpifh-sentinel or f08-sentinel: then addresses that have a meaning of their own are passed
wherever they may stand. It may be f08-insignificant: then buffers that the call does not touch are too short, and in
pieces (R62). It may also be fallback, the large forms of f08 that the target lacks: what fits reaches the small ones,
what does not is refused (R69). It may be f08/CHAPTER: the callers of that chapter alone. LEAST is how many calls this MPI must have at least,
SOURCES the folder of `bindery generate --tests`."""

import os
import re
import shutil
import sys
from functools import cached_property
from pathlib import Path

from native_build import CXX, HERE, ROOT, NativeBuild, run, run_all

GENERATED = ROOT / "generated" / "fortran"
RUNTIME = ROOT / "fortran" / "runtime"
MODULES = ROOT / "fortran" / "modules"
NO_LIBRARY = ["-fno-exceptions", "-fno-rtti"]
ABI = RUNTIME / "abi"
RUNTIME_SOURCES = sorted(source for source in RUNTIME.rglob("*.cpp") if source.parent != ABI)
# Sorts of wrappers: the list of their files, their folder, what is defined for them.
OLD = {"old": ("BINDERY_MPI_WRAPPERS", "wrapper", [])}
F08 = {"f08": ("BINDERY_F08_WRAPPERS", "wrapper", ["-DBND_F08"]), "f08ts": ("BINDERY_F08TS_WRAPPERS", "f08ts", [])}
# The option of flavour ilp64, and the rows that its callers leave out: what calls routines of other names, and what reads
# or fills arrays that are longer than the callers', is in tests/fortran/ilp64.F90 and spawn.F90; the last two are in no generic.
WIDE = "-fdefault-integer-8"
APART = (
    *("Get_elements", "Status_set_elements", "Type_size"),
    *("Dist_graph_create", "Graph_create", "Graph_map"),
    *("Comm_spawn", "Comm_spawn_multiple"),
    *("Type_get_contents_c", "Type_get_envelope_c"),
)
SHIFTS = {"mpi": [], "pmpi": ["-DBND_PROFILED"]}


class Fortran:
    """A Fortran compiler."""

    def __init__(self, command: str, sources: Path):
        self.words = command.split()
        if not shutil.which(self.words[0]):
            sys.exit(f"callers.py: no {command}; install the Debian package gfortran or flang-19 (scripts/test does)")
        self.command, self.sources = command, sources
        self.is_gnu = "gfortran" in command
        self.is_ilp64 = WIDE in self.words
        self.defined = ("-DREC_ILP64=1",) if self.is_ilp64 else ()
        self.apart = APART if self.is_ilp64 else ()

    def job(self, source: Path, made: str, *folders: Path) -> list[str]:
        """Compile; the modules that it defines go into the first folder."""
        # Old programs pass anything to a choice buffer.
        own = ["-fallow-argument-mismatch", f"-J{folders[0]}"] if self.is_gnu else ["-module-dir", str(folders[0])]
        includes = [f"-I{folder}" for folder in (*folders, MODULES, GENERATED)]
        return [*self.words, "-cpp", "-w", *own, *includes, "-c", str(source), "-o", made]

    def libraries(self) -> list[str]:
        """Returns the libraries that a program needs if a C compiler links it: the Fortran compiler's own."""
        if self.is_gnu:
            return [f"-L{Path(run(self.words[0], '-print-file-name=libgfortran.so').strip()).parent}", "-lgfortran"]
        folder = Path(os.path.realpath(str(shutil.which(self.words[0])))).parents[1] / "lib"
        return [f"-L{folder}", "-lFortranRuntime", "-lFortranDecimal", "-lm"]


class Target:
    """The parts that are the same for every dialect over one MPI, by one Fortran compiler: the recorder, the wrappers, what is
    under them, and the modules."""

    def __init__(self, mpicc: str, fortran: Fortran, folder: Path):
        self.native = NativeBuild(mpicc, fortran.sources / "recorder", folder, None, fortran.defined, fortran.apart)
        self.fortran, self.folder = fortran, folder
        self.probe = folder / "probe"

    def make(self) -> None:
        """Makes all of it; the facts that the wrappers want of this MPI and this compiler come first."""
        run(
            "cmake",
            f"-DMPICC={self.native.mpicc}",
            f"-DFC={self.fortran.command}",
            f"-DOUTPUT={self.probe}",
            "-P",
            str(ROOT / "cmake" / "BinderyProbe.cmake"),
        )
        run(
            "cmake",
            f"-DPROBE={self.probe}/bindery-probe.toml",
            f"-DOUTPUT={self.folder}",
            "-P",
            str(MODULES / "write.cmake"),
        )
        modules = [
            HERE / "recorder.F90",
            *(GENERATED / f"{name}.F90" for name in ("bnd_types", "bnd_callbacks", "mpi", "mpi_f08_types", "mpi_f08")),
        ]
        for module in modules:
            run(*self.fortran.job(module, self.native.object(f"f-{module.stem}"), self.folder))
        run_all([*self.native.recorder_jobs(), *self._wrapper_jobs(), *self._runtime_jobs()])

    def _listed(self, variable: str) -> list[str]:
        lists = (GENERATED / "wrappers.cmake").read_text()
        return re.search(rf"{variable}\n(.*?)\n\)", lists, re.DOTALL)[1].split()

    @cached_property
    def _wide(self) -> frozenset[str]:
        """The wrappers for INTEGERs of 8 bytes."""
        return frozenset(self._listed("BINDERY_FLAVOUR_ilp64_WRAPPERS"))

    def _source(self, sort: str) -> tuple[str, list[str]]:
        """The folder of a sort of wrappers, and what is defined for them."""
        _, folder, flags = (OLD | F08)[sort]
        if not self.fortran.is_ilp64:
            return folder, flags
        return "ilp64", [*flags, *(["-DBND_F08TS"] if sort == "f08ts" else [])]  # which the others define themselves

    def _wrapper_jobs(self) -> list[list[str]]:
        """All wrappers of one sort in one file, once for each shift."""
        jobs = []
        for sort, (variable, _, _) in (OLD | F08).items():
            folder, flags = self._source(sort)
            everything = self.folder / f"{sort}.c"
            names = [name for name in self._listed(variable) if not self.fortran.is_ilp64 or name in self._wide]
            everything.write_text("".join(f'#include "{GENERATED}/{folder}/{name}"\n' for name in names))
            (self.folder / "wrappers").mkdir(exist_ok=True)
            for shift, defines in SHIFTS.items():
                jobs.append(
                    self.native.c_job(
                        everything, f"wrappers/{sort}-{shift}", f"-I{RUNTIME}", f"-I{self.probe}", *flags, *defines
                    )
                )
        return jobs

    def _runtime_jobs(self) -> list[list[str]]:
        native, tables = self.native, GENERATED
        handles = tables / "bnd_predefined_handles.c"
        jobs = [native.c_job(handles, f"runtime-{handles.stem}", f"-I{RUNTIME}", f"-I{self.probe}")]
        return jobs + [
            [
                native.mpicc,
                *CXX,
                *NO_LIBRARY,
                f"-I{RUNTIME}",
                f"-I{tables}",
                f"-I{self.probe}",
                *native.flags,
                str(source),
                "-o",
                native.object(f"runtime-{source.stem}"),
            ]
            for source in self._runtime_sources()
        ]

    def _runtime_sources(self) -> list[Path]:
        is_abi = "BND_C_TARGET_IS_ABI" in (self.probe / "bnd_probe.h").read_text()
        if not is_abi:
            return RUNTIME_SOURCES
        # The conversions for C that the runtime itself calls.
        converted = [self.folder / f"conversion_{word}.cpp" for word in ("Request", "Comm", "Win", "File", "Session")]
        for source in converted:
            word = source.stem.removeprefix("conversion_")
            source.write_text(
                f'#define BND_HANDLE MPI_{word}\n#define BND_HANDLE_NAME {word}\n#include "{ABI}/handle_f2c.h"\n'
            )
        return [*RUNTIME_SOURCES, *sorted(ABI.glob("*.cpp")), *converted]


class Calls:
    """The callers of one dialect, over what a target has."""

    def __init__(self, case: str, mpicc: str, fortran: Fortran, target: Path):
        dialect, _, chapter = case.partition("/")
        self.dialect, self.fortran, self.target, self.build = (
            dialect.partition("-")[0],
            fortran,
            target,
            target / case.replace("/", "-"),
        )
        self.native = NativeBuild(
            mpicc, fortran.sources / "recorder", self.build, target, fortran.defined, fortran.apart
        )
        self.callers = fortran.sources / "fortran_caller" / ("mpifh" if dialect == "mpi" else dialect)
        if chapter:
            self._choose(chapter)

    def _choose(self, chapter: str) -> None:
        """The callers of a chapter, and what is expected of them."""
        every, self.callers = self.callers, self.build / self.dialect
        self.callers.mkdir()
        for ending in ("F90", "c"):
            shutil.copy(every / f"{chapter}.{ending}", self.callers)
        (self.callers / "chapters.inc").write_text(f"REC_CHAPTER({chapter.replace('-', '_')})\n")
        called = set(re.findall(r'\{"(MPI_\w+)"', (self.callers / f"{chapter}.c").read_text()))
        expected = (every / "expected.txt").read_text().splitlines(keepends=True)
        (self.callers / "expected.txt").write_text("".join(x for x in expected if x.partition(":")[0] in called))

    @property
    def fails_too(self) -> bool:
        """Whether what is expected is all that happens: sentinels are looked at alone, what stands in refuses
        some."""
        return self.callers.name in ("mpifh", "f08")

    @property
    def is_old(self) -> bool:
        return self.dialect in ("mpifh", "mpi")

    def _fortran_job(self, source: Path, name: str) -> list[str]:
        return self.fortran.job(source, self.native.object(name), self.build, self.target)

    def _build_modules(self) -> None:
        """The callers use these, one after the other."""
        run(*self._fortran_job(HERE / "dialect.F90", "f-dialect"), *(["-DREC_MPI"] if self.dialect == "mpi" else []))
        form = [] if self.is_old else ["-DREC_F08"]
        run(*self._fortran_job(HERE / "procedures.F90", "f-procedures"), *form)

    def compare(self, least: int) -> None:
        self._build_modules()
        self.native.lack_constants(self.target / "bnd_has.h")
        tables = [self.native.c_job(source, f"table-{source.stem}") for source in sorted(self.callers.glob("*.c"))]
        callers = [self._fortran_job(source, f"f-call-{source.stem}") for source in sorted(self.callers.glob("*.F90"))]
        run_all([*tables, *callers, self.native.cxx_job("compare", f"-I{self.callers}")])
        wrappers = [
            str(self.target / "wrappers" / f"{sort}-{shift}.o")
            for sort in (OLD if self.is_old else F08)
            for shift in SHIFTS
        ]
        # A wrapper returns the outputs of a successful call.
        os.environ["REC_RESULT"] = "0"
        self.native.compare(self.callers / "expected.txt", least, [*wrappers, *self.fortran.libraries()])
        if not self.fails_too:
            return
        # A call that fails is passed on with all that went in, and its error code comes back.
        os.environ["REC_RESULT"] = "40"
        print(
            "failing:",
            run(str(self.build / "compare"), str(self.callers / "expected.txt"), str(self.build / "missing.txt")),
            end="",
        )


def main() -> None:
    case, mpicc, command, *least, sources, folder = sys.argv[1:]
    os.environ["BINDERY_CHECK_ADDRESSES"] = "0"  # the recorder has other integers for predefined handles
    fortran = Fortran(command, Path(sources))
    if case == "target":
        Target(mpicc, fortran, Path(folder)).make()
    else:
        Calls(case, mpicc, fortran, Path(folder)).compare(int(least[0]))


main()

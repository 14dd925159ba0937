"""Call every wrapper of a dialect from Fortran, through MPI_X and PMPI_X, and compare what the recorder received in
place of an installed MPI, and what came back.

Usage: callers.py target MPICC FORTRAN BINDINGS SOURCES FOLDER compiles what all dialects share, into FOLDER, made anew; BINDINGS is a
       build of fortran/ over that MPI; then
       callers.py DIALECT MPICC FORTRAN LEAST SOURCES FOLDER: DIALECT is mpifh (implicit interfaces), mpi (the same calls after
`use mpi`) or f08 (`use mpi_f08`). It may be mpifh-sentinel or f08-sentinel: then addresses that have a meaning of their own are passed
wherever they may stand. It may be f08-insignificant: then buffers that the call does not touch are too short, and in
pieces (R62). It may also be fallback, the large forms of f08 that the target lacks: what fits reaches the small ones,
what does not is refused (R69). LEAST is how many calls this MPI must have at least, SOURCES the folder of `bindery generate --tests`."""

import os
import shutil
import sys
from pathlib import Path

from native_build import HERE, NativeBuild, run, run_all

# The libraries of the bindings, in the folder of a target.
ARCHIVES = ("wrappers.a", "last.a")
# The option of flavour ilp64, and the rows that its callers leave out: what calls routines of other names, and what reads
# or fills arrays that are longer than the callers', is in tests/fortran/ilp64.F90 and spawn.F90; the last two are in no generic.
WIDE = "-fdefault-integer-8"
APART = (
    *("Get_elements", "Status_set_elements", "Type_size"),
    *("Dist_graph_create", "Graph_create", "Graph_map"),
    *("Comm_spawn", "Comm_spawn_multiple"),
    *("Type_get_contents_c", "Type_get_envelope_c"),
)


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
        includes = [f"-I{folder}" for folder in folders]
        return [*self.words, "-cpp", "-w", *own, *includes, "-c", str(source), "-o", made]

    def libraries(self) -> list[str]:
        """The library of the Fortran compiler, for a program that a C compiler links."""
        if self.is_gnu:
            return [f"-L{Path(run(self.words[0], '-print-file-name=libgfortran.so').strip()).parent}", "-lgfortran"]
        folder = Path(os.path.realpath(str(shutil.which(self.words[0])))).parents[1] / "lib"
        return [f"-L{folder}", "-lFortranRuntime", "-lFortranDecimal", "-lm"]


class Target:
    """The recorder and the built bindings, which every dialect over one MPI shares, by one Fortran compiler."""

    def __init__(self, mpicc: str, fortran: Fortran, bindings: Path, folder: Path):
        self.native = NativeBuild(mpicc, fortran.sources / "recorder", folder, None, fortran.defined, fortran.apart)
        self.fortran, self.bindings, self.folder = fortran, bindings, folder

    def make(self) -> None:
        for name, archive in zip(ARCHIVES, self._archives(), strict=True):
            (self.folder / name).symlink_to(archive)
        (self.folder / "include").symlink_to(self.bindings / "include")
        (self.folder / "bnd_has.h").symlink_to(self.bindings / "probe" / "bnd_has.h")
        module = HERE / "recorder.F90"
        recorder = self.fortran.job(module, self.native.object(f"f-{module.stem}"), self.folder)
        run_all([*self.native.recorder_jobs(), recorder])

    def _archives(self) -> tuple[Path, Path]:
        found = list((self.bindings / "lib").glob("*mpifort*_last.a"))
        if len(found) != 1:
            sys.exit(
                f"callers.py: {self.bindings}: {len(found)} libraries of bindings; ctest builds one before this test"
            )
        return found[0].with_name(found[0].name.replace("_last.a", ".a")), found[0]


class Calls:
    """The callers of one dialect, over what a target has."""

    def __init__(self, case: str, mpicc: str, fortran: Fortran, target: Path):
        self.dialect, self.fortran, self.target, self.build = case.partition("-")[0], fortran, target, target / case
        self.native = NativeBuild(
            mpicc, fortran.sources / "recorder", self.build, target, fortran.defined, fortran.apart
        )
        self.callers = fortran.sources / "fortran_caller" / ("mpifh" if case == "mpi" else case)

    @property
    def fails_too(self) -> bool:
        """Whether what is expected is all that happens: sentinels are looked at alone, what stands in refuses
        some."""
        return self.callers.name in ("mpifh", "f08")

    @property
    def is_old(self) -> bool:
        return self.dialect in ("mpifh", "mpi")

    def _fortran_job(self, source: Path, name: str) -> list[str]:
        return self.fortran.job(source, self.native.object(name), self.build, self.target, self.target / "include")

    def _build_modules(self) -> None:
        """The callers use these, one after the other."""
        run(*self._fortran_job(HERE / "dialect.F90", "f-dialect"), *(["-DREC_MPI"] if self.dialect == "mpi" else []))
        form = [] if self.is_old else ["-DREC_F08"]
        run(*self._fortran_job(HERE / "procedures.F90", "f-procedures"), *form)

    def compare(self, least: int) -> None:
        self._build_modules()
        self.native.lack_constants(self.target / "bnd_has.h")
        tables = self.native.one_source("tables.c", self.callers.glob("*.c"))
        callers = self.native.one_source("calls.F90", self.callers.glob("*.F90"))
        jobs = [self.native.c_job(tables, "tables"), self._fortran_job(callers, "f-calls")]
        run_all([*jobs, self.native.cxx_job("compare", f"-I{self.callers}")])
        wrappers = [str(self.target / name) for name in ARCHIVES]
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
    case, mpicc, command, more, sources, folder = sys.argv[1:]
    os.environ["BINDERY_CHECK_ADDRESSES"] = "0"  # the recorder has other integers for predefined handles
    fortran = Fortran(command, Path(sources))
    if case == "target":
        Target(mpicc, fortran, Path(more).resolve(), Path(folder)).make()
    else:
        Calls(case, mpicc, fortran, Path(folder)).compare(int(more))


main()

"""Call every wrapper of a dialect from Fortran, through MPI_X and PMPI_X, and compare what the recorder received in place of an
installed MPI, and what came back.

Usage: calls.py DIALECT MPICC FORTRAN LEAST GENERATED BUILD; DIALECT is mpifh (implicit interfaces), mpi (the same calls after
`use mpi`) or f08 (`use mpi_f08`). It may be mpifh-special or f08-special: then addresses that have a meaning of their own are passed wherever they may stand. It may also be supplied, the
large forms of f08 that the target lacks: what fits reaches the small ones, what does not is refused (R69). LEAST is how many calls
this MPI must have at least."""

import os
import re
import shutil
import sys
from pathlib import Path

from native_build import CXX, HERE, ROOT, NativeBuild, run, run_all

RUNTIME = ROOT / "fortran" / "runtime"
MODULES = ROOT / "fortran" / "modules"
NO_LIBRARY = ["-fno-exceptions", "-fno-rtti"]
RUNTIME_SOURCES = sorted(RUNTIME.glob("*.cpp"))
ABI = ROOT / "fortran" / "abi"


class Calls:
    """The wrappers of one dialect over one MPI, and their callers, compiled by one Fortran compiler."""

    def __init__(self, dialect: str, mpicc: str, fortran: str, generated: Path, build: Path):
        if not shutil.which(fortran):
            sys.exit(f"calls.py: no {fortran}; install the Debian package gfortran or flang-19 (scripts/test does)")
        self.dialect, self.fortran, self.generated, self.build = dialect.removesuffix("-special"), fortran, generated, build
        self.native = NativeBuild(mpicc, generated / "wire", build)
        self.callers = generated / "call" / ("mpifh" if dialect == "mpi" else dialect)
        self.is_gnu = "gfortran" in fortran
        self.probe = build / "probe"
        self._probe()

    @property
    def fails_too(self) -> bool:
        """Whether what is expected is all that happens: special addresses are looked at alone, what stands in refuses some."""
        return self.callers.name in ("mpifh", "f08")

    @property
    def is_old(self) -> bool:
        return self.dialect in ("mpifh", "mpi")

    def _probe(self) -> None:
        """What the wrappers want to know of this MPI and this compiler."""
        run("cmake", f"-DMPICC={self.native.mpicc}", f"-DFC={self.fortran}", f"-DOUTPUT={self.probe}", "-P",
            str(ROOT / "cmake" / "BinderyProbe.cmake"))

    def _listed(self, variable: str) -> list[str]:
        lists = (self.generated / "fortran" / "wrappers.cmake").read_text()
        return re.search(rf"{variable}\n(.*?)\n\)", lists, re.DOTALL)[1].split()

    def wrapper_jobs(self) -> list[list[str]]:
        """All wrappers of one sort in one file, once for each shift, and the runtime under them."""
        sorts = {"old": ("BINDERY_OLD_WRAPPERS", "wrapper", [])} if self.is_old else {
            "f08": ("BINDERY_F08_WRAPPERS", "wrapper", ["-DBND_F08"]),
            "described": ("BINDERY_DESCRIBED_WRAPPERS", "described", [])}
        jobs = []
        for sort, (variable, folder, flags) in sorts.items():
            everything = self.build / f"{sort}.c"
            everything.write_text("".join(f'#include "{self.generated}/fortran/{folder}/{name}"\n' for name in self._listed(variable)))
            for shift in ([], ["-DBND_PROFILED"]):
                jobs.append(self.native.c_job(everything, f"{sort}-{len(shift)}", f"-I{RUNTIME}", f"-I{self.probe}", *flags, *shift))
        native = self.native
        tables = self.generated / "fortran"
        return jobs + [[native.mpicc, *CXX, *NO_LIBRARY, f"-I{RUNTIME}", f"-I{tables}", f"-I{self.probe}", *native.flags, str(source), "-o",
                        native.object(f"runtime-{source.stem}")] for source in self._runtime_sources()]

    def _runtime_sources(self) -> list[Path]:
        is_abi = "BND_C_TARGET_IS_ABI" in (self.probe / "bnd_probe.h").read_text()
        if not is_abi:
            return RUNTIME_SOURCES
        # The one conversion for C that the runtime itself asks for.
        converted = self.build / "conversion.cpp"
        converted.write_text(f'#define BND_HANDLE MPI_Request\n#define BND_WORD Request\n#include "{ABI}/handle_f2c.h"\n')
        return [*RUNTIME_SOURCES, *sorted(ABI.glob("*.cpp")), converted]

    def fortran_job(self, source: Path, name: str) -> list[str]:
        # Old programs pass anything to a choice buffer.
        own = ["-fallow-argument-mismatch", f"-J{self.build}"] if self.is_gnu else ["-module-dir", str(self.build)]
        folders = [self.build, MODULES, self.generated / "fortran"]
        return [self.fortran, "-cpp", "-w", *own, *(f"-I{folder}" for folder in folders), "-c", str(source), "-o", self.native.object(name)]

    def build_modules(self) -> None:
        """What the callers use, one after the other."""
        run(*self.fortran_job(HERE / "recorder.F90", "f-recorder"))
        run("cmake", f"-DPROBE={self.probe}/bindery-probe.toml", f"-DOUTPUT={self.build}", "-P", str(MODULES / "write.cmake"))
        used = {"mpifh": [], "mpi": ["bnd_types", "mpi"]}.get(self.dialect, ["bnd_types", "bnd_callbacks", "mpi_f08"])
        for module in used:
            run(*self.fortran_job(self.generated / "fortran" / f"{module}.F90", f"f-{module}"))
        run(*self.fortran_job(HERE / "dialect.F90", "f-dialect"), *(["-DREC_MPI"] if self.dialect == "mpi" else []))
        form = [] if self.is_old else ["-DREC_F08"]
        run(*self.fortran_job(HERE / "procedures.F90", "f-procedures"), *form)

    def runtime_libraries(self) -> list[str]:
        """What a program needs that a C compiler links: the Fortran compiler's own library."""
        if self.is_gnu:
            return [f"-L{Path(run(self.fortran, '-print-file-name=libgfortran.so').strip()).parent}", "-lgfortran"]
        folder = Path(os.path.realpath(shutil.which(self.fortran))).parents[1] / "lib"
        return [f"-L{folder}", "-lFortranRuntime", "-lFortranDecimal", "-lm"]

    def compare(self, least: int) -> None:
        self.build_modules()
        self.native.lack_constants(self.build / "bnd_has.h")
        tables = [self.native.c_job(source, f"table-{source.stem}") for source in sorted(self.callers.glob("*.c"))]
        callers = [self.fortran_job(source, f"f-call-{source.stem}") for source in sorted(self.callers.glob("*.F90"))]
        run_all([*self.native.recorder_jobs(), *self.wrapper_jobs(), *tables, *callers,
                 self.native.cxx_job("compare", f"-I{self.callers}")])
        # A wrapper gives back what comes out of a call that succeeds.
        os.environ["REC_RESULT"] = "0"
        self.native.compare(self.callers / "expected.txt", least, self.runtime_libraries())
        if not self.fails_too:
            return
        # A call that fails is passed on with all that went in, and its error code comes back.
        os.environ["REC_RESULT"] = "40"
        print("failing:", run(str(self.build / "compare"), str(self.callers / "expected.txt"), str(self.build / "missing.txt")), end="")


def main() -> None:
    dialect, mpicc, fortran, least, generated, build = sys.argv[1:]
    Calls(dialect, mpicc, fortran, Path(generated), Path(build)).compare(int(least))


main()

"""The tests that put the recorder in place of an installed MPI share this."""

import re
import shutil
import sys
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(HERE.parent))

from processes import run  # noqa: E402

SHIFTS = {"MPI": 1, "PMPI": 2}
# own.cpp answers these.
OWN = (
    "Topo_test",
    "Comm_test_inter",
    "Comm_rank",
    "Comm_call_errhandler",
    "File_call_errhandler",
    "Win_call_errhandler",
    "Type_size_x",
    "Initialized",
)
# The old C++ bindings, which some mpi.h brings along, are not wanted here.
CXX = ["-x", "c++", "-std=c++20", "-DMPICH_SKIP_MPICXX", "-DOMPI_SKIP_MPICXX"]


def run_all(jobs: list[list[str]]) -> None:
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(lambda job: run(*job), jobs))


class NativeBuild:
    """A folder in which the recorder is built with an installed MPI's own mpi.h; or one beside it, with what such a
    folder holds."""

    def __init__(
        self,
        mpicc: str,
        generated: Path,
        build: Path,
        beneath: Path | None = None,
        defined: tuple[str, ...] = (),
        apart: tuple[str, ...] = (),
    ):
        if not shutil.which(mpicc):
            sys.exit(f"no {mpicc}; install the MPI's development package (scripts/test does)")
        if not generated.is_dir():
            sys.exit(
                f"{generated}: there is no such folder; `bindery generate --tests FOLDER` writes it, as cmake does"
            )
        shutil.rmtree(build, ignore_errors=True)
        build.mkdir(parents=True)
        self.mpicc, self.generated, self.build, self.beneath = mpicc, generated, build, beneath
        self.header = (beneath or build) / "rec_has.h"
        if not beneath:
            run(sys.executable, str(HERE / "declared.py"), mpicc, str(generated / "declared.c"), str(self.header))
        elif apart:  # not called, but there
            rows = re.sub(rf"(REC_HAS_MPI_(?:{'|'.join(apart)})(?:_c)?) 1", r"\1 0", self.header.read_text())
            self.header = build / self.header.name
            self.header.write_text(rows)
        self.missing = set(re.findall(r"REC_HAS_(\w+) 0", self.header.read_text()))
        folders = [build, *filter(None, [beneath]), HERE, generated]
        self.flags = [
            "-w",
            "-O0",
            "-DREC_NATIVE=1",
            *(f"-DREC_OWN_MPI_{stem}=1" for stem in OWN),
            *defined,
            *(f"-I{folder}" for folder in folders),
            "-c",
        ]

    def object(self, name: str) -> str:
        return str(self.build / f"{name}.o")

    def one_source(self, name: str, sources: Iterable[Path]) -> Path:
        """A source that includes others: to read the headers takes most of the time."""
        made = self.build / name
        made.write_text("".join(f'#include "{source}"\n' for source in sorted(sources)))
        return made

    def recorder_jobs(self) -> list[list[str]]:
        """The recorder once for each shift, and its memory."""
        jobs = []
        recorder = str(self.one_source("recorder.c", (self.generated / "recorder").glob("*.c")))
        for prefix, number in SHIFTS.items():
            shift = [f"-DREC_PREFIX={prefix}", f"-DREC_SHIFT={number}"]
            jobs += [
                [self.mpicc, "-std=gnu99", *self.flags, *shift, recorder, "-o", self.object(f"recorder-{prefix}")],
                [self.mpicc, *CXX, *self.flags, *shift, str(HERE / "own.cpp"), "-o", self.object(f"own-{prefix}")],
            ]
        return [*jobs, self.cxx_job("recorder"), self.cxx_job("procedures")]

    def cxx_job(self, name: str, *more: str) -> list[str]:
        return [
            self.mpicc,
            *CXX,
            *more,
            *self.flags,
            "-DREC_SHIFT=0",
            str(HERE / f"{name}.cpp"),
            "-o",
            self.object(name),
        ]

    def c_job(self, source: Path, name: str, *more: str) -> list[str]:
        return [self.mpicc, "-std=gnu99", *more, *self.flags, "-DREC_SHIFT=0", str(source), "-o", self.object(name)]

    def lack_constants(self, has: Path) -> None:
        """Fortran's constants are there if the file of the modules says so."""
        self.constants = set(re.findall(r"BND_HAS_(\w+) 1", has.read_text()))

    def is_lacking(self, row: str) -> bool:
        """Whether the target cannot do what a row of the expected records is about: MPI_Send; `MPI_Send for
        MPI_Send_c`, a fallback for a form that the target lacks; `MPI_Send/buf/MPI_BOTTOM`, a call with a constant; or
        `MPI_Send/insignificant/dest`."""
        if "/" in row:
            routine, _, special = row.split("/")
            return routine in self.missing or (special.startswith("MPI_") and special not in self.constants)
        called, wanted = row.split(maxsplit=1)[0], row.rsplit(maxsplit=1)[-1]
        return called in self.missing or (wanted != called and wanted not in self.missing)

    def compare(self, expected: Path, least: int, libraries: list[str]) -> None:
        """Link everything, of the folder beneath too, run it and hold it to a least number of routines. What the mpi.h
        lacks may be missing."""
        rows = {line.split(":")[0] for line in expected.read_text().splitlines() if not line.startswith("#")}
        may_lack = {row for row in rows if self.is_lacking(row)}
        (self.build / "missing.txt").write_text("\n".join(sorted(may_lack)))
        objects = sorted(
            str(path) for folder in filter(None, [self.build, self.beneath]) for path in folder.glob("*.o")
        )
        run(self.mpicc, *objects, "-lstdc++", *libraries, "-o", str(self.build / "compare"))
        tally = run(str(self.build / "compare"), str(expected), str(self.build / "missing.txt"))
        print(tally, end="")
        calls = int(tally.split()[0])
        if calls < 2 * least:
            sys.exit(f"only {calls // 2} routines are declared, {least} expected; look at {self.header}")

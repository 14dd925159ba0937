"""mpi4py, a program of the standard ABI, runs its own tests over libmpi_abi over an installed MPI on 2 processes. None fails, but for those
of what the layer refuses, and those that fail with the MPI itself, too.

Usage: mpi4py_tests.py build MPICC_ABI FOLDER | run MPI FOLDER PREFIX: FOLDER is what `build` made, PREFIX has libmpi_abi over the MPI.
The first needs the package registry."""

import re
import sys
from pathlib import Path

sys.path[1:1] = [str(Path(__file__).resolve().parents[1] / folder) for folder in ("install", "solo")]

from mpi4py_suite import VERSION, build  # noqa: E402
from run import Over  # noqa: E402

PROCESSES = 2
# A line for each test that fails, and why.
REFUSED = {r"\.testBuffering\b": "buffers of communicators and sessions, and flushing, are refused"}
KNOWN = {
    "mpich": REFUSED
    | {
        r"TestCCOBufInter\w*\.testReduce\b": "MPICH 4.0.2 refuses a null sendbuf with MPI_ROOT; mpi4py's binding to it passes another",
        r"\.testSymbolCoverage\b": "wants MPI_Status_c2f, which the ABI's mpi.h does not have, where there are types of Fortran",
    },
    "openmpi": REFUSED
    | {
        r"test_p2p_buf_part": "partitioned communication is refused",
        r"\.testContiguousBigMPI\b": "a count beyond int is refused; mpi4py's binding to Open MPI makes such a type of others",
    },
}
# Modules that spawn processes, whose tests take turns that a busy machine does not keep; and tests that end the program.
# Over MPICH a test of test_util_sync fails and leaves the other process waiting, natively, too.
EXCLUDED = {
    "mpich": "test_spawn|test_util_pool|test_dynproc|test_util_sync",
    "openmpi": "test_spawn|test_util_pool|test_dynproc",
}
LEFT_OUT: dict[str, list[str]] = {"mpich": [], "openmpi": []}


def failed(report: str) -> list[str]:
    return re.findall(r"^(?:FAIL|ERROR): (.*)$", report, re.MULTILINE)


def run(mpi: str, folder: Path, prefix: Path) -> None:
    over = Over(mpi, folder)
    over.prefix = prefix
    rank = '"${PMI_RANK:-$OMPI_COMM_WORLD_RANK}"'
    words = ["sh", "-c", f'exec "$0" "$@" 2>{folder}/{mpi}.{rank}', folder / "venv" / "bin" / "python"]
    words += [folder / f"mpi4py-{VERSION}" / "test" / "main.py", "--no-builddir", "-e", EXCLUDED[mpi]]
    words += [word for name in LEFT_OUT[mpi] for word in ("-x", name)]
    status, out = over.start(*words, processes=PROCESSES, environment={"OPENBLAS_NUM_THREADS": "1"})
    reports = [(folder / f"{mpi}.{i}").read_text(errors="replace") for i in range(PROCESSES)]
    # The suite's own status is 1 after any failure, a known one, too.
    unexplained = status and not any(failed(report) for report in reports)
    for report in reports:
        ran = re.search(r"^Ran (\d+) tests", report, re.MULTILINE)
        unknown = [test for test in failed(report) if not any(re.search(each, test) for each in KNOWN[mpi])]
        if unexplained or not ran or int(ran[1]) < 1900 or unknown:
            sys.exit(
                f"{mpi}: exit status {status}, {ran and ran[0]}, failed: {unknown[:9]}\n{out[-2000:]}{report[-3000:]}"
            )
    skipped = re.search(r"skipped=(\d+)", reports[0])
    print(
        f"{ran and ran[0]}, {skipped[1] if skipped else 0} skipped, {len(failed(reports[0]))} failed for known reasons"
    )


if __name__ == "__main__":
    if sys.argv[1] == "build":
        build(Path(sys.argv[2]), Path(sys.argv[3]).resolve())
    else:
        run(sys.argv[2], Path(sys.argv[3]).resolve(), Path(sys.argv[4]).resolve())

"""Build the recorder against an installed MPI's own mpi.h, put it in that MPI's place, and compare every call.

Usage: native.py MPICC LEAST GENERATED-WIRE BUILD; LEAST is how many routines of the spec this MPI must declare at least.
The MPI's library is linked behind the recorder, for what is data there: predefined handles may be addresses of variables."""

import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

HERE = Path(__file__).resolve().parent
SHIFTS = {"MPI_": 1, "PMPI_": 2}


def run(*command: str) -> str:
    done = subprocess.run(command, capture_output=True, text=True, timeout=240)
    if done.returncode:
        sys.exit(f"native.py: {command[0]} failed\n{done.stdout}{done.stderr}")
    return done.stdout


def compile_jobs(mpicc: str, wire: Path, build: Path) -> list[list[str]]:
    """A command for each object: the recorder once for each shift, the callers, and the two hand-written files."""
    flags = ["-w", "-O0", "-DREC_NATIVE=1", f"-I{build}", f"-I{HERE}", f"-I{wire}", "-c"]
    jobs = [[mpicc, "-std=gnu99", *flags, f"-DREC_PREFIX={prefix}", f"-DREC_SHIFT={number}", str(source), "-o",
             str(build / f"recorder-{prefix}{source.stem}.o")]
            for source in sorted((wire / "recorder").glob("*.c")) for prefix, number in SHIFTS.items()]
    jobs += [[mpicc, "-std=gnu99", *flags, "-DREC_SHIFT=0", str(source), "-o", str(build / f"caller-{source.stem}.o")]
             for source in sorted((wire / "caller").glob("*.c"))]
    # The old C++ bindings, which some mpi.h brings along, are not wanted here.
    flags += ["-DMPICH_SKIP_MPICXX", "-DOMPI_SKIP_MPICXX"]
    jobs += [[mpicc, "-x", "c++", "-std=c++20", *flags, "-DREC_SHIFT=0", str(HERE / f"{name}.cpp"), "-o", str(build / f"{name}.o")]
             for name in ("recorder", "compare")]
    return jobs


def main() -> None:
    mpicc, least, wire, build = sys.argv[1], int(sys.argv[2]), Path(sys.argv[3]), Path(sys.argv[4])
    if not shutil.which(mpicc):
        sys.exit(f"native.py: no {mpicc}; install the MPI's development package (scripts/test does)")
    shutil.rmtree(build, ignore_errors=True)
    build.mkdir(parents=True)
    header = build / "rec_has.h"
    run(sys.executable, str(HERE / "declared.py"), mpicc, str(wire / "declared.c"), str(header))
    missing = re.findall(r"REC_HAS_(\w+) 0", header.read_text())
    (build / "missing.txt").write_text("\n".join(missing))
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(lambda job: run(*job), compile_jobs(mpicc, wire, build)))
    run(mpicc, *map(str, sorted(build.glob("*.o"))), "-lstdc++", "-o", str(build / "compare"))
    tally = run(str(build / "compare"), str(wire / "expected.txt"), str(build / "missing.txt"))
    print(tally, end="")
    calls = int(tally.split()[0])
    if calls < 2 * least:
        sys.exit(f"native.py: only {calls // 2} routines are declared, {least} expected; look at {header}")


main()

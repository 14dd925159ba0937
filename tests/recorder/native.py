"""Build the recorder against an installed MPI's own mpi.h, put it in that MPI's place, and compare every call.

Usage: native.py MPICC LEAST RECORDER BUILD; RECORDER is the folder of that name below the one of
`bindery generate --tests`, and LEAST is how many routines of the spec this MPI must declare at
least. The MPI's library is linked behind the recorder, for what is data there: predefined handles may be addresses of
variables."""

import sys
from pathlib import Path

from native_build import NativeBuild, run_all


def main() -> None:
    mpicc, least, generated, build = sys.argv[1], int(sys.argv[2]), Path(sys.argv[3]), Path(sys.argv[4])
    native = NativeBuild(mpicc, generated, build)
    callers = native.one_source("callers.c", (generated / "caller").glob("*.c"))
    run_all([*native.recorder_jobs(), native.c_job(callers, "callers"), native.cxx_job("compare")])
    native.compare(generated / "expected.txt", least, [])


main()

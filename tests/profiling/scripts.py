"""The scripts that the README begins with do what it says of them, or say what is missing.

Usage: scripts.py fortran FOLDER | scripts.py entry FOLDER | scripts.py installs FOLDER
fortran: FOLDER is the build folder of fortran/ over MPICH, and has nothing to build any more. Else FOLDER is made anew.
entry leaves all programs of the example in it, also the one that the script does not want."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from support import output, report, run, stop

_SCRIPTS = Path(__file__).resolve().parents[2] / "scripts"
_HEAT = [
    "same as the serial run: T",
    *(f"callprof: 4 processes: MPI_{call} calls," for call in ("Sendrecv 1600", "Isend 4", "Irecv 4", "Waitall 4")),
]
_ENTRY = ["end: 3 messages, sum 3", "myprof: rank 0 at MPI_Finalize: MPI_Send 18 calls, 483 bytes,"] * 2
_PACKAGES = "cmake ninja-build g++ gcc gfortran libmpich-dev mpich"


def lines_of(script: str, folder: Path, wanted: list[str], **variables: str) -> list[str]:
    """Run a script with `folder` to build in; which of the wanted beginnings of lines it did not print, each as
    often."""
    done = run(["env", *(f"{name}={value}" for name, value in variables.items()), _SCRIPTS / script, folder])
    printed = done.stdout.splitlines()
    missing = [text for text in set(wanted) if sum(line.startswith(text) for line in printed) != wanted.count(text)]
    if done.returncode or missing:
        return [f"{script}: exit status {done.returncode}, printed\n{done.stdout}without {missing}"]
    return []


def bare_machine(folder: Path) -> list[str]:
    """On a machine that has nothing, the packages are asked for; if even then there is no MPI, that is said."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for name in ("sh", "dirname", "id", "env"):
        (folder / name).symlink_to(shutil.which(name) or stop(f"no {name}"))
    (folder / "sudo").write_text('#!/bin/sh\nexec "$@"\n')
    (folder / "apt-get").write_text(f'#!/bin/sh\necho "apt-get $*" >> {folder}/asked\n')
    for name in ("sudo", "apt-get"):
        (folder / name).chmod(0o755)
    done = run(["env", f"PATH={folder}", _SCRIPTS / "example", folder / "build"])
    asked = (folder / "asked").read_text().splitlines() if (folder / "asked").exists() else []
    complaint = "scripts/example: no command mpicc; install it, or set MPICC or FC"
    wanted = [f"apt-get install -y -qq --no-install-recommends {_PACKAGES}"]
    if asked[1:] != wanted or complaint not in done.stdout or done.returncode != 2:
        return [f"asked {asked}, exit status {done.returncode}, printed\n{done.stdout}"]
    return []


def main() -> int:
    case, folder = sys.argv[1], Path(sys.argv[2])
    if case == "fortran":
        failures = lines_of("example", folder, _HEAT, MPICC="mpicc.mpich", FC="gfortran")
    elif case == "entry":
        shutil.rmtree(folder, ignore_errors=True)
        failures = lines_of("example-entry", folder, _ENTRY)
        output(["cmake", "--build", folder, "--target", "program_unprofiled"])
    else:
        failures = bare_machine(folder)
    return report(failures, "as the README says")


if __name__ == "__main__":
    sys.exit(main())

"""The scripts that the README begins with do what it says of them, or say what is missing.

Usage: scripts.py fortran FOLDER | scripts.py entry FOLDER | scripts.py installs FOLDER | scripts.py built FOLDER PREFIX
fortran: FOLDER is the build folder of fortran/ over MPICH, and has nothing to build any more. Else FOLDER is made anew.
entry leaves all programs of the example in it, also the one that the script does not want. built does the same in a
short time, with programs over solo, which is installed in PREFIX, in place of those that CMake builds."""

from __future__ import annotations

import os
import pty
import re
import shutil
import subprocess
import sys
from pathlib import Path

from support import output, report, run, stop

_SCRIPTS = Path(__file__).resolve().parents[2] / "scripts"
_HEAT = [
    "== building the Fortran bindings for ",
    "== the bindings are built; to install them: cmake --install ",
    "same as the serial run: T",
    *(f"callprof: 4 processes: MPI_{call} calls," for call in ("Sendrecv 1600", "Isend 4", "Irecv 4", "Waitall 4")),
]
_ENTRY = ["end: 3 messages, sum 3", "myprof: rank 0 at MPI_Finalize: MPI_Send 18 calls, 483 bytes,"] * 2
_ENTRY += ["== building the C entry points over an MPI of eleven routines in "]
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


def is_told(folder: Path) -> list[str]:
    """How far a long command is, on a terminal; where its output is; and the output of a command that fails."""
    counts = 'for i in 1 2 3 4 5; do echo "[$i/5] Building"; sleep 1; done'
    commands = [
        f'. "{_SCRIPTS}/setup.sh"',
        f"quietly '{folder}' sh -c '{counts}'",
        f"quietly '{folder}' sh -c 'echo wrong; exit 3'",
    ]
    leader, follower = pty.openpty()
    done = subprocess.run(
        ["sh", "-c", "\n".join(commands)], stdout=follower, stderr=subprocess.PIPE, timeout=60, check=False
    )
    os.close(follower)
    text = os.read(leader, 10000)
    os.close(leader)
    if done.returncode != 1 or done.stderr != b"wrong\n" or not re.search(rb"\r   [2-4]/5 files are built", text):
        return [f"exit status {done.returncode}, said {done.stderr!r}, printed {text!r}"]
    return []


def is_timed(folder: Path) -> list[str]:
    """How long a build took the last time; a folder of before does not count."""
    build = f'. "{_SCRIPTS}/setup.sh"; build={folder}/timed; begin_long x $build "building x"'
    lines = [f"{build}; begun=$((begun - 100)); end_long x", f"{build}; mkdir -p $build; end_long x", build]
    lines[1:1] = [f"mkdir -p {folder}/timed"]
    done = [run(["env", f"XDG_CACHE_HOME={folder}/cache", "sh", "-euc", line]).stdout.strip() for line in lines]
    said = [text.split("; ")[1] for text in done if text]
    wanted = ["this takes a minute or two", "it took 100 s the last time", "it took 100 s the last time"]
    return [] if said == wanted else [f"said {said}"]


def built_before(folder: Path, prefix: Path) -> list[str]:
    """Lists what is wrong with the script's words for CMake, and with what it says of programs that exist."""
    shutil.rmtree(folder, ignore_errors=True)
    made, commands, asked = folder / "build/examples/profiling", folder / "bin", folder / "asked"
    for parent in (made, commands):
        parent.mkdir(parents=True)
    sources = _SCRIPTS.parent / "examples/profiling"
    for name in ("program", "myprof"):
        source, made_of_it = sources / f"{name}.cpp", made / f"{name}.o"
        output(["c++", "-std=c++20", f"-I{prefix}/include/solo", "-c", source, "-o", made_of_it])
    programs = {"program_weak": ["mpi_abi"], "program_two": ["mpi_abi_pmpi", "mpi_abi_mpi"]}
    for program, archives in programs.items():
        words = [f"-L{prefix}/lib", *(f"-l:lib{archive}.a" for archive in archives), "-pthread", "-o", made / program]
        output(["c++", made / "program.o", made / "myprof.o", *words])
    (commands / "cmake").write_text(f'#!/bin/sh\necho "$*" >> {asked}\n')
    (commands / "cmake").chmod(0o755)
    failures = lines_of("example-entry", folder / "build", _ENTRY, PATH=f"{commands}:{os.environ['PATH']}")
    lines = asked.read_text().splitlines() if asked.exists() else []
    wanted = [
        f"-S . -B {folder}/build -G Ninja -DCMAKE_BUILD_TYPE=Release -DBINDERY_TESTS=OFF",
        f"--build {folder}/build --target {' '.join(programs)}",
    ]
    return failures + ([] if lines == wanted else [f"asked CMake for {lines}, not {wanted}"])


def main() -> int:
    case, folder = sys.argv[1], Path(sys.argv[2])
    if case == "fortran":
        failures = lines_of("example", folder, _HEAT, MPICC="mpicc.mpich", FC="gfortran")
    elif case == "entry":
        shutil.rmtree(folder, ignore_errors=True)
        failures = lines_of("example-entry", folder, _ENTRY)
        output(["cmake", "--build", folder, "--target", "program_unprofiled"])
    elif case == "built":
        failures = built_before(folder, Path(sys.argv[3]))
    else:
        failures = bare_machine(folder) + is_told(folder) + is_timed(folder)
    return report(failures, "as the README says")


if __name__ == "__main__":
    sys.exit(main())

"""`bindery check` on a program whose mistakes are known: the text of docs/howto/check.md, JSON, the page, exit status, how a run ends.

Usage: run.py FOLDER MPI"""

import json
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

from processes import attempt

HERE = Path(__file__).resolve().parent
PAGE = HERE.parents[2] / "docs" / "howto" / "check.md"
PACKAGES = {"mpich": "mpich", "openmpi": "openmpi-bin"}  # of Debian
SECONDS = 1000


def check(condition: object, message: str) -> None:
    if not condition:
        sys.exit(message)


def equal(found: object, expected: object, what: str) -> None:
    check(found == expected, f"{what}: {found!r}, expected {expected!r}")


def checked(folder: Path, command: list[object], *options: object) -> tuple[int, str]:
    """The exit status, and the report on standard error."""
    words = [sys.executable, "-m", "bindery_mpi", "check", *map(str, options), "--", *map(str, command)]
    done = attempt(*words, cwd=folder)
    check("Traceback" not in done.stderr, done.stderr)
    equal([path.name for path in folder.glob(".bindery*")], [], "folders that are left")
    text = re.sub(r"^bindery check: compiling .*\n", "", done.stderr, flags=re.MULTILINE)
    check("--quiet" in options or "bindery check: " in text, f"exit status {done.returncode}, no report: {done.stderr}")
    return done.returncode, "".join(text.partition("bindery check: ")[1:])


def launcher(mpi: str) -> list[object]:
    name = f"mpiexec.{mpi}"
    check(shutil.which(name), f"no {name}; install the Debian package {PACKAGES.get(mpi, mpi)} (scripts/test does)")
    return [name, *(["--oversubscribe"] if mpi == "openmpi" else []), "-n", 4]


def mistakes(folder: Path, command: list[object]) -> None:
    """The block of docs/howto/check.md is what is printed; the JSON has the same, and the page."""
    text = PAGE.read_text(encoding="utf-8")
    example = re.search(r"^    (bindery check: .*?)^$", text, re.DOTALL | re.MULTILINE)
    check(example, f"{PAGE.name} has no example")
    expected = re.sub("^    ", "", example[1], flags=re.MULTILINE).splitlines()
    report, page = folder / "report.json", folder / "report.html"
    status, found = checked(folder, command, "--json", report, "-o", page)
    equal(status, 1, f"exit status: {found}")
    lines = found.splitlines()
    equal(lines[0].partition(" of halo, ")[0], expected[0].partition(" of halo, ")[0], "the first line")
    equal(lines[1:], expected[1:], "findings")
    rows = json.loads(report.read_text())
    equal((rows["exit_status"], rows["processes"], rows["notes"]), (0, 4, []), "status, processes, notes")
    for row, line in zip(rows["findings"], lines[1:], strict=True):
        check(row["text"] in line and f"({row['check']}; " in line, f"{row} in the JSON, {line}")
        equal(line.split(":")[1], str(row["line"]), "line")
        equal(Path(row["file"]), HERE / "halo.c", "file")
        check(row["text"] in page.read_text(), f"the page lacks {row}")
    equal(checked(folder, command, "--quiet"), (1, ""), "with --quiet")


def ends(folder: Path, command: list[object]) -> None:
    """Programs that are right, that fail, that are killed, and that MPI ends. What mpiexec returns for the last two is its
    own: that of MPICH 4.2.1 returns 0 for a killed process now and then."""
    script, returned = folder / "launch", folder / "returned"
    script.write_text(
        f'#!/bin/sh\n{" ".join(map(str, command))} "$1"\nstatus=$?\necho $status >{returned}\nexit $status\n'
    )
    script.chmod(0o755)
    mpicc = str(command[0]).replace("exec", "cc")
    equal(checked(folder, ["sh", "-c", "exit 3"], "--mpi", mpicc)[0], 2, "without MPI")
    # A program of one process may start without mpiexec; it calls nothing that is checked.
    status, text = checked(folder, [command[-1], "tool"], "--mpi", mpicc)
    check(status == 0 and "nothing found" in text and "as with MPI_T alone: 1 of halo" in text, f"{status}: {text}")
    done = attempt(sys.executable, "-m", "bindery_mpi", "check", *map(str, command), "right", cwd=folder)
    check(done.returncode == 0 and "nothing found in 4 processes" in done.stderr, f"without --: {done.stderr}")
    for how, status, parts in (  # type: ignore[assignment]
        ("right", 0, ["nothing found in 4 processes of halo, "]),
        ("status", 7, ["nothing found in 4 processes of halo, "]),
        ("kill", None, ["nothing found", "did not reach the end of MPI_Finalize: "]),
        ("count", None, ["1 finding", "halo.c:38: MPI_Send: ", "(argument; rank 1)", "rank 1 aborted with "]),
        ("port", None, ["1 finding", "MPI_Close_port: "]),
    ):
        found, text = checked(folder, [script, how], "--mpi", mpicc)
        expected = int(returned.read_text()) or int("1 finding" in text) if status is None else status
        equal(found, expected, f"{how}: exit status")
        for part in parts:
            check(part in text, f"{how}: no `{part}` in {text}")
        if how == "kill":  # others may be between two calls when mpiexec ends them
            outside = re.search(r"ranks? ([\d, ]+) in no call of MPI", text)
            check(outside is not None and "1" in outside[1].split(", "), f"kill: rank 1 is in a call: {text}")
            check(
                re.search(r"rank.* 1.* in no call of MPI after MPI_Barrier at halo.c:", text),
                f"kill: last call: {text}",
            )
        # mpiexec ends the processes that are still in MPI_Finalize when the first one exits with 7
        notes = [
            line for line in text.splitlines() if "note:" in line and (how != "status" or "in MPI_Finalize" not in line)
        ]
        equal(bool(notes), status is None, f"{how}: notes: {text}")


def raises(folder: Path, command: list[object]) -> None:
    """A finding returns its error to a program that asks for errors; without the option the call is made."""
    report = folder / "raise.json"
    for options, returned in (["--raise"], 0), ([], 1):
        text = checked(folder, [*command, "raise"], "--json", report, *options)[1]
        check(
            "1 finding" in text and "MPI_Irecv: receive buffer overlaps the receive buffer of MPI_Irecv" in text, text
        )
        equal(json.loads(report.read_text())["exit_status"] != 0, bool(returned), f"{options}: the program's status")


def running(words: str) -> list[int]:
    """Processes whose command line has these words."""
    found = []
    for entry in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            line = entry.read_bytes().replace(b"\0", b" ").decode(errors="replace")
        except OSError:
            continue
        if words in line and int(entry.parent.name) != os.getpid():
            found.append(int(entry.parent.name))
    return found


def deadlock(folder: Path, mpi: str, command: list[object]) -> None:
    """A script is ended with all that it has started; 0 waits for ever."""
    script = folder / "script"
    words = " ".join(map(str, command))
    script.write_text(f"#!/bin/sh\n{words} deadlock\n")
    script.chmod(0o755)
    status, text = checked(folder, [script], "--deadlock", 1, "--mpi", f"mpicc.{mpi}")
    equal(status, 1, "exit status of a script that was ended, whose own is 143")
    check("halo.c:34: MPI_Recv: waits for a message of rank 1" in text, text)
    check("(deadlock; ranks 0-3)" in text and "note:" not in text, text)
    for how, part in (
        ("tag", "waits for a message of rank 1 with tag 4; rank 1 has sent it one with tag 3 at halo.c:"),
        ("start", "rank 1 has waited at halo.c:"),
    ):
        text = checked(folder, [*command, how], "--deadlock", 1)[1]
        check(part in text, f"{how}: no `{part}` in {text}")
    time.sleep(0.5)
    equal(running(f"{folder / 'halo'} deadlock"), [], "processes that are left")


def main() -> None:
    folder, mpi = Path(sys.argv[1]).resolve(), sys.argv[2]
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    program = folder / "halo"
    command = [*launcher(mpi), program]
    subprocess.run([f"mpicc.{mpi}", "-g", "-w", HERE / "halo.c", "-o", program], check=True, timeout=SECONDS)
    mistakes(folder, command)
    ends(folder, command)
    raises(folder, command)
    deadlock(folder, mpi, command)


if __name__ == "__main__":
    main()

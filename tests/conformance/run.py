"""The report of `bindery conformance` on an installed MPI.

Usage: run.py part|whole MPI               lines that are not right, against MPI.txt; whole with --accept writes the file
       run.py bindings_part|bindings MPI FOLDER   nothing of our bindings, built in FOLDER, is wrong
       run.py failures MPI                 launchers that hang or fail, mistakes on the command line"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path

from bindery_mpi.conformance import rules
from processes import ROOT, attempt

HERE = Path(__file__).resolve().parent
PART = ("environment", "strings", "archive", "audit")
PART_OF_BINDINGS = ("sections", "attributes")
FORTRAN = ("mpi_f08", "mpi", "mpif.h")


def conformance(*words: object, status: int = 0) -> str:
    """Messages of the command, which must end with this status."""
    command = [sys.executable, "-B", "-m", "bindery_mpi", "conformance", *words]
    done = attempt(*command, environment={"PYTHONPATH": str(ROOT / "generator")})
    if done.returncode != status:
        sys.exit(f"{words}: exit status {done.returncode}\n{done.stdout[-3000:]}{done.stderr[-3000:]}")
    return done.stderr


def report(mpi: str, *words: object) -> list[dict[str, str]]:
    """The lines of a report."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "report.json")
        conformance(
            "--mpicc", f"mpicc.{mpi}", "--json", path, *(() if "--limit" in words else ("--limit", 1100)), *words
        )
        return json.loads(path.read_text(encoding="utf-8"))["lines"]


def groups(names: tuple[str, ...]) -> list[str]:
    return [word for name in names for word in ("--group", name)]


def told(lines: list[dict[str, str]]) -> list[str]:
    """A line of text for each that is not right."""
    return [f"{line['verdict']} {line['id']} {line['language']}" for line in lines if line["verdict"] != "right"]


def compare(mpi: str, lines: list[dict[str, str]]) -> None:
    wanted = (HERE / f"{mpi}.txt").read_text(encoding="utf-8").splitlines()
    tried = {f"{line['id']} {line['language']}" for line in lines}
    wanted = [line for line in wanted if line.split(" ", line.startswith("not tried") + 1)[-1] in tried]
    found = told(lines)
    if wanted != found:
        more = "".join(f"+ {line}\n" for line in found if line not in wanted)
        sys.exit(f"{mpi}.txt differs:\n{more}" + "".join(f"- {line}\n" for line in wanted if line not in found))
    print(f"{len(lines)} lines, of which {len(lines) - len(found)} are right")


def bindings(mpi: str, names: tuple[str, ...], folder: str) -> None:
    lines = report(mpi, "--fc", Path(folder, "bin", "mpifort"), *groups(names))
    ours = [line for line in lines if line["language"] in FORTRAN]
    wrong = [line for line in ours if line["verdict"] == "wrong"]
    if len(ours) < 30 or wrong:
        sys.exit(
            f"{len(ours)} lines\n"
            + "\n".join(f"{w['id']} ({w['language']}): {w['seen']}, not {w['expected']}" for w in wrong)
        )
    print(f"{len(ours)} lines, none is wrong")


def failures(mpi: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        for name, text, said in (
            ("hangs", "exec sleep 1000.25", "does not end within 2 s"),
            ("fails", "echo fatal error: no network >&2; exit 7", "exit status 7: fatal error: no network"),
        ):
            launcher = Path(folder, name)
            launcher.write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
            launcher.chmod(0o755)
            lines = report(mpi, "--mpiexec", launcher, "--each", 2, "--group", "ignored")
            if [said in line["seen"] and line["verdict"] for line in lines] != ["wrong"] * 3:
                sys.exit(f"{name}: {lines}")
        kept = Path(folder, "kept")
        over = report(mpi, "--group", "ignored", "--limit", 0.001)
        if {line["verdict"] for line in over} != {"not tried"}:
            sys.exit(f"without time: {over}")
        mine = ("--mpicc", f"mpicc.{mpi}", "--mpiexec", launcher, "--group", "ignored")
        conformance(*mine, "--strict", "--keep", kept, status=1)
        if (
            not (kept / "ignored_by_c.mpi.F90").is_file()
            or "ignored_by_c.mpi.F90" not in (kept / "commands.sh").read_text()
        ):
            sys.exit(f"kept: {sorted(kept.iterdir())}")
    for words, said in (
        (["--mpicc", "no-mpicc"], "--mpicc no-mpicc: there is no such command"),
        (["--mpicc", "gcc"], "no launcher is beside gcc"),
        (["--mpicc", "gcc", "--mpiexec", "true"], "mpi.h does not say its version"),
        (["--mpicc", f"mpicc.{mpi}", "--fc", "no-fc"], "--fc no-fc: there is no such command"),
        (["--mpicc", f"mpicc.{mpi}", "--group", "string"], "--group string: no such group; write 'strings'"),
        (["--mpicc", f"mpicc.{mpi}", "--json", "/proc/nope/x"], "--json /proc/nope/x: "),
    ):
        message = conformance(*words, status=2)
        if said not in message or message.count("\n") != 1:
            sys.exit(f"{words}: {message}")
    print("right")


def main(case: str, mpi: str, *more: str) -> None:
    if case == "whole" and more == ("--accept",):
        (HERE / f"{mpi}.txt").write_text("".join(f"{line}\n" for line in told(report(mpi))), encoding="utf-8")
    elif case in ("part", "whole"):
        compare(mpi, report(mpi, *(groups(PART) if case == "part" else ())))
    elif case.startswith("bindings"):
        of_fortran = (
            "environment",
            *(g.name for g in rules.load() if set(g.dialects) & set(rules.FORTRAN)),
        )  # it has controls
        bindings(mpi, PART_OF_BINDINGS if case == "bindings_part" else of_fortran, *more)
    else:
        failures(mpi)


main(*sys.argv[1:])

"""The tool information interface from Fortran, over bindings that are built: the same calls in C and in Fortran print
the same lines, and a tool of C sees the same calls, each once.

Usage: run.py CASE BUILD MPI: BUILD is a build of fortran/; MPI is mpich, openmpi or solo. CASE is one of CASES."""

from __future__ import annotations

import re
import shutil
import sys
import time
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
EXAMPLES = ROOT / "examples" / "mpit"
# Without handles of performance variables, with which Open MPI 4.1 crashes before MPI_Init.
ARGUMENTS = {"openmpi": ["no-handles"]}
# Open MPI 4.1 registers this variable and never sets it.
UNSET = "pml_ucx_multi_send_nb "
WAYS = ([], ["-static-bindery"])
# An example prints this over solo, whose variables are known; a tool in front comes first.
PRINTED = {
    ("read_eager_size",): "MPI_COMM_WORLD: 1048576 bytes, its copy: 4096 bytes\n",
    ("watch_a_queue",): "2 messages wait; sending took some time\n",
    ("count_messages",): "2 messages with 300 bytes\n",
    ("queue_tool", "worker"): "sum 156\nqueue_tool: 24 receives, 12 behind more than 4 messages, at most 8\n",
}
# These differ with 8-byte INTEGERs: counts go to MPI_Send_c, which has a timer of its own, and messages are longer.
WIDE = {
    ("watch_a_queue",): "2 messages wait; sending took no time\n",
    ("count_messages",): "2 messages with 600 bytes\n",
}

sys.path[:0] = [str(ROOT / "generator"), str(HERE.parent)]

import launches  # noqa: E402
from bindery_mpi.spec.load import load  # noqa: E402
from bindery_mpi.spec.model import Procedure  # noqa: E402
from bindery_mpi.spec.prototypes import Prototypes  # noqa: E402
from processes import run, run_for_both  # noqa: E402


def started(*command: object) -> tuple[str, str]:
    """Returns the output of a program that succeeds; tests under tools start it again."""
    start = time.monotonic()
    out, err = run_for_both(*command)
    launches.started(command, out, time.monotonic() - start)
    return out, err


@dataclass
class Bindings:
    build: Path
    mpi: str
    work: Path

    @property
    def mpicc(self) -> list[str]:
        text = (self.build / "probe" / "bindery-build.cmake").read_text()
        found = re.search(r'BINDERY_MPI_C_COMMAND "(.*)"', text)
        return found[1].split() if found else sys.exit(f"{self.build}: not built")

    def in_c(self, source: Path, *more: object) -> Path:
        made = self.work / f"{source.stem}-c"
        run(*self.mpicc, "-Wall", "-Werror", source, *more, "-o", made)
        return made

    def in_fortran(self, *words: object) -> Path:
        sources = [word for word in words if isinstance(word, Path) and word.suffix.lower() == ".f90"]
        made = self.work / f"{sources[-1].stem}-f"
        mpifort = next((self.build / "bin").glob("mpifort*"))  # of any flavour
        run(mpifort, *words, "-o", made, cwd=self.work)
        return made

    def printed(self, program: Path) -> tuple[str, str]:
        arguments = ARGUMENTS.get(self.mpi, []) if program.stem.startswith("values") else []
        return started(program, *arguments)

    def routines(self) -> list[Procedure]:
        """The routines of the interface that the MPI has."""
        declared = set(re.findall(r'^(MPI_T_\w+) = \["declared"', self.probe(), re.MULTILINE))
        return [p for p in load(ROOT / "specs").c_procedures if p.name in declared]

    def probe(self) -> str:
        return (self.build / "probe" / "bindery-probe.toml").read_text()

    def tool(self) -> Path:
        """An object of C that counts the calls of each routine, and prints the counts at the end."""
        prototypes = Prototypes(load(ROOT / "specs"))
        lines = ["#include <mpi.h>", "#include <stdio.h>"]
        ends = ["__attribute__((destructor)) static void report(void)", "{"]
        for p in self.routines():
            arguments = ", ".join(q.name for q in p.parameters)
            lines += [f"static int calls_{p.name};", prototypes.c(p), "{", f"    ++calls_{p.name};"]
            lines += [f"    return P{p.name}({arguments});", "}"]
            ends.append(f'    if (calls_{p.name}) fprintf(stderr, "{p.name} %d\\n", calls_{p.name});')
        source = self.work / "tool.c"
        source.write_text("\n".join([*lines, *ends, "}", ""]))
        run(*self.mpicc, "-c", source, "-o", self.work / "tool.o")
        return self.work / "tool.o"


def counted(text: str) -> dict[str, int]:
    return {name: int(calls) for name, calls in re.findall(r"^(MPI_T_\w+) (\d+)$", text, re.MULTILINE)}


def without_unset(text: str) -> list[str]:
    lines = text.splitlines()
    at = next((i for i, line in enumerate(lines) if line.startswith(UNSET)), None)
    return lines if at is None else lines[:at] + lines[at + 5 :]


def values(ours: Bindings) -> None:
    """All variables, with their values, and categories; what C prints and what Fortran prints, and the calls that the
    tool sees."""
    tool = ours.tool()
    lines, calls = ours.printed(ours.in_c(HERE / "values.c", tool))
    if lines.count("\n") < 100 or len(counted(calls)) < 14:
        sys.exit(f"values.c printed too little: {lines[:500]} {calls}")
    for how in WAYS:
        got, seen = ours.printed(ours.in_fortran(*how, HERE / "values.f90", tool))
        if without_unset(got) != without_unset(lines):
            pairs = zip(lines.splitlines(), got.splitlines(), strict=False)
            sys.exit(f"Fortran prints other lines {how}: {[pair for pair in pairs if pair[0] != pair[1]][:5]}")
        if counted(seen) != counted(calls):
            sys.exit(f"the tool sees {counted(seen)} {how}, of C {counted(calls)}")


def listing(ours: Bindings) -> None:
    """The example that lists control variables."""
    in_c, in_fortran = (EXAMPLES / f"list_control_variables.{ending}" for ending in ("c", "f90"))
    expected, got = (started(program)[0] for program in (ours.in_c(in_c), ours.in_fortran(in_fortran)))
    if got != expected or " control variables\n" not in got:
        sys.exit(f"{in_fortran.name} printed {got[:500]}, not {expected[:500]}")


def examples(ours: Bindings) -> None:
    wide = (ours.build / "bin" / "mpifort-ilp64").exists()
    for names, expected in (PRINTED | WIDE if wide else PRINTED).items():
        got = run(ours.in_fortran(*(EXAMPLES / f"{name}.f90" for name in names)))
        if got != expected:
            sys.exit(f"{' and '.join(names)} printed {got}, not {expected}")


def every(ours: Bindings) -> None:
    """Every routine once: the tool sees each as MPI_T_x, and none as PMPI_T_x."""
    tool, names = ours.tool(), {p.name for p in ours.routines()}
    for prefix, expected in (("MPI_T_", dict.fromkeys(names, 1)), ("PMPI_T_", {})):
        source = ours.work / f"every_{prefix.lower()}.f90"
        source.write_text((HERE / "every.f90").read_text().replace("call MPI_T_", f"call {prefix}"))
        for how in WAYS:
            got, seen = run_for_both(ours.in_fortran(*how, source, tool))
            if got != "36 checks, 0 wrong\n" or counted(seen) != expected or len(names) != 51:
                differ = {name: counted(seen).get(name, 0) for name in names if counted(seen).get(name) != 1}
                sys.exit(f"{source.name} {how}: {got}; {differ if expected else counted(seen)}")


CASES = {"values": values, "listing": listing, "examples": examples, "every": every}


def main() -> None:
    case, build, mpi = sys.argv[1:]
    work = Path(build).resolve() / f"test-tool-interface-{case}"
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir()
    CASES[case](Bindings(Path(build).resolve(), mpi, work))


if __name__ == "__main__":
    main()

"""For each routine: a tool that defines it alone links with the static archives, sees its calls, draws in nothing else
(R6, R9).

Three programs are linked for each routine X:
  complete  calls every routine; tool X in front. It must link, compare all records, and the tool must see its one call.
  replaced  refers to X alone; tool X in front. Of MPI_ it holds the tool's X, of PMPI_ the X that the tool calls, and
  no more. plain     refers to X alone, no tool. It holds X only, and in one library with weak names PMPI_X, which is
  the same function."""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from support import output, report, routines, run, stop

_WORKERS = 2
_AT_ONCE = 50  # routines whose programs one nm reads; starting it costs more than reading
_CALLS_SEEN = 1  # the complete program calls each routine through MPI_ once and through PMPI_ once
_EACH = 10  # of so many complete programs the first is linked by the driver's own linker, the others by --linker
_LIBRARIES = {"weak": ["-lmpi"], "two": ["-lpmpi", "-lmpi"]}
# The C and C++ libraries hold no routine of MPI, and opening them takes most of a small link: these programs never run.
_ALONE = ["-nostdlib", "-static", "-Wl,-e,main,--unresolved-symbols=ignore-all,--defsym=__dso_handle=0"]

Symbols = dict[str, str]  # name -> where it is


class Wrong(Exception):
    """Says what is wrong with a program, in one line or with the linker's own words."""


@dataclass(frozen=True)
class Checker:
    """The driver of the linker, and everything that the programs are made of."""

    arguments: argparse.Namespace
    complete_object: Path
    calls: int  # of the complete program
    by_other_linker: frozenset[str]

    def check(self, names: list[str]) -> list[str]:
        """Everything that is wrong with some routines."""
        failures = [failure for name in names for failure in self._complete(name)]
        linked = [(name, kind) for name in names for kind in ("replaced", "plain")]
        failures += [failure for name, kind in linked for failure in self._link_alone(name, kind)]
        programs = [program for program in (self._program(*pair) for pair in linked) if program.exists()]
        symbols = self._symbols(programs)
        for name, kind in linked:
            if (program := self._program(name, kind)) in programs:
                found = symbols[str(program)]
                failures += [f"{name}, {kind} program: {wrong}" for wrong in self._judge(name, kind, found)]
                program.unlink()
        return failures

    def _program(self, name: str, kind: str) -> Path:
        return self.arguments.work / f"{kind}-{name}"

    def _tool(self, name: str) -> list[Path]:
        return [self.arguments.tools / f"{name}.o", self.arguments.tool_main]

    def _link(self, program: Path, *objects: str | Path) -> None:
        """Objects in front, archives behind, in the order that the standard shows (R14)."""
        program.unlink(missing_ok=True)
        folders = [f"-L{folder}" for folder in self.arguments.archives]
        done = run(
            [*self.arguments.driver, "-o", program, *objects, *folders, *_LIBRARIES[self.arguments.layout], "-pthread"]
        )
        if done.returncode:
            raise Wrong(f"does not link\n{done.stdout.rstrip()}")

    def _complete(self, name: str) -> list[str]:
        program = self._program(name, "complete")
        try:
            linker = self.arguments.linker if name in self.by_other_linker else []
            self._link(program, *self._tool(name), self.complete_object, *linker)
            done = run([program, self.arguments.expected])
        except Wrong as wrong:
            return [f"{name}, complete program: {wrong}"]
        program.unlink()
        wanted = f"{self.calls} calls compared, 0 routines missing, 0 failures\ntool {name} saw {_CALLS_SEEN} calls\n"
        if done.returncode or done.stdout != wanted:
            return [
                f"{name}, complete program: exit status {done.returncode}\n{done.stdout}expected\n{wanted.rstrip()}"
            ]
        return []

    def _link_alone(self, name: str, kind: str) -> list[str]:
        tool = self._tool(name) if kind == "replaced" else []
        try:
            self._link(self._program(name, kind), self.arguments.empty_main, *tool, f"-Wl,-u,{name}", *_ALONE)
        except Wrong as wrong:
            return [f"{name}, {kind} program: {wrong}"]
        return []

    def _symbols(self, programs: list[Path]) -> dict[str, Symbols]:
        """Every MPI_ and PMPI_ symbol that each program defines."""
        found: dict[str, Symbols] = defaultdict(dict)
        command = [self.arguments.nm, "--print-file-name", "--defined-only", *programs]
        for line in output(command).splitlines() if programs else []:
            program, _, symbol = line.rpartition(":")
            address, _, name = symbol.split()
            if name.startswith(("MPI_", "PMPI_")):
                found[program][name] = address
        return found

    def _judge(self, name: str, kind: str, found: Symbols) -> list[str]:
        profiling = "P" + name
        both = kind == "replaced" or self.arguments.layout == "weak"
        wanted = {name, profiling} if both else {name}
        if extra := sorted(set(found) - wanted):
            return [f"draws in {', '.join(extra)}"]
        if missing := sorted(wanted - set(found)):
            return [f"lacks {', '.join(missing)}"]
        if both and (found[name] == found[profiling]) != (kind == "plain"):
            return [
                f"{name} is the library's, not the tool's" if kind == "replaced" else f"{name} and {profiling} differ"
            ]
        return []


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("--layout", choices=_LIBRARIES, required=True)
    parser.add_argument("--archives", nargs="+", required=True, help="folders of the archives, in the order of -L")
    parser.add_argument("--objects", nargs="+", required=True, help="of the program that calls every routine")
    for option in ("--expected", "--tools", "--tool-main", "--empty-main", "--work"):
        parser.add_argument(option, type=Path, required=True)
    parser.add_argument("--nm", required=True)
    parser.add_argument(
        "--linker", nargs=1, default=[], help="the option for a faster linker, for most complete programs"
    )
    parser.add_argument("--only", nargs="+", help="check these routines alone")
    parser.add_argument("driver", nargs="+", help="after --: the C++ compiler and its options for linking")
    return parser.parse_args()


def main() -> int:
    arguments = _arguments()
    arguments.work.mkdir(parents=True, exist_ok=True)
    names = routines(arguments.expected)
    if lacking := [name for name in names if not (arguments.tools / f"{name}.o").exists()]:
        stop(f"no tool for {', '.join(lacking[:3])}; build the target profiling first")
    joined = arguments.work / "complete.o"  # one object links faster, 700 times over
    output([*arguments.driver, "-r", "-nostdlib", "-o", joined, *arguments.objects])
    checked = arguments.only or names
    checker = Checker(arguments, joined, 2 * len(names), frozenset(checked) - frozenset(checked[::_EACH]))
    batches = [checked[first : first + _AT_ONCE] for first in range(0, len(checked), _AT_ONCE)]
    with ThreadPoolExecutor(_WORKERS) as workers:
        failures = [failure for found in workers.map(checker.check, batches) for failure in found]
    return report(failures, f"{len(checked)} routines replaced one by one")


if __name__ == "__main__":
    sys.exit(main())

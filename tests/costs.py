"""The cost of tests, in seconds of processor time: those of the last run, and those of tests/costs.toml.

Usage: costs.py show BUILD [SINCE]   the ten dearest tests that have ended since (seconds of the clock), and what each folder takes
       costs.py write BUILD          costs.toml gets what changed, the tests that are new, and loses those that are gone
       costs.py check BUILD          a test without a row, a row without a test, a folder above its budget

A run under a compiler cache counts for `show` alone. A folder is the longest key of [budgets] that a test's name begins with."""

from __future__ import annotations

import re
import sys
import tomllib
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

TABLE = Path(__file__).with_suffix(".toml")
REMEDY = "python3 tests/costs.py write BUILD"
DEAREST = 10
# A row stays as long as the new figure is within this part of it, or within so many seconds.
SAME, LEAST = 0.25, 0.4
HEAD = """\
# Seconds of processor time of each test, with all that it starts, without a compiler cache. `python3 tests/costs.py write BUILD` writes
# the rows of the tests of the last run that changed; budgets are written by hand. [estimates] has rows that nobody has measured yet.
"""


class Run(NamedTuple):
    seconds: float
    is_passed: bool = True
    is_cached: bool = False  # under a compiler cache


class Table(NamedTuple):
    budgets: dict[str, float]
    costs: dict[str, float]
    estimates: dict[str, float]

    @property
    def rows(self) -> dict[str, float]:
        return self.estimates | self.costs


def read_table(path: Path = TABLE) -> Table:
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    return Table(data["budgets"], data["costs"], data.get("estimates", {}))


def row(name: str, seconds: float) -> str:
    return f'"{name}" = {seconds:g}\n'


def written(table: Table) -> str:
    def section(title: str, rows: dict[str, float]) -> str:
        return f"\n[{title}]\n" + "".join(row(*item) for item in sorted(rows.items()))

    estimates = section("estimates", table.estimates) if table.estimates else ""
    return HEAD + section("budgets", table.budgets) + section("costs", table.costs) + estimates


def read_run(text: str) -> Run | None:
    """Returns the figures that measured.sh has written; nothing if the test was stopped."""
    lines = text.splitlines()
    if len(lines) < 3:
        return None
    seconds = sum(60 * int(minutes) + float(rest) for minutes, rest in re.findall(r"(\d+)m([\d.]+)s", lines[1]))
    status, *cache = lines[2].split()
    return Run(seconds, status == "0", bool(cache))


def read_runs(build: Path, since: float = 0) -> dict[str, Run]:
    files = [path for path in (build / "tests/costs").iterdir() if path.stat().st_mtime >= since]
    runs = {path.name: read_run(path.read_text(encoding="utf-8")) for path in files}
    return {name: run for name, run in runs.items() if run}


def read_names(build: Path) -> dict[str, str]:
    """The tests of a build, with the label `extended` or none; and its own row."""
    lines = (build / "tests/names.txt").read_text(encoding="utf-8").splitlines()
    return {"build": ""} | {name: label for name, _, label in (line.partition(" ") for line in lines)}


def folder_of(name: str, folders: Iterable[str]) -> str | None:
    inside = [folder for folder in folders if f"{name}.".startswith(f"{folder}.")]
    return max(inside, key=len, default=None)


def by_folder(costs: dict[str, float], folders: Iterable[str]) -> dict[str, float]:
    sums: dict[str, float] = defaultdict(float)
    for name, seconds in costs.items():
        sums[folder_of(name, folders) or name.partition(".")[0]] += seconds
    return dict(sorted(sums.items(), key=lambda item: -item[1]))


def rounded(seconds: float) -> float:
    return round(seconds, 1) if seconds < 10 else round(seconds)


def merged(table: Table, runs: dict[str, Run], names: Iterable[str]) -> Table:
    """The table with the measured tests that changed, and without the tests that are gone. CTest expects some to fail: what
    fails gets a row, but changes none."""
    costs = {name: seconds for name, seconds in table.costs.items() if name in names}
    for name, run in ((name, runs[name]) for name in names if name in runs and not runs[name].is_cached):
        if name not in costs or (run.is_passed and abs(run.seconds - costs[name]) > max(LEAST, SAME * costs[name])):
            costs[name] = rounded(run.seconds)
    estimates = {name: seconds for name, seconds in table.estimates.items() if name in names and name not in costs}
    return Table(table.budgets, costs, estimates)


def complaints(table: Table, names: Iterable[str], is_partial: bool = False) -> list[str]:
    rows = table.rows
    found = [f"{name}: no row; run it and {REMEDY}" for name in names if name not in rows]
    if not is_partial:
        found += [f"{name}: a row without a test; {REMEDY}" for name in rows if name not in names]
    found += [f"{name}: in no folder of [budgets]" for name in rows if not folder_of(name, table.budgets)]
    for folder, seconds in by_folder(rows, table.budgets).items():
        if seconds > table.budgets.get(folder, seconds):
            found.append(
                f"{folder}: {seconds:.0f} s, more than its budget of {table.budgets[folder]:g}; make its tests cheaper"
            )
    return found


def show(build: Path, since: float) -> None:
    runs, table, names = read_runs(build, since), read_table(), read_names(build)
    costs = {name: run.seconds for name, run in runs.items()}
    print(f"\nSeconds of processor time, {sum(costs.values()):.0f} in all; in brackets those of {TABLE.name}")
    for name, seconds in sorted(costs.items(), key=lambda item: -item[1])[:DEAREST]:
        known = f"{table.rows[name]:g}" if name in table.rows else "none"
        print(f"{seconds:9.1f}  {name} ({known})")
    plain = by_folder({n: s for n, s in table.rows.items() if names.get(n) != "extended"}, table.budgets)
    extended = by_folder({n: s for n, s in table.rows.items() if names.get(n) == "extended"}, table.budgets)
    print("   folder                  this run     table  extended    budget")
    for folder, seconds in by_folder(costs, table.budgets).items():
        figures = [plain.get(folder, 0), extended.get(folder, 0), table.budgets.get(folder, 0)]
        print(f"   {folder:20} {seconds:11.1f} " + " ".join(f"{figure:9.1f}" for figure in figures))


def main(command: str, build: str, *options: str) -> int:
    folder = Path(build)
    if command == "show":
        show(folder, float(options[0]) if options else 0)
    elif command == "write":
        TABLE.write_text(written(merged(read_table(), read_runs(folder), read_names(folder))), encoding="utf-8")
    elif command == "check":
        found = complaints(read_table(), read_names(folder), "--partial" in options)
        print("".join(f"{TABLE.name}: {line}\n" for line in found), end="")
        return 1 if found else 0
    else:
        sys.exit(f"costs.py: unknown command {command}; write show, write or check")
    return 0


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))

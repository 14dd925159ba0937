"""Try the bindings on other machines; scripts/matrix says how to use it."""

from __future__ import annotations

import argparse
import shutil
import signal
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import installed
import platforms
from cells import TABLE, Cell, choose, mark, oldest, read_cells
from chroot import GIT, STOPPED, TOO_LONG, Chroot, Options, fail, find_commit, find_mirror, prepare, say, stop

TREE, WHEELS, PROBE = Path("/srv/bindery"), Path("/srv/wheels"), Path("fortran/probe/bindery-probe.toml")
VERSIONS = """$FC --version 2>&1 | head -n 1
$CXX --version 2>&1 | head -n 1
sed -n 's/^library = "\\(.*\\)"$/\\1/p' $W/fortran/probe/bindery-probe.toml 2>/dev/null || echo ${LIBRARY-unknown}"""


class Matrix:
    def __init__(self, options: argparse.Namespace, facts: dict[str, Any]):
        self.options, self.facts = options, facts
        self.folder = prepare(options.folder)
        self.commit = find_commit(options.commit)
        self.logs = self.folder / "logs"
        self.mirror = options.mirror or find_mirror()
        self.chroots: dict[str, Chroot] = {}

    def make_chroot(self, system: str, cells: list[Cell]) -> None:
        """Make a machine with the packages, the tree and the wheels that its cells need."""
        facts = self.facts["system"][system]
        chroot = self.chroots[system] = Chroot(self.folder, system, facts["suite"], self.mirror)
        chroot.make()
        chroot.install(f"{self.facts['packages']} {facts['packages']}".split(), self.options.update)
        self.copy_tree(chroot)
        for name, mpi in {cell.mpi: cell.facts for cell in cells if "wheels" in cell.facts}.items():
            self.fetch(chroot, name, mpi["wheels"], mpi.get("platform"))

    def copy_tree(self, chroot: Chroot) -> None:
        tree, whole = chroot.inside(TREE), chroot.root / "etc" / "bindery-commit"
        if whole.exists() and whole.read_text() == self.commit:
            return
        whole.unlink(missing_ok=True)
        shutil.rmtree(tree, ignore_errors=True)
        tree.mkdir(parents=True)
        with subprocess.Popen([*GIT, "archive", self.commit], stdout=subprocess.PIPE) as archive:
            subprocess.run(["tar", "x", "-C", tree], stdin=archive.stdout, check=True)
        if archive.returncode:
            fail(f"{self.commit}: git archive failed")
        whole.write_text(self.commit)

    def fetch(self, chroot: Chroot, name: str, wheels: str, platform: str | None) -> None:
        """Installed; for another machine, which pip does not install for, what they install."""
        place, log = WHEELS / name, self.folder / f"{chroot.name}.log"
        whole = chroot.inside(place) / wheels.replace(" ", "_")
        if whole.exists() and not self.options.update:
            return
        say(f"{chroot.name}: fetching {wheels}")
        options = "--quiet --no-deps --only-binary :all: " + " ".join(f"'{wheel}'" for wheel in wheels.split())
        script = f"rm -rf {place}; python3 -m venv {place}; cd {place}\n"
        if platform:
            script += f"""bin/pip download {options} --platform {platform} -d parts
                for wheel in parts/*.whl; do python3 -m zipfile -e $wheel parts; done
                cp -r parts/*.data/data/* .
                chmod +x bin/*"""
        else:
            script += f"bin/pip install --no-compile {options}"
        if chroot.run(script, log, 1800):
            fail(f"{chroot.name}: pip cannot fetch {wheels}; see {log}")
        whole.touch()

    def step(self, cell: Cell, step: dict[str, Any]) -> bool:
        log = self.log(cell, step["name"])
        script = f"set -x; cd {TREE}\n{step['run']}"
        status = self.chroots[cell.system].run(script, log, step["limit"], cell.variables)
        if status and not STOPPED.is_set():
            why = f"no end in {step['limit']} seconds" if status == TOO_LONG else f"status {status}"
            print(f"   {cell.name}: {step['name']} failed, {why}: {log}", flush=True)
        return status == 0

    def log(self, cell: Cell, name: str) -> Path:
        return self.logs / cell.name / f"{name.replace(' ', '_')}.log"

    def run(self, cell: Cell) -> platforms.Row | None:
        start = time.monotonic()
        shutil.rmtree(self.logs / cell.name, ignore_errors=True)
        (self.logs / cell.name).mkdir(parents=True)
        shutil.rmtree(self.chroots[cell.system].inside(cell.work), ignore_errors=True)
        passed: dict[str, bool] = {}
        for step in [self.facts["prepare"], *cell.steps(self.facts)]:
            if STOPPED.is_set():
                return None
            if passed.get(step.get("after"), True):
                passed[step["name"]] = self.step(cell, step)
        self.chroots[cell.system].run(VERSIONS, self.log(cell, "versions"), 60, cell.variables)
        versions = self.log(cell, "versions").read_text().splitlines()
        row = platforms.Row.of(cell.name, (cell.variables["FC"], cell.cxx), versions, passed, self.commit)
        print(f"{row.line}  {time.monotonic() - start:.0f} s", flush=True)
        return row

    def run_all(self, cells: list[Cell]) -> Iterator[platforms.Row]:
        say(f"{len(cells)} cells at {self.commit}; logs in {self.logs}")
        for system in dict.fromkeys(cell.system for cell in cells):
            self.make_chroot(system, [cell for cell in cells if cell.system == system])
        with ThreadPoolExecutor(self.options.jobs) as pool:
            try:
                yield from filter(None, pool.map(self.run, cells))
            finally:
                stop()


def parse() -> argparse.Namespace:
    parser = Options()
    parser.add_argument("cells", nargs="*")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--oldest", type=int)
    for flag in ("--write", "--update", "--list"):
        parser.add_argument(flag, action="store_true")
    return parser.parse_args()


def main() -> int:
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    options = parse()
    facts = tomllib.loads(TABLE.read_text())
    cells = read_cells(facts)
    chosen = choose(cells, options.cells)
    rows = mark(platforms.read(), cells, facts)
    if options.oldest is not None:
        chosen = oldest(chosen, rows)[: options.oldest]
    if options.list:
        for cell in chosen:
            print(f"{cell.name:32} {' '.join(rows.get(cell.name, [])[platforms.RESULT :])}".rstrip())
        return 0
    right = True
    matrix = Matrix(options, facts)
    for row in matrix.run_all(chosen):
        right = right and row.right
        if options.write:
            cell = next(cell for cell in cells if cell.name == row.cell)
            installed.write(row.mpi, matrix.chroots[cell.system].inside(cell.work / PROBE))
            rows = mark(platforms.read(), cells, facts)
            platforms.write(rows | {row.cell: row.columns}, [cell.name for cell in cells])
    return 0 if right else 1


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit("matrix: interrupted")

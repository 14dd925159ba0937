"""The published figures, measured again; scripts/bench says how it is used."""

from __future__ import annotations

import argparse
import datetime
import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
RESULTS = HERE / "figures"
BUILDS = {
    "mpich": "fortran cxx tools abi --mpicc mpicc.mpich --fc gfortran",
    "openmpi": "fortran cxx tools abi --mpicc mpicc.openmpi --fc gfortran",
    "solo": "solo",
}
MADE_BY_TOOLS = ("profile", "check")  # commands that compile a library when they are first used
BUSY = 0.5  # processes that run already
LONGEST = 3600  # seconds of a build or a figure


def git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


def measured_at(name: str) -> str:
    """The commit in the first line of a figure's text, or nothing."""
    file = RESULTS / f"{name}.txt"
    return file.read_text(encoding="utf-8").split()[1] if file.is_file() else ""


def age(name: str, figure: dict[str, Any]) -> str:
    """Why a figure has to be measured again, or nothing."""
    commit = measured_at(name)
    if not commit:
        return "never measured"
    try:
        changes = git("rev-list", "--count", f"{commit}..HEAD", "--", *figure["watches"])
    except subprocess.CalledProcessError:
        return f"measured at {commit}, which this clone does not have"
    return f"older than its code by {changes} commits" if int(changes) else ""


class Bench:
    """The folder where bindings are built, each when a figure first asks for it."""

    def __init__(self, folder: Path):
        self.folder = folder
        path = f"{ROOT / 'generator'}"
        self.environment = os.environ | {"PYTHONPATH": path, "XDG_CACHE_HOME": str(folder / "cache")}

    def run(self, command: str) -> str:
        done = subprocess.run(
            ["sh", "-c", command],
            cwd=ROOT,
            env=self.environment,
            capture_output=True,
            text=True,
            timeout=LONGEST,
            check=False,
        )
        if done.returncode:
            sys.exit(f"scripts/bench: {command}: exit status {done.returncode}\n{(done.stdout + done.stderr)[-2000:]}")
        return done.stdout

    def bindery(self, words: str) -> None:
        self.run(f"exec {sys.executable} -B -m bindery_mpi {words}")

    def prefix(self, name: str) -> str:
        made = self.folder / name
        if not (made / "bin").is_dir():
            print(f"{name}: bindery build {BUILDS[name]}", flush=True)
            self.bindery(f"build {BUILDS[name]} --prefix {made}")
        return str(made)

    def cache(self) -> str:
        """The folder of what `bindery profile` and `bindery check` have compiled for a program of MPICH."""
        made, program = self.folder / "cache" / "bindery", self.folder / "one"
        if not program.exists():
            self.run(f"mpicc.mpich -O2 -w {HERE / 'profile.c'} -o {program}")
            for command in MADE_BY_TOOLS:
                self.bindery(f"{command} -- mpiexec.mpich -n 1 {program}")
        return str(made)

    def measure(self, name: str, figure: dict[str, Any]) -> None:
        command = figure["command"]
        values = {build: self.prefix(build) for build in BUILDS if f"{{{build}}}" in command}
        if "{cache}" in command:
            values["cache"] = self.cache()
        busy = figure.get("timed") and os.getloadavg()[0] > BUSY
        print(f"{name}: {command}{', on a busy machine: its times say little' if busy else ''}", flush=True)
        text = self.run(command.format(**values))
        head = f"commit {git('rev-parse', '--short=9', 'HEAD')} {datetime.date.today()}: {command}\n"
        RESULTS.mkdir(exist_ok=True)
        (RESULTS / f"{name}.txt").write_text(head + text, encoding="utf-8")


def main() -> int:
    figures = tomllib.loads((HERE / "figures.toml").read_text(encoding="utf-8"))
    parser = argparse.ArgumentParser(prog="scripts/bench")
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "bench")
    parser.add_argument("figures", nargs="*", metavar="FIGURE")
    options = parser.parse_args()
    for name in options.figures:
        if name not in figures:
            parser.error(f"{name}: no such figure; --list shows them")
    ages = {name: age(name, figure) for name, figure in figures.items()}
    if options.list:
        print("".join(f"{name:16} {measured_at(name) or '-':10} {ages[name]}\n" for name in figures), end="")
        return 0
    options.folder.mkdir(parents=True, exist_ok=True)
    bench = Bench(options.folder.resolve())
    for name in options.figures or [name for name in figures if ages[name]]:
        bench.measure(name, figures[name])
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""MPICH's test programs over two or more sets of bindings; scripts/suites says how to use it."""

from __future__ import annotations

import argparse
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from pathlib import Path

from chroot import ROOT, Help, fail, say

DIALECTS = ("f77", "f90", "f08")
OPTIONS = "--enable-strictmpi --enable-fortran=all --disable-cxx --disable-dtpools"
RESULT = re.compile(r"^(not ok|ok) +- \./(\S+)", re.MULTILINE)
SOURCE = "apt-get source -qq --download-only mpich && dpkg-source --skip-patches -x mpich_*.dsc mpich"
# The autogen.sh of MPICH's tree does this. By itself the suite builds f08 within that tree alone, and not with flang.
PREPARE = """cp -r ../../confdb . && cp -r ../../confdb dtpools && cp ../../maint/version.m4 .
touch include/mtest_mpix.h
sed -i 's/ -a "$FROM_MPICH" = "yes" ; then/ ; then/; s/^ *PAC_FC_2008_SUPPORT.*/enable_f08=yes/' configure.ac
./autogen.sh && autoreconf -if"""
# As many processes as a program wants, on any number of cores, and none of them waits busily.
MPIEXEC = """#!/bin/sh
. {root}/scripts/setup.sh
share_cores {real}
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
case $({real} --version) in *"Open"*) ;; *) export LD_PRELOAD={yielding} ;; esac
exec {real} "$@"
"""


def run(words: str, folder: Path, log: Path, **variables: str) -> bool:
    with log.open("a") as output:
        done = subprocess.run(
            ["/bin/sh", "-ec", words],
            cwd=folder,
            env=os.environ | variables,
            check=False,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=output,
        )
    return done.returncode == 0


@dataclass
class Bindings:
    """The bindings of a compiler wrapper, and what became of each program."""

    name: str
    mpifort: Path
    mpicc: Path
    mpiexec: Path
    build: Path
    flags: str = ""
    passed: dict[str, bool] = field(default_factory=dict)

    def prepare(self, suite: Path, yielding: Path) -> None:
        shutil.rmtree(self.build, ignore_errors=True)
        self.build.mkdir(parents=True)
        mpiexec = self.build / "mpiexec"
        mpiexec.write_text(MPIEXEC.format(root=ROOT, real=self.mpiexec, yielding=yielding))
        mpiexec.chmod(0o755)
        compilers = f"MPICC={self.mpicc} MPIF77={self.mpifort} MPIFC={self.mpifort} MPIEXEC={mpiexec}"
        log = self.build / "build.log"
        flags = f"$({self.mpifort} --version | grep -q 'GNU Fortran' && echo -fallow-argument-mismatch) {self.flags}"
        compilers += f' FFLAGS="{flags}" FCFLAGS="{flags}"'
        words = f"{suite}/configure {OPTIONS} {compilers} main_top_srcdir={suite.parent.parent}\nmake -C util"
        if not run(words, self.build, log):
            fail(f"{self.name}: the suite cannot be built; see {log}")

    def run(self, folder: str, suite: Path, options: argparse.Namespace) -> None:
        """The programs of a folder, by the suite's own script."""
        place, tap = self.build / folder, self.build / f"{folder.replace('/', '-')}.tap"
        words = ["../../runtests", f"-srcdir={suite / folder}", "-tests=testlist"]
        words += [f"-mpiexec={self.build}/mpiexec", f"-tapfile={tap}"]
        if options.most:
            words.append(f"-maxnp={options.most}")
        limits = {"MPITEST_TIMEOUT": str(options.limit), "VERBOSE": "1"}
        run(shlex.join(words) + " || true", place, tap.with_suffix(".log"), **limits)
        text = tap.read_text(encoding="utf-8", errors="replace") if tap.exists() else ""
        for result, name in RESULT.findall(text):
            whole = f"{folder}/{name}"
            self.passed[whole] = self.passed.get(whole, True) and result == "ok"


def bindings(name: str, mpifort: Path, folder: Path, flags: str = "") -> Bindings:
    mpicc, mpiexec = (mpifort.with_name(mpifort.name.replace("mpifort", word)) for word in ("mpicc", "mpiexec"))
    for command in (mpifort, mpicc, mpiexec):
        if not command.exists():
            fail(f"{command}: not there; give an installed prefix, and mpifort with mpicc and mpiexec beside it")
    return Bindings(name, mpifort, mpicc, mpiexec, folder / name, flags)


def fetch(options: argparse.Namespace, folder: Path) -> Path:
    tree, whole, log = folder / "mpich", folder / "mpich.whole", folder / "mpich.log"
    suite = tree / "test" / "mpi"
    if whole.exists():
        return suite
    shutil.rmtree(tree, ignore_errors=True)
    get = f"cp -r {shlex.quote(str(options.source))} mpich" if options.source else SOURCE
    say(f"preparing the suite of {options.source or 'Debian'}")
    if not run(get, folder, log) or not run(PREPARE, suite, log):
        fail(f"{options.source or 'apt-get source mpich'}: no suite made of it; see {log}")
    whole.touch()
    return suite


def report(own: Bindings, others: list[Bindings]) -> Iterator[str]:
    """A table in Markdown, and the programs that differ."""
    yield "| dialect | programs | " + " | ".join(tried.name for tried in (own, *others)) + " |"
    yield "|---|---|" + "---|" * (1 + len(others))
    for dialect in DIALECTS:
        names = {name for tried in (own, *others) for name in tried.passed if name.startswith(dialect)}
        counts = [str(sum(tried.passed.get(name, False) for name in names)) for tried in (own, *others)]
        yield f"| {dialect} | {len(names)} | {' | '.join(counts)} |"
    for tried in others:
        for name in sorted(own.passed.keys() | tried.passed.keys()):
            if own.passed.get(name) and not tried.passed.get(name):
                yield f"{name} fails with {tried.name} alone"
            elif tried.passed.get(name) and not own.passed.get(name):
                yield f"{name} fails with {own.name}, not with {tried.name}"


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    parser.error = lambda message: fail(f"{message}; see the head of the script")  # type: ignore[method-assign]
    parser.add_argument("-h", "-help", "--help", action=Help, nargs=0)
    parser.add_argument("prefixes", nargs="+", type=lambda text: Path(text).resolve())
    parser.add_argument("--folder", required=True, type=Path)
    parser.add_argument("--own", required=True, type=Path)
    parser.add_argument("--source", type=lambda text: Path(text).resolve())
    parser.add_argument("--flags", default="")
    parser.add_argument("--only", action="append")
    for name, default in (("--most", 0), ("--jobs", os.cpu_count()), ("--limit", 600)):
        parser.add_argument(name, type=int, default=default)
    return parser.parse_args()


def main() -> int:
    options = parse()
    folder = options.folder.resolve()
    folder.mkdir(parents=True, exist_ok=True)
    suite, yielding = fetch(options, folder), folder / "yielding.so"
    if not run(f"c++ -shared -fPIC {ROOT}/tests/yielding.cpp -o {yielding}", folder, folder / "yielding.log"):
        fail(f"no C++ compiler; see {folder}/yielding.log")
    own = bindings(options.own.name, options.own, folder)
    others = [bindings(prefix.name, prefix / "bin" / "mpifort", folder, options.flags) for prefix in options.prefixes]
    found = {str(path.parent.relative_to(suite)) for name in DIALECTS for path in suite.glob(f"{name}/*/testlist*")}
    folders = sorted(
        folder for folder in found if any(fnmatchcase(folder, pattern) for pattern in options.only or ["*"])
    )
    with ThreadPoolExecutor(options.jobs) as pool:
        say(f"building the suite {1 + len(others)} times")
        list(pool.map(lambda tried: tried.prepare(suite, yielding), (own, *others)))
        pairs = [(tried, place) for place in folders for tried in (own, *others)]
        list(pool.map(lambda pair: pair[0].run(pair[1], suite, options), pairs))
    lines = list(report(own, others))
    print("\n".join(lines))
    return 1 if any(line.endswith(" alone") for line in lines) else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit("suites: interrupted")

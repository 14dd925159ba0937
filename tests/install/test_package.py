"""The Python package of a release gives bindings by one command, without a clone: `scripts/release`, then what packaging/github-actions
has a project's CI type.

Usage: test_package.py FOLDER, which is made anew. Needs a package registry for setuptools and jinja2."""

import os
import re
import shutil
import sys
import tarfile
import zipfile
from pathlib import Path

from support import ROOT, must, need, run

FAST = ["-DCMAKE_UNITY_BUILD=ON", *(f"-DCMAKE_{name}_FLAGS_RELEASE=-O0" for name in ("C", "CXX", "Fortran"))]
VERSION = re.search(r"^set\(BINDERY_VERSION (\S+)\)$", (ROOT / "cmake/version.cmake").read_text(), re.MULTILINE)[1]


def expect(right: bool, what: str) -> None:
    if not right:
        sys.exit(what)


def committed(folder: Path) -> Path:
    """Makes a commit of what is here; the checkout may have no git, or changes."""
    folder.mkdir()
    for path in ROOT.iterdir():
        if path.is_dir() and path.name != ".git" and not path.name.startswith("build"):
            shutil.copytree(path, folder / path.name, symlinks=True)
        elif path.is_file() and path.name != ".git":
            shutil.copy(path, folder)
    for words in (
        ["init", "-q"],
        ["add", "-A"],
        ["-c", "user.name=me", "-c", "user.email=me@example.org", "commit", "-qm", "x"],
    ):
        must("no commit", "git", *words, cwd=folder)
    return folder


def released(folder: Path) -> Path:
    """The wheel of a release that is only tried, beside its source and its sdist."""
    must("no key", "ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", folder / "key")
    words = ["--dry-run", "--output", folder / "made", "--key", folder / "key"]
    said = must("no release", committed(folder / "tree") / "scripts/release", *words)
    wanted = {"SHA256SUMS", "SHA256SUMS.sig", f"bindery-mpi-{VERSION}-source.tar.gz", f"bindery_mpi-{VERSION}.tar.gz"}
    made = folder / "made" / f"bindery_mpi-{VERSION}-py3-none-any.whl"
    expect({path.name for path in made.parent.iterdir()} == wanted | {made.name}, said)
    must("checksums", "sha256sum", "-c", "SHA256SUMS", cwd=made.parent)
    (folder / "source").mkdir()
    archive = made.parent / f"bindery-mpi-{VERSION}-source.tar.gz"
    must("source", "tar", "-xzf", archive, "--strip-components=1", "-C", folder / "source")
    return made


def whole(source: Path, made: Path) -> None:
    """The files of the wheel and of the sdist are in the source, byte for byte."""
    with zipfile.ZipFile(made) as wheel:
        for name in wheel.namelist():
            part = name.removeprefix("bindery_mpi/")
            places = [source / part, source / "generator" / name]
            path = next((path for path in places if path.is_file()), None)
            same = ".dist-info/" in name or (path is not None and wheel.read(name) == path.read_bytes())
            expect(same, f"{name}: not in the source")
    with tarfile.open(made.parent / f"bindery_mpi-{VERSION}.tar.gz") as sdist:
        for member in sdist.getmembers():
            path = source / member.name.partition("/")[2]
            other = path.name in ("PKG-INFO", "setup.cfg") or member.isdir()
            expect(other or sdist.extractfile(member).read() == path.read_bytes(), f"{member.name}: not in the source")


def refusals(bindery: Path, folder: Path) -> None:
    for words, path, said in (
        (["build", "solo", "--prefix", "p"], str(bindery.parent), "bindery build: cmake: not found; install CMake 3.20 or newer"),
        (["build", "cxx", "--mpicc", "no-mpicc", "--prefix", "p"], "", "bindery build: no-mpicc: not found; install it, or name another one with --mpicc"),
        (["build", "cxx", "-DX", "--prefix", "p"], "", "bindery build: -DX: no value; write -DX=VALUE"),
    ):  # fmt: skip
        done = run(bindery, *words, cwd=folder, **({"PATH": path} if path else {}))
        expect((done.returncode, done.stderr) == (2, said + "\n"), f"{words}: {done.returncode} {done.stderr}")
    (folder / "wrong.j2").write_text("{{ nothing }}")
    said = run(bindery, "render", "wrong.j2", "-o", "rendered", cwd=folder).stderr
    page = re.search(r"; (.+) lists what templates can use", said)
    is_there = page is not None and (folder / page[1]).is_file()
    expect(is_there, f"a message names a page that is not installed: {said}")
    done = run(bindery, "build", "cxx", "--mpicc", "gcc", "--prefix", "p", cwd=folder)
    expect(done.returncode == 2 and done.stderr.count("\n") == 1 and "mpi.h" in done.stderr, done.stderr)
    expect(not (folder / "p").exists(), "a refusal has installed something")


def snippet(made: Path, home: Path) -> None:
    """Each command of the workflow for a user's project, with this wheel in place of the one of an index."""
    text = (ROOT / "packaging/github-actions/bindery.yml").read_text(encoding="utf-8")
    blocks = re.findall(r"^        run: \|\n((?: {10}.*\n)+)", text, re.MULTILINE)
    expect(len(blocks) == text.count("run:"), "a command that is not in a block")
    project, commands = home / "project", home / "commands"
    shutil.copytree(ROOT / "examples/heat", project)
    commands.mkdir()
    (commands / "sudo").write_text(
        '#!/bin/sh\nset -eu; shift; case $1 in install) shift 2; dpkg -s "$@" ;; update) ;; esac\n'
    )
    (commands / "sudo").chmod(0o755)
    for block in blocks:
        typed = block.replace("install bindery-mpi", f"install --quiet '{made}'").replace(FAST[0], " ".join(FAST))
        must(block, "sh", "-euc", typed, cwd=project, HOME=str(home), PATH=f"{commands}:{os.environ['PATH']}")
    expect("MPI_Sendrecv" in (project / "report.json").read_text(), "the report lacks MPI_Sendrecv")


def main() -> None:
    folder = Path(sys.argv[1]).resolve()
    need("gfortran", "mpicc.mpich", "ninja", "ssh-keygen")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    made = released(folder)
    whole(folder / "source", made)
    os.environ.pop("PYTHONPATH", None)  # else the installed command is that of the checkout
    home = folder / "a home"
    home.mkdir()
    snippet(made, home)
    bindery, prefix = home / "bindery-command/bin/bindery", home / "bindery"
    refusals(bindery, folder)
    must("build", bindery, "build", "solo", "tools", "--prefix", folder / "solo", "--jobs", 2, *FAST[:-1])
    for command, source, line in (
        ("mpifort", "heat/heat_f08.F90", "same as the serial run: T"),
        ("mpicxx", "profiling-mpicxx/ring.cpp", "token 0, sum 0"),
    ):
        must(command, prefix / "bin" / command, ROOT / "examples" / source, "-o", folder / command)
        expect(line in must(command, folder / command), f"{command}: the program does not print {line}")
    (folder / "one.c").write_text("#include <mpi.h>\nint main(void) { MPI_Init(0, 0); return MPI_Finalize(); }\n")
    must("solo", folder / "solo/bin/mpicc", folder / "one.c", "-o", folder / "one")
    must("solo", folder / "one")
    must("tools", folder / "solo/bin/bindery-stack", "-help")
    print("right")


main()

"""The tests of this folder share this: running tools, installing a build, saying what is missing."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(HERE.parent))

from processes import AS_ROOT, attempt, configure_fortran  # noqa: E402

PACKAGES = {
    "gfortran": "gfortran",
    "gfortran-11": "gfortran-11",
    "flang-new-19": "flang-19",
    "mpicc.mpich": "libmpich-dev",
    "mpicc.openmpi": "libopenmpi-dev",
    "pkg-config": "pkgconf",
    "ninja": "ninja-build",
    "aarch64-linux-gnu-g++": "g++-aarch64-linux-gnu",
    "meson": "meson",
    "ssh-keygen": "openssh-client",
    "autoreconf": "automake",
    "libtoolize": "libtool",
    "/usr/share/aclocal/ax_mpi.m4": "autoconf-archive",
}
# Options of a build that tests take for what it does, not for its speed: in less than half of the time.
UNOPTIMISED = [
    "-DCMAKE_UNITY_BUILD=ON",
    *(f"-DCMAKE_{language}_FLAGS_RELEASE=-O0 -DNDEBUG" for language in ("C", "CXX", "Fortran")),
]


def need(*tools: str) -> None:
    for tool in tools:
        if not shutil.which(tool) and not Path(tool).is_file():
            sys.exit(f"{tool}: not found; install the Debian package {PACKAGES[tool]} (scripts/test does)")


def run(*command: object, cwd: Path | None = None, **environment: str) -> subprocess.CompletedProcess[str]:
    clean = {
        name: value
        for name, value in os.environ.items()
        if name not in ("FC", "BINDERY_FC", "MPICH_FC", "OMPI_FC", "I_MPI_FC")
    }
    return attempt(*command, cwd=cwd, env=clean | AS_ROOT | {"LC_ALL": "C"} | environment)


def must(what: str, *command: object, cwd: Path | None = None, **environment: str) -> str:
    """Returns the output of a command; the end of the test if it failed."""
    done = run(*command, cwd=cwd, **environment)
    if done.returncode:
        sys.exit(f"{what}\n{done.stdout[-3000:]}{done.stderr[-3000:]}")
    return done.stdout


def build_over(mpicc: Path, build: Path, *options: str) -> str:
    """Bindings for Fortran; what the probe has found."""
    must("does not configure", *configure_fortran(build, mpicc, *UNOPTIMISED, *options))
    must("does not build", "cmake", "--build", build, "--parallel", "2")
    return (build / "probe" / "bindery-probe.toml").read_text()


def without_python(folder: Path) -> str:
    """A PATH on which every Python fails."""
    tools = folder / "no python"
    tools.mkdir()
    for name in ("python", "python3"):
        (tools / name).write_text("#!/bin/sh\necho 'no Python here' >&2\nexit 1\n")
        (tools / name).chmod(0o755)
    return f"{tools}:{os.environ['PATH']}"


def nothing_names(build: Path, prefix: Path) -> None:
    """Nothing that is installed has a path of its build."""
    for file in prefix.rglob("*"):
        if file.is_file() and file.suffix not in (".a", ".mod") and str(build).encode() in file.read_bytes():
            sys.exit(f"{file}: names the build's folder")


def fetch_wheels(folder: Path, *wheels: str) -> Path:
    """The commands of a virtual environment with these wheels."""
    venv = folder / "venv"
    lacking = "no virtual environment; install the Debian package python3-venv (scripts/test does)"
    must(lacking, sys.executable, "-m", "venv", venv)
    options = ["--quiet", "--disable-pip-version-check", "--no-deps", "--no-compile", "--only-binary", ":all:"]
    lacking = f"pip cannot fetch {', '.join(wheels)}: a package registry must be within reach"
    must(lacking, venv / "bin" / "pip", "install", *options, *wheels)
    return venv / "bin"


class Case(unittest.TestCase):
    """A folder of its own, with a blank in its path."""

    maxDiff = None

    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory(prefix="bindery ")
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def good(self, *command: object, cwd: Path | None = None, **environment: str) -> str:
        done = run(*command, cwd=cwd, **environment)
        self.assertEqual(done.returncode, 0, f"{command}\n{done.stdout[-3000:]}{done.stderr[-3000:]}")
        return done.stdout + done.stderr

    def refused(self, *command: object, cwd: Path | None = None, **environment: str) -> str:
        """A command of Bindery that fails: one line and the status 2."""
        done = run(*command, cwd=cwd, **environment)
        self.assertEqual((done.returncode, done.stdout, done.stderr.count("\n")), (2, "", 1), done.stdout + done.stderr)
        return done.stderr.rstrip("\n")

    def install(self, build: Path) -> Path:
        prefix = self.folder / "prefix"
        self.good("cmake", "--install", build, "--prefix", prefix)
        return prefix

    def script(self, name: str, text: str) -> Path:
        path = self.folder / name
        path.write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
        path.chmod(0o755)
        return path

"""The tests of this folder share this: running the probes, and saying what is missing."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

from processes import attempt

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "cmake" / "BinderyProbe.cmake"
CMAKE = sys.argv[1]
PACKAGES = {
    "gfortran": "gfortran",
    "flang-new-19": "flang-19",
    "mpicc.mpich": "libmpich-dev",
    "mpicc.openmpi": "libopenmpi-dev",
    "gcc": "gcc",
}
TOML = "bindery-probe.toml"


def need(*tools: str) -> None:
    for tool in tools:
        if not shutil.which(tool):
            sys.exit(f"{tool}: not found; install the Debian package {PACKAGES[tool]}")


def run(command: list[str | Path], **options: Any) -> subprocess.CompletedProcess[str]:
    return attempt(*command, environment={"LC_ALL": "C"}, **options)


def probe(output: Path, **variables: str | Path) -> subprocess.CompletedProcess[str]:
    definitions = [f"-D{name}={value}" for name, value in {"OUTPUT": output, **variables}.items()]
    return run([CMAKE, *definitions, "-P", SCRIPT])


def result(output: Path, **variables: str | Path) -> dict[str, dict[str, Any]]:
    """Returns the facts that the probes find; they must succeed."""
    done = probe(output, **variables)
    if done.returncode:
        sys.exit(f"the probes failed:\n{done.stderr}")
    return tomllib.loads((output / TOML).read_text(encoding="utf-8"))

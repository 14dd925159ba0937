"""libbindery_intercept for an MPI: found, or built once and kept. It makes calls through the MPI's own Fortran bindings
visible (docs/howto/intercept.md)."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

from bindery_mpi.launch.mpi import LaunchError, Mpi
from bindery_mpi.launch.tool import Tool, built_once, key, version_of
from bindery_mpi.logged import run_logged
from bindery_mpi.paths import cache, sources

NAME = "libbindery_intercept.so"
_SECONDS = 1800


def installed(mpi: Mpi) -> Path | None:
    """The library that the environment names, beside the MPI, or beside bindery-intercept on PATH."""
    given = os.environ.get("BINDERY_INTERCEPT")
    if given:
        if not Path(given).is_file():
            raise LaunchError(f"BINDERY_INTERCEPT={given}: no such file; correct it, or unset it to build one")
        return Path(given).resolve()
    prefix = mpi.folder.parent
    return next((p for p in (prefix / "lib" / "bindery" / NAME, prefix / "lib" / NAME) if p.is_file()), None)


def _compilers(mpi: Mpi) -> tuple[str, str]:
    """The MPI's mpifort, and the compiler that it runs. Raises LaunchError."""
    path = Path(mpi.compiler)
    names = [re.sub(r"^(mpi)\w*cc", rf"\1{word}", path.name) for word in ("fort", "f90")]
    found = [shutil.which(str(path.parent / name)) for name in names if name != path.name]
    mpifort = next((name for name in found if name), None)
    if not mpifort:
        raise LaunchError(f"{mpi.compiler} has no mpifort beside it")
    for option in ("-show", "--showme:command"):
        answer = subprocess.run([mpifort, option], capture_output=True, text=True, check=False)
        words = shlex.split(answer.stdout) if answer.returncode == 0 else []
        if words and shutil.which(words[0]):
            return mpifort, words[0]
    raise LaunchError(f"{mpifort} does not name a Fortran compiler of this machine with -show")


def _run(command: list[str], log: Path, show: Callable[[str], None] | None) -> str:
    code = run_logged(command, log, show, _SECONDS)
    text = log.read_text(encoding="utf-8", errors="replace")
    obstacle = re.search(r"no libbindery_intercept: (.*)", text)
    if obstacle:
        raise LaunchError(obstacle[1])
    if code != 0:
        first = next((line for line in text.splitlines() if "rror" in line), text.strip()[-300:])
        raise LaunchError(f"it cannot be built: {first.strip()[:300]}")
    return text


def _build(mpi: Mpi, compiler: str, home: Path, folder: Path, show: Callable[[str], None] | None) -> Path:
    generator = ["-G", "Ninja"] if shutil.which("ninja") else []
    tree, log = folder / "build", folder / "log"
    options = [f"-DMPI_C_COMPILER={mpi.compiler}", f"-DCMAKE_Fortran_COMPILER={compiler}", "-DCMAKE_UNITY_BUILD=ON"]
    _run(["cmake", "-S", str(home / "fortran"), "-B", str(tree), *generator, *options], log, show)
    jobs = str(os.cpu_count() or 1)
    _run(["cmake", "--build", str(tree), "--target", "intercept_shared", "--parallel", jobs], log, show)
    return tree / "lib" / NAME


def check(mpi: Mpi) -> None:
    """Raises LaunchError, at once, if the library is not there and cannot be built."""
    if installed(mpi):
        return
    if not (sources() / "fortran" / "CMakeLists.txt").is_file():
        raise LaunchError("this installation of Bindery has no sources of the Fortran bindings")
    if not shutil.which("cmake"):
        raise LaunchError("there is no cmake to build it with")
    _compilers(mpi)


def intercept_for(tool: Tool, mpi: Mpi, quiet: bool) -> Path:
    """The library. Raises LaunchError: why there is none."""
    check(mpi)
    there = installed(mpi)
    if there:
        return there
    home, (mpifort, compiler) = sources(), _compilers(mpi)
    folders = (home / "fortran", home / "cmake", home / "probes", home / "generated" / "fortran")
    files = sorted(path for folder in folders for path in folder.rglob("*") if path.is_file())
    message = f"building libbindery_intercept for {mpifort}, which hides calls, once, in about 60 s of processor time"
    return built_once(
        cache("intercept") / key(mpi, [mpifort, version_of(compiler)], [Path(__file__), *files]) / NAME,
        lambda folder, show: _build(mpi, compiler, home, folder, show),
        tool,
        "" if quiet else message,
    )

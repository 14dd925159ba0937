"""The declarations of an MPI's mpi.h, by its compiler's preprocessor."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
from dataclasses import dataclass, field

from bindery_mpi.wrap.source import WrapError

DEFAULT_COMPILER = "mpicc"
_SECONDS = 60
_ATTRIBUTE = re.compile(r"__attribute__\s*\(\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)\)")
_LINE_MARK = re.compile(r"^\s*#.*$", re.MULTILINE)
_PROTOTYPE = re.compile(r"\b(P?MPIX?_\w+) ?\(([^;{}]*?)\) ?;")
_ARRAY = re.compile(r"(?:\[[^\]]*\]\s*)+$")
_NAMED = re.compile(r"^(.*[\s*])(\w+)$")
_SIGN = re.compile(r"\s*([*\[\]])\s*")


@dataclass(frozen=True)
class HeaderFormal:
    """A formal parameter as mpi.h declares it."""

    name: str  # "indx"
    is_const: bool


@dataclass(frozen=True)
class HeaderFunctions:
    """The functions of one mpi.h."""

    declared: frozenset[str]  # "MPI_Send": those that are declared as functions
    profiled: frozenset[str]  # "MPI_Send", where PMPI_Send is declared
    formals: dict[str, list[HeaderFormal]] = field(default_factory=dict)  # by function; none without names


def default_compiler() -> str:
    """The compiler that is asked without -c; empty if there is none."""
    return DEFAULT_COMPILER if shutil.which(DEFAULT_COMPILER) else ""


def read_header(compiler: str, folders: list[str]) -> HeaderFunctions:
    """Read the output of `compiler -E` for <mpi.h>."""
    command = [*shlex.split(compiler), *(f"-I{folder}" for folder in folders), "-E", "-x", "c", "-"]
    option = f"bindery wrap: -c {compiler}"
    try:
        run = subprocess.run(
            command, input="#include <mpi.h>\n", capture_output=True, text=True, timeout=_SECONDS, check=False
        )
    except OSError as error:
        raise WrapError(option, error.strerror or str(error), "name the C compiler of an MPI") from None
    except subprocess.TimeoutExpired:
        raise WrapError(option, f"no answer within {_SECONDS} s", "name the C compiler of an MPI") from None
    if run.returncode != 0:
        said = next((line for line in run.stderr.splitlines() if "error" in line), run.stderr.strip())
        wrong = f"it cannot preprocess <mpi.h>: {said.splitlines()[0] if said else f'status {run.returncode}'}"
        raise WrapError(
            option, wrong, "name the C compiler of an MPI with -c, give the folder of mpi.h with -I, or give --portable"
        )
    header = parse_header(run.stdout)
    if not header.declared:
        raise WrapError(option, "its <mpi.h> declares no function of MPI", "name the C compiler of an MPI")
    return header


def parse_header(text: str) -> HeaderFunctions:
    flat = " ".join(_ATTRIBUTE.sub("", _LINE_MARK.sub("", text)).split())
    found = {match[1]: match[2] for match in _PROTOTYPE.finditer(flat)}
    own = {name for name in found if not name.startswith("P")}
    formals = {name: _formals(found[name]) for name in own}
    profiled = frozenset(name.removeprefix("P") for name in found if name.startswith("P"))
    return HeaderFunctions(frozenset(own), profiled, {name: rows for name, rows in formals.items() if rows})


def tidy_type(text: str) -> str:
    """`const void *` as `const void*`."""
    return _SIGN.sub(r"\1", " ".join(text.split())).replace("*const", "* const")


def _formals(parameters: str) -> list[HeaderFormal]:
    """Return the arguments of a parameter list; empty unless each has a name."""
    formals = []
    for parameter in parameters.split(","):
        if parameter.strip() in ("void", "...", ""):
            continue
        named = _NAMED.match(_ARRAY.sub("", parameter.strip()).strip())
        if not named:
            return []
        formals.append(HeaderFormal(named[2], named[1].split()[0] == "const"))
    return formals

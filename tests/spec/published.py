"""The facts of pympistandard, the MPI Forum's own data on PyPI, as texts that facts.py also makes of the spec.

The package is fetched into a virtual environment of its own; its data is never part of this repository.
"""

from __future__ import annotations

import importlib
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

VERSION = "0.2.0"

Facts = dict[str, list[str]]  # "f08 MPI_Send" -> a text for each part

_PROTOTYPE = re.compile(r"(?P<result>.+?)\(?(?P<name>MPI_\w+)\)?\((?P<arguments>.*)\)")
_DECLARATION = re.compile(r"(?P<type>.*?)(?P<name>\b\w+)?(?P<array>(\[\w*\])*)")
_BARE = ("int", "char", "void", "double", "long")


def fetch(folder: Path) -> Any:
    """The package, installed into FOLDER where it is not there already."""
    venv = folder / f"pympistandard-{VERSION}"
    if not list(venv.glob("lib/python*/site-packages/pympistandard/data/apis.json")):
        subprocess.run([sys.executable, "-m", "venv", "--clear", venv], check=True, timeout=1000)
        pip: list[str | Path] = [venv / "bin" / "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
        done = subprocess.run(
            [*pip, f"pympistandard=={VERSION}"], capture_output=True, text=True, timeout=1000, check=False
        )
        if done.returncode:
            sys.exit(
                f"pip cannot fetch pympistandard {VERSION}: a package registry must be within reach\n{done.stderr}"
            )
    sys.path += map(str, venv.glob("lib/python*/site-packages"))
    package = importlib.import_module("pympistandard")
    package.use_api_version(1, force_bundled=True)
    return package


# ---- texts that do not depend on layout ------------------------------------------------------------------------------


def c_type(declaration: str) -> str:
    """`const int ranges[][3]` -> `const int(*)[3]`: the type of a parameter, without its name."""
    match = _DECLARATION.fullmatch(declaration.strip())
    if not match:
        raise ValueError(f"not a declaration: {declaration}")
    kind, name = match["type"], match["name"] or ""
    if not kind.strip() or name in _BARE:
        kind, name = f"{kind} {name}", ""
    kind = " ".join(kind.replace("*", " * ").split()).replace(" *", "*")
    if re.search(r"_function(_c)?$", kind):
        kind += "*"  # a function as an argument is a pointer to it
    sizes = re.findall(r"\[\w*\]", match["array"])
    if len(sizes) > 1:
        return f"{kind}(*){''.join(sizes[1:])}"
    return kind + ("*" if sizes else "")


def c_prototype(text: str) -> tuple[str, list[str]]:
    """The name of a prototype or of a function typedef, then the types of its result and arguments."""
    match = _PROTOTYPE.fullmatch(text.removeprefix("typedef ").rstrip(";").strip())
    if not match:
        raise ValueError(f"not a prototype: {text}")
    arguments = [a for a in match["arguments"].split(",") if a.strip() != "void"]
    return match["name"], [
        match["result"].strip(),
        *("..." if re.search(r"\.\.\.|\\ldots", a) else c_type(a) for a in arguments),
    ]


def fortran_dummy(name: str, declaration: str) -> str:
    """`buf: TYPE(*),DIMENSION(..),INTENT(IN)`: capitals and blanks mean nothing."""
    return f"{name.lower()}: {declaration.replace(' ', '').upper()}"


# ---- facts -----------------------------------------------------------------------------------------------------------


def facts(package: Any) -> Facts:
    """Every fact of the package: prototypes and names in C, dummy arguments in Fortran, directions, callbacks."""
    found: Facts = {}
    for procedure in [*package.PROCEDURES.values(), *package.CALLBACKS.values()]:
        found |= dict(_procedure(procedure))
    for function in package.PREDEFINED_FUNCTIONS.values():
        found[f"predefined {function._parseset['name']}"] = [function._parseset["attributes"]["predefined_function"]]
    return found


def _procedure(procedure: Any) -> Iterator[tuple[str, list[str]]]:
    raw = procedure._parseset
    express, attributes, name = procedure.express, raw["attributes"], raw["name"]
    sizes = [("", express)] + ([("_c", express.embiggen)] if procedure.has_embiggenment() else [])
    for suffix, expression in sizes:
        if attributes["c_expressible"] and expression.iso_c is not None:
            text = str(expression.iso_c)
            yield ("typedef " if attributes["callback"] else "c ") + name + suffix, c_prototype(text)[1]
        if attributes["f08_expressible"] and expression.f08 is not None:
            yield f"f08 {name}{suffix}", _dummies(expression.f08)
    if attributes["f90_expressible"] and express.f90 is not None:
        yield f"mpi {name}", _dummies(express.f90)
    if not attributes["callback"]:
        given = [p for p in raw["parameters"] if p["name"] not in ("ierror", "ierr")]
        yield f"intent {name}", [f"{p['name']} {p['param_direction']}" for p in given]


def _dummies(expression: Any) -> list[str]:
    shown = [p for p in expression.parameters if p.name.lower() not in ("ierror", "ierr")]
    return [fortran_dummy(p.name, _declaration(p)) for p in shown]


def _declaration(p: Any) -> str:
    """The type of the forms without attributes, or all attributes of mpi_f08."""
    return f"{p.descriptor}{p.name_length}" if hasattr(p, "descriptor") else f"{p.type}{p.dimensions}"

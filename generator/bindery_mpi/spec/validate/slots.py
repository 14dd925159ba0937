"""The names in the slots of rules: those of MPI are in the spec, and ours are in a header of the repository; a dummy
argument has a type."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from functools import cache
from pathlib import Path

from bindery_mpi.spec.mistakes import SpecError, closest
from bindery_mpi.spec.model import Rule, Spec
from bindery_mpi.spec.validate.rules import Layers, checked

# A word beside a brace is a part of a name that a variable completes.
_WORD = re.compile(r"(?<![\w}])(P?MPI_\w+|(?:BND|REC)_[A-Z]\w*|(?:bnd|rec)_\w+)(?![\w{])")
_DEFINED = re.compile(r"\b((?:BND|REC)_[A-Z]\w*|(?:bnd|rec)_\w+)")
_NO_TYPE = re.compile(r"(const\b|[*& ])*\{name\}")
_VARIABLE = re.compile(r"(?<![\w}])\w+_\{name\}|\{name\}_\w+")
_HEADERS = ("*.h", "*.hpp", "*.h.j2")


def slot_mistakes(spec: Spec, root: Path | None, layers: Layers) -> Iterator[SpecError]:
    """Names in slots that nothing defines. Ours are looked for below `root`, if there are headers."""
    names, ours = _names(spec), _ours(root) if root else {}
    for rule in checked(spec):
        for slot in rule.slots:
            for word in _words(_WORD, rule, slot):
                known, what = (names, "name of MPI") if "MPI_" in word[:5] else (ours.get(word[:4]), "name")
                if known and word not in known and not word.startswith(_joined(known)):
                    remedy = closest(word, known)
                    yield SpecError(rule.file, rule.name, f"slots.{slot}", f"unknown {what} '{word}'", remedy)
        slots = layers[rule.layer].slots() if rule.layer in layers else {}
        yield from _undeclared(rule, [slot for slot in rule.slots if slot in slots and slots[slot].declares])
        yield from _untyped(rule, [slot for slot in rule.slots if slot in slots and slots[slot].is_declaration])


def _untyped(rule: Rule, formals: list[str]) -> Iterator[SpecError]:
    """Dummy arguments without a type."""
    for slot in formals:
        if any(_NO_TYPE.match(line) for line in rule.lines(slot) if isinstance(line, str)):
            remedy = "write it before the name"
            yield SpecError(rule.file, rule.name, f"slots.{slot}", "{name} has no type", remedy)


def _undeclared(rule: Rule, declaring: list[str]) -> Iterator[SpecError]:
    """Variables such as c_{name} that no slot declares."""
    declared = {word for slot in declaring for word in _words(_VARIABLE, rule, slot)}
    for slot in rule.slots:
        for word in [word for word in _words(_VARIABLE, rule, slot) if word not in declared]:
            yield SpecError(
                rule.file, rule.name, f"slots.{slot}", f"nothing declares {word}", "declare it in slots.local"
            )


def _words(pattern: re.Pattern[str], rule: Rule, slot: str) -> list[str]:
    return [word for line in rule.lines(slot) if isinstance(line, str) for word in pattern.findall(line)]


def _joined(known: Collection[str]) -> tuple[str, ...]:
    """The beginnings of names that a macro of C completes, as bnd_f2c_##word."""
    return tuple(name for name in known if name.endswith("_"))


def _names(spec: Spec) -> frozenset[str]:
    procedures = [name for p in spec.procedures for name in (p.name, f"P{p.name}")]
    types = [name for kind in spec.kinds.values() for name in (kind.c, kind.c_large)]
    types += ["MPI_Fint", *(constant.type for constant in spec.constants.values())]
    return frozenset([*procedures, *types, *spec.constants, *spec.callbacks, *spec.predefined])


@cache
def _ours(root: Path) -> dict[str, set[str]]:
    """By prefix, the names in the headers of the repository; generated headers have none that a rule needs."""
    found: dict[str, set[str]] = {}
    for word in (word for path in headers(root) for word in _DEFINED.findall(path.read_text(encoding="utf-8"))):
        found.setdefault(word[:4], set()).add(word)
    return found


def headers(root: Path) -> Iterator[Path]:
    folders = [
        root / name
        for name in ("abi", "c", "fortran", "modern", "mpicxx", "solo", "tools", "templates", "tests/recorder")
    ]
    return (path for pattern in _HEADERS for folder in folders for path in folder.rglob(pattern))

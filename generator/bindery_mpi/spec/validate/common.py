"""Checks of what every entry has, and helpers that the checks of all modules share."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bindery_mpi.spec.load.sentences import check_sentence
from bindery_mpi.spec.mistakes import Place, SpecError, closest
from bindery_mpi.spec.model import DIALECTS, Callback, Constant, Predefined, Routine, Spec

Mistakes = Iterator[SpecError]

VERSIONS = (
    "1.0",
    "1.1",
    "1.2",
    "1.3",
    "2.0",
    "2.1",
    "2.2",
    "3.0",
    "3.1",
    "4.0",
    "4.1",
    "5.0",
    "5.1",
)  # the last is to come
LONGEST_BRIEF = 100


def file_of(spec: Spec, name: str) -> str:
    """How messages name a file of the spec folder."""
    return f"{next(iter(spec.folders))}/{name}"


def check_brief(at: Place, text: str, longest: int = LONGEST_BRIEF) -> Mistakes:
    yield from check_sentence(at, "brief", text, longest)


def check_life(at: Place, entry: Routine | Callback | Predefined | Constant) -> Mistakes:
    """since <= deprecated <= removed, all of them versions of MPI."""
    stages = {field: getattr(entry, field, "") for field in ("since", "deprecated", "removed")}
    last = ""
    for field, version in stages.items():
        if version and version not in VERSIONS:
            yield at.fail(field, f"there is no MPI {version}", "use one of " + ", ".join(VERSIONS))
        elif version and last and VERSIONS.index(version) < VERSIONS.index(stages[last]):
            yield at.fail(field, f"before '{last}'", f"name a version from {stages[last]} on")
        last = field if version in VERSIONS else last


def check_dialects(at: Place, entry: Routine | Callback | Predefined | Constant) -> Mistakes:
    if not entry.dialects:
        yield at.fail("dialects", "empty", "use some of " + ", ".join(DIALECTS))
    for dialect in entry.dialects:
        if dialect not in DIALECTS:
            yield at.fail("dialects", f"unknown dialect '{dialect}'", closest(dialect, DIALECTS))


def one_of(at: Place, field: str, value: str, known: Iterable[str]) -> Mistakes:
    if value not in known:
        yield at.fail(field, f"unknown word '{value}'", closest(value, known))


def known_constant(at: Place, field: str, name: str, spec: Spec) -> Mistakes:
    if name not in spec.constants:
        yield at.fail(field, f"unknown constant '{name}'", closest(name, spec.constants))

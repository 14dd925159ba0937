"""Mistakes in a spec: one line each, collected so that all of them are reported at once."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import PurePath

from bindery_mpi.spec.positions import line_of

# The most names that a message lists.
_FEW = 40


class SpecError(Exception):
    """A mistake in the spec: `file:line [entry] field: what is wrong; what to do`. Those of one cause are one line."""

    def __init__(self, file: str, entry: str, where: str, wrong: str, remedy: str, cause: object = None):
        self.file, self.entry, self.where, self.cause = file, entry, where, cause
        line = line_of(file, entry, where)
        file = f"{file}:{line}" if line else file
        place = f"{file} [{entry}]" if entry else file
        self.place, self.said = f"{place}{' ' + where if where else ''}", f"{wrong}; {remedy}"
        super().__init__(f"{self.place}: {self.said}")


class SpecErrors(Exception):
    """All mistakes of a spec, sorted by file, each once."""

    def __init__(self, mistakes: Iterable[SpecError]):
        unique = {str(mistake): mistake for mistake in mistakes}
        self.mistakes = tuple(sorted(unique.values(), key=lambda mistake: mistake.file))
        by_cause: dict[object, list[SpecError]] = {}
        for mistake in self.mistakes:
            by_cause.setdefault(mistake.cause or str(mistake), []).append(mistake)
        super().__init__("\n".join(map(_in_one_line, by_cause.values())))


def _in_one_line(mistakes: list[SpecError]) -> str:
    first, more = mistakes[0], f" and {len(mistakes) - 1} more" if len(mistakes) > 1 else ""
    return f"{first.place}{more}: {first.said}"


class Collector:
    """Collects mistakes while reading goes on."""

    def __init__(self) -> None:
        self.mistakes: list[SpecError] = []

    @contextmanager
    def collect(self) -> Iterator[None]:
        """Leave the block at a mistake, and go on behind it."""
        try:
            yield
        except SpecError as mistake:
            self.mistakes.append(mistake)
        except SpecErrors as mistakes:
            self.mistakes += mistakes.mistakes

    def report(self) -> None:
        """Raise SpecErrors if there is a mistake."""
        if self.mistakes:
            raise SpecErrors(self.mistakes)


class Place:
    """Where a mistake is: an entry of a file, or a part of it."""

    def __init__(self, file: str, entry: str, where: str = ""):
        self.file, self.entry, self.where = file, entry, where

    def fail(self, field: str, wrong: str, remedy: str) -> SpecError:
        where = f"{self.where}.{field}" if self.where and field else self.where or field
        return SpecError(self.file, self.entry, where, wrong, remedy)

    def repeated(self, field: str, source: str, remedy: str = "remove it") -> SpecError:
        return self.fail(field, f"stated, though it follows from {source}", remedy)


def closest(word: str, known: Iterable[str]) -> str:
    """The remedy for an unknown word: the nearest known one, or all of them. MPI_ or .j2, if all known ones have it,
    makes none of them nearer."""
    known = sorted(known)
    first = known[0] if known else ""
    begin, end = first[: first.find("_") + 1], PurePath(first).suffix
    begin = begin if all(name.startswith(begin) for name in known) else ""
    end = end if all(name.endswith(end) for name in known) else ""
    own = {name.removeprefix(begin).removesuffix(end): name for name in known}
    near = difflib.get_close_matches(word.removeprefix(begin).removesuffix(end), own, 1)
    if near:
        return f"write '{own[near[0]]}'"
    if not known:
        return "leave it out"
    return "use one of " + ", ".join(known) if len(known) <= _FEW else "use a known one"

"""Mistakes in a spec: one line each, collected so that all of them are reported at once."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

# The most names that a message lists.
_FEW = 30


class SpecError(Exception):
    """A mistake in the spec: `file [entry] field: what is wrong; what to do`."""

    def __init__(self, file: str, entry: str, where: str, wrong: str, remedy: str):
        self.file, self.entry = file, entry
        place = f"{file} [{entry}]" if entry else file
        super().__init__(f"{place}{' ' + where if where else ''}: {wrong}; {remedy}")


class SpecErrors(Exception):
    """All mistakes of a spec, sorted by file, each once."""

    def __init__(self, mistakes: Iterable[SpecError]):
        unique = {str(mistake): mistake for mistake in mistakes}
        self.mistakes = tuple(sorted(unique.values(), key=lambda mistake: mistake.file))
        super().__init__("\n".join(map(str, self.mistakes)))


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


def closest(word: str, known: Iterable[str]) -> str:
    """The remedy for an unknown word: the nearest known one, or all of them."""
    known = sorted(known)
    near = difflib.get_close_matches(word, known, 1)
    if near:
        return f"write '{near[0]}'"
    if not known:
        return "leave it out"
    return "use one of " + ", ".join(known) if len(known) <= _FEW else "use a known one"

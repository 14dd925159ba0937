"""The TOML files of a spec folder and of overlays, entry by entry."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from bindery_mpi.spec.mistakes import Collector, SpecError
from bindery_mpi.spec.positions import remember

Row = tuple[str, str, Any]  # the file, the name and the table of an entry


class Files(Collector):
    """The files of all folders, with the mistakes that were found while reading them."""

    def __init__(self, folder: Path, overlays: Sequence[Path] = ()):
        super().__init__()
        self.broken: set[str] = set()  # names of entries and files that the spec lacks because of their mistakes
        self.copies: dict[str, str] = {}  # "MPI_Iallgather" -> "MPI_Allgather": whose mistakes it has as well
        self.folders = {path.resolve().name: path for path in (folder, *overlays)}
        self.base = folder.resolve().name

    def rows(self, name: str) -> Iterator[Row]:
        """The entries of one file, from every folder that has it."""
        for label, folder in self.folders.items():
            if (folder / name).exists():
                yield from self.file(label, folder / name)

    def file(self, label: str, path: Path) -> list[Row]:
        file = f"{label}/{path.relative_to(self.folders[label]).as_posix()}"
        with self.collect():
            return [(file, name, table) for name, table in toml(file, path).items()]
        self.broken.add(file)
        return []

    def distinct(self, mistakes: Iterable[SpecError]) -> list[SpecError]:
        """Without those that an entry inherits: they are reported once, for the entry that states them."""
        mistakes = list(mistakes)
        said = {(m.entry, m.where, m.said) for m in mistakes}
        return [m for m in mistakes if (self.copies.get(m.entry), m.where, m.said) not in said]

    def report(self) -> None:
        self.mistakes = self.distinct(self.mistakes)
        super().report()

    @contextmanager
    def entry(self, row: Row, seen: dict[str, str]) -> Iterator[None]:
        """Read one entry, whose name must be new; one with a mistake is left out of the spec."""
        file, name, _ = row
        before, is_read = len(self.mistakes), False
        with self.collect():
            yield
            is_read = True
        if name in seen:
            self.mistakes.append(SpecError(file, name, "", f"also in {seen[name]}", "keep one of the two"))
        seen.setdefault(name, file)
        if not is_read or len(self.mistakes) > before:
            self.broken.add(name)


def toml(file: str, path: Path) -> dict[str, Any]:
    text = ""
    try:
        text = path.read_text(encoding="utf-8")
        remember(file, text)
        return tomllib.loads(text)
    except (FileNotFoundError, NotADirectoryError):
        raise SpecError(file, "", "", "there is no such file", "name the spec folder with --specs") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SpecError(file, "", "", f"not readable as TOML: {error}", _remedy(str(error), text)) from None


def _remedy(said: str, text: str) -> str:
    """It quotes the line that a message names."""
    line = re.search(r"\(at line (\d+), column \d+\)$", said)
    return f"correct that line: {text.splitlines()[int(line[1]) - 1].strip()}" if line else "correct it"

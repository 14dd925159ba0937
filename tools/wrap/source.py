"""A file of the language, places in it, and what is said about them."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Place:
    """Where something begins: a line and a column, both from 1."""

    file: str
    line: int
    column: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"


class WrapError(Exception):
    """A mistake in a file or on the command line: one line that says where, what is wrong and what to do."""

    def __init__(self, place: Place | str, wrong: str, remedy: str):
        super().__init__(f"{place}: {wrong}; {remedy}")


@dataclass(frozen=True)
class Source:
    """The text of one file."""

    name: str  # as on the command line
    text: str
    number: int = 0  # {{fileno}}
    is_c: bool = True  # false with -s: no comments and no strings are recognised

    def place(self, offset: int) -> Place:
        begin = self.text.rfind("\n", 0, offset) + 1
        return Place(self.name, self.text.count("\n", 0, offset) + 1, offset - begin + 1)


@dataclass
class Notes:
    """Warnings, each once, in the order in which they came up."""

    lines: dict[str, None] = field(default_factory=dict)

    def warn(self, place: Place, wrong: str, remedy: str = "") -> None:
        self.lines[f"{place}: warning: {wrong}{'; ' + remedy if remedy else ''}"] = None

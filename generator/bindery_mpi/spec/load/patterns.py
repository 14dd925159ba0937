"""Patterns: an entry whose name has braces is a routine for each row of the table [each] of its file."""

from __future__ import annotations

import re
from typing import Any

from bindery_mpi.spec.entries import Entry
from bindery_mpi.spec.load.files import Files, Row
from bindery_mpi.spec.mistakes import closest

_BRACES = re.compile(r"\{(\w*)\}")
_NOT_ROUTINES = ("chapter", "each")


def expanded(files: Files, rows: list[Row]) -> list[tuple[Row, str]]:
    """The routines of a file, each with the name of its entry; if there are patterns, in the order of their names."""
    each = next((table for _, name, table in rows if name == "each"), None)
    patterns = [row for row in rows if "{" in row[1]]
    plain = [(row, row[1]) for row in rows if row[1] not in _NOT_ROUTINES and row not in patterns]
    if each is None and not patterns:
        return plain
    written_out: list[tuple[Row, str]] = []
    with files.collect():
        at = Entry(rows[0][0], "each")
        _check(at, each, patterns)
        for pattern in patterns:
            for name, values in (each or {}).items():
                with files.collect():
                    written_out.append((_written_out(pattern, {"name": name} | values), pattern[1]))
    return sorted([*plain, *written_out], key=lambda pair: pair[0][1])


def _check(at: Entry, each: Any, patterns: list[Row]) -> None:
    remedy = 'write one row for each routine of a pattern, as Comm = { kind = "comm" }'
    if not isinstance(each, dict) or not each:
        raise at.fail("", "missing, though there are patterns", f"add it, and {remedy}")
    for name, values in each.items():
        if not isinstance(values, dict) or not all(isinstance(value, str) for value in values.values()):
            raise at.fail(name, "not a table of texts", remedy)
    if not patterns:
        raise at.fail("", "there is no pattern", 'add an entry as ["MPI_{name}_c2f"], or take the table out')


def _written_out(pattern: Row, values: dict[str, str]) -> Row:
    """The entry of one routine: every name in braces is replaced by the row's value."""
    file, name, table = pattern

    def replaced(thing: Any) -> Any:
        if isinstance(thing, dict):
            return {replaced(key): replaced(value) for key, value in thing.items()}
        if isinstance(thing, list):
            return [replaced(item) for item in thing]
        return _BRACES.sub(lambda m: value_of(m[1]), thing) if isinstance(thing, str) else thing

    def value_of(key: str) -> str:
        if key not in values:
            raise Entry(file, name).fail("", f"no row of [each] has {{{key}}}", closest(key, values))
        return values[key]

    return file, replaced(name), replaced(table)

"""Lines of the entries and fields of a spec's files, which a TOML reader does not tell."""

from __future__ import annotations

import re
from collections.abc import Iterator

_HEAD = re.compile(r"^\[{1,2}\s*([^\]]+?)\s*\]{1,2}\s*(?:#.*)?$")
_TEXTS: dict[str, list[str]] = {}  # the lines of each file, under the name that messages give it


def remember(file: str, text: str) -> None:
    """Keep the text of a file for line_of()."""
    _TEXTS[file] = text.splitlines()


def line_of(file: str, entry: str, where: str) -> int:
    """The line of a field, or else of its entry, from 1 on; 0 if the file does not state it."""
    lines = _TEXTS.get(file, [])
    own = list(_own_lines(lines, entry))
    if not entry or not own:
        return 0
    first, *more = where.split(".")
    wanted = f'name = "{more[0]}"' if first == "parameters" and more else ""
    for number in own:
        if wanted and wanted in lines[number]:
            return number + 1
    fields = [word for word in (first, *more[:1]) if word]
    for field in reversed(fields):
        stated = re.compile(rf'\s*(?:\w+\.)?"?{re.escape(field)}"?\s*=|\[{re.escape(entry)}\.{re.escape(field)}\]')
        for number in own:
            if stated.match(lines[number]):
                return number + 1
    return own[0] + 1


def _own_lines(lines: list[str], entry: str) -> Iterator[int]:
    """The lines of an entry and of its tables, from 0 on. A pattern, `MPI_{name}`, is the head of many entries."""
    is_own = False
    for number, line in enumerate(lines):
        if head := _HEAD.match(line):
            pattern = re.sub(r"\\\{\w+\\\}", r"\\w+", re.escape(head[1].replace('"', "")))
            is_own = bool(re.fullmatch(pattern, entry)) or head[1].replace('"', "").startswith(f"{entry}.")
        if is_own or re.match(rf'"?{re.escape(entry)}"?\s*=', line):
            yield number

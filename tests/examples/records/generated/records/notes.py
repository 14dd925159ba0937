# Do not edit: `bindery generate` writes this from specs/records/notes.toml through templates/tool/records.py.j2.
"""What a process notes."""

from __future__ import annotations

import mmap
import struct
from collections.abc import Callable
from enum import IntEnum
from typing import NamedTuple

Data = bytes | memoryview | mmap.mmap

MAGIC = b"BNDNOTE1"
MOST_WORDS = 4  # in a text
NO_AUTHOR = 65535

def _text(raw: bytes) -> str:
    return raw.split(b"\0", 1)[0].decode("utf-8", "replace")


class State(IntEnum):
    """How far a note is."""

    OPEN = 0
    CLOSED = 1


class Mark(IntEnum):
    """What is marked in a note."""

    URGENT = 1
    SECRET = 2


class Author(NamedTuple):
    """Who wrote a note."""

    name: str  # ends with a null byte if it is shorter
    number: int  # -1: none


AUTHOR = struct.Struct("=12si")


def read_author(data: Data, begin: int = 0) -> Author:
    found = AUTHOR.unpack_from(data, begin)
    return Author(
        _text(found[0]),
        found[1],
    )


class Page(NamedTuple):
    """What is on a page."""

    state: int  # State
    marks: int  # Mark; or none
    words: tuple[int, ...]
    authors: tuple[Author, ...]


PAGE = struct.Struct("=BB2x4i12si12si")


def read_page(data: Data, begin: int = 0) -> Page:
    found = PAGE.unpack_from(data, begin)
    return Page(
        found[0],
        found[1],
        tuple(found[2 : 6]),
        tuple(read_author(data, begin + i) for i in range(20, 52, 16)),
    )


class NoteKind(IntEnum):
    """Which kind of note a record is."""

    NONE = 0
    BRIEF = 1
    FULL = 2


NOTE_SIZE = 24


class BriefNote(NamedTuple):
    """A note of one number."""

    kind: int
    is_new: bool
    number: int


BRIEF_NOTE = struct.Struct("=H?1x4xq8x")


def read_brief_note(data: Data, begin: int = 0) -> BriefNote:
    return BriefNote._make(BRIEF_NOTE.unpack_from(data, begin))


class FullNote(NamedTuple):
    """A note of two numbers."""

    kind: int
    is_new: bool
    first: int
    second: int  # the greater one


FULL_NOTE = struct.Struct("=H?1xh2xq8x")


def read_full_note(data: Data, begin: int = 0) -> FullNote:
    return FullNote._make(FULL_NOTE.unpack_from(data, begin))


# A note. Its kinds have one size.
Note = (
    BriefNote
    | FullNote
)
_READERS: dict[int, Callable[[Data, int], Note]] = {
    NoteKind.BRIEF: read_brief_note,
    NoteKind.FULL: read_full_note,
}


def read_note(data: Data, begin: int = 0) -> Note | None:
    """The record of one kind; None: nothing was written there."""
    (kind,) = struct.unpack_from("=H", data, begin)
    return _READERS[kind](data, begin) if kind else None

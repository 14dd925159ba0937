"""The needs, definitions and references of an ELF file; only enough to explain what a profiler sees."""

from __future__ import annotations

import struct
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

_DYNAMIC, _INTERPRETER = 6, 3  # types of a section and of a segment
_DYNAMIC_SYMBOLS = 11
_NEEDED = 1
_FUNCTIONS = (2, 10)  # also those that are chosen at the start


@dataclass(frozen=True)
class Executable:
    """A program or a shared library, by its dynamic symbols."""

    is_static: bool
    needed: tuple[str, ...]  # "libmpich.so.12"
    functions: frozenset[str] = frozenset()  # that it defines
    undefined: frozenset[str] = frozenset()


@cache
def executable(path: Path) -> Executable | None:
    """Read a file; None if it is no 64-bit little-endian ELF file, or cannot be read."""
    try:
        contents = path.read_bytes()
        if contents[:6] != b"\x7fELF\x02\x01":
            return None
        return _executable(contents)
    except (OSError, struct.error, ValueError, IndexError):
        return None


def _text(contents: bytes, place: int) -> str:
    return contents[place : contents.index(b"\0", place)].decode("utf-8", "replace")


def _executable(contents: bytes) -> Executable:
    offset, size, count = struct.unpack_from("<32xQ14xHH", contents)
    segments = [struct.unpack_from("<I", contents, offset + i * size)[0] for i in range(count)]
    offset, size, count = struct.unpack_from("<40xQ10xHH", contents)
    sections = [struct.unpack_from("<4xI16xQQI", contents, offset + i * size) for i in range(count)]
    needed: list[str] = []
    functions: set[str] = set()
    undefined: set[str] = set()
    for kind, place, length, link in sections:
        part = contents[place : place + length]
        if kind == _DYNAMIC:
            entries = struct.iter_unpack("<qQ", part)
            needed += [_text(contents, sections[link][1] + value) for tag, value in entries if tag == _NEEDED]
        elif kind == _DYNAMIC_SYMBOLS:
            for name, is_defined, is_function in _symbols(part):
                if not is_defined:
                    undefined.add(_text(contents, sections[link][1] + name))
                elif is_function:
                    functions.add(_text(contents, sections[link][1] + name))
    is_static = _INTERPRETER not in segments
    return Executable(is_static, tuple(needed), frozenset(functions), frozenset(undefined))


def _symbols(table: bytes) -> Iterable[tuple[int, bool, bool]]:
    """The place of the name, whether the symbol is defined, whether as a function."""
    for name, info, section in struct.iter_unpack("<IBxH16x", table):
        if name:
            yield name, section != 0, info & 0xF in _FUNCTIONS

"""What a program needs at its start, from its ELF file; only enough to explain why a profiler sees nothing."""

from __future__ import annotations

import struct
from dataclasses import dataclass
from pathlib import Path

_LOAD, _DYNAMIC, _INTERPRETER = 1, 2, 3
_NEEDED, _STRING_TABLE = 1, 5


@dataclass(frozen=True)
class Executable:
    is_static: bool
    needed: tuple[str, ...]  # "libmpich.so.12"


def executable(path: Path) -> Executable | None:
    """None if the file is no 64-bit little-endian ELF file, or cannot be read."""
    try:
        contents = path.read_bytes()
        if contents[:6] != b"\x7fELF\x02\x01":
            return None
        return _executable(contents)
    except (OSError, struct.error, ValueError):
        return None


def _executable(contents: bytes) -> Executable:
    offset, size, count = struct.unpack_from("<32xQ14xHH", contents)
    headers = [struct.unpack_from("<IIQQQQ", contents, offset + i * size) for i in range(count)]
    loads = [(address, place, length) for kind, _, place, address, _, length in headers if kind == _LOAD]
    dynamic = next(((place, length) for kind, _, place, _, _, length in headers if kind == _DYNAMIC), None)
    is_static = all(kind != _INTERPRETER for kind, *_ in headers)
    if not dynamic:
        return Executable(is_static, ())
    entries = [struct.unpack_from("<qQ", contents, dynamic[0] + i) for i in range(0, dynamic[1], 16)]
    table = next((value for tag, value in entries if tag == _STRING_TABLE), 0)
    start = next(
        (table - address + place for address, place, length in loads if address <= table < address + length), 0
    )
    names = [start + value for tag, value in entries if tag == _NEEDED]
    return Executable(is_static, tuple(contents[n : contents.index(b"\0", n)].decode() for n in names))

"""Specs that were read without a mistake, in the user's cache: to read them again takes a tenth of the time."""

from __future__ import annotations

import functools
import hashlib
import os
import pickle
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from bindery_mpi.paths import PACKAGE, cache
from bindery_mpi.spec.model import Spec

MOST = 8  # older ones are removed
_CODE = ("layers", "spec", "testgen", "views")


def place_of(folder: Path, overlays: Sequence[Path]) -> Path | None:
    """Where the spec of these folders is: its name follows from their paths, their files, and the code that reads and
    checks them. None: they cannot be read."""
    try:
        code = [_digest(PACKAGE / name) for name in _CODE]
        parts = [sys.version.encode(), *code, *map(_content, (folder, *overlays))]
    except OSError:
        return None
    return cache("spec") / f"{hashlib.sha256(b''.join(parts)).hexdigest()[:32]}.pickle"


def _content(root: Path) -> bytes:
    digest = hashlib.sha256(f"{root}\0{root.resolve()}".encode())
    for name in _files(root):
        content = (root / name).read_bytes()
        digest.update(f"\0{name}\0{len(content)}\0".encode() + content)
    return digest.digest()


_digest = functools.cache(_content)  # of what no process changes


def _files(root: Path) -> Iterator[str]:
    for folder, folders, names in os.walk(root):
        folders.sort()
        for name in sorted(names):
            if name.endswith((".py", ".toml")):
                yield os.path.relpath(os.path.join(folder, name), root)


def read(place: Path | None) -> Spec | None:
    """The spec, if it is there and this user has written it."""
    if place:
        with suppress(Exception):  # of another version, or broken
            if place.stat().st_uid == os.getuid():
                spec = pickle.loads(place.read_bytes())
                return spec if isinstance(spec, Spec) else None
    return None


def read_checked(folder: Path, overlays: Sequence[Path]) -> Spec | None:
    """The spec, if it is there and was checked."""
    place = place_of(folder, overlays)
    return read(place) if place and _stamp(place).exists() else None


def mark_checked(place: Path | None) -> None:
    """Say that all holds that must hold in a spec that is there."""
    if place and place.exists():
        with suppress(OSError):
            _stamp(place).touch()


def _stamp(place: Path) -> Path:
    return place.with_suffix(".checked")


def write(place: Path | None, spec: Spec) -> Spec:
    """The spec itself. Where nothing can be written, it is read again the next time."""
    if place:
        with suppress(OSError):
            place.parent.mkdir(parents=True, exist_ok=True)
            with tempfile.NamedTemporaryFile(dir=place.parent, delete=False) as file:
                file.write(pickle.dumps(spec, protocol=pickle.HIGHEST_PROTOCOL))
            os.replace(file.name, place)
            for old in sorted(place.parent.glob("*.pickle"), key=lambda path: -path.stat().st_mtime)[MOST:]:
                old.unlink()
                _stamp(old).unlink(missing_ok=True)
    return spec

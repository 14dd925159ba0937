"""Read a spec folder and overlays into the model. Every mistake that can be found while reading is collected."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from bindery_mpi.spec import stored
from bindery_mpi.spec.entries import Entry
from bindery_mpi.spec.load.constants import read_sections, read_sentinels
from bindery_mpi.spec.load.files import Files
from bindery_mpi.spec.load.procedures import read_callbacks, read_kinds, read_routines
from bindery_mpi.spec.load.records import read_formats
from bindery_mpi.spec.mistakes import closest
from bindery_mpi.spec.model import (
    AbiPoint,
    Check,
    CxxClass,
    DatatypeClass,
    Handwritten,
    Installed,
    Quirk,
    Rule,
    Schedule,
    Spec,
    Unsupported,
)
from bindery_mpi.spec.overlay import Overlay, leave_out, unknown_files


def load(folder: Path, overlays: Sequence[Path] = ()) -> Spec:
    """Load a spec folder, and overlays upon it. Raises SpecErrors with every mistake."""
    place = stored.place_of(folder, overlays)
    if spec := stored.read(place):
        return spec
    reader = Reader(folder, overlays)
    reader.files.report()
    assert reader.spec
    return stored.write(place, reader.spec)


class Reader:
    """Reads the files of all folders. `spec` has the entries without mistakes; it is None where nothing could be
    read."""

    def __init__(self, folder: Path, overlays: Sequence[Path] = ()):
        self.files = Files(folder, overlays)
        self.spec: Spec | None = None
        self.has_all_kinds = False
        with self.files.collect():
            self._read(self.files)

    def _read(self, files: Files) -> None:
        overlays = list(_overlays(files))
        kinds = read_kinds(files)
        self.has_all_kinds = not files.broken
        callbacks, predefined = read_callbacks(files, kinds)
        sections = read_sections(files)
        spec = Spec(
            kinds=kinds,
            routines=read_routines(files, kinds, callbacks),
            callbacks=callbacks,
            predefined=predefined,
            sections=sections,
            rules=_rules(files),
            handwritten=_named(files, "handwritten.toml", Handwritten, "name", ""),
            unsupported_chapters=_named(files, "unsupported.toml", Unsupported, "chapter", "origin"),
            schedules=_named(files, "schedules.toml", Schedule, "name", ""),
            sentinels=read_sentinels(files, {c.name for s in sections.values() for c in s.constants if c.shape}),
            quirks=_named(files, "quirks.toml", Quirk, "name", "file"),
            installed=_named(files, "installed.toml", Installed, "name", ""),
            checks=_named(files, "checks.toml", Check, "name", ""),
            datatype_classes=_named(files, "reductions.toml", DatatypeClass, "name", ""),
            abi_points=_named(files, "fortran_abi.toml", AbiPoint, "name", ""),
            classes=_named(files, "mpicxx.toml", CxxClass, "name", "file"),
            numbers=_numbers(files),
            roles=_roles(files),
            formats=read_formats(files),
            folders=files.folders,
        )
        self.spec = leave_out(spec, {chapter for overlay in overlays for chapter in overlay.without})


def _overlays(files: Files) -> Iterator[Overlay]:
    chapters = {path.stem for path in (files.folders[files.base] / "routines").glob("*.toml")}
    for label, folder in list(files.folders.items())[1:]:
        files.mistakes += unknown_files(label, folder)
        path, at = folder / "overlay.toml", Entry(f"{label}/overlay.toml", "")
        table = {name: value for _, name, value in files.file(label, path)} if path.exists() else {}
        with files.collect():
            overlay = Overlay(name=label, **at.fields(Overlay, table, ("name",)))
            unknown = [chapter for chapter in overlay.without if chapter not in chapters]
            files.mistakes += [at.fail("without", f"no chapter '{c}'", closest(c, chapters)) for c in unknown]
            yield overlay


def _rules(files: Files) -> tuple[Rule, ...]:
    """The rules of all layers; those of overlays precede, so that they win where the first one does."""
    rules: list[Rule] = []
    for label, folder in reversed(files.folders.items()):
        for path in sorted((folder / "conversions").rglob("*.toml")):
            seen = {rule.name: rule.file for rule in rules if rule.layer == path.stem}
            for row in files.file(label, path):
                file, name, table = row
                with files.entry(row, seen):
                    values = Entry(file, name).fields(Rule, table, ("name", "layer", "file"))
                    rules.append(Rule(name=name, layer=path.stem, file=file, **values))
    return tuple(rules)


def _named(files: Files, name: str, cls: type, key: str, origin: str) -> dict[str, Any]:
    """The entries of a file that need nothing but their dataclass, by the field `key`."""
    entries: dict[str, Any] = {}
    seen: dict[str, str] = {}
    for row in files.rows(name):
        injected = {key: row[1]} | ({origin: row[0]} if origin else {})
        with files.entry(row, seen):
            entries[row[1]] = cls(**injected, **Entry(row[0], row[1]).fields(cls, row[2], tuple(injected)))
    return entries


def _roles(files: Files) -> dict[str, str]:
    roles: dict[str, str] = {}
    for row in files.rows("roles.toml"):
        with files.entry(row, {}):
            if not isinstance(row[2], str):
                raise Entry(row[0], row[1]).fail("", "no sentence in quotes", "say what the role means")
            roles[row[1]] = row[2]
    return roles


def _numbers(files: Files) -> dict[str, int]:
    numbers: dict[str, int] = {}
    for row in files.rows("numbers.toml"):
        with files.entry(row, {}):
            at, (_, name, number) = Entry(row[0], row[1]), row
            if not isinstance(number, int) or number < 1 or number in numbers.values():
                raise at.fail("", f"{number!r} is no number, or another routine's", "add rows at the end only")
            numbers[name] = number
    return numbers

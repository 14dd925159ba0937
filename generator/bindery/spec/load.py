"""Read a spec folder and overlays into the model. Every mistake that can be found while reading is collected."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from bindery.spec.entries import Entry, parameters
from bindery.spec.mistakes import Collector, Place, SpecError, SpecErrors, closest
from bindery.spec.model import (
    Callback,
    Constant,
    Handwritten,
    Kind,
    Predefined,
    Quirk,
    Routine,
    Rule,
    Schedule,
    Section,
    SentinelBlocks,
    Spec,
    Unsupported,
)
from bindery.spec.overlay import Overlay, leave_out, unknown_files

Row = tuple[str, str, Any]  # the file, the name and the table of an entry


def load(folder: Path, overlays: Sequence[Path] = ()) -> Spec:
    """Load a spec folder, and overlays upon it. Raises SpecErrors with every mistake."""
    reader = Reader(folder, overlays)
    reader.report()
    assert reader.spec
    return reader.spec


class Reader(Collector):
    """Reads the files of all folders. `spec` has the entries without mistakes; it is None where nothing could be
    read."""

    def __init__(self, folder: Path, overlays: Sequence[Path] = ()):
        super().__init__()
        self.spec: Spec | None = None
        self.broken: set[str] = set()  # names of entries and files that `spec` lacks because of their mistakes
        self.has_all_kinds = False
        self.folders = {path.resolve().name: path for path in (folder, *overlays)}
        self.base = folder.resolve().name
        with self.collect():
            self._read()

    def _read(self) -> None:
        overlays = list(self._overlays())
        kinds = self._kinds()
        callbacks, predefined = self._callbacks(kinds)
        sections = self._sections()
        spec = Spec(
            kinds=kinds,
            routines=self._routines(kinds),
            callbacks=callbacks,
            predefined=predefined,
            sections=sections,
            rules=self._rules(),
            handwritten=self._handwritten(),
            unsupported_chapters=self._unsupported(),
            schedules=self._schedules(),
            sentinels=self._sentinels({c.name for s in sections.values() for c in s.constants if c.shape}),
            quirks=self._quirks(),
            folders=self.folders,
        )
        self.spec = leave_out(spec, {chapter for overlay in overlays for chapter in overlay.without})

    # ---- files and entries -------------------------------------------------------------------------------------------

    def _rows(self, name: str) -> Iterator[Row]:
        """The entries of one file, from every folder that has it."""
        for label, folder in self.folders.items():
            if (folder / name).exists():
                yield from self._file(label, folder / name)

    def _file(self, label: str, path: Path) -> list[Row]:
        file = f"{label}/{path.relative_to(self.folders[label]).as_posix()}"
        with self.collect():
            return [(file, name, table) for name, table in _toml(file, path).items()]
        self.broken.add(file)
        return []

    @contextmanager
    def _entry(self, row: Row, seen: dict[str, str]) -> Iterator[None]:
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

    # ---- one function for each file ----------------------------------------------------------------------------------

    def _overlays(self) -> Iterator[Overlay]:
        chapters = {path.stem for path in (self.folders[self.base] / "routines").glob("*.toml")}
        for label, folder in list(self.folders.items())[1:]:
            self.mistakes += unknown_files(label, folder)
            path, at = folder / "overlay.toml", Entry(f"{label}/overlay.toml", "")
            table = {name: value for _, name, value in self._file(label, path)} if path.exists() else {}
            with self.collect():
                overlay = Overlay(name=label, **at.fields(Overlay, table, ("name",)))
                unknown = [chapter for chapter in overlay.without if chapter not in chapters]
                self.mistakes += [at.fail("without", f"no chapter '{c}'", closest(c, chapters)) for c in unknown]
                yield overlay

    def _kinds(self) -> dict[str, Kind]:
        # Without kinds nothing else can be read.
        _toml(f"{self.base}/kinds.toml", self.folders[self.base] / "kinds.toml")
        kinds: dict[str, Kind] = {}
        seen: dict[str, str] = {}
        for row in self._rows("kinds.toml"):
            file, name, table = row
            with self._entry(row, seen):
                entry = Entry(file, name)
                kind = Kind(name=name, file=file, **entry.fields(Kind, table, ("name", "file")))
                _check_words(entry, kind)
                kinds.setdefault(name, kind)
        self.has_all_kinds = not self.broken
        return kinds

    def _routines(self, kinds: dict[str, Kind]) -> dict[str, Routine]:
        routines: dict[str, Routine] = {}
        seen: dict[str, str] = {}
        for label, folder in self.folders.items():
            for path in sorted((folder / "routines").glob("*.toml")):
                for row, table in self._chapter(label, path):
                    with self._entry(row, seen):
                        routine = _routine(row, table, path.stem, kinds, self.broken)
                        routines.setdefault(routine.name, routine)
        if not seen and not self.mistakes:
            raise SpecError(f"{self.base}/routines", "", "", "no routine found", "name the spec folder with --specs")
        return routines

    def _chapter(self, label: str, path: Path) -> Iterator[tuple[Row, Any]]:
        """The entries of a chapter, with its defaults filled in; none where the defaults have a mistake."""
        rows = self._file(label, path)
        defaults: Any = next((table for _, name, table in rows if name == "chapter"), {})
        routines = [row for row in rows if row[1] != "chapter"]
        with self.collect():
            Entry(f"{label}/routines/{path.name}", "chapter").defaults(Routine, defaults, _DERIVED)
            yield from ((row, defaults | row[2] if isinstance(row[2], dict) else row[2]) for row in routines)
            return
        self.broken |= {name for _, name, _ in routines}

    def _callbacks(self, kinds: dict[str, Kind]) -> tuple[dict[str, Callback], dict[str, Predefined]]:
        callbacks: dict[str, Callback] = {}
        predefined: dict[str, Predefined] = {}
        seen: dict[str, str] = {}
        for row in self._rows("callbacks.toml"):
            file, name, table = row
            with self._entry(row, seen):
                at = Entry(file, name)
                if isinstance(table, dict) and ("does" in table or "type" in table):
                    values = at.fields(Predefined, table, ("name", "file"))
                    predefined.setdefault(name, Predefined(name=name, file=file, **values))
                else:
                    values = at.fields(Callback, table, ("name", "file"))
                    values["parameters"] = parameters(file, name, table["parameters"], kinds, self.broken)
                    callbacks.setdefault(name, Callback(name=name, file=file, **values))
        return callbacks, predefined

    def _sections(self) -> dict[str, Section]:
        sections: dict[str, Section] = {}
        seen: dict[str, str] = {}
        for row in self._rows("constants.toml"):
            with self._entry(row, seen):
                section = _section(*row)
                sections.setdefault(section.name, section)
            if row[1] in self.broken and isinstance(row[2], dict):
                self.broken |= set(row[2].get("constants", ()))
        return sections

    def _rules(self) -> tuple[Rule, ...]:
        """The rules of all layers; those of overlays precede, so that they win where the first one does."""
        rules: list[Rule] = []
        for label, folder in reversed(self.folders.items()):
            for path in sorted((folder / "conversions").rglob("*.toml")):
                seen = {rule.name: rule.file for rule in rules if rule.layer == path.stem}
                for row in self._file(label, path):
                    file, name, table = row
                    with self._entry(row, seen):
                        values = Entry(file, name).fields(Rule, table, ("name", "layer", "file"))
                        rules.append(Rule(name=name, layer=path.stem, file=file, **values))
        return tuple(rules)

    def _handwritten(self) -> dict[str, Handwritten]:
        return {row.name: row for row in self._plain("handwritten.toml", Handwritten, "name", "")}

    def _unsupported(self) -> dict[str, Unsupported]:
        return {row.chapter: row for row in self._plain("unsupported.toml", Unsupported, "chapter", "origin")}

    def _schedules(self) -> dict[str, Schedule]:
        return {row.name: row for row in self._plain("schedules.toml", Schedule, "name", "")}

    def _quirks(self) -> dict[str, Quirk]:
        return {row.name: row for row in self._plain("quirks.toml", Quirk, "name", "file")}

    def _plain(self, name: str, cls: type, key: str, origin: str) -> Iterator[Any]:
        """The entries of a file that need nothing but their dataclass."""
        seen: dict[str, str] = {}
        for row in self._rows(name):
            injected = {key: row[1]} | ({origin: row[0]} if origin else {})
            with self._entry(row, seen):
                values = Entry(row[0], row[1]).fields(cls, row[2], tuple(injected))
                yield cls(**injected, **values)

    def _sentinels(self, known: set[str]) -> dict[str, SentinelBlocks]:
        families = {}
        seen: dict[str, str] = {}
        for row in self._rows("sentinels.toml"):
            file, name, table = row
            with self._entry(row, seen):
                at = Entry(file, name)
                family = SentinelBlocks(name=name, file=file, **at.fields(SentinelBlocks, table, ("name", "file")))
                self.mistakes += _sentinel_mistakes(at, family, known | self.broken)
                families[name] = family
        return families


# What the loader fills in itself.
_DERIVED = ("name", "chapter", "file", "parameters")


def _toml(file: str, path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (FileNotFoundError, NotADirectoryError):
        raise SpecError(file, "", "", "there is no such file", "name the spec folder with --specs") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SpecError(file, "", "", f"not readable as TOML: {error}", "correct that line") from None


def _check_words(entry: Entry, kind: Kind) -> None:
    known = {"form": Kind.FORMS, "role": ("", *Kind.ROLES), "error_handler": ("", *Kind.ERROR_HANDLERS)}
    for field, words in known.items():
        value = getattr(kind, field)
        if value not in words:
            raise entry.fail(field, f"unknown {field.replace('_', ' ')} '{value}'", closest(value, filter(None, words)))


def _routine(row: Row, table: Any, chapter: str, kinds: dict[str, Kind], broken: set[str]) -> Routine:
    file, name, _ = row
    found = Collector()
    with found.collect():
        values = Entry(file, name).fields(Routine, table, ("name", "chapter", "file"))
    listed = table.get("parameters") if isinstance(table, dict) else None
    with found.collect():
        arguments = parameters(file, name, listed if isinstance(listed, list) else [], kinds, broken)
        if not found.mistakes:
            return Routine(name=name, chapter=chapter, file=file, **(values | {"parameters": arguments}))
    raise SpecErrors(found.mistakes)


def _section(file: str, name: str, table: Any) -> Section:
    if not isinstance(table, dict) or not isinstance(table.get("constants"), dict):
        raise SpecError(file, name, "constants", "missing", f"add a table [{name}.constants]")
    common = {key: value for key, value in table.items() if key not in ("brief", "constants")}
    found = Collector()
    with found.collect():
        Entry(file, name).defaults(Constant, common, ("name", "section", "brief"))
    brief = {key: table[key] for key in ("brief",) if key in table}
    with found.collect():
        Entry(file, name).fields(Section, brief, ("name", "file", "constants"))
    constants = []
    for constant, value in table["constants"].items() if not found.mistakes else ():
        fields = common | (value if isinstance(value, dict) else {"value": value})
        with found.collect():
            values = Entry(file, name, f"constants.{constant}").fields(Constant, fields, ("name", "section"))
            constants.append(Constant(name=constant, section=name, **values))
    found.report()
    return Section(name=name, file=file, constants=tuple(constants), **brief)


def _sentinel_mistakes(at: Place, family: SentinelBlocks, known: set[str]) -> Iterator[SpecError]:
    """Every constant of a family has a shape in constants.toml."""
    named: dict[str, Iterable[str]] = {f"blocks.{block}": names for block, names in family.blocks.items()}
    for field, names in (named | {"f08": family.f08, "f08_variables": family.f08_variables}).items():
        if field.startswith("blocks.") and not isinstance(names, list):
            yield at.fail(field, "not a list", "write the constants of the block in brackets")
            continue
        for name in names:
            if name not in known:
                yield at.fail(field, f"'{name}' is no constant with a shape in constants.toml", closest(name, known))

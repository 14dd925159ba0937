"""Read constants, and the blocks of sentinels."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from bindery_mpi.spec.entries import Entry
from bindery_mpi.spec.load.files import Files
from bindery_mpi.spec.mistakes import Collector, Place, SpecError, closest
from bindery_mpi.spec.model import Constant, Section, SentinelBlocks

_OWN = ("brief", "bits", "extensible")  # what a table says of itself; what else it says is a default of its constants


def read_sections(files: Files) -> dict[str, Section]:
    sections: dict[str, Section] = {}
    seen: dict[str, str] = {}
    for row in files.rows("constants.toml"):
        with files.entry(row, seen):
            section = _section(*row)
            sections.setdefault(section.name, section)
        if row[1] in files.broken and isinstance(row[2], dict):
            files.broken |= set(row[2].get("constants", ()))
    return sections


def _section(file: str, name: str, table: Any) -> Section:
    if not isinstance(table, dict) or not isinstance(table.get("constants"), dict):
        raise SpecError(file, name, "constants", "missing", f"add a table [{name}.constants]")
    common = {key: value for key, value in table.items() if key not in ("constants", *_OWN)}
    found = Collector()
    with found.collect():
        Entry(file, name).defaults(Constant, common, ("name", "section", *_OWN))
    own = {key: table[key] for key in _OWN if key in table}
    with found.collect():
        Entry(file, name).fields(Section, own, ("name", "file", "constants"))
    constants = []
    for constant, value in table["constants"].items() if not found.mistakes else ():
        fields = common | (value if isinstance(value, dict) else {"value": value})
        with found.collect():
            values = Entry(file, name, f"constants.{constant}").fields(Constant, fields, ("name", "section"))
            constants.append(Constant(name=constant, section=name, **values))
    found.report()
    return Section(name=name, file=file, constants=tuple(constants), **own)


def read_sentinels(files: Files, known: set[str]) -> dict[str, SentinelBlocks]:
    families = {}
    seen: dict[str, str] = {}
    for row in files.rows("sentinels.toml"):
        file, name, table = row
        with files.entry(row, seen):
            at = Entry(file, name)
            family = SentinelBlocks(name=name, file=file, **at.fields(SentinelBlocks, table, ("name", "file")))
            files.mistakes += _sentinel_mistakes(at, family, known | files.broken)
            families[name] = family
    return families


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

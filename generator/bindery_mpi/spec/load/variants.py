"""Routines that take their parameters from another one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NoReturn

from bindery_mpi.spec.entries import Entry, parameters
from bindery_mpi.spec.load.files import Files, Row
from bindery_mpi.spec.load.sentences import FIELD, sentence_mistakes
from bindery_mpi.spec.mistakes import Collector, SpecError, SpecErrors, closest
from bindery_mpi.spec.model import Kind, Variant

Table = dict[str, Any]
Variants = dict[str, tuple[Variant, list[Table]] | None]  # with the tables of their parameters; None with a mistake


def read_variants(files: Files, kinds: dict[str, Kind]) -> Variants:
    variants: Variants = {}
    seen: dict[str, str] = {}
    for row in files.rows("variants.toml"):
        file, name, table = row
        variants[name] = None
        with files.entry(row, seen):
            at = Entry(file, name)
            values = at.fields(Variant, table, ("name", "file"))
            values["parameters"] = parameters(file, name, table.get("parameters", []), kinds, files.broken)
            unknown = [kind for kind in values.get("without", ()) if kind not in kinds]
            files.mistakes += sentence_mistakes(
                at, values.get(FIELD, {}), {p.name: p.kind.brief for p in values["parameters"]}
            )
            files.mistakes += [at.fail("without", f"unknown kind '{k}'", closest(k, kinds)) for k in unknown]
            variants[name] = (Variant(name=name, file=file, **values), table.get("parameters", []))
    return variants


def filled(row: Row, tables: dict[str, Any], variants: Variants) -> Any:
    """The table of a routine with what it takes from the routine that it is like. Raises SpecErrors; with none, where
    that one's parameters cannot be read."""
    table = row[2]
    at, types = Entry(row[0], row[1]), {"like": str, "variant": str, "differs": dict, "parameters": list}
    if not isinstance(table, dict) or any(not isinstance(table[f], t) for f, t in types.items() if f in table):
        return table  # a mistake that is reported with the entry's others
    if "like" not in table:
        for field in [field for field in ("variant", "differs") if field in table]:
            raise at.fail(field, "there is no 'like'", "name there the routine that this one is a variant of")
        return table
    inherited = _inherited(at, table["like"], tables)
    if "variant" not in table:
        return table | {"parameters": _joined(at, table, inherited)}
    if table["variant"] not in variants:
        raise at.fail("variant", f"no variant '{table['variant']}'", closest(table["variant"], variants))
    variant, more = variants[table["variant"]] or _unread()
    if "completion" in table:
        raise at.repeated("completion", "the variant")
    taken = [{k: v for k, v in p.items() if k != "asynchronous"} for p in inherited if p["kind"] not in variant.without]
    return table | {"completion": variant.completion, "parameters": _joined(at, table, [*taken, *more])}


def _inherited(at: Entry, name: str, tables: dict[str, Any]) -> list[Table]:
    if name not in tables:
        raise at.fail("like", f"unknown routine '{name}'", closest(name, tables))
    table = tables[name]
    if isinstance(table, dict) and "like" in table:
        raise at.fail("like", f"{name} has 'like' as well", f"write '{table['like']}', and the variant")
    listed = table.get("parameters") if isinstance(table, dict) else None
    if not isinstance(listed, list) or not all(isinstance(p, dict) and {"name", "kind"} <= set(p) for p in listed):
        _unread()
    return listed


def _unread() -> NoReturn:
    """Stops where an entry refers to a mistaken entry, whose mistake is reported of that one alone."""
    raise SpecErrors([])


def _joined(at: Entry, table: Table, inherited: list[Table]) -> list[Any]:
    """The inherited parameters, with the fields that differ; then those that the routine has besides."""
    own, differs, found = table.get("parameters", []), table.get("differs", {}), Collector()
    names = {p["name"]: p for p in inherited}
    for name in [p["name"] for p in own if isinstance(p, dict) and p.get("name") in names]:
        remedy = "remove it, or write in 'differs' what differs"
        found.mistakes.append(at.repeated(f"parameters.{name}", table["like"], remedy))
    for name, fields in differs.items():
        found.mistakes += _differs(at, table["like"], name, fields, names)
    found.report()
    return [*(p | differs.get(p["name"], {}) for p in inherited), *own]


def _differs(at: Entry, like: str, name: str, fields: Any, names: dict[str, Table]) -> Iterator[SpecError]:
    """The fields of a parameter that differ from what is inherited."""
    if name not in names:
        yield at.fail(f"differs.{name}", "no parameter of that name", closest(name, names))
    elif not isinstance(fields, dict):
        yield at.fail(f"differs.{name}", "not a table", "write key = value pairs")
    else:
        for key in [key for key, value in fields.items() if names[name].get(key) == value]:
            yield at.repeated(f"differs.{name}.{key}", like)

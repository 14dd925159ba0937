"""The output of `bindery names`: a table for people, JSON for programs."""

from __future__ import annotations

import json
import textwrap
from collections.abc import Iterable, Sequence
from typing import Any

from bindery_mpi.linker_names.installed import ABSENT, LIBRARY, Name, Names
from bindery_mpi.linker_names.uses import CALLBACK, DATA, ROUTINE
from bindery_mpi.spec.model import Dialect

_OTHERS = 8
_WIDTH = 120


def as_json(names: Names, dialects: Sequence[Dialect]) -> str:
    """Everything, under keys that stay: docs/howto/names.md describes them."""
    routines: dict[str, Any] = {}
    for n in names.chosen(dialects, ROUTINE):
        routines.setdefault(n.use.owner, {}).setdefault(n.dialect.name, []).append(_routine(n))
    tables: dict[str, dict[str, Any]] = {DATA: {}, CALLBACK: {}}
    for sort, table in tables.items():
        for n in names.chosen(dialects, sort):
            table.setdefault(n.use.name, {})[n.dialect.name] = _symbol(n)
    data = {
        "mpi": names.target,
        "compiler": names.compiler or None,
        "libraries": list(names.libraries),
        "unusable": {d.name: why for d, why in names.unusable.items()},
        "counts": {d.name: _counts(names, d) for d in dialects},
        "routines": routines,
        "constants": tables[DATA],
        "callbacks": tables[CALLBACK],
        "others": list(names.others),
    }
    return json.dumps(data, indent=1)


def _symbol(n: Name) -> dict[str, Any]:
    optional = {"offset": n.offset, "spellings": list(n.spellings) or None, "library": n.library or None}
    return {"symbol": n.symbol or None, "kind": n.kind, **{k: v for k, v in optional.items() if v is not None}}


def _routine(n: Name) -> dict[str, Any]:
    form = {"form": n.use.form} if n.use.form else {}
    refused = {"refused": n.refused} if n.refused else {}
    calls = None if n.calls is None else list(n.calls)
    helpers = {"helpers": list(n.helpers)} if n.helpers else {}
    return {"name": n.use.name, **form, **_symbol(n), "source": n.source, "calls": calls, **helpers, **refused}


def _counts(names: Names, dialect: Dialect) -> dict[str, int]:
    chosen = [n for n in names.chosen((dialect,), ROUTINE) if not n.use.form]
    missing = sum(n.kind == ABSENT or not n.symbol for n in chosen)
    return {"names": len(chosen) - missing, "missing": missing}


def as_text(names: Names, dialects: Sequence[Dialect]) -> str:
    """Facts, then a table of routines, of constants and of predefined callbacks."""
    lines = [names.target, *(f"  {'compiler' if not i else '':<12}{c}" for i, c in enumerate([names.compiler]) if c)]
    lines += [f"  {'' if i else 'libraries':<12}{path}" for i, path in enumerate(names.libraries)]
    for dialect in dialects:
        counts = _counts(names, dialect)
        said = f"{counts['names']} names, {counts['missing']} missing"
        why = names.unusable.get(dialect)
        lines.append(f"  {dialect.title:<12}{said}" + (f"; from the libraries alone: {why}" if why else ""))
    rows: list[tuple[str, ...]] = [("ROUTINE", "DIALECT", "CALLED AS", "LINKER NAME", "SYMBOL", "CALLS")]
    found = names.chosen(dialects, ROUTINE)
    there = {n.use.owner for n in found if n.symbol and n.kind != ABSENT}
    rows += _joined([(n, _calls(n)) for n in found if n.use.owner in there])
    lines += ["", *_table(rows)]
    missing = sorted({n.use.owner for n in found} - there)
    if missing:
        text = f"in no dialect: {', '.join(missing)}"
        lines += ["", *textwrap.wrap(text, _WIDTH, subsequent_indent="  ", break_on_hyphens=False)]
    for sort, title in ((DATA, "CONSTANT"), (CALLBACK, "CALLBACK")):
        offsets = [(n, "" if n.offset is None else str(n.offset)) for n in names.chosen(dialects, sort)]
        head = (title, "DIALECT", "CALLED AS", "LINKER NAME", "SYMBOL", "OFFSET" if sort == DATA else "")
        lines += ["", *_table([head, *_joined(offsets)], skip=2)] if offsets else []
    return "\n".join([*lines, *_others(names)])


def _joined(found: Iterable[tuple[Name, str]]) -> list[tuple[str, ...]]:
    """A row for each name; dialects that have the same one share a row."""
    rows: dict[tuple[str, ...], list[str]] = {}
    for n, last in found:
        symbol = n.symbol or "-"
        form = f" ({n.use.form})" if n.use.form else ""
        rows.setdefault((n.use.owner, n.use.name + form, symbol, _kind(n), last), []).append(n.dialect.title)
    ordered = sorted(rows.items(), key=lambda row: row[0][0])
    return [(owner, ", ".join(d), name, symbol, kind, last) for (owner, name, symbol, kind, last), d in ordered]


def _kind(n: Name) -> str:
    if n.refused and n.symbol:
        return f"{n.kind}, refused"
    return n.kind if n.source != LIBRARY or n.symbol else ABSENT


def _calls(n: Name) -> str:
    if n.calls is None:
        return "unknown" if n.symbol and n.kind != ABSENT else ""
    return ", ".join(n.calls) or "no C routine"


def _table(rows: Sequence[tuple[str, ...]], skip: int | None = None) -> list[str]:
    """Columns as wide as their widest text; a routine's name is written once."""
    kept = [[text for i, text in enumerate(row) if i != skip] for row in rows]
    widths = [max(len(row[i]) for row in kept) for i in range(len(kept[0]))]
    lines, before = [], ""
    for row in kept:
        shown = ["" if row[0] == before else row[0], *row[1:]]
        before = row[0]
        lines.append("  ".join(text.ljust(width) for text, width in zip(shown, widths, strict=True)).rstrip())
    return lines


def _others(names: Names) -> list[str]:
    if not names.others:
        return []
    more = f" and {len(names.others) - _OTHERS} more; --json lists all" if len(names.others) > _OTHERS else ""
    return ["", f"also in the libraries: {', '.join(names.others[:_OTHERS])}{more}"]

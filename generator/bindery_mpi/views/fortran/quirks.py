"""Defects of installed MPIs: the table of the Fortran runtime, and the list for people."""

from __future__ import annotations

import textwrap

from bindery_mpi.spec.model import Quirk, Spec

_WIDTH = 120


def enumerators(spec: Spec) -> list[str]:
    """The defects that the runtime detects by the library's version."""
    return [line for q in _detected(spec) for line in (f"/* {q.label}: {q.brief} */", f"{_enumerator(q)},")]


def rows(spec: Spec) -> list[str]:
    """`X(BND_QUIRK_FETCHES_WRONG, open_mpi, 0, 50007)`: versions from the first up to but not including the second; 0
    is without end."""
    lines = [f"X({_enumerator(q)}, {q.mpi}, {_number(q.first)}, {_number(q.fixed)})" for q in _detected(spec)]
    return [*(f"{line} \\" for line in lines[:-1]), *lines[-1:]]


def listing(spec: Spec) -> str:
    """A list in Markdown, an item for each defect."""
    items = (
        textwrap.wrap(_item(q), _WIDTH, initial_indent="- ", subsequent_indent="  ", break_on_hyphens=False)
        for q in sorted(spec.quirks.values(), key=lambda q: (q.label, q.brief))
    )
    return "\n".join(line for item in items for line in item)


def as_data(quirk: Quirk) -> dict[str, object]:
    """A defect for `--json`."""
    fields = ("name", "mpi", "brief", "seen", "right", "first", "fixed", "detected", "workaround", "effect", "routines")
    return {name: getattr(quirk, name) for name in fields}


def _detected(spec: Spec) -> list[Quirk]:
    return [q for q in spec.quirks.values() if q.detected == "version"]


def _enumerator(quirk: Quirk) -> str:
    return f"BND_QUIRK_{quirk.name.upper().replace('-', '_')}"


def _number(version: str) -> int:
    """4.2.1 -> 40201."""
    parts = [int(part) for part in version.split(".")] if version else []
    return sum(part * 100 ** (2 - place) for place, part in enumerate(parts))


def _item(quirk: Quirk) -> str:
    versions = f"seen in {', '.join(quirk.seen)}" + (f"; not in {', '.join(quirk.right)}" if quirk.right else "")
    workaround = f" Avoided: {quirk.workaround}." if quirk.workaround else ""
    remains = " What remains:" if quirk.workaround and quirk.effect else ""
    effect = f" {quirk.effect}" if quirk.effect else ""
    return f"**{quirk.label}** ({versions}): {quirk.brief}{workaround}{remains}{effect}"

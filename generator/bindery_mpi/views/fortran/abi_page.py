"""The Fortran ABI for people: tables of docs/reference/fortran-abi.md, the list of fortran-abi-proposal.md."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from bindery_mpi.spec.model import STANDARD_FORTRAN, AbiPoint, Spec
from bindery_mpi.views.fortran.abi_document import CATEGORIES, document, names_of

_TITLES = {dialect.name: dialect.title for dialect in STANDARD_FORTRAN}


def blocks(spec: Spec) -> dict[str, str]:
    """The texts between marks, by their names: `<!-- abi points -->` … `<!-- /abi points -->`."""
    data = document(spec)
    return {
        "numbers": _numbers(data),
        "passing": _table(("passed", "what the procedure gets", "arguments"), _passing(data)),
        "common": _table(("block", "constant", "bytes", "aligned to", "dialects"), _common(data)),
        "helpers": _helpers(data),
        "points": "\n\n".join(map(_point, spec.abi_points.values())),
        "open": "\n".join(_question(point) for point in spec.abi_points.values() if point.open),
    }


def _table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    lines = (f"| {' | '.join(map(str, line))} |" for line in rows)
    return "\n".join([f"| {' | '.join(head)} |", "|" + "---|" * len(head), *lines])


def _dialects(row: dict[str, Any]) -> str:
    return ", ".join(_TITLES[name] for name in row["dialects"])


def _numbers(data: dict[str, Any]) -> str:
    """How many names of each category a dialect refers to."""
    rows = []
    for name, title in _TITLES.items():
        there = [sum(name in row["dialects"] for row in data[category].values()) for category in CATEGORIES]
        rows.append([f"`{title}`", *there, len(names_of(data, name))])
    rows.append(["all", *(len(data[category]) for category in CATEGORIES), len(names_of(data))])
    return _table(("dialect", *CATEGORIES, "names"), rows)


def _passing(data: dict[str, Any]) -> Iterable[Sequence[object]]:
    arguments = [a for row in data["procedures"].values() for a in row["arguments"]]
    counts = Counter(a["passed"] for a in arguments)
    counts["optional"] = sum("optional" in a for a in arguments)
    return ((name, text, counts[name]) for name, text in data["passing"].items())


def _common(data: dict[str, Any]) -> Iterable[Sequence[object]]:
    for name, row in data["common"].items():
        yield f"`{name}`", row["constant"], row["bytes"], row["alignment"], _dialects(row)


def _helpers(data: dict[str, Any]) -> str:
    """The names beside those of the standard: a line for each sort."""
    own = [name for name in data["callbacks"] if not name.startswith("mpi_")]
    sorts = {
        "Comparisons of handles": list(data["operators"]),
        "Predefined callbacks of `mpi_f08`": own,
        "Forms with TYPE(C_PTR) in `mpi`": data["cptr"],
        "Sizes of variables, by descriptor": data["sizeof"],
    }
    return "\n".join(
        f"- {title} ({len(names)}): {', '.join(f'`{name}`' for name in names)}" for title, names in sorts.items()
    )


def _point(point: AbiPoint) -> str:
    rows = {
        f"MPI 5.0{_section(point)}": point.standard or "Nothing.",
        "open": point.open or "Nothing.",
        "here": point.ours,
        "MPICH 4.0.2": point.mpich,
        "mpif 1.0.0": point.mpif,
    }
    return f"### {point.title}\n\n{_table(('who', 'what'), rows.items())}"


def _question(point: AbiPoint) -> str:
    return f"- **{point.title}**{_section(point)}. {point.open} *Proposed:* {point.ours}"


def _section(point: AbiPoint) -> str:
    return "" if point.section == "none" else f" ({point.section})"

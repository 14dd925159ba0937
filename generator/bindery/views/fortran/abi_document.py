"""The ABI of the Fortran library over the standard ABI, as data: what it exports, and how procedures are called."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from bindery.spec.model import F08, STANDARD_FORTRAN, Dialect, Procedure, Spec
from bindery.spec.names import cptr_specific, fortran_specifics, link_name, profiling
from bindery.spec.prototypes import Dummy, Prototypes
from bindery.views.fortran.modules import Modules, as_pointer, bnd_callback
from bindery.views.fortran.sentinels import Sentinels

_STATUS_BYTES = 32  # eight INTEGERs (MPI 5.0, 21.4.3)


def document(spec: Spec) -> dict[str, Any]:
    """The whole document. Its names are the linker's: a compiler writes them in lower case with one underscore behind,
    as all in use do."""
    return {
        "about": "The Fortran library over the standard ABI of MPI 5.0 (21.4): what it exports, and how it is called.",
        "version": "1.0",
        "library": {"name": "mpifort_abi", "soname": "libmpifort_abi.so.1", "node": "MPIFORT_ABI_1.0"},
        "mangling": "lower case, one underscore behind",
        "passing": {
            "reference": "the address",
            "descriptor": "the address of the compiler's own descriptor: TYPE(*), DIMENSION(..)",
            "string": "the address, and the length by value behind all arguments",
            "procedure": "the address of the procedure",
            "value": "the value",
        },
        "common": dict(_common(spec)),
        "callbacks": sorted(_callbacks(spec)),
        "operators": sorted(_operators(spec)),
        "procedures": dict(_procedures(spec)),
    }


def as_text(data: dict[str, Any]) -> str:
    """JSON with a line for each name, so that a change is a few lines."""
    lines = [f" {json.dumps(key)}: {_rows(value)}" for key, value in data.items()]
    return "{\n" + ",\n".join(lines) + "\n}"


def _rows(value: Any) -> str:
    if not isinstance(value, dict):
        return json.dumps(value, ensure_ascii=False)
    rows = (f"  {json.dumps(key)}: {json.dumps(row, ensure_ascii=False)}" for key, row in value.items())
    return "{\n" + ",\n".join(rows) + "\n }"


def exported_names(spec: Spec) -> list[str]:
    """All names that the library exports as MPI's: those of a version node."""
    found = document(spec)
    both = (name for symbol, row in found["procedures"].items() for name in (symbol, row["profiling"]))
    return sorted({*both, *found["common"], *found["callbacks"], *found["operators"]})


def _common(spec: Spec) -> Iterator[tuple[str, dict[str, Any]]]:
    """The COMMON blocks, whose addresses are those of the constants."""
    for address in Sentinels(spec).sets[-1].symbols:
        size = _STATUS_BYTES if "sizeof" in address.bytes else int(address.bytes)
        yield link_name(address.symbol), {"constant": address.constant, "bytes": size, "alignment": min(size, 4)}


def _callbacks(spec: Spec) -> Iterator[str]:
    for predefined in spec.predefined.values():
        for dialect in STANDARD_FORTRAN:
            if dialect.has(predefined):
                yield link_name(bnd_callback(predefined.name) if dialect is F08 else predefined.name)


def _operators(spec: Spec) -> Iterator[str]:
    """The comparisons of handles, which a module of any compiler refers to."""
    for handle in Modules(spec).handles:
        for comparison in ("eq", "ne"):
            yield link_name(f"bnd_{comparison}_{handle}")


def _procedures(spec: Spec) -> Iterator[tuple[str, dict[str, Any]]]:
    """The specific procedures by their linker names: those that dialects share are one."""
    prototypes = Prototypes(spec)
    found: dict[str, dict[str, Any]] = {}
    for procedure in spec.procedures:
        for dialect in STANDARD_FORTRAN:
            for name in fortran_specifics(procedure, dialect):
                row = found.setdefault(link_name(name), _row(prototypes, procedure, dialect, name))
                row["dialects"].append(dialect.name)
    yield from sorted(found.items())


def _row(prototypes: Prototypes, procedure: Procedure, dialect: Dialect, name: str) -> dict[str, Any]:
    prototype = prototypes.fortran(procedure, dialect, name)
    by_descriptor = (dialect.is_typed and procedure.routine.has_choice) or procedure.routine.by_descriptor
    dummies = prototype.dummies
    if name == cptr_specific(procedure.routine):
        dummies = tuple(map(as_pointer, dummies))
    return {
        "routine": procedure.name,
        "since": procedure.since,
        "dialects": [],
        "profiling": link_name(profiling(name)),
        **({"result": prototype.result} if prototype.result else {}),
        "arguments": [_argument(dummy, by_descriptor) for dummy in dummies],
    }


def _argument(dummy: Dummy, by_descriptor: bool) -> dict[str, str]:
    if dummy.has_any_type:
        return {"name": dummy.name.lower(), "type": "TYPE(*)", "passed": "descriptor" if by_descriptor else "reference"}
    return {"name": dummy.name.lower(), "type": f"{dummy.type}{dummy.shape}", "passed": _passed(dummy.type)}


def _passed(declared: str) -> str:
    first = declared.split(",", maxsplit=1)[0].split("(", maxsplit=1)[0].strip(" *")
    if "VALUE" in declared:
        return "value"
    if "DIMENSION(..)" in declared:
        return "descriptor"
    return {"CHARACTER": "string", "EXTERNAL": "procedure", "PROCEDURE": "procedure"}.get(first, "reference")

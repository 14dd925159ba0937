"""The ABI of the Fortran library over the standard ABI, as data: what it exports, and how procedures are called."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from bindery_mpi.spec.model import F08, MPI, STANDARD_FORTRAN, AbiPoint, Constant, Dialect, Procedure, Spec
from bindery_mpi.spec.names import cptr_specific, fortran_specifics, is_plain_in_f08, link_name, profiling
from bindery_mpi.spec.prototypes import Dummy, Prototypes
from bindery_mpi.views.fortran.modules import Modules, as_pointer, bnd_callback, handle_types
from bindery_mpi.views.fortran.sentinels import SentinelAddress, Sentinels

_STATUS_INTEGERS = 8  # MPI 5.0, 20.4.3
_INTEGER_BYTES = 4
_OPERATORS = {"eq": "==", "ne": "/="}
_KINDS = {"MPI_Offset": "MPI_OFFSET_KIND", "MPI_Aint": "MPI_ADDRESS_KIND", "MPI_Count": "MPI_COUNT_KIND"}
_LISTS = ("cptr", "sizeof")  # keys of the rows of procedures, which the document has as lists of names
_PASSING = {
    "reference": "the address",
    "descriptor": "the address of the compiler's own descriptor: TYPE(*), DIMENSION(..)",
    "string": "the address, and the length by value behind all arguments, a size_t; of an array, that of an element",
    "logical": "the address of a default LOGICAL, whose values MPI_Abi_get_fortran_booleans returns",
    "procedure": "the address of the procedure",
    "optional": "any of these, or a null pointer where the argument is not there",
}
CATEGORIES = ("procedures", "common", "callbacks", "operators")
_MODULES = {"mpi": MPI, "mpi_f08": F08}


def document(spec: Spec) -> dict[str, Any]:
    """The whole document. Its names are the linker's: a compiler writes them in lower case with one underscore behind,
    as all in use do."""
    procedures = dict(_procedures(spec))
    lists = {key: [name for name, row in procedures.items() if row.pop(key)] for key in _LISTS}
    return {
        "about": "The Fortran library over the standard ABI of MPI 5.0 (20.4): what it exports, and how it is called.",
        "version": "1.0",
        "library": {
            "name": "mpifort_abi",
            "soname": "libmpifort_abi.so.1",
            "node": "MPIFORT_ABI_1.0",
            "needs": "libmpi_abi.so.1",
        },
        "mangling": "lower case, one underscore behind",
        "passing": _PASSING,
        "handle": {
            "bytes": _INTEGER_BYTES,
            "mpifh": "INTEGER",
            "mpi": "INTEGER",
            "f08": "BIND(C) with INTEGER MPI_VAL",
        },
        "status": _status(spec),
        "modules": {
            module: f"all procedures of {dialect.name} under both names, its COMMON blocks, callbacks and operators"
            for module, dialect in _MODULES.items()
        },
        "common": dict(_common(spec)),
        "callbacks": dict(sorted(_callbacks(spec).items())),
        "operators": dict(sorted(_operators(spec))),
        **lists,
        "constants": dict(_constants(spec)),
        "points": {point.name: _point(point) for point in spec.abi_points.values()},
        "procedures": procedures,
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
    return sorted(names_of(document(spec)))


def names_of(data: dict[str, Any], dialect: str = "") -> set[str]:
    """All names of a document, or those that a dialect refers to."""
    rows = {name: row for category in CATEGORIES for name, row in data[category].items()}
    chosen = {name: row for name, row in rows.items() if not dialect or dialect in row["dialects"]}
    return {*chosen, *(row["profiling"] for row in chosen.values() if "profiling" in row)}


def _point(point: AbiPoint) -> dict[str, str]:
    """A point by its fields: what the standard says, what it leaves open, and what there is."""
    return {field: text for field, text in asdict(point).items() if field != "name"}


def _status(spec: Spec) -> dict[str, Any]:
    """The size of a status, and where its members are, counted from 1."""
    places = spec.sections["fortran-status"].constants if "fortran-status" in spec.sections else ()
    return {
        "bytes": _STATUS_INTEGERS * _INTEGER_BYTES,
        "integers": _STATUS_INTEGERS,
        "places": {c.name: c.value for c in places if c.name.startswith("MPI_") and c.value != _STATUS_INTEGERS},
        "f08": "BIND(C) with INTEGERs MPI_SOURCE, MPI_TAG, MPI_ERROR, MPI_INTERNAL(5)",
    }


def _common(spec: Spec) -> Iterator[tuple[str, dict[str, Any]]]:
    """The COMMON blocks, whose addresses are those of the constants."""
    found = Sentinels(spec).sets[-1]
    f08 = {found.f08_block(sentinel) for sentinel in found.all}
    plain = {block for block, _ in found.places}
    for address in found.symbols:
        size = _bytes(address)
        dialects = [d.name for d in STANDARD_FORTRAN if address.symbol in (f08 if d.is_typed else plain)]
        row = {"constant": address.constant, "bytes": size, "alignment": min(size, _INTEGER_BYTES)}
        yield link_name(address.symbol), {**row, "dialects": dialects}


def _bytes(address: SentinelAddress) -> int:
    return _STATUS_INTEGERS * _INTEGER_BYTES if "sizeof" in address.bytes else int(address.bytes)


def _callbacks(spec: Spec) -> dict[str, dict[str, Any]]:
    """The predefined callbacks; mpi_f08 has its own, with handles of its types, but for those of MPI-1."""
    found: dict[str, dict[str, Any]] = {}
    for predefined in spec.predefined.values():
        is_plain = is_plain_in_f08(predefined)
        for dialect in (d for d in STANDARD_FORTRAN if d.has(predefined) or (is_plain and d.is_typed)):
            name = link_name(bnd_callback(predefined.name) if dialect.is_typed and not is_plain else predefined.name)
            row = {"constant": predefined.name, "type": predefined.type, "dialects": []}
            found.setdefault(name, row)["dialects"].append(dialect.name)
    return found


def _operators(spec: Spec) -> Iterator[tuple[str, dict[str, Any]]]:
    """The comparisons of handles, which a module of any compiler refers to."""
    dialects = [dialect.name for dialect in _MODULES.values()]
    for handle in Modules(spec).handles:
        for comparison, operator in _OPERATORS.items():
            row = {"operator": operator, "type": f"TYPE({handle})", "result": "LOGICAL", "dialects": dialects}
            yield link_name(f"bnd_{comparison}_{handle}"), row


def _constants(spec: Spec) -> Iterator[tuple[str, dict[str, Any]]]:
    """The constants of Fortran by their names; those known by their addresses are COMMON blocks. Without a value: the
    compiler's."""
    handles = handle_types(spec)
    for constant in spec.constants.values():
        dialects = [dialect.name for dialect in STANDARD_FORTRAN if dialect.has(constant)]
        if dialects and not (constant.shape or constant.removed or constant.only):
            yield constant.name, {**_value(constant, handles), "dialects": dialects}


def _value(constant: Constant, handles: list[str]) -> dict[str, Any]:
    value = None if constant.value is None else constant.value - constant.fortran_less
    if constant.type in handles:
        return {"type": "INTEGER", "f08": f"TYPE({constant.type})", "value": value}
    kind = _KINDS.get(constant.type)
    return {
        "type": f"INTEGER(KIND={kind})" if kind else {"logical": "LOGICAL"}.get(constant.type, "INTEGER"),
        "value": value,
    }


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
    is_cptr = name == cptr_specific(procedure.routine)
    if is_cptr:
        dummies = tuple(map(as_pointer, dummies))
    return {
        "routine": procedure.name,
        "since": procedure.since,
        "dialects": [],
        "profiling": link_name(profiling(name)),
        **({"result": prototype.result} if prototype.result else {}),
        "arguments": [_argument(dummy, by_descriptor) for dummy in dummies],
        "cptr": is_cptr,
        "sizeof": procedure.routine.by_descriptor,
    }


def _argument(dummy: Dummy, by_descriptor: bool) -> dict[str, Any]:
    if dummy.has_any_type:
        passed = "descriptor" if by_descriptor else "reference"
        return {"name": dummy.name.lower(), "type": "TYPE(*)", "passed": passed}
    first, *attributes = _parts(dummy.type)
    shape = [f"DIMENSION{dummy.shape}"] * bool(dummy.shape)
    row = {"name": dummy.name.lower(), "type": ", ".join([first, *shape, *attributes]), "passed": _passed(dummy.type)}
    return {**row, "optional": True} if "OPTIONAL" in attributes else row


def _parts(declared: str) -> list[str]:
    """`TYPE(*), DIMENSION(..), INTENT(IN)` by its commas: none is in parentheses."""
    return [part.strip() for part in declared.split(",")]


def _passed(declared: str) -> str:
    first = declared.split(",", maxsplit=1)[0].split("(", maxsplit=1)[0].strip(" *")
    if "DIMENSION(..)" in declared:
        return "descriptor"
    named = {"CHARACTER": "string", "EXTERNAL": "procedure", "PROCEDURE": "procedure", "LOGICAL": "logical"}
    return named.get(first, "reference")

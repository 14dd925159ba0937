"""Fields that follow from others. An entry states one only where it differs."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bindery_mpi.spec.mistakes import Collector, Place
from bindery_mpi.spec.model import Callback, Parameter

SETS = ("communicator", "file", "window")  # the roles of what has processes


def followed(at: Place, table: dict[str, Any], field: str, value: bool, reason: str) -> bool:
    """The value that an entry states, or else the one that follows. Raises SpecError where it states that value."""
    if field not in table:
        return value
    if table[field] == value:
        raise at.repeated(field, reason)
    return bool(table[field])


def large_count(at: Place, table: dict[str, Any], growing: list[Parameter]) -> bool:
    """Whether there is a large form. Raises SpecError."""
    value = followed(at, table, "large_count", bool(growing), "the kinds of the parameters")
    if value and not growing:
        raise at.fail("large_count", "no parameter differs in the large form", "remove it")
    return value


def collective_on(
    at: Place, values: dict[str, Any], parameters: tuple[Parameter, ...], completion: str
) -> tuple[str, ...]:
    """The arguments whose processes all call the routine. Raises SpecError where an entry states those that follow."""
    sets = [p for p in parameters if p.kind.role in SETS and not p.is_array]
    first = {p.kind.role: p.name for p in reversed(sets) if p.is_input}
    found = [p.name for p in sets if p.freed]
    if values.get("category") in ("collective", "neighborhood") or any(p.intent == "out" for p in sets):
        found = [first[role] for role in ("communicator",) if role in first]
    elif completion.startswith("split"):
        found = [first[role] for role in ("file",) if role in first]
    stated = values.get("collective_on")
    if stated is not None and list(stated) == found:
        raise at.repeated("collective_on", "the category, the completion or the parameters")
    return tuple(found) if stated is None else tuple(stated)


def positioning(at: Place, values: dict[str, Any], parameters: tuple[Parameter, ...]) -> str:
    """Where an access to a file begins; empty for what moves no data of a file. Raises SpecError where an entry states
    what follows."""
    moves = values.get("category") == "io" and any(p.kind.form == "choice" and p.count for p in parameters)
    is_explicit = any(p.kind.role == "file_position" and p.is_input for p in parameters)
    found = "" if not moves else "explicit-offset" if is_explicit else "individual-pointer"
    stated = values.get("positioning")
    if found and stated == found:
        raise at.repeated("positioning", "the parameters")
    return found if stated is None else str(stated)


def asynchronous(
    at: Place, tables: list[Any], parameters: tuple[Parameter, ...], completion: str
) -> tuple[Parameter, ...]:
    """The parameters with ASYNCHRONOUS as R64 and R65 say. Raises SpecErrors."""
    result, found = [], Collector()
    for table, p in zip(tables, parameters, strict=True):
        place = Place(at.file, at.entry, f"parameters.{p.name}")
        with found.collect():
            value = followed(place, table, "asynchronous", _is_in_use_later(p, completion), "the completion")
            result.append(replace(p, asynchronous=value))
    found.report()
    return tuple(result)


def _is_in_use_later(p: Parameter, completion: str) -> bool:
    """Whether MPI uses the memory of an argument after the call has returned."""
    is_read = p.is_array and not p.is_output
    return completion != "blocking" and (p.kind.form == "choice" or is_read)


def grows(p: Parameter, callbacks: dict[str, Callback]) -> bool:
    """Whether a parameter differs in the large-count form."""
    return p.large_only or bool(p.kind.c_large) or callback_grows(p, callbacks)


def callback_grows(p: Parameter, callbacks: dict[str, Callback]) -> bool:
    return p.kind.form == "callback" and p.callback in callbacks and callbacks[p.callback].large_count

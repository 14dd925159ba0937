"""Constants and kinds."""

from __future__ import annotations

import re

from bindery_mpi.spec.mistakes import Place, closest
from bindery_mpi.spec.model import Constant, Kind, Section, Spec
from bindery_mpi.spec.validate.common import (
    Mistakes,
    check_brief,
    check_dialects,
    check_life,
    file_of,
    known_constant,
    one_of,
)

LAST_ERROR_CLASS = "MPI_ERR_LASTCODE"  # every error class is below it
_REALS = ("float", "double", "long double")
_ATTRIBUTES = ("int", "MPI_Aint")  # what a predefined attribute may point to (R116)
_NAME = re.compile(r"MPIX?_[A-Za-z0-9_]+")


def constants(spec: Spec) -> Mistakes:
    types = {"int", "logical"} | {kind.c for kind in spec.kinds.values()}
    home: dict[str, str] = {}
    for section in spec.sections.values():
        file = section.file
        at = Place(file, section.name)
        yield from check_brief(at, section.brief, 130)
        for constant in section.constants:
            here = Place(file, section.name, f"constants.{constant.name}")
            if constant.name in home:
                yield here.fail("", f"also in section {home[constant.name]}", "keep one of the two")
            home[constant.name] = section.name
            yield from _one_constant(here, constant, spec, types)
        yield from _values(file, section)
        yield from _error_classes(file, section)


def _one_constant(at: Place, constant: Constant, spec: Spec, types: set[str]) -> Mistakes:
    if constant.only:
        yield from one_of(at, "only", constant.only, spec.sentinels)
    elif not _NAME.fullmatch(constant.name):
        yield at.fail("", "not a name of MPI", "start it with MPI_")
    yield from check_dialects(at, constant)
    yield from check_life(at, constant)
    if not constant.is_address and constant.type not in types:
        yield at.fail("type", f"unknown type '{constant.type}'", closest(constant.type, types))
    if constant.same_as:
        yield from known_constant(at, "same_as", constant.same_as, spec)
        if constant.value is not None:
            yield at.fail("same_as", "a value as well", "keep one of the two")
    if constant.fortran or constant.wide or constant.wide_pair:
        yield from one_of(at, "fortran", constant.fortran, Constant.FORTRAN)
        yield from known_constant(at, "wide", constant.wide, spec)
    yield from _attribute(at, constant, spec)


def _attribute(at: Place, constant: Constant, spec: Spec) -> Mistakes:
    handles = [kind.name for kind in spec.kinds.values() if kind.form == "handle"]
    if constant.named and (constant.named not in spec.sections or constant.points_to != "int"):
        yield at.fail("named", f"no number, or no section '{constant.named}'", closest(constant.named, spec.sections))
    if constant.attribute_of and constant.attribute_of not in handles:
        yield at.fail(
            "attribute_of",
            f"'{constant.attribute_of}' is not a kind of handle",
            closest(constant.attribute_of, handles),
        )
    if constant.points_to and not constant.attribute_of:
        yield at.fail("points_to", "not the key of an attribute", "add attribute_of, or leave points_to out")
    if constant.points_to and constant.points_to not in _ATTRIBUTES:
        yield at.fail("points_to", f"unknown type '{constant.points_to}'", "use one of " + ", ".join(_ATTRIBUTES))


def _values(file: str, section: Section) -> Mistakes:
    """Values tell constants apart, except numbers to compute with, and null pointers of one type."""
    seen: dict[tuple[str, int], str] = {}
    for constant in section.constants:
        at = Place(file, section.name, f"constants.{constant.name}")
        value, pointer = constant.value, constant.is_address
        if value is None or (constant.macro and constant.type == "int") or (pointer and value == 0):
            continue
        if (constant.type, value) in seen:
            first = seen[constant.type, value]
            yield at.fail("value", f"{value} is {first} already", f'write same_as = "{first}" if that is meant')
        seen[constant.type, value] = constant.name
        if section.bits and (value < 1 or value & (value - 1)):
            yield at.fail("value", f"{value} is not one bit", "use a power of two")


def _error_classes(file: str, section: Section) -> Mistakes:
    last = next((c for c in section.constants if c.name == LAST_ERROR_CLASS), None)
    if not last:
        return
    for constant in section.constants:
        if constant is not last and (constant.value or 0) >= (last.value or 0):
            at = Place(file, section.name, f"constants.{constant.name}")
            yield at.fail("value", f"not below {last.name}", f"use a value below {last.value}")


def kinds(spec: Spec) -> Mistakes:
    handles: dict[str, str] = {}
    for kind in spec.kinds.values():
        at = Place(kind.file, kind.name)
        yield from check_brief(at, kind.brief, 130)
        for field in ("null", "error"):
            if getattr(kind, field):
                yield from known_constant(at, field, getattr(kind, field), spec)
        if kind.role and kind.role not in spec.roles:
            yield at.fail("role", f"unknown role '{kind.role}'", closest(kind.role, spec.roles))
        if kind.family not in ("", Kind.NAMED, *spec.sections):
            yield at.fail("family", f"no section '{kind.family}' of constants", closest(kind.family, spec.sections))
        yield from _one_kind(at, kind, spec)
        if kind.form == "handle":
            if kind.c in handles:
                yield at.fail(
                    "c", f"the type of {handles[kind.c]} already", "give each kind of handle a type of its own"
                )
            handles[kind.c] = kind.name


def roles(spec: Spec) -> Mistakes:
    """The generator finds arguments by roles: a role without a kind would drop what is done for it without a word."""
    for role, brief in spec.roles.items():
        at = Place(file_of(spec, "roles.toml"), role)
        yield from check_brief(at, brief)
        if len(spec.folders) < 2 and not any(kind.role == role for kind in spec.kinds.values()):
            yield at.fail("", "no kind has the role", "give it to a kind of kinds.toml")


def _one_kind(at: Place, kind: Kind, spec: Spec) -> Mistakes:
    if kind.null and kind.form != "handle":
        yield at.fail("null", f"a {kind.form} has no null handle", "leave it out")
    elif kind.null in spec.constants and spec.constants[kind.null].type != kind.c:
        yield at.fail("null", f"{kind.null} is no {kind.c}", f"name a constant of type {kind.c}")
    if kind.minimum is not None and kind.form != "number":
        yield at.fail("minimum", f"a {kind.form} has no least value", "leave it out")
    if kind.form == "number" and kind.c in _REALS:
        yield at.fail("form", f"a number is an integer, and {kind.c} is none", 'write form = "real"')
    if kind.f08 and not kind.mpi:
        yield at.fail("f08", "the mpi module cannot say it", "add a line 'mpi = …'")
    for name in kind.specifics:
        if name not in spec.kinds:
            yield at.fail("specifics", f"unknown kind '{name}'", closest(name, spec.kinds))
    if kind.mpi and bool(kind.c_large) != bool(kind.f08_large):
        missing, other = ("f08_large", "c_large") if kind.c_large else ("c_large", "f08_large")
        yield at.fail(missing, f"missing, though there is {other}", f"add a line '{missing} = …'")

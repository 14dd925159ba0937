"""Constants of a header against the spec: there at all, and of the right value where the standard fixes one."""

from __future__ import annotations

from collections.abc import Iterable

from bindery_mpi.audit.clang import Declared
from bindery_mpi.audit.findings import AuditFinding
from bindery_mpi.spec.model import C, Constant, Predefined, Spec, version

_ERROR_SECTIONS = ("error-classes", "tool-error-codes")
_VERSIONS = "version"
_PAIRS = ("1.2", "2.0", "2.1", "2.2", "3.0", "3.1", "4.0", "4.1", "5.0")  # R99


def standard_version(spec: Spec) -> str:
    """The version that the spec describes: `5.0`."""
    return f"{spec.constants['MPI_VERSION'].value}.{spec.constants['MPI_SUBVERSION'].value}"


def claimed_version(values: dict[str, int]) -> str:
    """Return the version that the header claims: `4.0`, or nothing."""
    pair = (values.get("MPI_VERSION"), values.get("MPI_SUBVERSION"))
    return "" if None in pair else f"{pair[0]}.{pair[1]}"


def is_abi(spec: Spec, values: dict[str, int]) -> bool:
    """A header of the standard ABI says its version, and the communicators have the standard's values."""
    handles = spec.sections["communicators"].constants
    return values.get("MPI_ABI_VERSION", 0) > 0 and all(values.get(c.name) == c.value for c in handles)


def check(spec: Spec, found: Declared, values: dict[str, int], claims: str, abi: bool) -> Iterable[AuditFinding]:
    standard = f"MPI {standard_version(spec)}"
    yield from _missing(spec, found, claims, abi, standard)
    yield from _version(claims)
    yield from _fixed(spec, values)
    yield from _error_codes(spec, values)
    if abi:
        yield from _abi_values(spec, values, standard)


def _wanted(spec: Spec) -> list[Constant | Predefined]:
    constants = (c for c in spec.constants.values() if C.has(c) and not c.only)
    return [*constants, *spec.predefined.values()]


def _missing(spec: Spec, found: Declared, claims: str, abi: bool, standard: str) -> Iterable[AuditFinding]:
    there = found.macros.keys() | found.values.keys() | found.variables | found.functions.keys()
    foreign = tuple(kind.c for kind in spec.kinds.values() if not kind.abi)
    for c in _wanted(spec):
        if c.name in there:
            continue
        if isinstance(c, Constant) and c.removed:
            yield AuditFinding("retired", c.name, f"a constant removed in MPI {c.removed}")
        elif abi and (c.deprecated or getattr(c, "type", "").startswith(foreign)):
            yield AuditFinding("retired", c.name, "a constant left out of the standard ABI")
        elif not c.name.startswith("MPI_"):
            yield AuditFinding("extension", c.name, "a constant that is an extension, not there")
        elif c.since and claims and version(c.since) <= version(claims):
            yield AuditFinding("constant-missing", c.name, f"since MPI {c.since}; MPI {claims} is claimed")
        elif not c.since and f"MPI {claims}" == standard:
            yield AuditFinding("constant-missing", c.name, f"in {standard}, which is claimed")
        else:
            text = f"since MPI {c.since}" if c.since else f"in {standard}; the spec does not say since when"
            yield AuditFinding("constant-newer", c.name, text)


def _version(claims: str) -> Iterable[AuditFinding]:
    if claims and version(claims) <= version(_PAIRS[-1]) and claims not in _PAIRS:
        yield AuditFinding("constant-value", "MPI_VERSION", f"{claims} is no version of the standard")


def _fixed(spec: Spec, values: dict[str, int]) -> Iterable[AuditFinding]:
    """Success is 0 in every ABI."""
    if values.get("MPI_SUCCESS", 0) != 0:
        yield AuditFinding("constant-value", "MPI_SUCCESS", f"{values['MPI_SUCCESS']} here, 0 in every ABI")


def _error_codes(spec: Spec, values: dict[str, int]) -> Iterable[AuditFinding]:
    """Error codes differ from each other; none is negative, and none is beyond the last."""
    seen: dict[int, str] = {}
    last = values.get("MPI_ERR_LASTCODE")
    for name in [
        c.name for section in _ERROR_SECTIONS if section in spec.sections for c in spec.sections[section].constants
    ]:
        value = values.get(name)
        if value is None or name == "MPI_ERR_LASTCODE":
            continue
        if value in seen:
            yield AuditFinding("constant-value", name, f"{value}, which is {seen[value]} too")
        seen.setdefault(value, name)
        if last is not None and value > last:
            yield AuditFinding("constant-value", name, f"{value}, beyond MPI_ERR_LASTCODE, which is {last}")
        if value < 0:
            yield AuditFinding("constant-value", name, f"{value}; error codes are not negative")


def _abi_values(spec: Spec, values: dict[str, int], standard: str) -> Iterable[AuditFinding]:
    """In the standard ABI every value is given; versions of the standard may move on."""
    skipped = {c.name for c in spec.sections[_VERSIONS].constants} if _VERSIONS in spec.sections else set()
    for c in _wanted(spec):
        same = spec.constants[c.same_as] if isinstance(c, Constant) and c.same_as else c
        here = values.get(c.name)
        if c.name not in skipped and None not in (here, same.value) and here != same.value:
            yield AuditFinding("constant-value", c.name, f"{here} here, {same.value} in the ABI of {standard}")

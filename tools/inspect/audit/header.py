"""Everything about one header: what it declares, what that means, and how it differs from the spec."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from bindery_mpi.audit import clang, constants, prototypes
from bindery_mpi.audit.differences import Comparer
from bindery_mpi.audit.findings import AuditError, AuditFinding
from bindery_mpi.audit.probe import DEFINED, VALUE, Probe
from bindery_mpi.spec.model import Spec


@dataclass(frozen=True)
class AuditedHeader:
    """The facts of a header that the rest of the audit needs."""

    path: Path
    claims: str  # "4.0"; "" where it does not say
    abi: bool  # true: the standard ABI
    functions: frozenset[str]  # {"MPI_Send", "PMPI_Send"}
    macros: frozenset[str]  # {"MPI_Comm_c2f"}: macros with the name of a routine
    findings: tuple[AuditFinding, ...]


def read(spec: Spec, target: str, path: Path, flags: tuple[str, ...], claims: str = "") -> AuditedHeader:
    """Parse a header, once as it is and once with the probe after it. Raises AuditError."""
    unit, _ = clang.parse(target, path, flags)
    found = clang.declared(target, unit)
    if not any(name in found.functions for p in spec.c_procedures for name in (p.name,)):
        raise AuditError(target, f"{path.name} declares no routine of MPI", "name the vendor's mpi.h")
    probe = Probe(spec, found)
    probed, errors = clang.parse(target, path, flags, probe.source())
    values, remaining = _enumerators(clang.declared(target, probed).values, errors, probe.source())
    claims = claims or constants.claimed_version(values)
    abi = constants.is_abi(spec, values)
    comparer, answers = Comparer(clang.cindex(target), probe), prototypes.answers_of(target, probed)
    standard = f"MPI {constants.standard_version(spec)}"
    findings = [
        *prototypes.missing(spec, found.functions.keys() | remaining, claims, abi),
        *prototypes.extra(spec, found.functions),
        *prototypes.compared(spec, probe, comparer, answers, standard),
        *prototypes.callbacks(probe, comparer, answers, standard),
        *prototypes.macros(probe, remaining, claims),
        *prototypes.pmpi_names(probe),
        *constants.check(spec, found, values, claims, abi),
    ]
    return AuditedHeader(path, claims, abi, frozenset(found.functions), frozenset(remaining), tuple(findings))


def _enumerators(found: dict[str, int], errors: dict[int, str], source: str) -> tuple[dict[str, int], set[str]]:
    """The probe's enumerators: values of constants, and the names of macros that are still defined at the end."""
    lines = source.splitlines()
    refused = {lines[number - 1].split()[2] for number in errors if lines[number - 1].startswith("enum {")}
    good = {name: value for name, value in found.items() if name not in refused}
    values = {name.removeprefix(VALUE): value for name, value in good.items() if name.startswith(VALUE)}
    return values, {name.removeprefix(DEFINED) for name in good if name.startswith(DEFINED)}

"""The other MPI beside the standard ABI: its functions, constants by family, predefined handles, procedures."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from bindery_mpi.spec.declarations import CDeclaration
from bindery_mpi.spec.model import Body, C, Constant, Procedure, Spec
from bindery_mpi.spec.names import abi_type_name, family_name, handle_name
from bindery_mpi.spec.prototypes import Prototypes
from bindery_mpi.spec.validate.constants import LAST_ERROR_CLASS
from bindery_mpi.views.abi.native_call import NativeCall, abi_type, native_calls
from bindery_mpi.views.c.c_header import MpiHeader

_LENGTHS = "string-lengths"
_T_CODES = "mpit-error-codes"  # what routines return, and no argument is


@dataclass(frozen=True)
class Family:
    """Constants whose values convert into each other."""

    section: str
    names: tuple[str, ...]
    bits: bool  # they are ored together
    is_open: bool  # other numbers from 0 up are values, too
    extensible: bool  # a program makes others
    least: int | None  # the least constant above 0

    @property
    def name(self) -> str:
        return family_name(self.section)


def families(spec: Spec) -> Iterable[Family]:
    """The families that arguments have."""
    of_kinds = {kind.family for kind in spec.kinds.values()}
    used = {c.named for section in spec.sections.values() for c in section.constants}
    used |= {p.family for routine in spec.routines.values() for p in routine.parameters}
    for name, section in spec.sections.items():
        if name in used or name == _T_CODES:
            constants = [c for c in section.constants if c.value is not None and c.name != LAST_ERROR_CLASS]
            names = tuple(c.name for c in constants)
            least = min((c.value for c in constants if c.value and c.value > 0), default=None)
            yield Family(name, names, section.bits, name in of_kinds, section.extensible, least)


@dataclass(frozen=True)
class CFunctionType:
    """The type of a callback."""

    procedure: Procedure
    prototypes: Prototypes

    @property
    def name(self) -> str:
        return abi_type_name(self.procedure.name)

    @property
    def result(self) -> CDeclaration:
        return self.prototypes.c_result(self.procedure)

    @property
    def dummies(self) -> str:
        large = self.procedure.large
        return ", ".join(
            "..." if p.kind.form == "varargs" else str(abi_type(self.prototypes.c_declared(p, large)))
            for p in self.procedure.parameters
        )


@dataclass(frozen=True)
class NativeTable:
    """The entries of the other MPI's table, and the names of the ABI beside its own."""

    spec: Spec

    @cached_property
    def prototypes(self) -> Prototypes:
        return Prototypes(self.spec)

    @cached_property
    def header(self) -> MpiHeader:
        return MpiHeader(self.spec)

    @property
    def calls(self) -> list[NativeCall]:
        return native_calls(self.spec)

    @property
    def persistent(self) -> list[str]:
        """The routines that are emulated by nonblocking ones."""
        return [call.name for call in self.calls if call.started and not call.procedure.large]

    @property
    def most_parameters(self) -> int:
        return max((len(call.procedure.parameters) for call in self.calls if call.started), default=1)

    @property
    def families(self) -> list[Family]:
        return list(families(self.spec))

    @cached_property
    def handles(self) -> dict[str, list[Constant]]:
        """The predefined handles of each type; the null handle comes first."""
        found: dict[str, list[Constant]] = {}
        for kind in self.spec.kinds.values():
            if kind.form == "handle":
                constants = [c for c in self._constants if c.type == kind.c and c.value is not None and not c.removed]
                found[kind.c] = sorted(constants, key=lambda c: c.name != kind.null)
        return found

    @property
    def _constants(self) -> list[Constant]:
        return [c for section in self.spec.sections.values() for c in section.constants if C.has(c)]

    @property
    def attributes(self) -> list[tuple[str, str]]:
        """Keys of predefined attributes whose value is the address of a named constant, and the family of that."""
        return [(c.name, family_name(c.named)) for c in self._constants if c.named]

    @property
    def integers(self) -> list[tuple[str, str, str]]:
        """The routines between each type of handle and its INTEGER: ("Comm", "MPI_Comm_c2f", "MPI_Comm_f2c")."""
        outside = [r for r in self.spec.routines.values() if not self.spec.in_abi(r)]
        to = {r.parameters[0].kind.c: r.name for r in outside if r.body == Body.HANDLE_TO_INTEGER}
        back = {self.spec.kinds[r.returns].c: r.name for r in outside if r.body == Body.HANDLE_FROM_INTEGER}
        return [(handle_name(type), name, back[type]) for type, name in to.items()]

    @staticmethod
    def c_type(kind: str) -> str:
        return "MPI_Datatype" if kind == "Type" else f"MPI_{kind}"

    @property
    def addresses(self) -> list[Constant]:
        """Sentinels that are not null pointers."""
        return [c for c in self._constants if c.is_address and c.value]

    @property
    def callbacks(self) -> list[CFunctionType]:
        """The types of procedures, in types of the ABI."""
        return [CFunctionType(p, self.prototypes) for c in self.spec.callbacks.values() for p in c.procedures]

    @property
    def lengths(self) -> list[Constant]:
        """The greatest lengths of strings, which must not be less than the other MPI's."""
        return [c for c in self._constants if c.section == _LENGTHS]

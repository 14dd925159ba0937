"""Programs that call every procedure of a dialect by its keywords; what they should leave undefined for the linker is
in the manifest."""

from __future__ import annotations

import re
from dataclasses import dataclass

from bindery_mpi.spec.model import F08, MPI, MPIT, Dialect, Parameter, Procedure, Spec
from bindery_mpi.spec.names import (
    fortran_specifics,
    has_typed_form,
    is_plain_in_f08,
    link_name,
    mpit_specific,
    profiling,
)
from bindery_mpi.spec.prototypes import Dummy, Prototypes
from bindery_mpi.spec.specifics import Specific, specifics_of

LENGTH = 3
CHOICE = "REAL, DIMENSION(2, 2)"


@dataclass(frozen=True)
class Callers:
    """Calls for those procedures of a dialect that `has` names."""

    spec: Spec
    dialect: Dialect
    has: frozenset[str]

    @property
    def procedures(self) -> list[Procedure]:
        return [p for p in self.spec.procedures if p.name in self.has and fortran_specifics(p, self.dialect)]

    def source(self) -> str:
        """One module, so that the compiler reads the other one once."""
        head = [
            "module callers",
            f"use {self.dialect.title}",
            "use, intrinsic :: iso_c_binding, only: C_PTR",
            "implicit none",
            "contains",
        ]
        return "\n".join([*head, *(line for p in self.procedures for line in self._unit(p)), "end module", ""])

    def _unit(self, procedure: Procedure) -> list[str]:
        """One subroutine: a call with ierror, one without where that is legal (R58), each as MPI_ and PMPI_ (R31)."""
        parameters = [p for p in procedure.parameters if p.kind.form not in ("argv", "varargs")]
        lines = [f"subroutine call_{procedure.name}()", *(self._declare(p, procedure) for p in parameters)]
        lines += ["integer :: ierror"] if procedure.routine.ierror else []
        pairs = [f"{p.name}=v_{p.name}" for p in parameters]
        for rename in (str, profiling):
            lines += self._calls(procedure, rename(self._generic(procedure)), pairs)
        return fold([*lines, "end subroutine", ""])

    def _generic(self, procedure: Procedure) -> str:
        return procedure.name if procedure.routine.large_generic else procedure.routine.name

    def _calls(self, procedure: Procedure, name: str, pairs: list[str]) -> list[str]:
        routine = procedure.routine
        if routine.returns != "error_code":
            return [f"print *, {name}({', '.join(pairs)})"]
        found = []
        if routine.ierror:
            found.append(f"call {name}({', '.join([*pairs, f'{routine.ierror_name}=ierror'])})")
        if not routine.ierror or (self.dialect.is_typed and not is_plain_in_f08(routine)):
            found.append(f"call {name}({', '.join(pairs)})")
        return found + self._typed_calls(procedure, name, pairs) + self._pointer_calls(procedure, name, pairs)

    def _typed_calls(self, procedure: Procedure, name: str, pairs: list[str]) -> list[str]:
        """The second specific, which takes TYPE(MPI_Comm) (R26)."""
        if not self.dialect.is_typed or not has_typed_form(procedure.routine):
            return []
        typed = {
            f"{p.name}=v_{p.name}": f"{p.name}={p.kind.c}(v_{p.name})"
            for p in procedure.parameters
            if p.kind.form == "handle"
        }
        return [f"call {name}({', '.join(typed.get(pair, pair) for pair in pairs)})"]

    def _pointer_calls(self, procedure: Procedure, name: str, pairs: list[str]) -> list[str]:
        """The second specific, which takes TYPE(C_PTR) (R37)."""
        if self.dialect.is_typed or not any(p.kind.name == "base_pointer" for p in procedure.parameters):
            return []
        return [f"call {name}({', '.join([*pairs, 'ierror=ierror'])})".replace("=v_baseptr", "=pointer")]

    def _declare(self, p: Parameter, procedure: Procedure) -> str:
        old = not self.dialect.is_typed or is_plain_in_f08(procedure.routine)
        if p.kind.form == "callback":
            kind = "external" if old else f"procedure({Prototypes(self.spec).c_callback(p, procedure.large)})"
            return f"{kind} :: v_{p.name}"
        kind = str(p.kind.fortran_type(MPI if old else F08, procedure.large))
        if p.kind.form == "choice" or kind == "<type>":
            return f"{CHOICE} :: v_{p.name}"
        if p.kind.form in ("string", "strings"):
            kind = "CHARACTER(LEN=9000)" if p.kind.form == "string" else "CHARACTER(LEN=8)"
        shape = self._shape(p, old)
        pointer = "\ntype(C_PTR) :: pointer" if old and p.kind.name == "base_pointer" else ""
        return f"{kind} :: v_{p.name}{shape}{pointer}"

    def _shape(self, p: Parameter, old: bool) -> str:
        integers = p.kind.name == "fortran_status" or (p.kind.name == "status" and old)
        sizes = ["MPI_STATUS_SIZE"] if integers else []
        if p.is_array:
            sizes += [str(LENGTH)] * len(p.length)
        if p.kind.name == "string_matrix" and len(sizes) < 2:
            sizes = [str(LENGTH)] * 2
        return f"({', '.join(sizes)})" if sizes else ""


class ToolCallers(Callers):
    """Calls of every specific procedure of mpi_tool_f08; optional arguments are there, or all absent."""

    def source(self) -> str:
        head = [
            "module callers",
            f"use {F08.title}",
            f"use {MPIT.title}",
            "use, intrinsic :: iso_c_binding, only: C_DOUBLE",
            "implicit none",
            "contains",
        ]
        lines = [line for p in self.procedures for s in self.specifics(p) for line in self._specific(p, s)]
        return "\n".join([*head, *lines, "end module", ""])

    def specifics(self, procedure: Procedure) -> list[Specific]:
        """Return the specifics whose types the target has."""
        return [s for s in specifics_of(self.spec, procedure) if not s.needs or s.needs in self.has]

    @property
    def link_names(self) -> set[str]:
        specifics = (mpit_specific(p, s.label) for p in self.procedures for s in self.specifics(p))
        return {link_name(rename(name)) for name in specifics for rename in (str, profiling)}

    def _specific(self, procedure: Procedure, specific: Specific) -> list[str]:
        dummies = [d for d in Prototypes(self.spec).fortran(specific.procedure, self.dialect).dummies if d.parameter]
        lines = [f"subroutine call_{procedure.name}_{specific.label}()", "integer :: ierror"]
        lines += [self._actual(d) for d in dummies]
        needed = [d for d in dummies if "OPTIONAL" not in d.type]
        for rename in (str, profiling):
            for passed, more in ((dummies, ["ierror=ierror"]), (needed, [])):
                arguments = ", ".join([*(f"{d.name}=v_{d.name}" for d in passed), *more])
                lines.append(f"call {rename(procedure.name)}({arguments})")
        return fold([*lines, "end subroutine", ""])

    @staticmethod
    def _actual(dummy: Dummy) -> str:
        """A variable for a dummy argument: an array for one of any rank, too."""
        kind = re.split(r", (?:DIMENSION|OPTIONAL|INTENT)", dummy.type)[0]
        kind = kind.replace("TYPE(*)", "REAL").replace("LEN=*", "LEN=90")
        is_array = dummy.shape or "DIMENSION(..)" in dummy.type
        return f"{kind} :: v_{dummy.name}{f'({LENGTH})' if is_array else ''}"


def fold(lines: list[str]) -> list[str]:
    folded = []
    for line in lines:
        rest = line
        while len(rest) > 120:
            end = rest.rindex(", ", 0, 120) + 1
            folded.append(rest[:end] + " &")
            rest = "    " + rest[end:]
        folded.append(rest)
    return folded


def expected(manifest: dict, dialect: Dialect, has: frozenset[str]) -> set[str]:
    """The link names of a dialect, of MPI_ and of PMPI_, for the procedures that the target has; not those for other
    modules than ours."""
    return {
        symbol
        for name, routine in manifest["routines"].items()
        if name in has
        for item in routine["objects"]
        if dialect.name in item["dialects"] and "over" not in item
        for symbol in item["symbols"]
    }


def guarded(text: str) -> frozenset[str]:
    """The names in bnd_has.h."""
    return frozenset(re.findall(r"BND_HAS_(\w+)", text))

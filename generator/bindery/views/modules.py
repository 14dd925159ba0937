"""The Fortran modules: interface blocks by chapter, types, abstract interfaces, and what a target must have for each."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property

from bindery.views.catalogue import by_name
from bindery.spec.model import Constant, Predefined, Procedure, Routine, Spec
from bindery.spec.names import cptr_specific, fortran_specifics, is_plain_in_f08, profiling
from bindery.spec.prototypes import Prototypes

_COLUMNS = 120
_HEAD = re.compile(r"(?:(?P<result>.+) )?(?P<name>\w+)\((?P<dummies>.*)\)")
# Each compiler reads the spelling of its own; to the others these are comments (R61, R75). flang's C, for contiguity, lets an
# element of an assumed-shape array stand for what follows it.
ANY_TYPE = (
    "!DIR$ IGNORE_TKR(TKRC) {0}",
    "!DEC$ ATTRIBUTES NO_ARG_CHECK :: {0}",
    "!GCC$ ATTRIBUTES NO_ARG_CHECK :: {0}",
    "!$PRAGMA IGNORE_TKR {0}",
    "!IBM* IGNORE_TKR {0}",
)


@dataclass(frozen=True)
class Block:
    """The interface of one procedure in one dialect, with its P twin."""

    guard: str  # "BND_HAS_MPI_Send": a macro that is defined if the target has the procedure, or we can supply it
    lines: tuple[str, ...]  # "INTERFACE MPI_Send", …


@dataclass(frozen=True)
class Modules:
    """What the templates of the modules ask for."""

    spec: Spec

    @cached_property
    def _prototypes(self) -> Prototypes:
        return Prototypes(self.spec)

    # ---- interface blocks --------------------------------------------------------------------------------------------

    def chapters(self, dialect: str) -> list[str]:
        return sorted({p.routine.chapter for p in self.spec.procedures if fortran_specifics(p, dialect)})

    def blocks(self, dialect: str, chapter: str) -> list[Block]:
        chosen = (p for p in self.spec.procedures if p.routine.chapter == chapter and fortran_specifics(p, dialect))
        return [Block(guard(p.name), tuple(self._block(p, dialect))) for p in chosen]

    def _block(self, procedure: Procedure, dialect: str) -> list[str]:
        """A P twin takes the interface of the procedure, which keeps the .mod file small (R31). Not where there are descriptors:
        gfortran 12 passes an address in their place, for all calls of a twin in a scope but one."""
        names = fortran_specifics(procedure, dialect)
        if dialect == "f08" and not is_plain_in_f08(procedure.routine):
            generic = generic_name(procedure)
            if procedure.routine.has_choice:
                return [
                    line
                    for rename in (str, profiling)
                    for line in self._generic(rename(generic), procedure, dialect, tuple(map(rename, names)))
                ]
            return [
                *self._generic(generic, procedure, dialect, names),
                *map(twin, names),
                f"INTERFACE {profiling(generic)}",
                *(f"    PROCEDURE {profiling(name)}" for name in names),
                "END INTERFACE",
            ]
        if names == (procedure.name.upper(),):
            return [*self._generic("", procedure, dialect, names), *map(twin, names)]
        # A generic that has the name of one of its procedures needs them written out.
        return [
            line
            for rename in (str, profiling)
            for line in self._generic(rename(procedure.name.upper()), procedure, dialect, tuple(map(rename, names)))
        ]

    def _generic(self, generic: str, procedure: Procedure, dialect: str, names: tuple[str, ...]) -> list[str]:
        return [
            f"INTERFACE {generic}".rstrip(),
            *(line for name in names for line in self._body(procedure, dialect, name)),
            "END INTERFACE",
        ]

    def _body(self, procedure: Procedure, dialect: str, name: str) -> list[str]:
        head, declarations = self._prototypes.fortran(procedure, dialect)
        parts = _HEAD.fullmatch(head)
        assert parts, head
        if name.endswith(cptr_specific(procedure.routine)):
            declarations = tuple(self._as_pointer(procedure, line) for line in declarations)
        sort = f"{parts['result']} FUNCTION" if parts["result"] else "SUBROUTINE"
        described = isinstance(procedure.routine, Routine) and procedure.routine.by_descriptor
        body = [line for text in declarations for line in any_type(text, described)]
        lines = [
            f"{sort} {name}({parts['dummies']})",
            "    IMPORT",
            *(f"    {line}" for line in body),
            f"END {sort.split()[-1]}",
        ]
        return [f"    {folded}" for line in lines for folded in fold(line)]

    @staticmethod
    def _as_pointer(procedure: Procedure, line: str) -> str:
        """The same dummy as TYPE(C_PTR), where mpi_f08 has it so (R37)."""
        for p in procedure.parameters:
            if p.kind.name == "base_pointer" and line.endswith(" " + p.name.upper()):
                return f"{p.kind.f08} {p.name.upper()}"
        return line

    @property
    def abstract_interfaces(self) -> list[str]:
        """The types of the procedures that users write, for PROCEDURE declarations (R67, R68)."""
        lines = []
        for callback in self.spec.callbacks.values():
            for procedure in callback.procedures if "f08" in callback.dialects else ():
                lines += self._body(procedure, "f08", procedure.name)
        return ["ABSTRACT INTERFACE", *lines, "END INTERFACE"]

    # ---- predefined callbacks ----------------------------------------------------------------------------------------

    @property
    def callbacks(self) -> list[str]:
        """Predefined callbacks under names of our own, since mpi and mpif.h have the plain ones (R36)."""
        return [
            f"PROCEDURE({p.type}) :: {own_callback(p.name)}"
            for p in self.spec.predefined.values()
            if "f08" in p.dialects
        ]

    @property
    def use_callbacks(self) -> list[str]:
        """Their names in mpi_f08, by renaming."""
        names = [
            f"    {p.name} => {own_callback(p.name)}" for p in self.spec.predefined.values() if "f08" in p.dialects
        ]
        return ", &\n    ".join(["use bnd_callbacks", *names]).splitlines()

    @property
    def plain_callbacks(self) -> list[str]:
        """Those of MPI-1, in mpi_f08 as they are in mpi (R26)."""
        return self._old_callbacks(
            [p for p in self.spec.predefined.values() if "mpi" in p.dialects and is_plain_in_f08(p)]
        )

    @property
    def old_callbacks(self) -> list[str]:
        """Those of mpi are external procedures of the old form, and explicit like all of mpi (R36, R74)."""
        return self._old_callbacks([p for p in self.spec.predefined.values() if "mpi" in p.dialects])

    def _old_callbacks(self, found: list[Predefined]) -> list[str]:
        types = {p.name: p for callback in self.spec.callbacks.values() for p in callback.procedures}
        lines = [line for p in found for line in self._body(types[p.type], "mpi", p.name)]
        return ["INTERFACE", *lines, "END INTERFACE"] if lines else []

    # ---- types -------------------------------------------------------------------------------------------------------

    @cached_property
    def handles(self) -> list[str]:
        return [k.c for k in self.spec.kinds.values() if k.form == "handle" and k.f08]

    # ---- what the configuration turns into constants, for CMake -------------------------------------------------------

    @property
    def integers(self) -> list[str]:
        return [c.name for c in self._constants if c.type == "int"]

    @property
    def handle_constants(self) -> list[str]:
        """Handles with their types: `MPI_COMM_WORLD:MPI_Comm`."""
        return [f"{c.name}:{c.type}" for c in self._constants if c.type in self.handles]

    @property
    def shorter(self) -> list[str]:
        """Constants that are smaller in Fortran than in C (R96)."""
        return [c.name for c in self._constants if c.fortran_less]

    @property
    def wide(self) -> list[str]:
        """Constants of a wider kind: `MPI_DISPLACEMENT_CURRENT:MPI_OFFSET_KIND`."""
        kinds = {"MPI_Offset": "MPI_OFFSET_KIND", "MPI_Aint": "MPI_ADDRESS_KIND", "MPI_Count": "MPI_COUNT_KIND"}
        return [f"{c.name}:{kinds[c.type]}" for c in self._constants if c.type in kinds]

    @property
    def _constants(self) -> list[Constant]:
        """Those that C has too; the kinds, and the places in a status, follow from sizes and offsets."""
        return [c for c in self.spec.constants.values() if "f08" in c.dialects and "c" in c.dialects]

    @property
    def addresses(self) -> list[str]:
        return [c.name for c in self._constants if c.type.endswith("*")]

    @property
    def header_functions(self) -> list[str]:
        """What mpif.h declares with a type: `"MPI_Wtime:DOUBLE PRECISION"`, in quotes as the type may have a blank (R38, R39)."""
        functions = (
            p for p in self.spec.procedures if fortran_specifics(p, "mpifh") and p.routine.returns != "error_code"
        )
        return [f'"{p.name}:{self.spec.kinds[p.routine.returns].mpi}"' for p in functions]

    @property
    def header_callbacks(self) -> list[str]:
        return [p.name for p in self.spec.predefined.values() if "mpifh" in p.dialects]

    @property
    def needs(self) -> list[str]:
        """`MPI_Send_c:MPI_Send_c:MPI_Send`: a procedure, then the C functions any one of which serves it; none for our own."""
        found = {}
        for p in self.spec.procedures:
            if any(fortran_specifics(p, dialect) for dialect in ("mpifh", "mpi", "f08")):
                own = (p.name,) if "c" in p.routine.dialects else ()
                wrapper = by_name(self.spec).get(p.name)
                found[p.name] = ":".join([p.name, *(wrapper.needs if wrapper else own)])
        return list(found.values())

    @cached_property
    def by_descriptor(self) -> list[str]:
        return [p.name for p in self.spec.procedures if isinstance(p.routine, Routine) and p.routine.by_descriptor]


def guard(name: str) -> str:
    """The macro that says that a procedure is there."""
    return f"BND_HAS_{name}"


def generic_name(procedure: Procedure) -> str:
    """Both sizes share a generic, but for the two whose procedure dummies cannot tell them apart (R41)."""
    return procedure.name if procedure.routine.large_generic else procedure.routine.name


def own_callback(name: str) -> str:
    return name.lower().replace("mpi_", "bnd_f08_", 1)


def twin(name: str) -> str:
    return f"PROCEDURE({name}) :: {profiling(name)}"


def any_type(declaration: str, described: bool = False) -> tuple[str, ...]:
    """`<type> BUF(*)` becomes a dummy that takes everything by reference; other declarations stay."""
    if not declaration.startswith("<type> "):
        return (declaration,)
    name = declaration.removeprefix("<type> ").removesuffix("(*)")
    return (
        (f"TYPE(*), DIMENSION(..) :: {name}",)
        if described
        else tuple(line.format(name) for line in (*ANY_TYPE, "BND_BUFFER :: {0}"))
    )


def fold(line: str) -> list[str]:
    """Free form, at most 132 columns: broken after a comma, with & at the end."""
    folded = []
    while len(line) > _COLUMNS:
        end = line.rindex(", ", 0, _COLUMNS) + 1
        folded.append(line[:end] + " &")
        line = "        " + line[end + 1 :]
    return [*folded, line]

"""Tables for CMake, which turns them into the constants of a target and into mpif.h."""

from __future__ import annotations

from dataclasses import dataclass

from bindery_mpi.spec.model import F08, FORTRAN, MPIFH, MPIT, C, Constant, Procedure, Routine, Spec
from bindery_mpi.spec.names import fortran_specifics
from bindery_mpi.views.fortran.catalogue import wrapped
from bindery_mpi.views.fortran.fortran_wrapper import callees
from bindery_mpi.views.fortran.modules import handle_types, mpit_handle_types


@dataclass(frozen=True)
class ModuleTables:
    """The template of the tables shows these properties."""

    spec: Spec

    @property
    def integers(self) -> list[str]:
        return [c.name for c in self._constants if c.type == "int"]

    @property
    def mpit_integers(self) -> list[str]:
        """The INTEGERs of mpi_tool_f08, enumerators among them."""
        handles = mpit_handle_types(self.spec)
        return [c.name for c in self.spec.constants.values() if MPIT.has(c) and c.type not in handles]

    @property
    def handle_types(self) -> list[str]:
        return handle_types(self.spec)

    @property
    def handle_constants(self) -> list[Constant]:
        """The predefined handles."""
        return [c for c in self._constants if c.type in handle_types(self.spec)]

    @property
    def handle_rows(self) -> list[str]:
        """The constant handles with their types: `MPI_COMM_WORLD:MPI_Comm`."""
        return [f"{c.name}:{c.type}" for c in self.handle_constants]

    @property
    def wide_rows(self) -> list[str]:
        """Datatypes of default kinds, and those for kinds twice as wide: `MPI_INTEGER:integer:MPI_INTEGER8`."""
        return [f"{c.name}:{c.fortran}:{c.wide}" for c in self.handle_constants if c.wide and not c.wide_pair]

    @property
    def wide_pairs(self) -> list[str]:
        """The datatypes of pairs for which the runtime makes a datatype of its own: `MPI_2INTEGER:integer`."""
        return [f"{c.name}:{c.fortran}" for c in self.handle_constants if c.wide_pair]

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
        """The constants that C has too; the kinds, and the places in a status, follow from sizes and offsets."""
        return [c for c in self.spec.constants.values() if F08.has(c) and C.has(c)]

    @property
    def addresses(self) -> list[str]:
        return [c.name for c in self._constants if c.is_address]

    @property
    def module_variables(self) -> list[str]:
        """`mpich:mpi_f08_link_constants:MPI_UNWEIGHTED`"""
        families = self.spec.sentinels.values()
        return [f"{family.name}:{family.f08_module}:{name}" for family in families for name in family.f08_variables]

    @property
    def header_functions(self) -> list[str]:
        """Functions that mpif.h declares with a type: `"MPI_Wtime:DOUBLE PRECISION"`, in quotes: a type may have
        a blank (R38, R39)."""
        functions = (
            p for p in self.spec.procedures if fortran_specifics(p, MPIFH) and not p.routine.returns_error_code
        )
        return [f'"{p.name}:{self.spec.kinds[p.routine.returns].mpi}"' for p in functions]

    @property
    def header_callbacks(self) -> list[str]:
        return [p.name for p in self.spec.predefined.values() if MPIFH.has(p)]

    @property
    def callees(self) -> list[str]:
        """`MPI_Send_c:MPI_Send_c:MPI_Send`: a procedure, then the C functions any one of which serves it; none for our
        own."""
        return [
            ":".join([p.name, *self._callees(p)])
            for p in self.spec.procedures
            if any(fortran_specifics(p, dialect) for dialect in FORTRAN)
        ]

    def _callees(self, procedure: Procedure) -> tuple[str, ...]:
        if procedure in wrapped(self.spec):
            return callees(self.spec, procedure)
        return (procedure.name,) if C.has(procedure.routine) else ()

    @property
    def by_descriptor(self) -> list[str]:
        return [p.name for p in self.spec.procedures if isinstance(p.routine, Routine) and p.routine.by_descriptor]

"""Every spelling of every name, one pure function each: MPI's names (MPI 5.0, 19.1.5) and those of generated files and
symbols."""

from __future__ import annotations

from bindery_mpi.spec.fortran_types import FortranType
from bindery_mpi.spec.model import F08, MPIT, Callback, Dialect, Predefined, Procedure, Routine

PROFILED = "P"


def profiling(name: str) -> str:
    """MPI_Send -> PMPI_Send (R1)."""
    return PROFILED + name


def stem(name: str) -> str:
    """MPI_T_init_thread -> T_init_thread, MPIX_Grid_map -> X_Grid_map: what follows an implementation's own prefix."""
    return name.removeprefix("MPI_") if name.startswith("MPI_") else name.removeprefix("MPI")


def handle_name(c_type: str) -> str:
    """A type of handle in the names of its conversions: MPI_Comm -> Comm, MPI_Datatype -> Type."""
    return {"MPI_Datatype": "Type"}.get(c_type, c_type.removeprefix("MPI_"))


def abi_name(name: str) -> str:
    """ABI_COMM_NULL for MPI_COMM_NULL: the standard ABI's value beside another MPI's."""
    return name.replace("MPI_", "ABI_", 1) if name.startswith("MPI_") else name


def abi_type_name(name: str) -> str:
    """abi_Comm for MPI_Comm: the standard ABI's type beside another MPI's."""
    return name.replace("MPI_", "abi_", 1)


def family_name(section: str) -> str:
    """A section of constants in names of functions: error_classes."""
    return section.replace("-", "_")


def fortran_specific(procedure: Procedure, dialect: Dialect, descriptors: bool = True) -> str:
    """The specific procedure of Table 19.1: MPI_Isend_f08ts, MPI_Comm_rank_f08, MPI_ISEND (R20-R28).

    `descriptors` chooses scheme B (TYPE(*), DIMENSION(..)) for routines with choice buffers; mpif.h and mpi stay with
    scheme A.
    """
    routine = procedure.routine
    if not dialect.is_typed or is_plain_in_f08(routine):
        return procedure.name.upper()
    return procedure.name + (dialect.descriptor_suffix if descriptors and routine.has_choice else dialect.suffix)


def is_plain_in_f08(routine: Routine | Callback | Predefined) -> bool:
    """Routines deprecated since MPI-2.0 have the form of mpi in mpi_f08, too (R26)."""
    return routine.deprecated == "2.0" and (isinstance(routine, Predefined) or not routine.removed)


def has_typed_form(routine: Routine) -> bool:
    """Whether mpi_f08 has a second specific procedure, for handles of its own types, beside the form of mpi: the MPIs'
    own mpi_f08 declare no interface, so programs pass either."""
    return is_plain_in_f08(routine) and any(p.kind.form == "handle" for p in routine.parameters)


def typed_specific(procedure: Procedure) -> str:
    """MPI_Attr_get_f08, beside MPI_ATTR_GET."""
    return procedure.name + F08.suffix


def fts_specific(routine: Routine, dialect: Dialect) -> str:
    """The scheme 2B name: MPI_ISEND_FTS, shortened to _F in mpif.h where columns end (R25)."""
    return routine.name.upper() + (routine.fts if dialect.is_fixed_form else dialect.descriptor_suffix)


def cptr_specific(routine: Routine) -> str:
    """The second specific that takes TYPE(C_PTR): MPI_ALLOC_MEM_CPTR (R37)."""
    return routine.name.upper() + "_CPTR"


def has_cptr(routine: Routine) -> bool:
    return any(p.kind.role == "output_pointer" for p in routine.parameters)


def link_name(specific: str) -> str:
    """The symbol that most Fortran compilers make of an external name: MPI_Isend_f08ts -> mpi_isend_f08ts_."""
    return specific.lower() + "_"


def fortran_specifics(procedure: Procedure, dialect: Dialect) -> tuple[str, ...]:
    """All specific procedures that a dialect has for one procedure, without their PMPI_ names."""
    routine = procedure.routine
    if not dialect.has(routine) or (procedure.large and not (dialect.has_large_counts and in_f08(procedure))):
        return ()
    if dialect.is_mpit:
        return mpit_specifics(procedure)
    if routine.by_descriptor and not dialect.is_typed:
        # An implicit interface passes no descriptor.
        return (fts_specific(routine, dialect),) if dialect.is_module else ()
    names = [fortran_specific(procedure, dialect)]
    if dialect.is_typed and has_typed_form(routine):
        names.append(typed_specific(procedure))
    if not dialect.is_typed and has_cptr(routine):
        names.append(cptr_specific(routine))
    return tuple(names)


def mpit_specifics(procedure: Procedure) -> tuple[str, ...]:
    """MPI_T_cvar_read_integers_f08 …: one for each kind that Fortran has in place of a `void *`."""
    kinds = next((p.kind.specifics for p in procedure.parameters if p.kind.specifics), ())
    return tuple(mpit_specific(procedure, specific_label(kind)) for kind in kinds) or (mpit_specific(procedure, ""),)


def mpit_specific(procedure: Procedure, label: str) -> str:
    return labelled(procedure, label) + MPIT.suffix


def labelled(procedure: Procedure, label: str) -> str:
    """MPI_T_cvar_read and integers -> MPI_T_cvar_read_integers"""
    return f"{procedure.name}_{label}" if label else procedure.name


def specific_label(kind: str) -> str:
    """t_integers -> integers"""
    return kind.removeprefix("t_")


def in_f08(procedure: Procedure) -> bool:
    """Whether mpi_f08 has this procedure; a large form that differs in nothing is left out (R29)."""
    if not F08.has(procedure.routine):
        return False
    routine = procedure.routine
    return not procedure.large or routine.large_generic or differs_when_large(routine)


def differs_when_large(routine: Routine) -> bool:
    """Whether the compiler can tell the two specifics of a generic apart (R29), given equal wide kinds."""

    def types(procedure: Procedure) -> list[FortranType]:
        return [p.kind.fortran_type(F08, procedure.large).widest for p in procedure.parameters]

    small, large = routine.procedures
    return types(small) != types(large)


def entry_file(procedure: Procedure) -> str:
    """The file of a C entry point; the object, and so the archive member, has the same name."""
    return f"c/entry/{procedure.name}.c"

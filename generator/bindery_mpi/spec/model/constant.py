"""Constants, and where an MPI keeps those known by address."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from bindery_mpi.spec.declarations import CDeclaration, declaration
from bindery_mpi.spec.model.dialect import STANDARD
from bindery_mpi.spec.shapes import Shape


@dataclass(frozen=True)
class Constant:
    """A named value of the standard; an entry of specs/constants.toml."""

    name: str  # "MPI_ERR_COMM"
    section: str  # "error-classes": its table in the file
    value: int | None = None  # 5: the value in the standard ABI; None where Fortran alone has it
    type: str = "int"  # "MPI_Comm" for a handle, "void *" for an address
    same_as: str = ""  # "MPI_LONG_LONG"
    macro: bool = False  # true: a macro in C, for the preprocessor or for a type beyond int
    variable: bool = False  # true: a variable in C of some MPIs, which only references in C++ need no code for
    fortran_less: int = 0  # 1: Fortran's value is smaller by that much (R96)
    shape: Shape | None = (
        None  # "integer(1)", "status", "integer target": a Fortran variable known by its address (R90-R92)
    )
    attribute_of: str = ""  # "win": the kind of object whose predefined attribute it is the key of
    named: str = ""  # "window-flavors": the section of constants that the number it points to is of
    points_to: str = ""  # "MPI_Aint": what C's value of that attribute points to; "" where it points to the user's own
    hidden_as: str = (
        ""  # "ompi_mpi_lb": what an MPI's library still has, of which its mpi.h does not tell C; a handle's object
    )
    only: str = ""  # "openmpi": the MPI of sentinels.toml that alone has it, under a name that need not be MPI's
    cxx: str | None = None  # "F_COMPLEX": the name in C++, where it is not C's without MPI_; "" where there is none
    cxx_fallback: str = ""  # "MPI_C_BOOL": what an MPI without it has
    fortran: str = ""  # "integer": the intrinsic type of default kind that a datatype is; one of FORTRAN
    wide: str = ""  # "MPI_INTEGER8": the datatype for a compilation with options that make this kind twice as wide
    wide_pair: bool = False  # true: the runtime makes a datatype of two of those, for no MPI has one
    dialects: tuple[str, ...] = STANDARD
    since: str = ""
    deprecated: str = ""
    removed: str = ""
    brief: str = ""

    FORTRAN = ("integer", "logical", "real", "double")

    @property
    def declared(self) -> CDeclaration:
        return declaration(self.type).named(self.name)

    @property
    def is_address(self) -> bool:
        """Whether it is a sentinel: an address with a meaning of its own."""
        return self.declared.is_address

    @property
    def is_text(self) -> bool:
        return self.declared.base == "char"


@dataclass(frozen=True)
class Section:
    """A table of specs/constants.toml: constants of one sort."""

    name: str  # "error-classes"
    brief: str  # "Error classes."
    bits: bool = False  # true: values are ored together
    extensible: bool = False  # true: a program can make more values at run time
    constants: tuple[Constant, ...] = ()
    file: str = ""  # "specs/constants.toml"


@dataclass(frozen=True)
class SentinelBlocks:
    """Where an MPI's own Fortran bindings keep the constants known by address; an entry of specs/sentinels.toml."""

    name: str  # "mpich"
    label: str  # "MPICH", in messages
    brief: str
    blocks: dict[str, Any]  # "MPIPRIV1" -> ["MPI_BOTTOM", "MPI_IN_PLACE"]: a COMMON block of mpif.h and mpi
    macro: str = ""  # "MPICH_VERSION": its mpi.h defines it; "" where a flavour chooses the blocks
    f08: dict[str, Any] = field(default_factory=dict)  # "MPI_BOTTOM" -> "MPIR_F08_MPI_BOTTOM": the C name in mpi_f08
    f08_module: str = ""  # "mpi_f08_link_constants": the module that has
    f08_variables: tuple[str, ...] = ()  # ("MPI_UNWEIGHTED",) under the compiler's names
    f08_large_suffix: str = ""  # "_large": mpi_send_f08ts_large_ is mpi_send_c_f08ts_
    f08_profiled_prefix: str = ""  # "pmpir_": pmpir_send_f08ts_ is pmpi_send_f08ts_
    f08_callback_module: str = ""  # "mpi_f08_callbacks": the module procedures MPI_COMM_DUP_FN and its like
    attribute_key_offset: int = 0  # 1: Fortran's MPI_TAG_UB is C's plus 1
    f08_other_arguments: tuple[str, ...] = ()  # ("MPI_Psend_init",): no object serves these procedures of its mpi_f08
    f08_buffers_by_address: bool = False  # mpi_send_f08_ takes the address of a choice buffer
    file: str = ""  # "specs/sentinels.toml"

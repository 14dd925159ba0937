"""Constants, and where an MPI keeps those known by address."""

from __future__ import annotations

from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from bindery_mpi.spec.declarations import CDeclaration, declaration
from bindery_mpi.spec.model.dialect import STANDARD
from bindery_mpi.spec.shapes import Shape


@dataclass(frozen=True)
class Constant:
    """A named value of the standard; an entry of specs/constants.toml."""

    name: str  # The name in C: `MPI_ERR_COMM`.
    section: str  # The table of constants.toml that has it: `error-classes`.
    value: int | None = None  # The value in the standard ABI; absent where Fortran alone has the constant.
    type: str = "int"  # The type in C: `int`, a handle such as `MPI_Comm`, or `void *` for an address.
    same_as: str = ""  # The constant of which this is another name: `MPI_LONG_LONG`.
    macro: bool = False  # `true` for a macro in C: one for the preprocessor, or of a type wider than int.
    # `true` for a variable in the C of some MPIs: in C++ only a reference to it needs no code at startup.
    variable: bool = False
    fortran_less: int = 0  # By how much the value in Fortran is smaller: 1 for some keys (rule R96).
    # How Fortran declares a constant that it knows by its address: `integer(1)`, `status`, `integer target` (rules R90
    # to R92).
    shape: Shape | None = None
    attribute_of: str = ""  # The kind of object whose predefined attribute has this key: `win`.
    # The section of constants to which the number belongs that the attribute points to: `window-flavors`.
    named: str = ""
    # The type that the value of the attribute points to in C: `int` or `MPI_Aint`; absent where the pointer is the
    # value itself.
    points_to: str = ""
    # For a removed constant: the symbol that an MPI's library still has although its mpi.h does not tell C, such as
    # `ompi_mpi_lb`.
    hidden_as: str = ""
    # The one MPI that has it, an entry of sentinels.toml such as `openmpi`; the name need not be one of MPI.
    only: str = ""
    # The name in the MPI-2 C++ bindings, such as `F_COMPLEX`, where it is not that of C without `MPI_`; an empty text
    # if there is none.
    cxx: str | None = None
    cxx_fallback: str = ""  # The constant that C++ takes in an MPI without this one: `MPI_C_BOOL`.
    fortran: str = ""  # The intrinsic type of default kind that the datatype corresponds to.
    # The datatype to take instead where options of the compiler make that type twice as wide: `MPI_INTEGER8`.
    wide: str = ""
    # `true` if a pair of `wide` elements is needed, which the runtime makes because no MPI has one.
    wide_pair: bool = False
    # The languages and modules that have the constant. Without this field, all of the MPI standard.
    dialects: tuple[str, ...] = STANDARD
    since: str = ""  # The version of MPI that brought the constant.
    deprecated: str = ""  # The version of MPI that deprecated the constant.
    removed: str = ""  # The version of MPI that removed the constant.
    brief: str = ""  # One sentence that says what the constant means.

    FORTRAN = MappingProxyType(
        {
            "integer": "INTEGER.",
            "logical": "LOGICAL.",
            "real": "REAL, and COMPLEX of the same kind.",
            "double": "DOUBLE PRECISION, and COMPLEX of the same kind.",
        }
    )

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

    name: str  # The name of the table: `error-classes`.
    brief: str  # The sort of the constants in this table: `Error classes.`
    bits: bool = False  # `true` if programs combine the values with a bitwise or.
    extensible: bool = False  # `true` if a program can make more values at run time.
    # Each constant with its value in the standard ABI, or with a table of fields. Fields of the section hold for all of
    # them.
    constants: tuple[Constant, ...] = ()
    file: str = ""  # The path of its file, `specs/constants.toml`.


@dataclass(frozen=True)
class SentinelBlocks:
    """Where an MPI's own Fortran bindings keep the constants known by address; an entry of specs/sentinels.toml."""

    name: str  # The name of the entry: `mpich`.
    label: str  # The name of the MPI in messages: `MPICH`.
    brief: str  # Which MPIs these are.
    # Each COMMON block of `mpif.h` and `mpi` with the constants in it, in the order of storage: `MPIPRIV1 =
    # ["MPI_BOTTOM", "MPI_IN_PLACE"]`.
    blocks: dict[str, Any]
    # A macro that its mpi.h defines, by which the MPI is known: `MPICH_VERSION`; absent where a flavour chooses the
    # blocks.
    macro: str = ""
    # The name in C of a variable of its `mpi_f08`, where that is not in the same blocks: `MPI_BOTTOM =
    # "MPIR_F08_MPI_BOTTOM"`.
    f08: dict[str, Any] = field(default_factory=dict)
    f08_module: str = ""  # The module that has `f08_variables`: `mpi_f08_link_constants`.
    # The constants that its `mpi_f08` reads from `f08_module`, under the names that the compiler gives.
    f08_variables: tuple[str, ...] = ()
    # How its `mpi_f08` ends the names of large-count procedures: `_large`, in `mpi_send_f08ts_large_`.
    f08_large_suffix: str = ""
    # How its `mpi_f08` begins the names of profiling procedures: `pmpir_`, in `pmpir_send_f08ts_`.
    f08_profiled_prefix: str = ""
    # The module that has `MPI_COMM_DUP_FN` and its like as module procedures: `mpi_f08_callbacks`.
    f08_callback_module: str = ""
    attribute_key_offset: int = 0  # By how much the key of a predefined attribute is larger in Fortran than in C: 1.
    # Procedures of its `mpi_f08` that have other arguments in truth, and are left to the MPI's own library:
    # `["MPI_Psend_init"]`.
    f08_other_arguments: tuple[str, ...] = ()
    # `true` if procedures of its `mpi_f08` take the address of a choice buffer (`mpi_send_f08_`), not a descriptor.
    f08_buffers_by_address: bool = False
    file: str = ""  # The path of its file, `specs/sentinels.toml`.

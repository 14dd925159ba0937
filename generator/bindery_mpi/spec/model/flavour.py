"""How Fortran wrappers are generated and compiled: sources, groups of objects made of them, and flavours, all rows."""

from __future__ import annotations

from dataclasses import dataclass

C_INTEGER_BYTES = 4  # of C's int, in every MPI
# C's types of a default INTEGER: of int's width, where wrappers pass it on, and of the flavour's, where they convert.
INTEGER_IN_C = "bnd_integer"
FLAVOURED_INTEGER = "bnd_default_integer"


@dataclass(frozen=True)
class Source:
    """Wrappers that receive their arguments in one way."""

    folder: str  # "f08ts": in generated/fortran
    header: str  # "bnd_choice.h": what they include
    macro: str = ""  # "BND_F08TS": what they define before that
    layer: str = "fortran_wrapper"  # the layer that converts an argument
    has_fallbacks: bool = True  # true: other layers convert what C receives in another width, or not at all
    descriptor_layer: str = ""  # "assumed_rank": the layer of choice buffers that come by descriptor
    integer: str = INTEGER_IN_C  # C's type of a default INTEGER

    @property
    def has_any_width(self) -> bool:
        """Whether the wrappers convert INTEGERs of every flavour themselves."""
        return self.integer == FLAVOURED_INTEGER

    @property
    def head(self) -> list[str]:
        return [*([f"#define {self.macro}"] if self.macro else []), f'#include "{self.header}"']


BY_ADDRESS = Source("wrapper", "bnd_fortran.h")
BY_DESCRIPTOR = Source("f08ts", "bnd_choice.h", "BND_F08TS", descriptor_layer="assumed_rank")
# Around the others, for INTEGERs and LOGICALs wider than C's int.
WIDE_INTEGER = Source("ilp64", "bnd_ilp64.h", layer="ilp64", has_fallbacks=False, descriptor_layer="assumed_rank")
MPIT_SOURCE = Source(
    "mpit", "mpit/tool_interface.h", layer="mpit_wrapper", has_fallbacks=False, integer=FLAVOURED_INTEGER
)


@dataclass(frozen=True)
class Group:
    """Objects that are compiled alike, each in a form for mpi_x_ and in one for pmpi_x_."""

    name: str  # "f08": of targets and variables of CMake
    brief: str
    source: Source
    suffix: str = ""  # "_f08": of the objects
    macro: str = ""  # "BND_F08": what chooses this form of the source
    has_other_names: bool = False  # true: they have the names of an MPI's own mpi_f08, too


MPI_GROUP = Group("mpi", "Wrappers of mpif.h and mpi.", BY_ADDRESS)
F08_GROUP = Group("f08", "The wrappers of mpi_f08 without descriptors.", BY_ADDRESS, "_f08", "BND_F08", True)
CPTR_GROUP = Group("cptr", "Second names in mpif.h and mpi, for a TYPE(C_PTR).", BY_ADDRESS, "_cptr", "BND_CPTR")
F08TS_GROUP = Group(
    "f08ts",
    "Wrappers of mpi_f08 whose choice buffers come by descriptor.",
    BY_DESCRIPTOR,
    "_f08ts",
    BY_DESCRIPTOR.macro,
    True,
)
MPIT_GROUP = Group("mpit", "Wrappers of mpi_tool_f08.", MPIT_SOURCE, "_f08", "BND_F08")


@dataclass(frozen=True)
class Flavour:
    """A way to compile the same wrappers and the same runtime."""

    name: str  # "lp64": -DBINDERY_FLAVOUR of CMake
    brief: str
    integer_bytes: int = C_INTEGER_BYTES  # of a default INTEGER and of a LOGICAL
    options: tuple[str, ...] = ()  # of Fortran compilers, one of which makes such INTEGERs
    definitions: tuple[str, ...] = ()  # of the C compiler; the width of INTEGERs is probed

    @property
    def source(self) -> Source | None:
        """The wrappers around those of C's int; None where they need none."""
        return WIDE_INTEGER if self.integer_bytes != C_INTEGER_BYTES else None


FLAVOURS = (
    Flavour("lp64", "INTEGER is C's int."),
    Flavour("ilp64", "INTEGER and LOGICAL have 8 bytes.", 8, ("-fdefault-integer-8", "-i8")),
)  # fmt: skip

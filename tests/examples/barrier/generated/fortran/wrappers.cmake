# Do not edit: `bindery generate` writes this from specs/ through templates/fortran/wrappers.cmake.j2.
# Flavours: ways to compile all wrappers and the runtime, each with its definitions, the options by which compilers make it, one of
# which is needed, and its own wrappers with their folder and header, if it has any.
set(BINDERY_FLAVOURS
    lp64
    ilp64
)
# INTEGER is C's int.
set(BINDERY_FLAVOUR_lp64_INTEGER_BYTES 4)
set(BINDERY_FLAVOUR_lp64_DEFINITIONS
)
set(BINDERY_FLAVOUR_lp64_OPTIONS
)
# INTEGER and LOGICAL have 8 bytes.
set(BINDERY_FLAVOUR_ilp64_INTEGER_BYTES 8)
set(BINDERY_FLAVOUR_ilp64_DEFINITIONS
)
set(BINDERY_FLAVOUR_ilp64_OPTIONS
    -fdefault-integer-8
    -i8
)
set(BINDERY_FLAVOUR_ilp64_FOLDER ilp64)
set(BINDERY_FLAVOUR_ilp64_HEADER bnd_ilp64.h)
set(BINDERY_FLAVOUR_ilp64_WRAPPERS
    MPI_Barrier.c
)
# Groups of objects that are compiled alike: sources in a folder, the suffix of the objects, the macro that chooses this form of a source,
# the header that all of them include, whether they read descriptors, and whether they serve INTEGERs of every flavour.
set(BINDERY_GROUPS
    mpi
    f08
    cptr
    f08ts
    mpit
)
# Wrappers of mpif.h and mpi.
set(BINDERY_MPI_FOLDER "wrapper")
set(BINDERY_MPI_SUFFIX "")
set(BINDERY_MPI_MACRO "")
set(BINDERY_MPI_HEADER "bnd_fortran.h")
set(BINDERY_MPI_HAS_DESCRIPTORS FALSE)
set(BINDERY_MPI_HAS_ANY_WIDTH FALSE)
set(BINDERY_MPI_WRAPPERS
    MPI_Barrier.c
)
# The wrappers of mpi_f08 without descriptors.
set(BINDERY_F08_FOLDER "wrapper")
set(BINDERY_F08_SUFFIX "_f08")
set(BINDERY_F08_MACRO "BND_F08")
set(BINDERY_F08_HEADER "bnd_fortran.h")
set(BINDERY_F08_HAS_DESCRIPTORS FALSE)
set(BINDERY_F08_HAS_ANY_WIDTH FALSE)
set(BINDERY_F08_WRAPPERS
    MPI_Barrier.c
)
# Second names in mpif.h and mpi, for a TYPE(C_PTR).
set(BINDERY_CPTR_FOLDER "wrapper")
set(BINDERY_CPTR_SUFFIX "_cptr")
set(BINDERY_CPTR_MACRO "BND_CPTR")
set(BINDERY_CPTR_HEADER "bnd_fortran.h")
set(BINDERY_CPTR_HAS_DESCRIPTORS FALSE)
set(BINDERY_CPTR_HAS_ANY_WIDTH FALSE)
set(BINDERY_CPTR_WRAPPERS
)
# Wrappers of mpi_f08 whose choice buffers come by descriptor.
set(BINDERY_F08TS_FOLDER "f08ts")
set(BINDERY_F08TS_SUFFIX "_f08ts")
set(BINDERY_F08TS_MACRO "BND_F08TS")
set(BINDERY_F08TS_HEADER "bnd_choice.h")
set(BINDERY_F08TS_HAS_DESCRIPTORS TRUE)
set(BINDERY_F08TS_HAS_ANY_WIDTH FALSE)
set(BINDERY_F08TS_WRAPPERS
)
# Wrappers of mpi_tool_f08.
set(BINDERY_MPIT_FOLDER "mpit")
set(BINDERY_MPIT_SUFFIX "_f08")
set(BINDERY_MPIT_MACRO "BND_F08")
set(BINDERY_MPIT_HEADER "mpit/tool_interface.h")
set(BINDERY_MPIT_HAS_DESCRIPTORS FALSE)
set(BINDERY_MPIT_HAS_ANY_WIDTH TRUE)
set(BINDERY_MPIT_WRAPPERS
)
# Wrappers with an output that C has in a wider type than Fortran: they refuse what an MPI's own bindings cut.
set(BINDERY_NARROW_OUTPUTS
)
# MPIs whose COMMON blocks have the same names with a compiler's second underscore (-fsecond-underscore).
set(BINDERY_BLOCKS_WITHOUT_UNDERSCORE
)

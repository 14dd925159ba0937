# Do not edit: `bindery generate` writes this from specs/ through templates/fortran/wrappers.cmake.j2.
# Wrappers of mpif.h and mpi, and those of mpi_f08 without descriptors. Both have the same source.
set(BINDERY_MPI_WRAPPERS
    MPI_Barrier.c
)
set(BINDERY_F08_WRAPPERS
    MPI_Barrier.c
)
# Those with a second name in mpif.h and mpi, for a TYPE(C_PTR).
set(BINDERY_CPTR_WRAPPERS
)
# Wrappers of mpi_f08 whose choice buffers come by descriptor.
set(BINDERY_F08TS_WRAPPERS
)
# Wrappers of mpi_tool_f08.
set(BINDERY_TOOL_WRAPPERS
)
# Predefined callbacks of mpif.h and mpi, and of mpi_f08.
set(BINDERY_MPI_CALLBACKS
)
set(BINDERY_F08_CALLBACKS
)

# Where the mpi_f08 of an MPI calls other names: a suffix of large-count procedures, a prefix instead of PMPI_, the module of the
# predefined callbacks, and procedures with buffers by address.
set(BINDERY_F08_LARGE_SUFFIXES
)
set(BINDERY_F08_PROFILED_PREFIXES
)
set(BINDERY_F08_CALLBACK_MODULES
)
set(BINDERY_F08_BY_ADDRESS
)
set(BINDERY_F08_OTHER_ARGUMENTS
)
# Wrappers with an output that C has in a wider type than Fortran: they refuse what an MPI's own bindings cut.
set(BINDERY_NARROW_OUTPUTS
)
# MPIs whose COMMON blocks have the same names with a compiler's second underscore (-fsecond-underscore).
set(BINDERY_BLOCKS_WITHOUT_UNDERSCORE
)

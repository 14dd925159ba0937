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

# Where the mpi_f08 of an MPI calls other names: a suffix of large-count procedures, and procedures with buffers by address.
set(BINDERY_F08_LARGE_SUFFIXES
)
set(BINDERY_F08_BY_ADDRESS
)

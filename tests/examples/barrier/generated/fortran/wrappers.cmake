# Do not edit: `bindery generate` writes this from specs/ through templates/fortran/wrappers.cmake.j2.
# Wrappers of mpif.h and mpi; those of mpi_f08 that pass nothing by descriptor. One source serves both.
set(BINDERY_OLD_WRAPPERS
    MPI_Barrier.c
)
set(BINDERY_F08_WRAPPERS
    MPI_Barrier.c
)
# Those of mpif.h and mpi that have a second name, for a TYPE(C_PTR).
set(BINDERY_CPTR_WRAPPERS
)
# Wrappers of mpi_f08 whose choice buffers come by descriptor.
set(BINDERY_F08TS_WRAPPERS
)
# Predefined callbacks, as mpif.h and mpi have them, and as mpi_f08 has them.
set(BINDERY_OLD_CALLBACKS
)
set(BINDERY_F08_CALLBACKS
)

# How the mpi_f08 of an MPI calls procedures that ours calls otherwise: a suffix of large-count ones, and buffers by address.
set(BINDERY_F08_LARGE_SUFFIXES
)
set(BINDERY_F08_BY_ADDRESS
)

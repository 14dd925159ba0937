# Do not edit: `bindery generate` writes this from specs/ through templates/c/sources.cmake.j2.
set(BINDERY_ENTRY_SOURCES
    MPI_Barrier.c
)
set(BINDERY_UNSUPPORTED_ROUTINES
    MPI_Barrier
)

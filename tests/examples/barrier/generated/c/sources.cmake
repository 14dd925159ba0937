# Do not edit: `bindery generate` writes this from specs/ through templates/c/sources.cmake.j2.
set(BINDERY_ENTRY_SOURCES
    MPI_Barrier.c
)
# The entry points that call no function of the implementation.
set(BINDERY_COMPLETE_ENTRY_SOURCES
)

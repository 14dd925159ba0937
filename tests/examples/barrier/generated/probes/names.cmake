# Do not edit: `bindery generate` writes this from specs/ through templates/probes/names.cmake.j2.
# What the probes look for in an mpi.h and its library.

# Every routine of C.
set(BINDERY_PROBE_ROUTINES
    MPI_Barrier
)
# Every constant that is no handle, and every predefined callback.
set(BINDERY_PROBE_CONSTANTS
    MPI_SUCCESS
    MPI_ERR_COMM
    MPI_ERR_LASTCODE
    MPI_COMM_NULL
    MPI_COMM_WORLD
)
# Every predefined handle, and its type.
set(BINDERY_PROBE_HANDLES
)
# What an mpi.h may hide from C, and by what the library has it: a number, or the object whose address is a handle.
set(BINDERY_PROBE_HIDDEN
)
# Every type of handle, and the routines that make an integer of one, the best first.
set(BINDERY_PROBE_HANDLE_TYPES
)
# Kinds of MPI with Fortran bindings of their own, and the macro of mpi.h that tells each.
set(BINDERY_PROBE_SENTINELS
)
# The directives that let a dummy BUFFER take everything, in the spelling of each compiler that knows one.
set(BINDERY_PROBE_DIRECTIVES
    "!DIR$ IGNORE_TKR(TKRC) BUFFER"
    "!DEC$ ATTRIBUTES NO_ARG_CHECK :: BUFFER"
    "!GCC$ ATTRIBUTES NO_ARG_CHECK :: BUFFER"
    "!$PRAGMA IGNORE_TKR BUFFER"
    "!IBM* IGNORE_TKR BUFFER"
)

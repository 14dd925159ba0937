# Do not edit: `bindery generate` writes this from specs/ through templates/probes/names.cmake.j2.
# Names that the probes look for in an mpi.h and its library.

# Every routine of C.
set(BINDERY_PROBE_ROUTINES
    MPI_Barrier
)
# Routines that Fortran's runtime makes of others where the MPI lacks them, and those others.
set(BINDERY_PROBE_MADE_OF_OTHERS
)
# Every constant but handles, and every predefined callback.
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
# Constants that an mpi.h may hide from C, and their symbols in the library: a number, or the object whose address is a handle.
set(BINDERY_PROBE_HIDDEN
)
# Every type of handle, and the routines that convert it to an integer, the best first.
set(BINDERY_PROBE_HANDLE_TYPES
)
# MPIs with Fortran bindings of their own, and the macro of mpi.h that identifies each.
set(BINDERY_PROBE_SENTINELS
)
# The directives with which a dummy BUFFER accepts every type, for each compiler that has one.
set(BINDERY_PROBE_DIRECTIVES
    "!DIR$ IGNORE_TKR(TKRC) BUFFER"
    "!DEC$ ATTRIBUTES NO_ARG_CHECK :: BUFFER"
    "!GCC$ ATTRIBUTES NO_ARG_CHECK :: BUFFER"
    "!$PRAGMA IGNORE_TKR BUFFER"
    "!IBM* IGNORE_TKR BUFFER"
)
# Patterns for a preprocessed mpi.h: an attribute, and the declaration of a variable, whose name is \1.
set(BINDERY_PROBE_ATTRIBUTE [==[__attribute__ *\(\(([^()]|\([^()]*\))*\)\)]==])
set(BINDERY_PROBE_VARIABLE [==[extern [^;@(){}]*[ *]((ompi|MPI|MPIR)_[A-Za-z0-9_]+) *(\[[^]]*\])? *[;@]]==])

# Do not edit: `bindery generate` writes this from specs/ through templates/fortran/tables.cmake.j2.
# What fortran/modules/write.cmake turns into the constants of a target.

# Constants that are default integers, and those of a wider kind.
set(BND_INTEGERS
    MPI_SUCCESS
    MPI_ERR_COMM
    MPI_ERR_LASTCODE
)
set(BND_WIDE
)

# Constants that are less in Fortran than in C, by one.
set(BND_SHORTER
)

# Handles, with their types.
set(BND_HANDLES
    MPI_COMM_NULL:MPI_Comm
    MPI_COMM_WORLD:MPI_Comm
)

# Special addresses.
set(BND_ADDRESSES
)

# Functions and predefined callbacks that mpif.h declares.
set(BND_FUNCTIONS
)
set(BND_CALLBACKS
)

# A procedure, then the C functions any one of which serves it.
set(BND_NEEDS
    MPI_Barrier:MPI_Barrier
)

# Procedures that no module can declare unless the wrappers read the compiler's descriptors.
set(BND_BY_DESCRIPTOR
)

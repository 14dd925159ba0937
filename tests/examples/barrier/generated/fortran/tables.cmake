# Do not edit: `bindery generate` writes this from specs/ through templates/fortran/tables.cmake.j2.
# Data from which fortran/modules/write.cmake writes the constants of a target.

# Constants that are default integers, and those of a wider kind.
set(BND_INTEGERS
    MPI_SUCCESS
    MPI_ERR_COMM
    MPI_ERR_LASTCODE
)
set(BND_WIDE
)

# Constants that are one less in Fortran than in C.
set(BND_ONE_LESS
)

# Handles, with their types.
set(BND_HANDLES
    MPI_COMM_NULL:MPI_Comm
    MPI_COMM_WORLD:MPI_Comm
)

# Datatypes of Fortran's default kinds, and those that take their place where the options of a compilation make them twice as wide.
set(BND_WIDE_TYPES
)
set(BND_WIDE_PAIRS
)

# Their types, of which C may lack some.
set(BND_HANDLE_TYPES
    MPI_Comm
)

# Constants of mpi_tool_f08, default integers.
set(BND_TOOL_INTEGERS
)

# Sentinels.
set(BND_ADDRESSES
)

# The sentinels that the MPI's own mpi_f08 keeps in a module: the kind of MPI, the module, the variable.
set(BND_MODULE_VARIABLES
)

# Functions and predefined callbacks that mpif.h declares.
set(BND_FUNCTIONS
)
set(BND_CALLBACKS
)

# A procedure, then the C functions any one of which its wrapper can call.
set(BND_CALLEES
    MPI_Barrier:MPI_Barrier
)

# Procedures that no module can declare unless the wrappers read the compiler's descriptors.
set(BND_BY_DESCRIPTOR
)

/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Remove_error_class] through templates/c/entry.c.j2. */
/* Delete a user error class that was added earlier at run time. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Remove_error_class)(int errorclass);
BND_INSTRUMENTED_CALL(Remove_error_class, int, (int errorclass), (errorclass))

BND_WEAK(MPI_Remove_error_class, PMPI_Remove_error_class)

int BND_ENTRY(MPI_Remove_error_class)(int errorclass)
{
    BND_FORWARD(Remove_error_class, (errorclass));
}

/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Add_error_class] through templates/c/entry.c.j2. */
/* Create a new user error class and return its value. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Add_error_class)(int *errorclass);
BND_INSTRUMENTED_CALL(Add_error_class, int, (int *errorclass), (errorclass))

BND_WEAK(MPI_Add_error_class, PMPI_Add_error_class)

int BND_ENTRY(MPI_Add_error_class)(int *errorclass)
{
    BND_REFUSE_IF("MPI_Add_error_class", !errorclass, MPI_ERR_ARG, "errorclass", BND_ON_NOTHING, 0);
    BND_FORWARD(Add_error_class, (errorclass));
}

/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Add_error_code] through templates/c/entry.c.j2. */
/* Create a new user error code that belongs to a given error class. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Add_error_code)(int errorclass, int *errorcode);
BND_INSTRUMENTED_CALL(Add_error_code, int, (int errorclass, int *errorcode), (errorclass, errorcode))

BND_WEAK(MPI_Add_error_code, PMPI_Add_error_code)

int BND_ENTRY(MPI_Add_error_code)(int errorclass, int *errorcode)
{
    BND_REFUSE_IF("MPI_Add_error_code", !errorcode, MPI_ERR_ARG, "errorcode", BND_ON_NOTHING, 0);
    BND_FORWARD(Add_error_code, (errorclass, errorcode));
}

/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Remove_error_code] through templates/c/entry.c.j2. */
/* Delete a user error code that was added earlier at run time. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Remove_error_code)(int errorcode);
BND_INSTRUMENTED_CALL(Remove_error_code, int, (int errorcode), (errorcode))

BND_WEAK(MPI_Remove_error_code, PMPI_Remove_error_code)

int BND_ENTRY(MPI_Remove_error_code)(int errorcode)
{
    BND_FORWARD(Remove_error_code, (errorcode));
}

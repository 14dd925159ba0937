/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Remove_error_string] through templates/c/entry.c.j2. */
/* Drop the text that was attached to a user error code or class. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Remove_error_string)(int errorcode);
BND_INSTRUMENTED_CALL(Remove_error_string, int, (int errorcode), (errorcode))

BND_WEAK(MPI_Remove_error_string, PMPI_Remove_error_string)

int BND_ENTRY(MPI_Remove_error_string)(int errorcode)
{
    BND_FORWARD(Remove_error_string, (errorcode));
}

/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Add_error_string] through templates/c/entry.c.j2. */
/* Attach a text to a user-defined error code or error class. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Add_error_string)(int errorcode, const char *string);
BND_INSTRUMENTED_CALL(Add_error_string, int, (int errorcode, const char *string), (errorcode, string))

BND_WEAK(MPI_Add_error_string, PMPI_Add_error_string)

int BND_ENTRY(MPI_Add_error_string)(int errorcode, const char *string)
{
    BND_REFUSE_IF("MPI_Add_error_string", !string, MPI_ERR_ARG, "string", BND_ON_NOTHING, 0);
    BND_FORWARD(Add_error_string, (errorcode, string));
}

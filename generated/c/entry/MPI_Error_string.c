/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Error_string] through templates/c/entry.c.j2. */
/* Return the text that describes an error code or error class. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Error_string)(int errorcode, char *string, int *resultlen);
BND_INSTRUMENTED_CALL(Error_string, int, (int errorcode, char *string, int *resultlen), (errorcode, string, resultlen))

BND_WEAK(MPI_Error_string, PMPI_Error_string)

int BND_ENTRY(MPI_Error_string)(int errorcode, char *string, int *resultlen)
{
    BND_REFUSE_IF("MPI_Error_string", !string, MPI_ERR_ARG, "string", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Error_string", !resultlen, MPI_ERR_ARG, "resultlen", BND_ON_NOTHING, 0);
    BND_FORWARD(Error_string, (errorcode, string, resultlen));
}

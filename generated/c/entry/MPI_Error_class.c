/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Error_class] through templates/c/entry.c.j2. */
/* Map an error code onto the error class that it belongs to. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Error_class)(int errorcode, int *errorclass);
BND_INSTRUMENTED_CALL(Error_class, int, (int errorcode, int *errorclass), (errorcode, errorclass))

BND_WEAK(MPI_Error_class, PMPI_Error_class)

int BND_ENTRY(MPI_Error_class)(int errorcode, int *errorclass)
{
    BND_REFUSE_IF("MPI_Error_class", !errorclass, MPI_ERR_ARG, "errorclass", BND_ON_NOTHING, 0);
    BND_FORWARD(Error_class, (errorcode, errorclass));
}

/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Wait] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Wait)(MPI_Request *request, MPI_Status *status);

int BND_IMPLEMENTATION(Wait)(MPI_Request *request, MPI_Status *status)
{
    (void)request;
    (void)status;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Wait", 0, BND_ON_REQUEST, (void *)(*request)};
    return BND_IMPLEMENTATION(raise)(&error);
}

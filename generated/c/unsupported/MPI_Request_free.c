/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Request_free] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Request_free)(MPI_Request *request);

int BND_IMPLEMENTATION(Request_free)(MPI_Request *request)
{
    (void)request;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Request_free", 0, BND_ON_REQUEST,
            (void *)(*request)};
    return BND_IMPLEMENTATION(raise)(&error);
}

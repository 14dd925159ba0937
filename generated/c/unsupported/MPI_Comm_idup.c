/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_idup] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Comm_idup)(MPI_Comm comm, MPI_Comm *newcomm, MPI_Request *request);

int BND_IMPLEMENTATION(Comm_idup)(MPI_Comm comm, MPI_Comm *newcomm, MPI_Request *request)
{
    (void)comm;
    (void)newcomm;
    (void)request;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Comm_idup", 0, BND_ON_COMM, (void *)(comm)};
    return BND_IMPLEMENTATION(raise)(&error);
}

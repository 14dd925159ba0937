/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Sendrecv_replace] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Sendrecv_replace)(void *buf, int count, MPI_Datatype datatype, int dest, int sendtag,
        int source, int recvtag, MPI_Comm comm, MPI_Status *status);

int BND_IMPLEMENTATION(Sendrecv_replace)(void *buf, int count, MPI_Datatype datatype, int dest, int sendtag,
        int source, int recvtag, MPI_Comm comm, MPI_Status *status)
{
    (void)buf;
    (void)count;
    (void)datatype;
    (void)dest;
    (void)sendtag;
    (void)source;
    (void)recvtag;
    (void)comm;
    (void)status;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Sendrecv_replace", 0, BND_ON_COMM,
            (void *)(comm)};
    return BND_IMPLEMENTATION(raise)(&error);
}

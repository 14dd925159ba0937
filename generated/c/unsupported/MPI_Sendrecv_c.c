/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Sendrecv] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Sendrecv_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, int dest,
        int sendtag, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm,
        MPI_Status *status);

int BND_IMPLEMENTATION(Sendrecv_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, int dest,
        int sendtag, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm,
        MPI_Status *status)
{
    (void)sendbuf;
    (void)sendcount;
    (void)sendtype;
    (void)dest;
    (void)sendtag;
    (void)recvbuf;
    (void)recvcount;
    (void)recvtype;
    (void)source;
    (void)recvtag;
    (void)comm;
    (void)status;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Sendrecv_c", 0, BND_ON_COMM, (void *)(comm)};
    return BND_IMPLEMENTATION(raise)(&error);
}

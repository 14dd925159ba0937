/* Do not edit: `bindery generate` writes this from specs/routines/partitioned.toml [MPI_Psend_init] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Psend_init)(const void *buf, int partitions, MPI_Count count, MPI_Datatype datatype, int dest,
        int tag, MPI_Comm comm, MPI_Info info, MPI_Request *request);

int BND_IMPLEMENTATION(Psend_init)(const void *buf, int partitions, MPI_Count count, MPI_Datatype datatype, int dest,
        int tag, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    (void)buf;
    (void)partitions;
    (void)count;
    (void)datatype;
    (void)dest;
    (void)tag;
    (void)comm;
    (void)info;
    (void)request;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Psend_init", 0, BND_ON_COMM, (void *)(comm)};
    return BND_IMPLEMENTATION(raise)(&error);
}

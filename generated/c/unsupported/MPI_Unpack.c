/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Unpack] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Unpack)(const void *inbuf, int insize, int *position, void *outbuf, int outcount,
        MPI_Datatype datatype, MPI_Comm comm);

int BND_IMPLEMENTATION(Unpack)(const void *inbuf, int insize, int *position, void *outbuf, int outcount,
        MPI_Datatype datatype, MPI_Comm comm)
{
    (void)inbuf;
    (void)insize;
    (void)position;
    (void)outbuf;
    (void)outcount;
    (void)datatype;
    (void)comm;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Unpack", 0, BND_ON_COMM, (void *)(comm)};
    return BND_IMPLEMENTATION(raise)(&error);
}

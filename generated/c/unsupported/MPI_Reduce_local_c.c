/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Reduce_local] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Reduce_local_c)(const void *inbuf, void *inoutbuf, MPI_Count count, MPI_Datatype datatype,
        MPI_Op op);

int BND_IMPLEMENTATION(Reduce_local_c)(const void *inbuf, void *inoutbuf, MPI_Count count, MPI_Datatype datatype,
        MPI_Op op)
{
    (void)inbuf;
    (void)inoutbuf;
    (void)count;
    (void)datatype;
    (void)op;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Reduce_local_c", 0, BND_ON_NOTHING,
            (void *)(0)};
    return BND_IMPLEMENTATION(raise)(&error);
}

/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Unpack_external] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Unpack_external)(const char *datarep, const void *inbuf, MPI_Aint insize, MPI_Aint *position,
        void *outbuf, int outcount, MPI_Datatype datatype);

int BND_IMPLEMENTATION(Unpack_external)(const char *datarep, const void *inbuf, MPI_Aint insize, MPI_Aint *position,
        void *outbuf, int outcount, MPI_Datatype datatype)
{
    (void)datarep;
    (void)inbuf;
    (void)insize;
    (void)position;
    (void)outbuf;
    (void)outcount;
    (void)datatype;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Unpack_external", 0, BND_ON_NOTHING,
            (void *)(0)};
    return BND_IMPLEMENTATION(raise)(&error);
}

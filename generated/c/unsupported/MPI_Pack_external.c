/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Pack_external] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Pack_external)(const char *datarep, const void *inbuf, int incount, MPI_Datatype datatype,
        void *outbuf, MPI_Aint outsize, MPI_Aint *position);

int BND_IMPLEMENTATION(Pack_external)(const char *datarep, const void *inbuf, int incount, MPI_Datatype datatype,
        void *outbuf, MPI_Aint outsize, MPI_Aint *position)
{
    (void)datarep;
    (void)inbuf;
    (void)incount;
    (void)datatype;
    (void)outbuf;
    (void)outsize;
    (void)position;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Pack_external", 0, BND_ON_NOTHING,
            (void *)(0)};
    return BND_IMPLEMENTATION(raise)(&error);
}

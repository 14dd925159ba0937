/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Pack_external] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Pack_external_c)(const char *datarep, const void *inbuf, MPI_Count incount,
        MPI_Datatype datatype, void *outbuf, MPI_Count outsize, MPI_Count *position);

int BND_IMPLEMENTATION(Pack_external_c)(const char *datarep, const void *inbuf, MPI_Count incount,
        MPI_Datatype datatype, void *outbuf, MPI_Count outsize, MPI_Count *position)
{
    (void)datarep;
    (void)inbuf;
    (void)incount;
    (void)datatype;
    (void)outbuf;
    (void)outsize;
    (void)position;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Pack_external_c", 0, BND_ON_NOTHING,
            (void *)(0)};
    return BND_IMPLEMENTATION(raise)(&error);
}

/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Pack_external] through templates/fortran/ilp64.c.j2. */
/* Append typed data to a packed buffer in a portable representation. */
#include "bnd_ilp64.h"
#include "../f08ts/MPI_Pack_external_c.c"

#if BND_HAS(MPI_Pack_external_c) || BND_HAS(MPI_Pack_external)
void BND_WIDE_NAME(mpi_pack_external, MPI_PACK_EXTERNAL)(const char *datarep, const void *inbuf,
        const MPI_Count *incount, const bnd_default_integer *datatype, const void *outbuf, const MPI_Count *outsize,
        MPI_Count *position, bnd_default_integer *ierror, bnd_length datarep_len);

void BND_WIDE_NAME(mpi_pack_external, MPI_PACK_EXTERNAL)(const char *datarep, const void *inbuf,
        const MPI_Count *incount, const bnd_default_integer *datatype, const void *outbuf, const MPI_Count *outsize,
        MPI_Count *position, bnd_default_integer *ierror, bnd_length datarep_len)
{
    bnd_know_type(*datatype);
    const bnd_integer int_datatype = bnd_integer_type(*datatype);
    bnd_integer int_ierror;
    BND_INNER(mpi_pack_external_c)(datarep, inbuf, incount, &int_datatype, outbuf, outsize, position, &int_ierror,
            datarep_len);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif

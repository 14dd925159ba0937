/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Unpack_external] through templates/fortran/ilp64.c.j2. */
/* Extract typed data from a buffer packed in a portable representation. */
#include "bnd_ilp64.h"
#include "../f08ts/MPI_Unpack_external_c.c"

#if BND_HAS(MPI_Unpack_external_c) || BND_HAS(MPI_Unpack_external)
void BND_WIDE_NAME(mpi_unpack_external, MPI_UNPACK_EXTERNAL)(const char *datarep, const void *inbuf,
        const MPI_Count *insize, MPI_Count *position, const void *outbuf, const MPI_Count *outcount,
        const bnd_default_integer *datatype, bnd_default_integer *ierror, bnd_length datarep_len);

void BND_WIDE_NAME(mpi_unpack_external, MPI_UNPACK_EXTERNAL)(const char *datarep, const void *inbuf,
        const MPI_Count *insize, MPI_Count *position, const void *outbuf, const MPI_Count *outcount,
        const bnd_default_integer *datatype, bnd_default_integer *ierror, bnd_length datarep_len)
{
    bnd_know_type(*datatype);
    const bnd_integer int_datatype = bnd_integer_type(*datatype);
    bnd_integer int_ierror;
    BND_INNER(mpi_unpack_external_c)(datarep, inbuf, insize, position, outbuf, outcount, &int_datatype, &int_ierror,
            datarep_len);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif

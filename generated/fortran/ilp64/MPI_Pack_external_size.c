/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Pack_external_size] through templates/fortran/ilp64.c.j2. */
/* Compute the space that data needs when packed in a portable representation. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Pack_external_size_c.c"

#if BND_HAS(MPI_Pack_external_size_c) || BND_HAS(MPI_Pack_external_size)
void BND_WIDE_NAME(mpi_pack_external_size, MPI_PACK_EXTERNAL_SIZE)(const char *datarep, const MPI_Count *incount,
        const bnd_default_integer *datatype, MPI_Count *size, bnd_default_integer *ierror, bnd_length datarep_len);

void BND_WIDE_NAME(mpi_pack_external_size, MPI_PACK_EXTERNAL_SIZE)(const char *datarep, const MPI_Count *incount,
        const bnd_default_integer *datatype, MPI_Count *size, bnd_default_integer *ierror, bnd_length datarep_len)
{
    bnd_know_type(*datatype);
    const bnd_integer int_datatype = bnd_integer_type(*datatype);
    bnd_integer int_ierror;
    BND_INNER(mpi_pack_external_size_c)(datarep, incount, &int_datatype, size, &int_ierror, datarep_len);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif

/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Pack_external_size] through templates/fortran/wrapper.c.j2. */
/* Compute the space that data needs when packed in a portable representation. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Pack_external_size)
BND_WRAPPER void BND_NAME(mpi_pack_external_size, MPI_PACK_EXTERNAL_SIZE)(const char *datarep,
        const bnd_integer *incount, const bnd_integer *datatype, MPI_Aint *size, bnd_integer *ierror,
        bnd_length datarep_len);

BND_WRAPPER void BND_NAME(mpi_pack_external_size, MPI_PACK_EXTERNAL_SIZE)(const char *datarep,
        const bnd_integer *incount, const bnd_integer *datatype, MPI_Aint *size, bnd_integer *ierror,
        bnd_length datarep_len)
{
    BND_REQUIRE(MPI_Pack_external_size, ierror, BND_ON_SELF, 0);
    struct bnd_string c_datarep;
    BND_CHECK_MEMORY(bnd_string_from_fortran(&c_datarep, datarep, datarep_len, BND_TRIM_TRAILING), (void)0, ierror);
    const int result = BND_C(MPI_Pack_external_size)(c_datarep.text, *incount, bnd_f2c_Type(*datatype), size);
    bnd_string_free(&c_datarep);
    BND_STORE_IERROR(ierror, result);
}
#endif

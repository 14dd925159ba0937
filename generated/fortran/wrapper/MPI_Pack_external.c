/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Pack_external] through templates/fortran/wrapper.c.j2. */
/* Append typed data to a packed buffer in a portable representation. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Pack_external)
BND_WRAPPER void BND_NAME(mpi_pack_external, MPI_PACK_EXTERNAL)(const char *datarep, void *inbuf,
        const bnd_integer *incount, const bnd_integer *datatype, void *outbuf, const MPI_Aint *outsize,
        MPI_Aint *position, bnd_integer *ierror, bnd_length datarep_len);

BND_WRAPPER void BND_NAME(mpi_pack_external, MPI_PACK_EXTERNAL)(const char *datarep, void *inbuf,
        const bnd_integer *incount, const bnd_integer *datatype, void *outbuf, const MPI_Aint *outsize,
        MPI_Aint *position, bnd_integer *ierror, bnd_length datarep_len)
{
    BND_REQUIRE(MPI_Pack_external, ierror, BND_ON_SELF, 0);
    struct bnd_string c_datarep;
    BND_CHECK_MEMORY(bnd_string_from_fortran(&c_datarep, datarep, datarep_len, BND_TRIM_TRAILING), (void)0, ierror);
    const int result = BND_C(MPI_Pack_external)(c_datarep.text, bnd_buffer(inbuf), *incount, bnd_f2c_Type(*datatype),
            bnd_buffer(outbuf), *outsize, position);
    bnd_string_free(&c_datarep);
    BND_STORE_IERROR(ierror, result);
}
#endif

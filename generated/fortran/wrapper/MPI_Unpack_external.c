/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Unpack_external] through templates/fortran/wrapper.c.j2. */
/* Extract typed data from a buffer packed in a portable representation. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Unpack_external)
BND_WRAPPER void BND_NAME(mpi_unpack_external, MPI_UNPACK_EXTERNAL)(const char *datarep, void *inbuf,
        const MPI_Aint *insize, MPI_Aint *position, void *outbuf, const bnd_integer *outcount,
        const bnd_integer *datatype, bnd_integer *ierror, bnd_length datarep_len);

BND_WRAPPER void BND_NAME(mpi_unpack_external, MPI_UNPACK_EXTERNAL)(const char *datarep, void *inbuf,
        const MPI_Aint *insize, MPI_Aint *position, void *outbuf, const bnd_integer *outcount,
        const bnd_integer *datatype, bnd_integer *ierror, bnd_length datarep_len)
{
    BND_REQUIRE(MPI_Unpack_external, ierror, BND_ON_SELF, 0);
    struct bnd_string c_datarep;
    BND_CHECK_MEMORY(bnd_string_from_fortran(&c_datarep, datarep, datarep_len, BND_TRIM_TRAILING), (void)0, ierror);
    const int result = BND_C(MPI_Unpack_external)(c_datarep.text, bnd_buffer(inbuf), *insize, position,
            bnd_buffer(outbuf), *outcount, bnd_f2c_Type(*datatype));
    bnd_string_free(&c_datarep);
    BND_STORE_IERROR(ierror, result);
}
#endif

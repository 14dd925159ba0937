/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Unpack_external] through templates/fortran/wrapper.c.j2. */
/* Extract typed data from a buffer packed in a portable representation. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Unpack_external)
void BND_NAME(mpi_unpack_external, MPI_UNPACK_EXTERNAL)(const char *datarep, const void *inbuf, const MPI_Aint *insize,
        MPI_Aint *position, const void *outbuf, const MPI_Fint *outcount, const MPI_Fint *datatype, MPI_Fint *ierror,
        bnd_length datarep_len);

void BND_NAME(mpi_unpack_external, MPI_UNPACK_EXTERNAL)(const char *datarep, const void *inbuf, const MPI_Aint *insize,
        MPI_Aint *position, const void *outbuf, const MPI_Fint *outcount, const MPI_Fint *datatype, MPI_Fint *ierror,
        bnd_length datarep_len)
{
    BND_REQUIRE(MPI_Unpack_external, bnd_raise(code));
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_inbuf;
    struct bnd_choice d_outbuf;
    BND_CHOICE_IN(inbuf, 0, MPI_BYTE, 1, bnd_choice_even(&made, inbuf, &pending, BND_FLAT, BND_COPY_RATHER,
            BND_ON_SELF, 0, 1, *insize, *insize, MPI_PACKED), if (code > 0) bnd_raise(code));
    BND_CHOICE_IN(outbuf, *outcount, bnd_f2c_Type(*datatype), 1, bnd_choice_even(&made, outbuf, &pending, BND_ANY,
            BND_COPY_BACK, BND_ON_SELF, 0, 1, *outcount, *outcount, bnd_f2c_Type(*datatype)),
            if (code > 0) bnd_raise(code));
    struct bnd_string c_datarep;
    BND_STRING_IN(datarep, BND_TRIM_TRAILING, datarep_len, bnd_pending_drop(pending));
    const int result = BND_C(MPI_Unpack_external)(c_datarep.text, d_inbuf.address, *insize, position, d_outbuf.address,
            d_outbuf.count, d_outbuf.datatype);
    bnd_string_free(&c_datarep);
    bnd_pending_now(pending, result);
    BND_STORE_IERROR(ierror, result);
}
#endif

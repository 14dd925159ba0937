/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Pack_external] through templates/fortran/wrapper.c.j2. */
/* Append typed data to a packed buffer in a portable representation. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Pack_external)
void BND_NAME(mpi_pack_external, MPI_PACK_EXTERNAL)(const char *datarep, const void *inbuf, const MPI_Fint *incount,
        const MPI_Fint *datatype, const void *outbuf, const MPI_Aint *outsize, MPI_Aint *position, MPI_Fint *ierror,
        bnd_length datarep_len);

void BND_NAME(mpi_pack_external, MPI_PACK_EXTERNAL)(const char *datarep, const void *inbuf, const MPI_Fint *incount,
        const MPI_Fint *datatype, const void *outbuf, const MPI_Aint *outsize, MPI_Aint *position, MPI_Fint *ierror,
        bnd_length datarep_len)
{
    BND_REQUIRE(MPI_Pack_external, bnd_raise(code));
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_inbuf;
    struct bnd_choice d_outbuf;
    BND_CHOICE_IN(inbuf, *incount, bnd_f2c_Type(*datatype), 1, bnd_choice_even(&made, inbuf, &pending, BND_ANY,
            BND_COPY_RATHER, BND_ON_SELF, 0, 1, *incount, *incount, bnd_f2c_Type(*datatype)),
            if (code > 0) bnd_raise(code));
    BND_CHOICE_IN(outbuf, 0, MPI_BYTE, 1, bnd_choice_even(&made, outbuf, &pending, BND_FLAT, BND_COPY_BACK,
            BND_ON_SELF, 0, 1, *outsize, *outsize, MPI_PACKED), if (code > 0) bnd_raise(code));
    struct bnd_string c_datarep;
    BND_STRING_IN(datarep, BND_TRIM_TRAILING, datarep_len, bnd_pending_drop(pending));
    const int result = BND_C(MPI_Pack_external)(c_datarep.text, d_inbuf.address, d_inbuf.count, d_inbuf.datatype,
            d_outbuf.address, *outsize, position);
    bnd_string_free(&c_datarep);
    bnd_pending_now(pending, result);
    BND_STORE_IERROR(ierror, result);
}
#endif

/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Pack_external] through templates/fortran/described.c.j2. */
/* Append typed data to a packed buffer in a portable representation. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Pack_external)
void BND_NAME(pack_external, PACK_EXTERNAL)(const char *datarep, const void *inbuf, const MPI_Fint *incount,
        const MPI_Fint *datatype, const void *outbuf, const MPI_Aint *outsize, MPI_Aint *position, MPI_Fint *ierror,
        bnd_length datarep_len);

void BND_NAME(pack_external, PACK_EXTERNAL)(const char *datarep, const void *inbuf, const MPI_Fint *incount,
        const MPI_Fint *datatype, const void *outbuf, const MPI_Aint *outsize, MPI_Aint *position, MPI_Fint *ierror,
        bnd_length datarep_len)
{
    struct bnd_choice d_inbuf;
    struct bnd_choice d_outbuf;
    BND_CHOICE_IN(inbuf, BND_ANY, BND_COPY_IN, 1, 1, *incount, PMPI_Type_f2c(*datatype), INT_MAX,
            PMPI_Comm_call_errhandler(MPI_COMM_SELF, code));
    BND_CHOICE_IN(outbuf, BND_WHOLE, BND_NO_COPY, 1, 1, 0, MPI_BYTE, INT_MAX, bnd_choice_out(&d_inbuf,
            code); PMPI_Comm_call_errhandler(MPI_COMM_SELF, code));
    struct bnd_string c_datarep;
    BND_STRING_IN(datarep, BND_TRIM_TRAILING);
    const int result = BND_C(Pack_external)(c_datarep.text, d_inbuf.to.address, d_inbuf.to.count, d_inbuf.to.datatype,
            d_outbuf.to.address, *outsize, position);
    bnd_string_free(&c_datarep);
    bnd_choice_out(&d_inbuf, result);
    bnd_choice_out(&d_outbuf, result);
    BND_RETURN(ierror, result);
}
#endif

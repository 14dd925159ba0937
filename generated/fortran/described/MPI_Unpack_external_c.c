/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Unpack_external] through templates/fortran/described.c.j2. */
/* Extract typed data from a buffer packed in a portable representation. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Unpack_external_c)
void BND_NAME(unpack_external_c, UNPACK_EXTERNAL_C)(const char *datarep, const void *inbuf, const MPI_Count *insize,
        MPI_Count *position, const void *outbuf, const MPI_Count *outcount, const MPI_Fint *datatype, MPI_Fint *ierror,
        bnd_length datarep_len);

void BND_NAME(unpack_external_c, UNPACK_EXTERNAL_C)(const char *datarep, const void *inbuf, const MPI_Count *insize,
        MPI_Count *position, const void *outbuf, const MPI_Count *outcount, const MPI_Fint *datatype, MPI_Fint *ierror,
        bnd_length datarep_len)
{
    struct bnd_choice d_inbuf;
    struct bnd_choice d_outbuf;
    BND_CHOICE_IN(inbuf, BND_WHOLE, BND_NO_COPY, 1, 1, 0, MPI_BYTE, LLONG_MAX, PMPI_Comm_call_errhandler(MPI_COMM_SELF,
            code));
    BND_CHOICE_IN(outbuf, BND_ANY, BND_COPY_BACK, 1, 1, *outcount, PMPI_Type_f2c(*datatype), LLONG_MAX,
            bnd_choice_out(&d_inbuf, code); PMPI_Comm_call_errhandler(MPI_COMM_SELF, code));
    struct bnd_string c_datarep;
    BND_STRING_IN(datarep, BND_TRIM_TRAILING);
    const int result = BND_C(Unpack_external_c)(c_datarep.text, d_inbuf.to.address, *insize, position,
            d_outbuf.to.address, d_outbuf.to.count, d_outbuf.to.datatype);
    bnd_string_free(&c_datarep);
    bnd_choice_out(&d_inbuf, result);
    bnd_choice_out(&d_outbuf, result);
    BND_RETURN(ierror, result);
}
#endif

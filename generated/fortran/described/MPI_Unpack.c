/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Unpack] through templates/fortran/described.c.j2. */
/* Extract typed data from a buffer packed in native form. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Unpack)
void BND_NAME(unpack, UNPACK)(const void *inbuf, const MPI_Fint *insize, MPI_Fint *position, const void *outbuf,
        const MPI_Fint *outcount, const MPI_Fint *datatype, const MPI_Fint *comm, MPI_Fint *ierror);

void BND_NAME(unpack, UNPACK)(const void *inbuf, const MPI_Fint *insize, MPI_Fint *position, const void *outbuf,
        const MPI_Fint *outcount, const MPI_Fint *datatype, const MPI_Fint *comm, MPI_Fint *ierror)
{
    struct bnd_choice d_inbuf;
    struct bnd_choice d_outbuf;
    BND_CHOICE_IN(inbuf, BND_WHOLE, BND_NO_COPY, 1, 1, 0, MPI_BYTE, INT_MAX,
            PMPI_Comm_call_errhandler(PMPI_Comm_f2c(*comm), code));
    BND_CHOICE_IN(outbuf, BND_ANY, BND_COPY_BACK, 1, 1, *outcount, PMPI_Type_f2c(*datatype), INT_MAX,
            bnd_choice_out(&d_inbuf, code); PMPI_Comm_call_errhandler(PMPI_Comm_f2c(*comm), code));
    const int result = BND_C(Unpack)(d_inbuf.to.address, *insize, position, d_outbuf.to.address, d_outbuf.to.count,
            d_outbuf.to.datatype, PMPI_Comm_f2c(*comm));
    bnd_choice_out(&d_inbuf, result);
    bnd_choice_out(&d_outbuf, result);
    BND_RETURN(ierror, result);
}
#endif

/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Pack] through templates/fortran/described.c.j2. */
/* Append typed data to a contiguous packed buffer in native form. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Pack)
void BND_NAME(pack, PACK)(const void *inbuf, const MPI_Fint *incount, const MPI_Fint *datatype, const void *outbuf,
        const MPI_Fint *outsize, MPI_Fint *position, const MPI_Fint *comm, MPI_Fint *ierror);

void BND_NAME(pack, PACK)(const void *inbuf, const MPI_Fint *incount, const MPI_Fint *datatype, const void *outbuf,
        const MPI_Fint *outsize, MPI_Fint *position, const MPI_Fint *comm, MPI_Fint *ierror)
{
    struct bnd_choice d_inbuf;
    struct bnd_choice d_outbuf;
    BND_CHOICE_IN(inbuf, BND_ANY, BND_COPY_IN, 1, 1, *incount, PMPI_Type_f2c(*datatype), INT_MAX,
            PMPI_Comm_call_errhandler(PMPI_Comm_f2c(*comm), code));
    BND_CHOICE_IN(outbuf, BND_WHOLE, BND_NO_COPY, 1, 1, 0, MPI_BYTE, INT_MAX, bnd_choice_out(&d_inbuf,
            code); PMPI_Comm_call_errhandler(PMPI_Comm_f2c(*comm), code));
    const int result = BND_C(Pack)(d_inbuf.to.address, d_inbuf.to.count, d_inbuf.to.datatype, d_outbuf.to.address,
            *outsize, position, PMPI_Comm_f2c(*comm));
    bnd_choice_out(&d_inbuf, result);
    bnd_choice_out(&d_outbuf, result);
    BND_RETURN(ierror, result);
}
#endif

/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Reduce_local] through templates/fortran/described.c.j2. */
/* Apply a reduction operation to two local buffers without communication. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Reduce_local_c)
void BND_NAME(reduce_local_c, REDUCE_LOCAL_C)(const void *inbuf, const void *inoutbuf, const MPI_Count *count,
        const MPI_Fint *datatype, const MPI_Fint *op, MPI_Fint *ierror);

void BND_NAME(reduce_local_c, REDUCE_LOCAL_C)(const void *inbuf, const void *inoutbuf, const MPI_Count *count,
        const MPI_Fint *datatype, const MPI_Fint *op, MPI_Fint *ierror)
{
    struct bnd_choice d_inbuf;
    struct bnd_choice d_inoutbuf;
    BND_CHOICE_IN(inbuf, BND_FLAT, BND_COPY_IN, 1, 1, *count, PMPI_Type_f2c(*datatype), LLONG_MAX,
            PMPI_Comm_call_errhandler(MPI_COMM_SELF, code));
    BND_CHOICE_IN(inoutbuf, BND_FLAT, BND_COPY_BACK, 1, 1, *count, PMPI_Type_f2c(*datatype), LLONG_MAX,
            bnd_choice_out(&d_inbuf, code); PMPI_Comm_call_errhandler(MPI_COMM_SELF, code));
    const int result = BND_C(Reduce_local_c)(d_inbuf.to.address, d_inoutbuf.to.address, *count,
            PMPI_Type_f2c(*datatype), PMPI_Op_f2c(*op));
    bnd_choice_out(&d_inbuf, result);
    bnd_choice_out(&d_inoutbuf, result);
    BND_RETURN(ierror, result);
}
#endif

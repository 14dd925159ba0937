/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Reduce_scatter] through templates/fortran/described.c.j2. */
/* Reduce a vector and hand out pieces of varying size to the processes. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Reduce_scatter_c)
void BND_NAME(reduce_scatter_c, REDUCE_SCATTER_C)(const void *sendbuf, const void *recvbuf, MPI_Count *recvcounts,
        const MPI_Fint *datatype, const MPI_Fint *op, const MPI_Fint *comm, MPI_Fint *ierror);

void BND_NAME(reduce_scatter_c, REDUCE_SCATTER_C)(const void *sendbuf, const void *recvbuf, MPI_Count *recvcounts,
        const MPI_Fint *datatype, const MPI_Fint *op, const MPI_Fint *comm, MPI_Fint *ierror)
{
    struct bnd_choice d_sendbuf;
    struct bnd_choice d_recvbuf;
    BND_CHOICE_IN(sendbuf, BND_WHOLE, BND_NO_COPY, 1, 1, 0, MPI_BYTE, LLONG_MAX,
            PMPI_Comm_call_errhandler(PMPI_Comm_f2c(*comm), code));
    BND_CHOICE_IN(recvbuf, BND_WHOLE, BND_NO_COPY, 1, 1, 0, MPI_BYTE, LLONG_MAX, bnd_choice_out(&d_sendbuf,
            code); PMPI_Comm_call_errhandler(PMPI_Comm_f2c(*comm), code));
    const int result = BND_C(Reduce_scatter_c)(d_sendbuf.to.address, d_recvbuf.to.address, recvcounts,
            PMPI_Type_f2c(*datatype), PMPI_Op_f2c(*op), PMPI_Comm_f2c(*comm));
    bnd_choice_out(&d_sendbuf, result);
    bnd_choice_out(&d_recvbuf, result);
    BND_RETURN(ierror, result);
}
#endif

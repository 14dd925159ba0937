/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Reduce_scatter_init] through templates/fortran/described.c.j2. */
/* Prepare a persistent request for a reduction scattered in varying-size pieces. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Reduce_scatter_init_c)
void BND_NAME(reduce_scatter_init_c, REDUCE_SCATTER_INIT_C)(const void *sendbuf, const void *recvbuf,
        MPI_Count *recvcounts, const MPI_Fint *datatype, const MPI_Fint *op, const MPI_Fint *comm,
        const MPI_Fint *info, MPI_Fint *request, MPI_Fint *ierror);

void BND_NAME(reduce_scatter_init_c, REDUCE_SCATTER_INIT_C)(const void *sendbuf, const void *recvbuf,
        MPI_Count *recvcounts, const MPI_Fint *datatype, const MPI_Fint *op, const MPI_Fint *comm,
        const MPI_Fint *info, MPI_Fint *request, MPI_Fint *ierror)
{
    struct bnd_choice d_sendbuf;
    struct bnd_choice d_recvbuf;
    BND_CHOICE_IN(sendbuf, BND_WHOLE, BND_NO_COPY, 1, 1, 0, MPI_BYTE, LLONG_MAX,
            PMPI_Comm_call_errhandler(PMPI_Comm_f2c(*comm), code));
    BND_CHOICE_IN(recvbuf, BND_WHOLE, BND_NO_COPY, 1, 1, 0, MPI_BYTE, LLONG_MAX, bnd_choice_out(&d_sendbuf,
            code); PMPI_Comm_call_errhandler(PMPI_Comm_f2c(*comm), code));
    MPI_Request c_request = MPI_REQUEST_NULL;
    const int result = BND_C(Reduce_scatter_init_c)(d_sendbuf.to.address, d_recvbuf.to.address, recvcounts,
            PMPI_Type_f2c(*datatype), PMPI_Op_f2c(*op), PMPI_Comm_f2c(*comm), PMPI_Info_f2c(*info), &c_request);
    bnd_choice_out(&d_sendbuf, result);
    bnd_choice_out(&d_recvbuf, result);
    if (result == MPI_SUCCESS) *request = PMPI_Request_c2f(c_request);
    BND_RETURN(ierror, result);
}
#endif

/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Allgather_init] through templates/fortran/described.c.j2. */
/* Prepare a persistent request for an equal-block gather to all processes. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Allgather_init_c)
void BND_NAME(allgather_init_c, ALLGATHER_INIT_C)(const void *sendbuf, const MPI_Count *sendcount,
        const MPI_Fint *sendtype, const void *recvbuf, const MPI_Count *recvcount, const MPI_Fint *recvtype,
        const MPI_Fint *comm, const MPI_Fint *info, MPI_Fint *request, MPI_Fint *ierror);

void BND_NAME(allgather_init_c, ALLGATHER_INIT_C)(const void *sendbuf, const MPI_Count *sendcount,
        const MPI_Fint *sendtype, const void *recvbuf, const MPI_Count *recvcount, const MPI_Fint *recvtype,
        const MPI_Fint *comm, const MPI_Fint *info, MPI_Fint *request, MPI_Fint *ierror)
{
    struct bnd_choice d_sendbuf;
    struct bnd_choice d_recvbuf;
    BND_CHOICE_IN(sendbuf, BND_ANY, BND_NO_COPY, 1, 1, *sendcount, PMPI_Type_f2c(*sendtype), LLONG_MAX,
            PMPI_Comm_call_errhandler(PMPI_Comm_f2c(*comm), code));
    BND_CHOICE_IN(recvbuf, BND_ANY, BND_NO_COPY, 1, bnd_peers(PMPI_Comm_f2c(*comm)), *recvcount,
            PMPI_Type_f2c(*recvtype), LLONG_MAX, bnd_choice_out(&d_sendbuf,
            code); PMPI_Comm_call_errhandler(PMPI_Comm_f2c(*comm), code));
    MPI_Request c_request = MPI_REQUEST_NULL;
    const int result = BND_C(Allgather_init_c)(d_sendbuf.to.address, d_sendbuf.to.count, d_sendbuf.to.datatype,
            d_recvbuf.to.address, d_recvbuf.to.count, d_recvbuf.to.datatype, PMPI_Comm_f2c(*comm),
            PMPI_Info_f2c(*info), &c_request);
    bnd_choice_out(&d_sendbuf, result);
    bnd_choice_out(&d_recvbuf, result);
    if (result == MPI_SUCCESS) *request = PMPI_Request_c2f(c_request);
    BND_RETURN(ierror, result);
}
#endif

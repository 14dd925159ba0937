/* Do not edit: `bindery generate` writes this from specs/routines/neighborhood.toml [MPI_Neighbor_allgatherv_init] through templates/fortran/described.c.j2. */
/* Prepare a persistent request for a varying-size gather among neighbours. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Neighbor_allgatherv_init)
void BND_NAME(neighbor_allgatherv_init, NEIGHBOR_ALLGATHERV_INIT)(const void *sendbuf, const MPI_Fint *sendcount,
        const MPI_Fint *sendtype, const void *recvbuf, MPI_Fint *recvcounts, MPI_Fint *displs,
        const MPI_Fint *recvtype, const MPI_Fint *comm, const MPI_Fint *info, MPI_Fint *request, MPI_Fint *ierror);

void BND_NAME(neighbor_allgatherv_init, NEIGHBOR_ALLGATHERV_INIT)(const void *sendbuf, const MPI_Fint *sendcount,
        const MPI_Fint *sendtype, const void *recvbuf, MPI_Fint *recvcounts, MPI_Fint *displs,
        const MPI_Fint *recvtype, const MPI_Fint *comm, const MPI_Fint *info, MPI_Fint *request, MPI_Fint *ierror)
{
    struct bnd_choice d_sendbuf;
    struct bnd_choice d_recvbuf;
    BND_CHOICE_IN(sendbuf, BND_ANY, BND_NO_COPY, 1, 1, *sendcount, PMPI_Type_f2c(*sendtype), INT_MAX,
            PMPI_Comm_call_errhandler(PMPI_Comm_f2c(*comm), code));
    BND_CHOICE_IN(recvbuf, BND_WHOLE, BND_NO_COPY, 1, 1, 0, MPI_BYTE, INT_MAX, bnd_choice_out(&d_sendbuf,
            code); PMPI_Comm_call_errhandler(PMPI_Comm_f2c(*comm), code));
    MPI_Request c_request = MPI_REQUEST_NULL;
    const int result = BND_C(Neighbor_allgatherv_init)(d_sendbuf.to.address, d_sendbuf.to.count, d_sendbuf.to.datatype,
            d_recvbuf.to.address, recvcounts, displs, PMPI_Type_f2c(*recvtype), PMPI_Comm_f2c(*comm),
            PMPI_Info_f2c(*info), &c_request);
    bnd_choice_out(&d_sendbuf, result);
    bnd_choice_out(&d_recvbuf, result);
    if (result == MPI_SUCCESS) *request = PMPI_Request_c2f(c_request);
    BND_RETURN(ierror, result);
}
#endif

/* Do not edit: `bindery generate` writes this from specs/routines/neighborhood.toml [MPI_Neighbor_alltoallv_init] through templates/fortran/described.c.j2. */
/* Prepare a persistent request for a varying-size exchange among neighbours. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Neighbor_alltoallv_init)
void BND_NAME(neighbor_alltoallv_init, NEIGHBOR_ALLTOALLV_INIT)(const void *sendbuf, MPI_Fint *sendcounts,
        MPI_Fint *sdispls, const MPI_Fint *sendtype, const void *recvbuf, MPI_Fint *recvcounts, MPI_Fint *rdispls,
        const MPI_Fint *recvtype, const MPI_Fint *comm, const MPI_Fint *info, MPI_Fint *request, MPI_Fint *ierror);

void BND_NAME(neighbor_alltoallv_init, NEIGHBOR_ALLTOALLV_INIT)(const void *sendbuf, MPI_Fint *sendcounts,
        MPI_Fint *sdispls, const MPI_Fint *sendtype, const void *recvbuf, MPI_Fint *recvcounts, MPI_Fint *rdispls,
        const MPI_Fint *recvtype, const MPI_Fint *comm, const MPI_Fint *info, MPI_Fint *request, MPI_Fint *ierror)
{
    struct bnd_kept *kept = NULL;
    struct bnd_choice d_sendbuf;
    struct bnd_choice d_recvbuf;
    BND_CHOICE_IN(sendbuf, 0, MPI_BYTE, 1, bnd_choice_placed(&made, sendbuf, &kept, BND_COPY_IN,
            BND_PLACES(bnd_out_degree(PMPI_Comm_f2c(*comm)), sendcounts, sdispls, sendtype, false)),
            PMPI_Comm_call_errhandler(PMPI_Comm_f2c(*comm), code));
    BND_CHOICE_IN(recvbuf, 0, MPI_BYTE, 1, bnd_choice_placed(&made, recvbuf, &kept, BND_COPY_BACK,
            BND_PLACES(bnd_in_degree(PMPI_Comm_f2c(*comm)), recvcounts, rdispls, recvtype, false)),
            PMPI_Comm_call_errhandler(PMPI_Comm_f2c(*comm), code));
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, request, MPI_REQUEST_NULL);
    const int result = BND_C(Neighbor_alltoallv_init)(d_sendbuf.address, sendcounts, sdispls, PMPI_Type_f2c(*sendtype),
            d_recvbuf.address, recvcounts, rdispls, PMPI_Type_f2c(*recvtype), PMPI_Comm_f2c(*comm),
            PMPI_Info_f2c(*info), BND_HANDLE_ADDRESS(MPI_REQUEST, request));
    BND_HANDLE_MADE(MPI_REQUEST, Request, request);
    bnd_kept_request(kept, result, request, 1);
    BND_RETURN(ierror, result);
}
#endif

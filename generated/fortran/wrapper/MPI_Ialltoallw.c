/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Ialltoallw] through templates/fortran/wrapper.c.j2. */
/* Start an all-pairs exchange with a type for each block and return a request. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Ialltoallw)
void BND_NAME(mpi_ialltoallw, MPI_IALLTOALLW)(void *sendbuf, MPI_Fint *sendcounts, MPI_Fint *sdispls,
        const MPI_Fint *sendtypes, void *recvbuf, MPI_Fint *recvcounts, MPI_Fint *rdispls, const MPI_Fint *recvtypes,
        const MPI_Fint *comm, MPI_Fint *request, MPI_Fint *ierror);

void BND_NAME(mpi_ialltoallw, MPI_IALLTOALLW)(void *sendbuf, MPI_Fint *sendcounts, MPI_Fint *sdispls,
        const MPI_Fint *sendtypes, void *recvbuf, MPI_Fint *recvcounts, MPI_Fint *rdispls, const MPI_Fint *recvtypes,
        const MPI_Fint *comm, MPI_Fint *request, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Ialltoallw, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_QUERY(int, peers_comm, BND_CONVERTS_HANDLES, bnd_peers(bnd_f2c_Comm(*comm)));
    struct bnd_pending *pending = NULL;
    BND_HANDLES_KEPT(MPI_Datatype, sendtypes, (bnd_is_in_place(sendbuf) ? 0 : peers_comm));
    BND_HANDLES_KEPT(MPI_Datatype, recvtypes, peers_comm);
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, request, MPI_REQUEST_NULL);
    BND_HANDLES_KEPT_IN(Type, sendtypes);
    BND_HANDLES_KEPT_IN(Type, recvtypes);
    const int result = BND_C(MPI_Ialltoallw)(bnd_buffer(sendbuf), sendcounts, sdispls, c_sendtypes,
            bnd_buffer(recvbuf), recvcounts, rdispls, c_recvtypes, bnd_f2c_Comm(*comm), BND_HANDLE_ADDRESS(MPI_REQUEST,
            request));
    BND_REQUEST_MADE(request);
    bnd_pending_request(pending, result, request, 0, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, result);
}
#endif

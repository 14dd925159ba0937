/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Alltoallw] through templates/fortran/wrapper.c.j2. */
/* Exchange blocks between all pairs with a separate size, place and type for each. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Alltoallw)
void BND_NAME(mpi_alltoallw, MPI_ALLTOALLW)(void *sendbuf, MPI_Fint *sendcounts, MPI_Fint *sdispls,
        const MPI_Fint *sendtypes, void *recvbuf, MPI_Fint *recvcounts, MPI_Fint *rdispls, const MPI_Fint *recvtypes,
        const MPI_Fint *comm, MPI_Fint *ierror);

void BND_NAME(mpi_alltoallw, MPI_ALLTOALLW)(void *sendbuf, MPI_Fint *sendcounts, MPI_Fint *sdispls,
        const MPI_Fint *sendtypes, void *recvbuf, MPI_Fint *recvcounts, MPI_Fint *rdispls, const MPI_Fint *recvtypes,
        const MPI_Fint *comm, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Alltoallw, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_QUERY(int, peers_comm, BND_CONVERTS_HANDLES, bnd_peers(bnd_f2c_Comm(*comm)));
    BND_HANDLES_ROOM(MPI_Datatype, sendtypes, (bnd_is_in_place(sendbuf) ? 0 : peers_comm));
    BND_HANDLES_ROOM(MPI_Datatype, recvtypes, peers_comm);
    BND_HANDLES_IN(Type, sendtypes);
    BND_HANDLES_IN(Type, recvtypes);
    const int result = BND_C(MPI_Alltoallw)(bnd_buffer(sendbuf), sendcounts, sdispls, c_sendtypes, bnd_buffer(recvbuf),
            recvcounts, rdispls, c_recvtypes, bnd_f2c_Comm(*comm));
    BND_HANDLES_FREE(sendtypes);
    BND_HANDLES_FREE(recvtypes);
    BND_STORE_IERROR(ierror, result);
}
#endif

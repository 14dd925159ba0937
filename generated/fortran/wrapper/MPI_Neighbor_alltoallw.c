/* Do not edit: `bindery generate` writes this from specs/routines/neighborhood.toml [MPI_Neighbor_alltoallw] through templates/fortran/wrapper.c.j2. */
/* Exchange blocks with each neighbour using a separate size, place and type for each. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Neighbor_alltoallw)
void BND_NAME(mpi_neighbor_alltoallw, MPI_NEIGHBOR_ALLTOALLW)(void *sendbuf, MPI_Fint *sendcounts, MPI_Aint *sdispls,
        const MPI_Fint *sendtypes, void *recvbuf, MPI_Fint *recvcounts, MPI_Aint *rdispls, const MPI_Fint *recvtypes,
        const MPI_Fint *comm, MPI_Fint *ierror);

void BND_NAME(mpi_neighbor_alltoallw, MPI_NEIGHBOR_ALLTOALLW)(void *sendbuf, MPI_Fint *sendcounts, MPI_Aint *sdispls,
        const MPI_Fint *sendtypes, void *recvbuf, MPI_Fint *recvcounts, MPI_Aint *rdispls, const MPI_Fint *recvtypes,
        const MPI_Fint *comm, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Neighbor_alltoallw, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_QUERY(int, out_degree_comm, BND_CONVERTS_HANDLES, bnd_out_degree(bnd_f2c_Comm(*comm)));
    BND_QUERY(int, in_degree_comm, BND_CONVERTS_HANDLES, bnd_in_degree(bnd_f2c_Comm(*comm)));
    BND_HANDLES_ROOM(MPI_Datatype, sendtypes, out_degree_comm);
    BND_HANDLES_ROOM(MPI_Datatype, recvtypes, in_degree_comm);
    BND_HANDLES_IN(Type, sendtypes);
    BND_HANDLES_IN(Type, recvtypes);
    const int result = BND_C(MPI_Neighbor_alltoallw)(bnd_buffer(sendbuf), sendcounts, sdispls, c_sendtypes,
            bnd_buffer(recvbuf), recvcounts, rdispls, c_recvtypes, bnd_f2c_Comm(*comm));
    BND_HANDLES_FREE(sendtypes);
    BND_HANDLES_FREE(recvtypes);
    BND_STORE_IERROR(ierror, result);
}
#endif

/* Do not edit: `bindery generate` writes this from specs/routines/neighborhood.toml [MPI_Neighbor_alltoallw] through templates/fortran/wrapper.c.j2. */
/* Exchange blocks with each neighbour using a separate size, place and type for each. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Neighbor_alltoallw)
BND_WRAPPER void BND_NAME(mpi_neighbor_alltoallw, MPI_NEIGHBOR_ALLTOALLW)(void *sendbuf, bnd_integer *sendcounts,
        MPI_Aint *sdispls, const bnd_integer *sendtypes, void *recvbuf, bnd_integer *recvcounts, MPI_Aint *rdispls,
        const bnd_integer *recvtypes, const bnd_integer *comm, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_neighbor_alltoallw, MPI_NEIGHBOR_ALLTOALLW)(void *sendbuf, bnd_integer *sendcounts,
        MPI_Aint *sdispls, const bnd_integer *sendtypes, void *recvbuf, bnd_integer *recvcounts, MPI_Aint *rdispls,
        const bnd_integer *recvtypes, const bnd_integer *comm, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Neighbor_alltoallw, ierror, BND_ON_COMM, *comm);
    BND_QUERY(int, out_degree_comm, BND_CONVERTS_HANDLES, bnd_out_degree(bnd_f2c_Comm(*comm)));
    BND_QUERY(int, in_degree_comm, BND_CONVERTS_HANDLES, bnd_in_degree(bnd_f2c_Comm(*comm)));
    BND_HANDLE_ARRAY_IN(Type, MPI_Datatype, c_sendtypes, sendtypes, out_degree_comm, (void)0, ierror);
    BND_HANDLE_ARRAY_IN(Type, MPI_Datatype, c_recvtypes, recvtypes, in_degree_comm, BND_HANDLE_ARRAY_FREE(c_sendtypes),
            ierror);
    const int result = BND_C(MPI_Neighbor_alltoallw)(bnd_buffer(sendbuf), sendcounts, sdispls, c_sendtypes,
            bnd_buffer(recvbuf), recvcounts, rdispls, c_recvtypes, bnd_f2c_Comm(*comm));
    BND_HANDLE_ARRAY_FREE(c_sendtypes);
    BND_HANDLE_ARRAY_FREE(c_recvtypes);
    BND_STORE_IERROR(ierror, result);
}
#endif

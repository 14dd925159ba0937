/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Alltoallw] through templates/fortran/wrapper.c.j2. */
/* Exchange blocks between all pairs with a separate size, place and type for each. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Alltoallw)
BND_WRAPPER void BND_NAME(mpi_alltoallw, MPI_ALLTOALLW)(void *sendbuf, bnd_integer *sendcounts, bnd_integer *sdispls,
        const bnd_integer *sendtypes, void *recvbuf, bnd_integer *recvcounts, bnd_integer *rdispls,
        const bnd_integer *recvtypes, const bnd_integer *comm, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_alltoallw, MPI_ALLTOALLW)(void *sendbuf, bnd_integer *sendcounts, bnd_integer *sdispls,
        const bnd_integer *sendtypes, void *recvbuf, bnd_integer *recvcounts, bnd_integer *rdispls,
        const bnd_integer *recvtypes, const bnd_integer *comm, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Alltoallw, ierror, BND_ON_COMM, *comm);
    BND_QUERY(int, remote_size_comm, BND_CONVERTS_HANDLES, bnd_remote_size(bnd_f2c_Comm(*comm)));
    BND_HANDLE_ARRAY_IN(Type, MPI_Datatype, c_sendtypes, sendtypes, (bnd_is_in_place(sendbuf) ? 0 : remote_size_comm),
            (void)0, ierror);
    BND_HANDLE_ARRAY_IN(Type, MPI_Datatype, c_recvtypes, recvtypes, remote_size_comm,
            BND_HANDLE_ARRAY_FREE(c_sendtypes), ierror);
    const int result = BND_C(MPI_Alltoallw)(bnd_buffer(sendbuf), sendcounts, sdispls, c_sendtypes, bnd_buffer(recvbuf),
            recvcounts, rdispls, c_recvtypes, bnd_f2c_Comm(*comm));
    BND_HANDLE_ARRAY_FREE(c_sendtypes);
    BND_HANDLE_ARRAY_FREE(c_recvtypes);
    BND_STORE_IERROR(ierror, result);
}
#endif

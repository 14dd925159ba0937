/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Alltoallv] through templates/fortran/ilp64.c.j2. */
/* Exchange blocks of varying size and place between every pair of processes. */
#include "bnd_ilp64.h"
#include "../f08ts/MPI_Alltoallv_c.c"

#if BND_HAS(MPI_Alltoallv_c) || BND_HAS(MPI_Alltoallv)
void BND_WIDE_NAME(mpi_alltoallv, MPI_ALLTOALLV)(const void *sendbuf, MPI_Count *sendcounts, MPI_Aint *sdispls,
        const bnd_default_integer *sendtype, const void *recvbuf, MPI_Count *recvcounts, MPI_Aint *rdispls,
        const bnd_default_integer *recvtype, const bnd_default_integer *comm, bnd_default_integer *ierror);

static BND_NOINLINE void BND_FIRST_USE(mpi_alltoallv)(const void *sendbuf, MPI_Count *sendcounts, MPI_Aint *sdispls,
        const bnd_default_integer *sendtype, const void *recvbuf, MPI_Count *recvcounts, MPI_Aint *rdispls,
        const bnd_default_integer *recvtype, const bnd_default_integer *comm, bnd_default_integer *ierror)
{
    bnd_make_wide_pair();
    BND_WIDE_NAME(mpi_alltoallv, MPI_ALLTOALLV)(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls,
            recvtype, comm, ierror);
}

void BND_WIDE_NAME(mpi_alltoallv, MPI_ALLTOALLV)(const void *sendbuf, MPI_Count *sendcounts, MPI_Aint *sdispls,
        const bnd_default_integer *sendtype, const void *recvbuf, MPI_Count *recvcounts, MPI_Aint *rdispls,
        const bnd_default_integer *recvtype, const bnd_default_integer *comm, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(bnd_is_known_type(*sendtype) && bnd_is_known_type(*recvtype),
            BND_FIRST_USE(mpi_alltoallv)(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls,
            recvtype, comm, ierror));
    const bnd_integer int_sendtype = bnd_integer_type(*sendtype);
    const bnd_integer int_recvtype = bnd_integer_type(*recvtype);
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_ierror;
    BND_INNER(mpi_alltoallv_c)(sendbuf, sendcounts, sdispls, &int_sendtype, recvbuf, recvcounts, rdispls,
            &int_recvtype, &int_comm, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif

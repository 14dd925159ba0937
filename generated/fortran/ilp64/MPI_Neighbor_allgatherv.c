/* Do not edit: `bindery generate` writes this from specs/routines/neighborhood.toml [MPI_Neighbor_allgatherv] through templates/fortran/ilp64.c.j2. */
/* Send the same block to all neighbours and collect blocks of varying size. */
#include "bnd_ilp64.h"
#include "../f08ts/MPI_Neighbor_allgatherv_c.c"

#if BND_HAS(MPI_Neighbor_allgatherv_c) || BND_HAS(MPI_Neighbor_allgatherv)
void BND_WIDE_NAME(mpi_neighbor_allgatherv, MPI_NEIGHBOR_ALLGATHERV)(const void *sendbuf, const MPI_Count *sendcount,
        const bnd_default_integer *sendtype, const void *recvbuf, MPI_Count *recvcounts, MPI_Aint *displs,
        const bnd_default_integer *recvtype, const bnd_default_integer *comm, bnd_default_integer *ierror);

static BND_NOINLINE void BND_FIRST_USE(mpi_neighbor_allgatherv)(const void *sendbuf, const MPI_Count *sendcount,
        const bnd_default_integer *sendtype, const void *recvbuf, MPI_Count *recvcounts, MPI_Aint *displs,
        const bnd_default_integer *recvtype, const bnd_default_integer *comm, bnd_default_integer *ierror)
{
    bnd_make_wide_pair();
    BND_WIDE_NAME(mpi_neighbor_allgatherv, MPI_NEIGHBOR_ALLGATHERV)(sendbuf, sendcount, sendtype, recvbuf, recvcounts,
            displs, recvtype, comm, ierror);
}

void BND_WIDE_NAME(mpi_neighbor_allgatherv, MPI_NEIGHBOR_ALLGATHERV)(const void *sendbuf, const MPI_Count *sendcount,
        const bnd_default_integer *sendtype, const void *recvbuf, MPI_Count *recvcounts, MPI_Aint *displs,
        const bnd_default_integer *recvtype, const bnd_default_integer *comm, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(bnd_is_known_type(*sendtype) && bnd_is_known_type(*recvtype),
            BND_FIRST_USE(mpi_neighbor_allgatherv)(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype,
            comm, ierror));
    const bnd_integer int_sendtype = bnd_integer_type(*sendtype);
    const bnd_integer int_recvtype = bnd_integer_type(*recvtype);
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_ierror;
    BND_INNER(mpi_neighbor_allgatherv_c)(sendbuf, sendcount, &int_sendtype, recvbuf, recvcounts, displs, &int_recvtype,
            &int_comm, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif

/* Do not edit: `bindery generate` writes this from specs/routines/neighborhood.toml [MPI_Neighbor_allgather] through templates/fortran/ilp64.c.j2. */
/* Send the same block to all neighbours and collect one equal block from each. */
#include "bnd_ilp64.h"
#include "../f08ts/MPI_Neighbor_allgather_c.c"

#if BND_HAS(MPI_Neighbor_allgather_c) || BND_HAS(MPI_Neighbor_allgather)
void BND_WIDE_NAME(mpi_neighbor_allgather, MPI_NEIGHBOR_ALLGATHER)(const void *sendbuf, const MPI_Count *sendcount,
        const bnd_default_integer *sendtype, const void *recvbuf, const MPI_Count *recvcount,
        const bnd_default_integer *recvtype, const bnd_default_integer *comm, bnd_default_integer *ierror);

static BND_NOINLINE void BND_FIRST_USE(mpi_neighbor_allgather)(const void *sendbuf, const MPI_Count *sendcount,
        const bnd_default_integer *sendtype, const void *recvbuf, const MPI_Count *recvcount,
        const bnd_default_integer *recvtype, const bnd_default_integer *comm, bnd_default_integer *ierror)
{
    bnd_make_wide_pair();
    BND_WIDE_NAME(mpi_neighbor_allgather, MPI_NEIGHBOR_ALLGATHER)(sendbuf, sendcount, sendtype, recvbuf, recvcount,
            recvtype, comm, ierror);
}

void BND_WIDE_NAME(mpi_neighbor_allgather, MPI_NEIGHBOR_ALLGATHER)(const void *sendbuf, const MPI_Count *sendcount,
        const bnd_default_integer *sendtype, const void *recvbuf, const MPI_Count *recvcount,
        const bnd_default_integer *recvtype, const bnd_default_integer *comm, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(bnd_is_known_type(*sendtype) && bnd_is_known_type(*recvtype),
            BND_FIRST_USE(mpi_neighbor_allgather)(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm,
            ierror));
    const bnd_integer int_sendtype = bnd_integer_type(*sendtype);
    const bnd_integer int_recvtype = bnd_integer_type(*recvtype);
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_ierror;
    BND_INNER(mpi_neighbor_allgather_c)(sendbuf, sendcount, &int_sendtype, recvbuf, recvcount, &int_recvtype,
            &int_comm, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif

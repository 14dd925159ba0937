/* Do not edit: `bindery generate` writes this from specs/routines/neighborhood.toml [MPI_Neighbor_allgatherv] through templates/fortran/ilp64.c.j2. */
/* Send the same block to all neighbours and collect blocks of varying size. */
#include "bnd_ilp64.h"
#include "../f08ts/MPI_Neighbor_allgatherv_c.c"

#if BND_HAS(MPI_Neighbor_allgatherv_c) || BND_HAS(MPI_Neighbor_allgatherv)
void BND_WIDE_NAME(mpi_neighbor_allgatherv, MPI_NEIGHBOR_ALLGATHERV)(const void *sendbuf, const MPI_Count *sendcount,
        const bnd_default_integer *sendtype, const void *recvbuf, MPI_Count *recvcounts, MPI_Aint *displs,
        const bnd_default_integer *recvtype, const bnd_default_integer *comm, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_neighbor_allgatherv, MPI_NEIGHBOR_ALLGATHERV)(const void *sendbuf, const MPI_Count *sendcount,
        const bnd_default_integer *sendtype, const void *recvbuf, MPI_Count *recvcounts, MPI_Aint *displs,
        const bnd_default_integer *recvtype, const bnd_default_integer *comm, bnd_default_integer *ierror)
{
    const bnd_integer int_sendtype = bnd_integer_handle(*sendtype);
    const bnd_integer int_recvtype = bnd_integer_handle(*recvtype);
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_ierror;
    BND_INNER(mpi_neighbor_allgatherv_c)(sendbuf, sendcount, &int_sendtype, recvbuf, recvcounts, displs, &int_recvtype,
            &int_comm, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif

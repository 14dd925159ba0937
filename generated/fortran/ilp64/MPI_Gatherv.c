/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Gatherv] through templates/fortran/ilp64.c.j2. */
/* Collect blocks of varying size from all processes at the root. */
#include "bnd_ilp64.h"
#include "../f08ts/MPI_Gatherv_c.c"

#if BND_HAS(MPI_Gatherv_c) || BND_HAS(MPI_Gatherv)
void BND_WIDE_NAME(mpi_gatherv, MPI_GATHERV)(const void *sendbuf, const MPI_Count *sendcount,
        const bnd_default_integer *sendtype, const void *recvbuf, MPI_Count *recvcounts, MPI_Aint *displs,
        const bnd_default_integer *recvtype, const bnd_default_integer *root, const bnd_default_integer *comm,
        bnd_default_integer *ierror);

static BND_NOINLINE void BND_FIRST_USE(mpi_gatherv)(const void *sendbuf, const MPI_Count *sendcount,
        const bnd_default_integer *sendtype, const void *recvbuf, MPI_Count *recvcounts, MPI_Aint *displs,
        const bnd_default_integer *recvtype, const bnd_default_integer *root, const bnd_default_integer *comm,
        bnd_default_integer *ierror)
{
    bnd_make_wide_pair();
    BND_WIDE_NAME(mpi_gatherv, MPI_GATHERV)(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root,
            comm, ierror);
}

void BND_WIDE_NAME(mpi_gatherv, MPI_GATHERV)(const void *sendbuf, const MPI_Count *sendcount,
        const bnd_default_integer *sendtype, const void *recvbuf, MPI_Count *recvcounts, MPI_Aint *displs,
        const bnd_default_integer *recvtype, const bnd_default_integer *root, const bnd_default_integer *comm,
        bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(bnd_is_known_type(*sendtype) && bnd_is_known_type(*recvtype),
            BND_FIRST_USE(mpi_gatherv)(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm,
            ierror));
    BND_NARROW_CHECK(bnd_integer, *root, 1, MPI_ERR_ROOT, ierror, BND_ON_COMM, *comm);
    const bnd_integer int_sendtype = bnd_integer_type(*sendtype);
    const bnd_integer int_recvtype = bnd_integer_type(*recvtype);
    const bnd_integer int_root = BND_NARROWED(bnd_integer, *root);
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_ierror;
    BND_INNER(mpi_gatherv_c)(sendbuf, sendcount, &int_sendtype, recvbuf, recvcounts, displs, &int_recvtype, &int_root,
            &int_comm, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif

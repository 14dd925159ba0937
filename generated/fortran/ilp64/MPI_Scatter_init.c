/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Scatter_init] through templates/fortran/ilp64.c.j2. */
/* Prepare a persistent request for handing out equal blocks from the root. */
#include "bnd_ilp64.h"
#include "../f08ts/MPI_Scatter_init_c.c"

#if BND_HAS(MPI_Scatter_init_c)
void BND_WIDE_NAME(mpi_scatter_init, MPI_SCATTER_INIT)(const void *sendbuf, const MPI_Count *sendcount,
        const bnd_default_integer *sendtype, const void *recvbuf, const MPI_Count *recvcount,
        const bnd_default_integer *recvtype, const bnd_default_integer *root, const bnd_default_integer *comm,
        const bnd_default_integer *info, bnd_default_integer *request, bnd_default_integer *ierror);

static BND_NOINLINE void BND_FIRST_USE(mpi_scatter_init)(const void *sendbuf, const MPI_Count *sendcount,
        const bnd_default_integer *sendtype, const void *recvbuf, const MPI_Count *recvcount,
        const bnd_default_integer *recvtype, const bnd_default_integer *root, const bnd_default_integer *comm,
        const bnd_default_integer *info, bnd_default_integer *request, bnd_default_integer *ierror)
{
    bnd_make_wide_pair();
    BND_WIDE_NAME(mpi_scatter_init, MPI_SCATTER_INIT)(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root,
            comm, info, request, ierror);
}

void BND_WIDE_NAME(mpi_scatter_init, MPI_SCATTER_INIT)(const void *sendbuf, const MPI_Count *sendcount,
        const bnd_default_integer *sendtype, const void *recvbuf, const MPI_Count *recvcount,
        const bnd_default_integer *recvtype, const bnd_default_integer *root, const bnd_default_integer *comm,
        const bnd_default_integer *info, bnd_default_integer *request, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(bnd_is_known_type(*sendtype) && bnd_is_known_type(*recvtype),
            BND_FIRST_USE(mpi_scatter_init)(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm,
            info, request, ierror));
    BND_NARROW_CHECK(bnd_integer, *root, 1, MPI_ERR_ROOT, ierror, BND_ON_COMM, *comm);
    const bnd_integer int_sendtype = bnd_integer_type(*sendtype);
    const bnd_integer int_recvtype = bnd_integer_type(*recvtype);
    const bnd_integer int_root = BND_NARROWED(bnd_integer, *root);
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    const bnd_integer int_info = bnd_integer_handle(*info);
    bnd_integer int_request = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_scatter_init_c)(sendbuf, sendcount, &int_sendtype, recvbuf, recvcount, &int_recvtype, &int_root,
            &int_comm, &int_info, &int_request, &int_ierror);
    bnd_integer_out(request, int_request);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif

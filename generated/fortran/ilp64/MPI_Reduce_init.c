/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Reduce_init] through templates/fortran/ilp64.c.j2. */
/* Prepare a persistent request for a reduction to the root. */
#include "bnd_ilp64.h"
#include "../f08ts/MPI_Reduce_init_c.c"

#if BND_HAS(MPI_Reduce_init_c)
void BND_WIDE_NAME(mpi_reduce_init, MPI_REDUCE_INIT)(const void *sendbuf, const void *recvbuf, const MPI_Count *count,
        const bnd_default_integer *datatype, const bnd_default_integer *op, const bnd_default_integer *root,
        const bnd_default_integer *comm, const bnd_default_integer *info, bnd_default_integer *request,
        bnd_default_integer *ierror);

static BND_NOINLINE void BND_FIRST_USE(mpi_reduce_init)(const void *sendbuf, const void *recvbuf,
        const MPI_Count *count, const bnd_default_integer *datatype, const bnd_default_integer *op,
        const bnd_default_integer *root, const bnd_default_integer *comm, const bnd_default_integer *info,
        bnd_default_integer *request, bnd_default_integer *ierror)
{
    bnd_make_wide_pair();
    BND_WIDE_NAME(mpi_reduce_init, MPI_REDUCE_INIT)(sendbuf, recvbuf, count, datatype, op, root, comm, info, request,
            ierror);
}

void BND_WIDE_NAME(mpi_reduce_init, MPI_REDUCE_INIT)(const void *sendbuf, const void *recvbuf, const MPI_Count *count,
        const bnd_default_integer *datatype, const bnd_default_integer *op, const bnd_default_integer *root,
        const bnd_default_integer *comm, const bnd_default_integer *info, bnd_default_integer *request,
        bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(bnd_is_known_type(*datatype), BND_FIRST_USE(mpi_reduce_init)(sendbuf, recvbuf, count,
            datatype, op, root, comm, info, request, ierror));
    BND_NARROW_CHECK(bnd_integer, *root, 1, MPI_ERR_ROOT, ierror, BND_ON_COMM, *comm);
    const bnd_integer int_datatype = bnd_integer_type(*datatype);
    const bnd_integer int_op = bnd_integer_op(*op, *datatype);
    const bnd_integer int_root = BND_NARROWED(bnd_integer, *root);
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    const bnd_integer int_info = bnd_integer_handle(*info);
    bnd_integer int_request = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_reduce_init_c)(sendbuf, recvbuf, count, &int_datatype, &int_op, &int_root, &int_comm, &int_info,
            &int_request, &int_ierror);
    bnd_integer_out(request, int_request);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif

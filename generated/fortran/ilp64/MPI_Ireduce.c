/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Ireduce] through templates/fortran/ilp64.c.j2. */
/* Start a reduction to the root and return a request. */
#include "bnd_ilp64.h"
#include "../f08ts/MPI_Ireduce_c.c"

#if BND_HAS(MPI_Ireduce_c) || BND_HAS(MPI_Ireduce)
void BND_WIDE_NAME(mpi_ireduce, MPI_IREDUCE)(const void *sendbuf, const void *recvbuf, const MPI_Count *count,
        const bnd_default_integer *datatype, const bnd_default_integer *op, const bnd_default_integer *root,
        const bnd_default_integer *comm, bnd_default_integer *request, bnd_default_integer *ierror);

static BND_NOINLINE void BND_FIRST_USE(mpi_ireduce)(const void *sendbuf, const void *recvbuf, const MPI_Count *count,
        const bnd_default_integer *datatype, const bnd_default_integer *op, const bnd_default_integer *root,
        const bnd_default_integer *comm, bnd_default_integer *request, bnd_default_integer *ierror)
{
    bnd_make_wide_pair();
    BND_WIDE_NAME(mpi_ireduce, MPI_IREDUCE)(sendbuf, recvbuf, count, datatype, op, root, comm, request, ierror);
}

void BND_WIDE_NAME(mpi_ireduce, MPI_IREDUCE)(const void *sendbuf, const void *recvbuf, const MPI_Count *count,
        const bnd_default_integer *datatype, const bnd_default_integer *op, const bnd_default_integer *root,
        const bnd_default_integer *comm, bnd_default_integer *request, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(bnd_is_known_type(*datatype), BND_FIRST_USE(mpi_ireduce)(sendbuf, recvbuf, count, datatype,
            op, root, comm, request, ierror));
    BND_NARROW_CHECK(bnd_integer, *root, 1, MPI_ERR_ROOT, ierror, BND_ON_COMM, *comm);
    const bnd_integer int_datatype = bnd_integer_type(*datatype);
    const bnd_integer int_op = bnd_integer_op(*op, *datatype);
    const bnd_integer int_root = BND_NARROWED(bnd_integer, *root);
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_request = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_ireduce_c)(sendbuf, recvbuf, count, &int_datatype, &int_op, &int_root, &int_comm, &int_request,
            &int_ierror);
    bnd_integer_out(request, int_request);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif

/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Ireduce_scatter] through templates/fortran/ilp64.c.j2. */
/* Start a reduction scattered in varying-size pieces and return a request. */
#include "bnd_ilp64.h"
#include "../f08ts/MPI_Ireduce_scatter_c.c"

#if BND_HAS(MPI_Ireduce_scatter_c) || BND_HAS(MPI_Ireduce_scatter)
void BND_WIDE_NAME(mpi_ireduce_scatter, MPI_IREDUCE_SCATTER)(const void *sendbuf, const void *recvbuf,
        MPI_Count *recvcounts, const bnd_default_integer *datatype, const bnd_default_integer *op,
        const bnd_default_integer *comm, bnd_default_integer *request, bnd_default_integer *ierror);

static BND_NOINLINE void BND_FIRST_USE(mpi_ireduce_scatter)(const void *sendbuf, const void *recvbuf,
        MPI_Count *recvcounts, const bnd_default_integer *datatype, const bnd_default_integer *op,
        const bnd_default_integer *comm, bnd_default_integer *request, bnd_default_integer *ierror)
{
    bnd_make_wide_pair();
    BND_WIDE_NAME(mpi_ireduce_scatter, MPI_IREDUCE_SCATTER)(sendbuf, recvbuf, recvcounts, datatype, op, comm, request,
            ierror);
}

void BND_WIDE_NAME(mpi_ireduce_scatter, MPI_IREDUCE_SCATTER)(const void *sendbuf, const void *recvbuf,
        MPI_Count *recvcounts, const bnd_default_integer *datatype, const bnd_default_integer *op,
        const bnd_default_integer *comm, bnd_default_integer *request, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(bnd_is_known_type(*datatype), BND_FIRST_USE(mpi_ireduce_scatter)(sendbuf, recvbuf, recvcounts,
            datatype, op, comm, request, ierror));
    const bnd_integer int_datatype = bnd_integer_type(*datatype);
    const bnd_integer int_op = bnd_integer_op(*op, *datatype);
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_request = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_ireduce_scatter_c)(sendbuf, recvbuf, recvcounts, &int_datatype, &int_op, &int_comm, &int_request,
            &int_ierror);
    bnd_integer_out(request, int_request);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif

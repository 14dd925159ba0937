/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Ireduce_scatter] through templates/fortran/ilp64.c.j2. */
/* Start a reduction scattered in varying-size pieces and return a request. */
#include "bnd_ilp64.h"
#include "../f08ts/MPI_Ireduce_scatter_c.c"

#if BND_HAS(MPI_Ireduce_scatter_c) || BND_HAS(MPI_Ireduce_scatter)
void BND_WIDE_NAME(mpi_ireduce_scatter, MPI_IREDUCE_SCATTER)(const void *sendbuf, const void *recvbuf,
        MPI_Count *recvcounts, const bnd_default_integer *datatype, const bnd_default_integer *op,
        const bnd_default_integer *comm, bnd_default_integer *request, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_ireduce_scatter, MPI_IREDUCE_SCATTER)(const void *sendbuf, const void *recvbuf,
        MPI_Count *recvcounts, const bnd_default_integer *datatype, const bnd_default_integer *op,
        const bnd_default_integer *comm, bnd_default_integer *request, bnd_default_integer *ierror)
{
    const bnd_integer int_datatype = bnd_integer_handle(*datatype);
    const bnd_integer int_op = bnd_integer_handle(*op);
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_request = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_ireduce_scatter_c)(sendbuf, recvbuf, recvcounts, &int_datatype, &int_op, &int_comm, &int_request,
            &int_ierror);
    bnd_integer_out(request, int_request);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif

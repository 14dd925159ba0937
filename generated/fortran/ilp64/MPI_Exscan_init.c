/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Exscan_init] through templates/fortran/ilp64.c.j2. */
/* Prepare a persistent request for a prefix reduction that excludes the caller. */
#include "bnd_ilp64.h"
#include "../f08ts/MPI_Exscan_init_c.c"

#if BND_HAS(MPI_Exscan_init_c)
void BND_WIDE_NAME(mpi_exscan_init, MPI_EXSCAN_INIT)(const void *sendbuf, const void *recvbuf, const MPI_Count *count,
        const bnd_default_integer *datatype, const bnd_default_integer *op, const bnd_default_integer *comm,
        const bnd_default_integer *info, bnd_default_integer *request, bnd_default_integer *ierror);

static BND_NOINLINE void BND_FIRST_USE(mpi_exscan_init)(const void *sendbuf, const void *recvbuf,
        const MPI_Count *count, const bnd_default_integer *datatype, const bnd_default_integer *op,
        const bnd_default_integer *comm, const bnd_default_integer *info, bnd_default_integer *request,
        bnd_default_integer *ierror)
{
    bnd_make_wide_pair();
    BND_WIDE_NAME(mpi_exscan_init, MPI_EXSCAN_INIT)(sendbuf, recvbuf, count, datatype, op, comm, info, request,
            ierror);
}

void BND_WIDE_NAME(mpi_exscan_init, MPI_EXSCAN_INIT)(const void *sendbuf, const void *recvbuf, const MPI_Count *count,
        const bnd_default_integer *datatype, const bnd_default_integer *op, const bnd_default_integer *comm,
        const bnd_default_integer *info, bnd_default_integer *request, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(bnd_is_known_type(*datatype), BND_FIRST_USE(mpi_exscan_init)(sendbuf, recvbuf, count,
            datatype, op, comm, info, request, ierror));
    const bnd_integer int_datatype = bnd_integer_type(*datatype);
    const bnd_integer int_op = bnd_integer_op(*op, *datatype);
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    const bnd_integer int_info = bnd_integer_handle(*info);
    bnd_integer int_request = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_exscan_init_c)(sendbuf, recvbuf, count, &int_datatype, &int_op, &int_comm, &int_info, &int_request,
            &int_ierror);
    bnd_integer_out(request, int_request);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif

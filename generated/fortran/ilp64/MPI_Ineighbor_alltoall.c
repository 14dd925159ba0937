/* Do not edit: `bindery generate` writes this from specs/routines/neighborhood.toml [MPI_Ineighbor_alltoall] through templates/fortran/ilp64.c.j2. */
/* Start an exchange of separate equal blocks with each neighbour. */
#include "bnd_ilp64.h"
#include "../f08ts/MPI_Ineighbor_alltoall_c.c"

#if BND_HAS(MPI_Ineighbor_alltoall_c) || BND_HAS(MPI_Ineighbor_alltoall)
void BND_WIDE_NAME(mpi_ineighbor_alltoall, MPI_INEIGHBOR_ALLTOALL)(const void *sendbuf, const MPI_Count *sendcount,
        const bnd_default_integer *sendtype, const void *recvbuf, const MPI_Count *recvcount,
        const bnd_default_integer *recvtype, const bnd_default_integer *comm, bnd_default_integer *request,
        bnd_default_integer *ierror);

static BND_NOINLINE void BND_FIRST_USE(mpi_ineighbor_alltoall)(const void *sendbuf, const MPI_Count *sendcount,
        const bnd_default_integer *sendtype, const void *recvbuf, const MPI_Count *recvcount,
        const bnd_default_integer *recvtype, const bnd_default_integer *comm, bnd_default_integer *request,
        bnd_default_integer *ierror)
{
    bnd_make_wide_pair();
    BND_WIDE_NAME(mpi_ineighbor_alltoall, MPI_INEIGHBOR_ALLTOALL)(sendbuf, sendcount, sendtype, recvbuf, recvcount,
            recvtype, comm, request, ierror);
}

void BND_WIDE_NAME(mpi_ineighbor_alltoall, MPI_INEIGHBOR_ALLTOALL)(const void *sendbuf, const MPI_Count *sendcount,
        const bnd_default_integer *sendtype, const void *recvbuf, const MPI_Count *recvcount,
        const bnd_default_integer *recvtype, const bnd_default_integer *comm, bnd_default_integer *request,
        bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(bnd_is_known_type(*sendtype) && bnd_is_known_type(*recvtype),
            BND_FIRST_USE(mpi_ineighbor_alltoall)(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm,
            request, ierror));
    const bnd_integer int_sendtype = bnd_integer_type(*sendtype);
    const bnd_integer int_recvtype = bnd_integer_type(*recvtype);
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_request = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_ineighbor_alltoall_c)(sendbuf, sendcount, &int_sendtype, recvbuf, recvcount, &int_recvtype,
            &int_comm, &int_request, &int_ierror);
    bnd_integer_out(request, int_request);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif

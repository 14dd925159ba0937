/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Alltoall] through templates/fortran/ilp64.c.j2. */
/* Exchange equal blocks between every pair of processes. */
#include "bnd_ilp64.h"
#include "../f08ts/MPI_Alltoall_c.c"

#if BND_HAS(MPI_Alltoall_c) || BND_HAS(MPI_Alltoall)
void BND_WIDE_NAME(mpi_alltoall, MPI_ALLTOALL)(const void *sendbuf, const MPI_Count *sendcount,
        const bnd_default_integer *sendtype, const void *recvbuf, const MPI_Count *recvcount,
        const bnd_default_integer *recvtype, const bnd_default_integer *comm, bnd_default_integer *ierror);

static BND_NOINLINE void BND_FIRST_USE(mpi_alltoall)(const void *sendbuf, const MPI_Count *sendcount,
        const bnd_default_integer *sendtype, const void *recvbuf, const MPI_Count *recvcount,
        const bnd_default_integer *recvtype, const bnd_default_integer *comm, bnd_default_integer *ierror)
{
    bnd_make_wide_pair();
    BND_WIDE_NAME(mpi_alltoall, MPI_ALLTOALL)(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm,
            ierror);
}

void BND_WIDE_NAME(mpi_alltoall, MPI_ALLTOALL)(const void *sendbuf, const MPI_Count *sendcount,
        const bnd_default_integer *sendtype, const void *recvbuf, const MPI_Count *recvcount,
        const bnd_default_integer *recvtype, const bnd_default_integer *comm, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(bnd_is_known_type(*sendtype) && bnd_is_known_type(*recvtype),
            BND_FIRST_USE(mpi_alltoall)(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, ierror));
    const bnd_integer int_sendtype = bnd_integer_type(*sendtype);
    const bnd_integer int_recvtype = bnd_integer_type(*recvtype);
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_ierror;
    BND_INNER(mpi_alltoall_c)(sendbuf, sendcount, &int_sendtype, recvbuf, recvcount, &int_recvtype, &int_comm,
            &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif

/* Do not edit: `bindery generate` writes this from specs/routines/neighborhood.toml [MPI_Neighbor_alltoall] through templates/fortran/ilp64.c.j2. */
/* Exchange a separate block of equal size with each neighbour. */
#include "bnd_ilp64.h"
#include "../f08ts/MPI_Neighbor_alltoall_c.c"

#if BND_HAS(MPI_Neighbor_alltoall_c) || BND_HAS(MPI_Neighbor_alltoall)
void BND_WIDE_NAME(mpi_neighbor_alltoall, MPI_NEIGHBOR_ALLTOALL)(const void *sendbuf, const MPI_Count *sendcount,
        const bnd_default_integer *sendtype, const void *recvbuf, const MPI_Count *recvcount,
        const bnd_default_integer *recvtype, const bnd_default_integer *comm, bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_neighbor_alltoall_c)(const void *sendbuf,
        const MPI_Count *sendcount, const bnd_integer *sendtype, const void *recvbuf, const MPI_Count *recvcount,
        const bnd_integer *recvtype, const bnd_integer *comm, bnd_integer *ierror)
{
#if !BND_HAS(MPI_Neighbor_alltoall_c)
    return 0;
#else
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Neighbor_alltoall_c) && bnd_is_contiguous_buffer(sendbuf) &&
            bnd_is_inline_f2c_Type(*sendtype) && bnd_is_contiguous_buffer(recvbuf) &&
            bnd_is_inline_f2c_Type(*recvtype) && bnd_is_inline_f2c_Comm(*comm)))) return 0;
    BND_STORE_IERROR(ierror, BND_C(MPI_Neighbor_alltoall_c)(bnd_base(sendbuf), *sendcount,
            bnd_inline_f2c_Type(*sendtype), bnd_base(recvbuf), *recvcount, bnd_inline_f2c_Type(*recvtype),
            bnd_inline_f2c_Comm(*comm)));
    return 1;
#endif
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_neighbor_alltoall)(const void *sendbuf, const MPI_Count *sendcount,
        const bnd_default_integer *sendtype, const void *recvbuf, const MPI_Count *recvcount,
        const bnd_default_integer *recvtype, const bnd_default_integer *comm, bnd_default_integer *ierror)
{
    bnd_know_type(*sendtype);
    bnd_know_type(*recvtype);
    const bnd_integer int_sendtype = bnd_integer_type(*sendtype);
    const bnd_integer int_recvtype = bnd_integer_type(*recvtype);
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_ierror;
    BND_INNER(mpi_neighbor_alltoall_c)(sendbuf, sendcount, &int_sendtype, recvbuf, recvcount, &int_recvtype, &int_comm,
            &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_neighbor_alltoall, MPI_NEIGHBOR_ALLTOALL)(const void *sendbuf, const MPI_Count *sendcount,
        const bnd_default_integer *sendtype, const void *recvbuf, const MPI_Count *recvcount,
        const bnd_default_integer *recvtype, const bnd_default_integer *comm, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(sendtype) | bnd_high_half(recvtype) | bnd_high_half(comm),
            bnd_fits(sendtype) && bnd_fits(recvtype) && bnd_fits(comm)),
            BND_WIDE_SLOW_PATH(mpi_neighbor_alltoall)(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm,
            ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_neighbor_alltoall_c)(sendbuf, sendcount, bnd_low_half(sendtype), recvbuf,
            recvcount, bnd_low_half(recvtype), bnd_low_half(comm), &int_ierror),
            BND_WIDE_SLOW_PATH(mpi_neighbor_alltoall)(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm,
            ierror));
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif

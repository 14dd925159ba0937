/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Gatherv] through templates/fortran/ilp64.c.j2. */
/* Collect blocks of varying size from all processes at the root. */
#include "bnd_ilp64.h"
#include "../f08ts/MPI_Gatherv_c.c"

#if BND_HAS(MPI_Gatherv_c) || BND_HAS(MPI_Gatherv)
void BND_WIDE_NAME(mpi_gatherv, MPI_GATHERV)(const void *sendbuf, const MPI_Count *sendcount,
        const bnd_default_integer *sendtype, const void *recvbuf, MPI_Count *recvcounts, MPI_Aint *displs,
        const bnd_default_integer *recvtype, const bnd_default_integer *root, const bnd_default_integer *comm,
        bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_gatherv_c)(const void *sendbuf,
        const MPI_Count *sendcount, const bnd_integer *sendtype, const void *recvbuf, MPI_Count *recvcounts,
        MPI_Aint *displs, const bnd_integer *recvtype, const bnd_integer *root, const bnd_integer *comm,
        bnd_integer *ierror)
{
#if !BND_HAS(MPI_Gatherv_c)
    return 0;
#else
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Gatherv_c) && bnd_is_contiguous_buffer(sendbuf) &&
            bnd_is_inline_f2c_Type(*sendtype) && bnd_is_contiguous_buffer(recvbuf) &&
            bnd_is_inline_f2c_Type(*recvtype) && bnd_is_inline_f2c_Comm(*comm)))) return 0;
    BND_STORE_IERROR(ierror, BND_C(MPI_Gatherv_c)(bnd_base(sendbuf), *sendcount, bnd_inline_f2c_Type(*sendtype),
            bnd_base(recvbuf), recvcounts, displs, bnd_inline_f2c_Type(*recvtype), *root, bnd_inline_f2c_Comm(*comm)));
    return 1;
#endif
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_gatherv)(const void *sendbuf, const MPI_Count *sendcount,
        const bnd_default_integer *sendtype, const void *recvbuf, MPI_Count *recvcounts, MPI_Aint *displs,
        const bnd_default_integer *recvtype, const bnd_default_integer *root, const bnd_default_integer *comm,
        bnd_default_integer *ierror)
{
    bnd_know_type(*sendtype);
    bnd_know_type(*recvtype);
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

void BND_WIDE_NAME(mpi_gatherv, MPI_GATHERV)(const void *sendbuf, const MPI_Count *sendcount,
        const bnd_default_integer *sendtype, const void *recvbuf, MPI_Count *recvcounts, MPI_Aint *displs,
        const bnd_default_integer *recvtype, const bnd_default_integer *root, const bnd_default_integer *comm,
        bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(bnd_fits(root) &&
            BND_FIT(bnd_high_half(sendtype) | bnd_high_half(recvtype) | bnd_high_half(comm),
            bnd_fits(sendtype) && bnd_fits(recvtype) && bnd_fits(comm)), BND_WIDE_SLOW_PATH(mpi_gatherv)(sendbuf,
            sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_gatherv_c)(sendbuf, sendcount, bnd_low_half(sendtype), recvbuf, recvcounts,
            displs, bnd_low_half(recvtype), bnd_low_half(root), bnd_low_half(comm), &int_ierror),
            BND_WIDE_SLOW_PATH(mpi_gatherv)(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root,
            comm, ierror));
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif

/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Gather_init] through templates/fortran/ilp64.c.j2. */
/* Prepare a persistent request for gathering equal blocks at the root. */
#include "bnd_ilp64.h"
#include "../f08ts/MPI_Gather_init_c.c"

#if BND_HAS(MPI_Gather_init_c) || BND_HAS(MPI_Gather_init)
void BND_WIDE_NAME(mpi_gather_init, MPI_GATHER_INIT)(const void *sendbuf, const MPI_Count *sendcount,
        const bnd_default_integer *sendtype, const void *recvbuf, const MPI_Count *recvcount,
        const bnd_default_integer *recvtype, const bnd_default_integer *root, const bnd_default_integer *comm,
        const bnd_default_integer *info, bnd_default_integer *request, bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_gather_init_c)(const void *sendbuf,
        const MPI_Count *sendcount, const bnd_integer *sendtype, const void *recvbuf, const MPI_Count *recvcount,
        const bnd_integer *recvtype, const bnd_integer *root, const bnd_integer *comm, const bnd_integer *info,
        bnd_integer *request, bnd_integer *ierror)
{
#if !BND_HAS(MPI_Gather_init_c)
    return 0;
#else
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Gather_init_c) && bnd_is_contiguous_buffer(sendbuf) &&
            bnd_is_inline_f2c_Type(*sendtype) && bnd_is_contiguous_buffer(recvbuf) &&
            bnd_is_inline_f2c_Type(*recvtype) && bnd_is_inline_f2c_Comm(*comm) &&
            bnd_is_inline_f2c_Info(*info)))) return 0;
    BND_HANDLE_UNSET(MPI_REQUEST, MPI_Request, c_request, request);
    const int result = BND_C(MPI_Gather_init_c)(bnd_base(sendbuf), *sendcount, bnd_inline_f2c_Type(*sendtype),
            bnd_base(recvbuf), *recvcount, bnd_inline_f2c_Type(*recvtype), *root, bnd_inline_f2c_Comm(*comm),
            bnd_inline_f2c_Info(*info), c_request);
    BND_STORE_IERROR(ierror, result);
    BND_REQUEST_CREATED(request, c_request, result);
    return 1;
#endif
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_gather_init)(const void *sendbuf, const MPI_Count *sendcount,
        const bnd_default_integer *sendtype, const void *recvbuf, const MPI_Count *recvcount,
        const bnd_default_integer *recvtype, const bnd_default_integer *root, const bnd_default_integer *comm,
        const bnd_default_integer *info, bnd_default_integer *request, bnd_default_integer *ierror)
{
    bnd_know_type(*sendtype);
    bnd_know_type(*recvtype);
    BND_NARROW_CHECK(bnd_integer, *root, 1, MPI_ERR_ROOT, ierror, BND_ON_COMM, *comm);
    const bnd_integer int_sendtype = bnd_integer_type(*sendtype);
    const bnd_integer int_recvtype = bnd_integer_type(*recvtype);
    const bnd_integer int_root = BND_NARROWED(bnd_integer, *root);
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    const bnd_integer int_info = bnd_integer_handle(*info);
    bnd_integer int_request = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_gather_init_c)(sendbuf, sendcount, &int_sendtype, recvbuf, recvcount, &int_recvtype, &int_root,
            &int_comm, &int_info, &int_request, &int_ierror);
    bnd_integer_out(request, int_request);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_gather_init, MPI_GATHER_INIT)(const void *sendbuf, const MPI_Count *sendcount,
        const bnd_default_integer *sendtype, const void *recvbuf, const MPI_Count *recvcount,
        const bnd_default_integer *recvtype, const bnd_default_integer *root, const bnd_default_integer *comm,
        const bnd_default_integer *info, bnd_default_integer *request, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(bnd_fits(root) &&
            BND_FIT(bnd_high_half(sendtype) | bnd_high_half(recvtype) | bnd_high_half(comm) | bnd_high_half(info),
            bnd_fits(sendtype) && bnd_fits(recvtype) && bnd_fits(comm) && bnd_fits(info)),
            BND_WIDE_SLOW_PATH(mpi_gather_init)(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm,
            info, request, ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_gather_init_c)(sendbuf, sendcount, bnd_low_half(sendtype), recvbuf,
            recvcount, bnd_low_half(recvtype), bnd_low_half(root), bnd_low_half(comm), bnd_low_half(info),
            (bnd_integer *)bnd_low_half(request), &int_ierror), BND_WIDE_SLOW_PATH(mpi_gather_init)(sendbuf, sendcount,
            sendtype, recvbuf, recvcount, recvtype, root, comm, info, request, ierror));
    bnd_widen(request);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif

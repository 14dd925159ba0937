/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Reduce_scatter_init] through templates/fortran/ilp64.c.j2. */
/* Prepare a persistent request for a reduction scattered in varying-size pieces. */
#include "bnd_ilp64.h"
#include "../f08ts/MPI_Reduce_scatter_init_c.c"

#if BND_HAS(MPI_Reduce_scatter_init_c) || BND_HAS(MPI_Reduce_scatter_init)
void BND_WIDE_NAME(mpi_reduce_scatter_init, MPI_REDUCE_SCATTER_INIT)(const void *sendbuf, const void *recvbuf,
        MPI_Count *recvcounts, const bnd_default_integer *datatype, const bnd_default_integer *op,
        const bnd_default_integer *comm, const bnd_default_integer *info, bnd_default_integer *request,
        bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_reduce_scatter_init_c)(const void *sendbuf,
        const void *recvbuf, MPI_Count *recvcounts, const bnd_integer *datatype, const bnd_integer *op,
        const bnd_integer *comm, const bnd_integer *info, bnd_integer *request, bnd_integer *ierror)
{
#if !BND_HAS(MPI_Reduce_scatter_init_c)
    return 0;
#else
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Reduce_scatter_init_c) && bnd_is_contiguous_buffer(sendbuf) &&
            bnd_is_contiguous_buffer(recvbuf) && bnd_is_inline_f2c_Type(*datatype) && bnd_is_inline_f2c_Op(*op) &&
            bnd_is_inline_f2c_Comm(*comm) && bnd_is_inline_f2c_Info(*info)))) return 0;
    BND_HANDLE_UNSET(MPI_REQUEST, MPI_Request, c_request, request);
    const int result = BND_C(MPI_Reduce_scatter_init_c)(bnd_base(sendbuf), bnd_base(recvbuf), recvcounts,
            bnd_inline_f2c_Type(*datatype), bnd_inline_f2c_Op(*op), bnd_inline_f2c_Comm(*comm),
            bnd_inline_f2c_Info(*info), c_request);
    BND_STORE_IERROR(ierror, result);
    BND_REQUEST_CREATED(request, c_request, result);
    return 1;
#endif
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_reduce_scatter_init)(const void *sendbuf, const void *recvbuf,
        MPI_Count *recvcounts, const bnd_default_integer *datatype, const bnd_default_integer *op,
        const bnd_default_integer *comm, const bnd_default_integer *info, bnd_default_integer *request,
        bnd_default_integer *ierror)
{
    bnd_know_type(*datatype);
    const bnd_integer int_datatype = bnd_integer_type(*datatype);
    const bnd_integer int_op = bnd_integer_op(*op, *datatype);
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    const bnd_integer int_info = bnd_integer_handle(*info);
    bnd_integer int_request = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_reduce_scatter_init_c)(sendbuf, recvbuf, recvcounts, &int_datatype, &int_op, &int_comm, &int_info,
            &int_request, &int_ierror);
    bnd_integer_out(request, int_request);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_reduce_scatter_init, MPI_REDUCE_SCATTER_INIT)(const void *sendbuf, const void *recvbuf,
        MPI_Count *recvcounts, const bnd_default_integer *datatype, const bnd_default_integer *op,
        const bnd_default_integer *comm, const bnd_default_integer *info, bnd_default_integer *request,
        bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(datatype) | bnd_high_half(op) | bnd_high_half(comm) | bnd_high_half(info), bnd_fits(datatype) && bnd_fits(op) && bnd_fits(comm) && bnd_fits(info)), BND_WIDE_SLOW_PATH(mpi_reduce_scatter_init)(sendbuf, recvbuf, recvcounts, datatype, op, comm, info, request, ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_reduce_scatter_init_c)(sendbuf, recvbuf, recvcounts, bnd_low_half(datatype),
            bnd_low_half(op), bnd_low_half(comm), bnd_low_half(info), (bnd_integer *)bnd_low_half(request),
            &int_ierror), BND_WIDE_SLOW_PATH(mpi_reduce_scatter_init)(sendbuf, recvbuf, recvcounts, datatype, op, comm,
            info, request, ierror));
    bnd_widen(request);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif

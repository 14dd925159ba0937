/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Scan] through templates/fortran/wrapper.c.j2. */
/* Compute a prefix reduction that includes the contribution of the caller. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Scan)
BND_WRAPPER void BND_NAME(mpi_scan, MPI_SCAN)(const void *sendbuf, const void *recvbuf, const bnd_integer *count,
        const bnd_integer *datatype, const bnd_integer *op, const bnd_integer *comm, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_scan)(const void *sendbuf, const void *recvbuf, const bnd_integer *count,
        const bnd_integer *datatype, const bnd_integer *op, const bnd_integer *comm, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Scan, ierror, BND_ON_COMM, *comm);
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_sendbuf;
    struct bnd_choice d_recvbuf;
    if (bnd_choice_is_section(&d_sendbuf, sendbuf, 0, MPI_BYTE,
            1)) BND_RETURN_ON_ERROR(bnd_choice_single_count(&d_sendbuf, sendbuf, BND_SINGLE_COUNT(BND_CONTIGUOUS_ONLY,
            BND_BOUNCE_PREFER, 1, *count, *count, bnd_f2c_Type(*datatype)), &pending, BND_ON_COMM, *comm), (void)0,
            ierror);
    if (bnd_choice_is_section(&d_recvbuf, recvbuf, 0, MPI_BYTE,
            1)) BND_RETURN_ON_ERROR(bnd_choice_single_count(&d_recvbuf, recvbuf, BND_SINGLE_COUNT(BND_CONTIGUOUS_ONLY,
            BND_BOUNCE_INOUT, 1, *count, *count, bnd_f2c_Type(*datatype)), &pending, BND_ON_COMM, *comm), (void)0,
            ierror);
    const int result = BND_C(MPI_Scan)(d_sendbuf.address, d_recvbuf.address, *count, bnd_f2c_Type(*datatype),
            bnd_f2c_Op(*op), bnd_f2c_Comm(*comm));
    if (pending) bnd_pending_complete(pending, result);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_scan, MPI_SCAN)(const void *sendbuf, const void *recvbuf, const bnd_integer *count,
        const bnd_integer *datatype, const bnd_integer *op, const bnd_integer *comm, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Scan) && bnd_is_contiguous_buffer(sendbuf) &&
            bnd_is_contiguous_buffer(recvbuf) && bnd_is_inline_f2c_Type(*datatype) && bnd_is_inline_f2c_Op(*op) &&
            bnd_is_inline_f2c_Comm(*comm), BND_SLOW_PATH(mpi_scan)(sendbuf, recvbuf, count, datatype, op, comm,
            ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Scan)(bnd_base(sendbuf), bnd_base(recvbuf), *count,
            bnd_inline_f2c_Type(*datatype), bnd_inline_f2c_Op(*op), bnd_inline_f2c_Comm(*comm)));
}
#endif

/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Reduce] through templates/fortran/wrapper.c.j2. */
/* Combine values from all processes and leave the result at the root. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Reduce_c) || BND_HAS(MPI_Reduce)
BND_WRAPPER void BND_NAME(mpi_reduce_c, MPI_REDUCE_C)(const void *sendbuf, const void *recvbuf, const MPI_Count *count,
        const bnd_integer *datatype, const bnd_integer *op, const bnd_integer *root, const bnd_integer *comm,
        bnd_integer *ierror);

#if BND_HAS(MPI_Reduce_c)
static BND_NOINLINE void BND_SLOW_PATH(mpi_reduce_c)(const void *sendbuf, const void *recvbuf, const MPI_Count *count,
        const bnd_integer *datatype, const bnd_integer *op, const bnd_integer *root, const bnd_integer *comm,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Reduce_c, ierror, BND_ON_COMM, *comm);
    BND_QUERY(int, at_root, !bnd_is_passed_on(recvbuf), bnd_is_root(bnd_f2c_Comm(*comm), *root));
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_sendbuf;
    struct bnd_choice d_recvbuf;
    if (bnd_choice_is_section(&d_sendbuf, sendbuf, 0, MPI_BYTE,
            *root >= 0)) BND_RETURN_ON_ERROR(bnd_choice_single_count(&d_sendbuf, sendbuf,
            BND_SINGLE_COUNT(BND_CONTIGUOUS_ONLY, BND_BOUNCE_PREFER, 1, *count, *count, bnd_f2c_Type(*datatype)),
            &pending, BND_ON_COMM, *comm), (void)0, ierror);
    if (bnd_choice_is_section(&d_recvbuf, recvbuf, 0, MPI_BYTE,
            at_root)) BND_RETURN_ON_ERROR(bnd_choice_single_count(&d_recvbuf, recvbuf,
            BND_SINGLE_COUNT(BND_CONTIGUOUS_ONLY, BND_BOUNCE_INOUT, 1, *count, *count, bnd_f2c_Type(*datatype)),
            &pending, BND_ON_COMM, *comm), (void)0, ierror);
    const int result = BND_C(MPI_Reduce_c)(d_sendbuf.address, d_recvbuf.address, *count, bnd_f2c_Type(*datatype),
            bnd_f2c_Op(*op), *root, bnd_f2c_Comm(*comm));
    if (pending) bnd_pending_complete(pending, result);
    BND_STORE_IERROR(ierror, result);
}
#endif

BND_WRAPPER void BND_NAME(mpi_reduce_c, MPI_REDUCE_C)(const void *sendbuf, const void *recvbuf, const MPI_Count *count,
        const bnd_integer *datatype, const bnd_integer *op, const bnd_integer *root, const bnd_integer *comm,
        bnd_integer *ierror)
{
#if BND_HAS(MPI_Reduce_c)
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Reduce_c) && bnd_is_contiguous_buffer(sendbuf) &&
            bnd_is_contiguous_buffer(recvbuf) && bnd_is_inline_f2c_Type(*datatype) && bnd_is_inline_f2c_Op(*op) &&
            bnd_is_inline_f2c_Comm(*comm), BND_SLOW_PATH(mpi_reduce_c)(sendbuf, recvbuf, count, datatype, op, root,
            comm, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Reduce_c)(bnd_base(sendbuf), bnd_base(recvbuf), *count,
            bnd_inline_f2c_Type(*datatype), bnd_inline_f2c_Op(*op), *root, bnd_inline_f2c_Comm(*comm)));
#else
    BND_REQUIRE(MPI_Reduce, ierror, BND_ON_COMM, *comm);
    BND_QUERY(int, at_root, !BND_IS_REPRESENTABLE(int, *count) || !bnd_is_passed_on(recvbuf),
            bnd_is_root(bnd_f2c_Comm(*comm), *root));
    BND_NARROW_CHECK(int, *count, *root >= 0 || at_root, MPI_ERR_COUNT, ierror, BND_ON_COMM, *comm);
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_sendbuf;
    struct bnd_choice d_recvbuf;
    if (bnd_choice_is_section(&d_sendbuf, sendbuf, 0, MPI_BYTE,
            *root >= 0)) BND_RETURN_ON_ERROR(bnd_choice_single_count(&d_sendbuf, sendbuf,
            BND_SINGLE_COUNT(BND_CONTIGUOUS_ONLY, BND_BOUNCE_PREFER, 1, *count, *count, bnd_f2c_Type(*datatype)),
            &pending, BND_ON_COMM, *comm), (void)0, ierror);
    if (bnd_choice_is_section(&d_recvbuf, recvbuf, 0, MPI_BYTE,
            at_root)) BND_RETURN_ON_ERROR(bnd_choice_single_count(&d_recvbuf, recvbuf,
            BND_SINGLE_COUNT(BND_CONTIGUOUS_ONLY, BND_BOUNCE_INOUT, 1, *count, *count, bnd_f2c_Type(*datatype)),
            &pending, BND_ON_COMM, *comm), (void)0, ierror);
    const int result = BND_C(MPI_Reduce)(d_sendbuf.address, d_recvbuf.address, BND_NARROWED(int, *count),
            bnd_f2c_Type(*datatype), bnd_f2c_Op(*op), *root, bnd_f2c_Comm(*comm));
    if (pending) bnd_pending_complete(pending, result);
    BND_STORE_IERROR(ierror, result);
#endif
}
#endif

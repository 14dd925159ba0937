/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Reduce_scatter_block] through templates/fortran/wrapper.c.j2. */
/* Reduce a vector and hand out pieces of equal size to the processes. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Reduce_scatter_block)
BND_WRAPPER void BND_NAME(mpi_reduce_scatter_block, MPI_REDUCE_SCATTER_BLOCK)(const void *sendbuf, const void *recvbuf,
        const bnd_integer *recvcount, const bnd_integer *datatype, const bnd_integer *op, const bnd_integer *comm,
        bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_reduce_scatter_block)(const void *sendbuf, const void *recvbuf,
        const bnd_integer *recvcount, const bnd_integer *datatype, const bnd_integer *op, const bnd_integer *comm,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Reduce_scatter_block, ierror, BND_ON_COMM, *comm);
    BND_QUERY(int, size_comm,
            !bnd_is_passed_on(sendbuf) || (!bnd_is_passed_on(recvbuf) && bnd_is_in_place(bnd_base(sendbuf))),
            bnd_size(bnd_f2c_Comm(*comm)));
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_sendbuf;
    struct bnd_choice d_recvbuf;
    if (bnd_choice_is_section(&d_sendbuf, sendbuf, 0, MPI_BYTE,
            1)) BND_RETURN_ON_ERROR(bnd_choice_single_count(&d_sendbuf, sendbuf, BND_SINGLE_COUNT(BND_CONTIGUOUS_ONLY,
            BND_BOUNCE_PREFER, size_comm, *recvcount, *recvcount, bnd_f2c_Type(*datatype)), &pending, BND_ON_COMM,
            *comm), (void)0, ierror);
    if (bnd_choice_is_section(&d_recvbuf, recvbuf, 0, MPI_BYTE,
            1)) BND_RETURN_ON_ERROR(bnd_choice_single_count(&d_recvbuf, recvbuf, BND_SINGLE_COUNT(BND_CONTIGUOUS_ONLY,
            BND_BOUNCE_INOUT, 1, bnd_is_in_place(bnd_base(sendbuf)) ? (MPI_Count)size_comm * *recvcount : *recvcount,
            *recvcount, bnd_f2c_Type(*datatype)), &pending, BND_ON_COMM, *comm), (void)0, ierror);
    const int result = BND_C(MPI_Reduce_scatter_block)(d_sendbuf.address, d_recvbuf.address, *recvcount,
            bnd_f2c_Type(*datatype), bnd_f2c_Op(*op), bnd_f2c_Comm(*comm));
    if (pending) bnd_pending_complete(pending, result);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_reduce_scatter_block, MPI_REDUCE_SCATTER_BLOCK)(const void *sendbuf, const void *recvbuf,
        const bnd_integer *recvcount, const bnd_integer *datatype, const bnd_integer *op, const bnd_integer *comm,
        bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Reduce_scatter_block) && bnd_is_contiguous_buffer(sendbuf) &&
            bnd_is_contiguous_buffer(recvbuf) && bnd_is_inline_f2c_Type(*datatype) && bnd_is_inline_f2c_Op(*op) &&
            bnd_is_inline_f2c_Comm(*comm), BND_SLOW_PATH(mpi_reduce_scatter_block)(sendbuf, recvbuf, recvcount,
            datatype, op, comm, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Reduce_scatter_block)(bnd_base(sendbuf), bnd_base(recvbuf), *recvcount,
            bnd_inline_f2c_Type(*datatype), bnd_inline_f2c_Op(*op), bnd_inline_f2c_Comm(*comm)));
}
#endif

/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Reduce_local] through templates/fortran/wrapper.c.j2. */
/* Apply a reduction operation to two local buffers without communication. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Reduce_local_c) || BND_HAS(MPI_Reduce_local)
BND_WRAPPER void BND_NAME(mpi_reduce_local_c, MPI_REDUCE_LOCAL_C)(const void *inbuf, const void *inoutbuf,
        const MPI_Count *count, const bnd_integer *datatype, const bnd_integer *op, bnd_integer *ierror);

#if BND_HAS(MPI_Reduce_local_c)
static BND_NOINLINE void BND_SLOW_PATH(mpi_reduce_local_c)(const void *inbuf, const void *inoutbuf,
        const MPI_Count *count, const bnd_integer *datatype, const bnd_integer *op, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Reduce_local_c, ierror, BND_ON_SELF, 0);
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_inbuf;
    struct bnd_choice d_inoutbuf;
    if (bnd_choice_is_section(&d_inbuf, inbuf, 0, MPI_BYTE, 1)) BND_RETURN_ON_ERROR(bnd_choice_single_count(&d_inbuf,
            inbuf, BND_SINGLE_COUNT(BND_CONTIGUOUS_ONLY, BND_BOUNCE_PREFER, 1, *count, *count,
            bnd_f2c_Type(*datatype)), &pending, BND_ON_SELF, 0), (void)0, ierror);
    if (bnd_choice_is_section(&d_inoutbuf, inoutbuf, 0, MPI_BYTE,
            1)) BND_RETURN_ON_ERROR(bnd_choice_single_count(&d_inoutbuf, inoutbuf,
            BND_SINGLE_COUNT(BND_CONTIGUOUS_ONLY, BND_BOUNCE_INOUT, 1, *count, *count, bnd_f2c_Type(*datatype)),
            &pending, BND_ON_SELF, 0), (void)0, ierror);
    const int result = BND_C(MPI_Reduce_local_c)(d_inbuf.address, d_inoutbuf.address, *count, bnd_f2c_Type(*datatype),
            bnd_f2c_Op(*op));
    if (pending) bnd_pending_complete(pending, result);
    BND_STORE_IERROR(ierror, result);
}
#endif

BND_WRAPPER void BND_NAME(mpi_reduce_local_c, MPI_REDUCE_LOCAL_C)(const void *inbuf, const void *inoutbuf,
        const MPI_Count *count, const bnd_integer *datatype, const bnd_integer *op, bnd_integer *ierror)
{
#if BND_HAS(MPI_Reduce_local_c)
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Reduce_local_c) && bnd_is_contiguous_buffer(inbuf) &&
            bnd_is_contiguous_buffer(inoutbuf) && bnd_is_inline_f2c_Type(*datatype) && bnd_is_inline_f2c_Op(*op),
            BND_SLOW_PATH(mpi_reduce_local_c)(inbuf, inoutbuf, count, datatype, op, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Reduce_local_c)(bnd_base(inbuf), bnd_base(inoutbuf), *count,
            bnd_inline_f2c_Type(*datatype), bnd_inline_f2c_Op(*op)));
#else
    BND_REQUIRE(MPI_Reduce_local, ierror, BND_ON_SELF, 0);
    BND_NARROW_CHECK(int, *count, 1, MPI_ERR_COUNT, ierror, BND_ON_SELF, 0);
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_inbuf;
    struct bnd_choice d_inoutbuf;
    if (bnd_choice_is_section(&d_inbuf, inbuf, 0, MPI_BYTE, 1)) BND_RETURN_ON_ERROR(bnd_choice_single_count(&d_inbuf,
            inbuf, BND_SINGLE_COUNT(BND_CONTIGUOUS_ONLY, BND_BOUNCE_PREFER, 1, *count, *count,
            bnd_f2c_Type(*datatype)), &pending, BND_ON_SELF, 0), (void)0, ierror);
    if (bnd_choice_is_section(&d_inoutbuf, inoutbuf, 0, MPI_BYTE,
            1)) BND_RETURN_ON_ERROR(bnd_choice_single_count(&d_inoutbuf, inoutbuf,
            BND_SINGLE_COUNT(BND_CONTIGUOUS_ONLY, BND_BOUNCE_INOUT, 1, *count, *count, bnd_f2c_Type(*datatype)),
            &pending, BND_ON_SELF, 0), (void)0, ierror);
    const int result = BND_C(MPI_Reduce_local)(d_inbuf.address, d_inoutbuf.address, BND_NARROWED(int, *count),
            bnd_f2c_Type(*datatype), bnd_f2c_Op(*op));
    if (pending) bnd_pending_complete(pending, result);
    BND_STORE_IERROR(ierror, result);
#endif
}
#endif

/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Pack] through templates/fortran/wrapper.c.j2. */
/* Append typed data to a contiguous packed buffer in native form. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Pack_c) || BND_HAS(MPI_Pack)
BND_WRAPPER void BND_NAME(mpi_pack_c, MPI_PACK_C)(const void *inbuf, const MPI_Count *incount,
        const bnd_integer *datatype, const void *outbuf, const MPI_Count *outsize, MPI_Count *position,
        const bnd_integer *comm, bnd_integer *ierror);

#if BND_HAS(MPI_Pack_c)
static BND_NOINLINE void BND_SLOW_PATH(mpi_pack_c)(const void *inbuf, const MPI_Count *incount,
        const bnd_integer *datatype, const void *outbuf, const MPI_Count *outsize, MPI_Count *position,
        const bnd_integer *comm, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Pack_c, ierror, BND_ON_COMM, *comm);
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_inbuf;
    struct bnd_choice d_outbuf;
    if (bnd_choice_is_section(&d_inbuf, inbuf, *incount, bnd_f2c_Type(*datatype),
            1)) BND_RETURN_ON_ERROR(bnd_choice_single_count(&d_inbuf, inbuf, BND_SINGLE_COUNT(BND_MAY_USE_DATATYPE,
            BND_BOUNCE_PREFER, 1, *incount, *incount, bnd_f2c_Type(*datatype)), &pending, BND_ON_COMM, *comm), (void)0,
            ierror);
    if (bnd_choice_is_section(&d_outbuf, outbuf, 0, MPI_BYTE,
            1)) BND_RETURN_ON_ERROR(bnd_choice_single_count(&d_outbuf, outbuf, BND_SINGLE_COUNT(BND_CONTIGUOUS_ONLY,
            BND_BOUNCE_INOUT, 1, *outsize, *outsize, MPI_PACKED), &pending, BND_ON_COMM, *comm), (void)0, ierror);
    const int result = BND_C(MPI_Pack_c)(d_inbuf.address, d_inbuf.count, d_inbuf.datatype, d_outbuf.address, *outsize,
            position, bnd_f2c_Comm(*comm));
    if (pending) bnd_pending_complete(pending, result);
    BND_STORE_IERROR(ierror, result);
}
#endif

BND_WRAPPER void BND_NAME(mpi_pack_c, MPI_PACK_C)(const void *inbuf, const MPI_Count *incount,
        const bnd_integer *datatype, const void *outbuf, const MPI_Count *outsize, MPI_Count *position,
        const bnd_integer *comm, bnd_integer *ierror)
{
#if BND_HAS(MPI_Pack_c)
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Pack_c) && bnd_is_contiguous_buffer(inbuf) &&
            bnd_is_inline_f2c_Type(*datatype) && bnd_is_contiguous_buffer(outbuf) && bnd_is_inline_f2c_Comm(*comm),
            BND_SLOW_PATH(mpi_pack_c)(inbuf, incount, datatype, outbuf, outsize, position, comm, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Pack_c)(bnd_base(inbuf), *incount, bnd_inline_f2c_Type(*datatype),
            bnd_base(outbuf), *outsize, position, bnd_inline_f2c_Comm(*comm)));
#else
    BND_REQUIRE(MPI_Pack, ierror, BND_ON_COMM, *comm);
    int c_position = (int)*position;
    BND_NARROW_CHECK(int, *incount, 1, MPI_ERR_COUNT, ierror, BND_ON_COMM, *comm);
    BND_NARROW_CHECK(int, *outsize, 1, MPI_ERR_ARG, ierror, BND_ON_COMM, *comm);
    BND_NARROW_CHECK(int, *position, 1, MPI_ERR_ARG, ierror, BND_ON_COMM, *comm);
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_inbuf;
    struct bnd_choice d_outbuf;
    if (bnd_choice_is_section(&d_inbuf, inbuf, BND_NARROWED(int, *incount), bnd_f2c_Type(*datatype),
            1)) BND_RETURN_ON_ERROR(bnd_choice_single_count(&d_inbuf, inbuf, BND_SINGLE_COUNT(BND_MAY_USE_DATATYPE,
            BND_BOUNCE_PREFER, 1, *incount, *incount, bnd_f2c_Type(*datatype)), &pending, BND_ON_COMM, *comm), (void)0,
            ierror);
    if (bnd_choice_is_section(&d_outbuf, outbuf, 0, MPI_BYTE,
            1)) BND_RETURN_ON_ERROR(bnd_choice_single_count(&d_outbuf, outbuf, BND_SINGLE_COUNT(BND_CONTIGUOUS_ONLY,
            BND_BOUNCE_INOUT, 1, *outsize, *outsize, MPI_PACKED), &pending, BND_ON_COMM, *comm), (void)0, ierror);
    int result = BND_C(MPI_Pack)(d_inbuf.address, d_inbuf.count, d_inbuf.datatype, d_outbuf.address, BND_NARROWED(int,
            *outsize), &c_position, bnd_f2c_Comm(*comm));
    BND_NARROW_OUT(MPI_Count, position, c_position, MPI_ERR_ARG, result, BND_ON_COMM, *comm);
    if (pending) bnd_pending_complete(pending, result);
    BND_STORE_IERROR(ierror, result);
#endif
}
#endif

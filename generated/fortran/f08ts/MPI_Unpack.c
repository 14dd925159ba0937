/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Unpack] through templates/fortran/wrapper.c.j2. */
/* Extract typed data from a buffer packed in native form. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Unpack)
BND_WRAPPER void BND_NAME(mpi_unpack, MPI_UNPACK)(const void *inbuf, const bnd_integer *insize, bnd_integer *position,
        const void *outbuf, const bnd_integer *outcount, const bnd_integer *datatype, const bnd_integer *comm,
        bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_unpack)(const void *inbuf, const bnd_integer *insize, bnd_integer *position,
        const void *outbuf, const bnd_integer *outcount, const bnd_integer *datatype, const bnd_integer *comm,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Unpack, ierror, BND_ON_COMM, *comm);
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_inbuf;
    struct bnd_choice d_outbuf;
    if (bnd_choice_is_section(&d_inbuf, inbuf, 0, MPI_BYTE, 1)) BND_RETURN_ON_ERROR(bnd_choice_single_count(&d_inbuf,
            inbuf, BND_SINGLE_COUNT(BND_CONTIGUOUS_ONLY, BND_BOUNCE_PREFER, 1, *insize, *insize, MPI_PACKED), &pending,
            BND_ON_COMM, *comm), (void)0, ierror);
    if (bnd_choice_is_section(&d_outbuf, outbuf, *outcount, bnd_f2c_Type(*datatype),
            1)) BND_RETURN_ON_ERROR(bnd_choice_single_count(&d_outbuf, outbuf, BND_SINGLE_COUNT(BND_MAY_USE_DATATYPE,
            BND_BOUNCE_INOUT, 1, *outcount, *outcount, bnd_f2c_Type(*datatype)), &pending, BND_ON_COMM, *comm),
            (void)0, ierror);
    const int result = BND_C(MPI_Unpack)(d_inbuf.address, *insize, position, d_outbuf.address, d_outbuf.count,
            d_outbuf.datatype, bnd_f2c_Comm(*comm));
    if (pending) bnd_pending_complete(pending, result);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_unpack, MPI_UNPACK)(const void *inbuf, const bnd_integer *insize, bnd_integer *position,
        const void *outbuf, const bnd_integer *outcount, const bnd_integer *datatype, const bnd_integer *comm,
        bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Unpack) && bnd_is_contiguous_buffer(inbuf) &&
            bnd_is_contiguous_buffer(outbuf) && bnd_is_inline_f2c_Type(*datatype) && bnd_is_inline_f2c_Comm(*comm),
            BND_SLOW_PATH(mpi_unpack)(inbuf, insize, position, outbuf, outcount, datatype, comm, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Unpack)(bnd_base(inbuf), *insize, position, bnd_base(outbuf), *outcount,
            bnd_inline_f2c_Type(*datatype), bnd_inline_f2c_Comm(*comm)));
}
#endif

/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Pack] through templates/fortran/wrapper.c.j2. */
/* Append typed data to a contiguous packed buffer in native form. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Pack)
BND_WRAPPER void BND_NAME(mpi_pack, MPI_PACK)(const void *inbuf, const MPI_Fint *incount, const MPI_Fint *datatype,
        const void *outbuf, const MPI_Fint *outsize, MPI_Fint *position, const MPI_Fint *comm, MPI_Fint *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_pack)(const void *inbuf, const MPI_Fint *incount, const MPI_Fint *datatype,
        const void *outbuf, const MPI_Fint *outsize, MPI_Fint *position, const MPI_Fint *comm, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Pack, ierror, BND_ON_COMM, *comm);
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_inbuf;
    struct bnd_choice d_outbuf;
    BND_CHOICE_IN(d_inbuf, inbuf, *incount, bnd_f2c_Type(*datatype), 1, pending, (void)0, ierror, BND_ON_COMM, *comm,
            bnd_choice_single_count, BND_MAY_USE_DATATYPE, BND_BOUNCE_PREFER, 1, *incount, *incount,
            bnd_f2c_Type(*datatype));
    BND_CHOICE_IN(d_outbuf, outbuf, 0, MPI_BYTE, 1, pending, (void)0, ierror, BND_ON_COMM, *comm,
            bnd_choice_single_count, BND_CONTIGUOUS_ONLY, BND_BOUNCE_INOUT, 1, *outsize, *outsize, MPI_PACKED);
    const int result = BND_C(MPI_Pack)(d_inbuf.address, d_inbuf.count, d_inbuf.datatype, d_outbuf.address, *outsize,
            position, bnd_f2c_Comm(*comm));
    bnd_pending_complete(pending, result);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_pack, MPI_PACK)(const void *inbuf, const MPI_Fint *incount, const MPI_Fint *datatype,
        const void *outbuf, const MPI_Fint *outsize, MPI_Fint *position, const MPI_Fint *comm, MPI_Fint *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Pack) && bnd_is_contiguous_buffer(inbuf) &&
            bnd_is_inline_f2c_Type(*datatype) && bnd_is_contiguous_buffer(outbuf) && bnd_is_inline_f2c_Comm(*comm),
            BND_SLOW_PATH(mpi_pack)(inbuf, incount, datatype, outbuf, outsize, position, comm, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Pack)(bnd_base(inbuf), *incount, bnd_inline_f2c_Type(*datatype),
            bnd_base(outbuf), *outsize, position, bnd_inline_f2c_Comm(*comm)));
}
#endif

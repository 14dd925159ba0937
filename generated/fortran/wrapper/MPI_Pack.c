/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Pack] through templates/fortran/wrapper.c.j2. */
/* Append typed data to a contiguous packed buffer in native form. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Pack)
BND_WRAPPER void BND_NAME(mpi_pack, MPI_PACK)(void *inbuf, const bnd_integer *incount, const bnd_integer *datatype,
        void *outbuf, const bnd_integer *outsize, bnd_integer *position, const bnd_integer *comm, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_pack)(void *inbuf, const bnd_integer *incount, const bnd_integer *datatype,
        void *outbuf, const bnd_integer *outsize, bnd_integer *position, const bnd_integer *comm, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Pack, ierror, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, BND_C(MPI_Pack)(bnd_buffer(inbuf), *incount, bnd_f2c_Type(*datatype), bnd_buffer(outbuf),
            *outsize, position, bnd_f2c_Comm(*comm)));
}

BND_WRAPPER void BND_NAME(mpi_pack, MPI_PACK)(void *inbuf, const bnd_integer *incount, const bnd_integer *datatype,
        void *outbuf, const bnd_integer *outsize, bnd_integer *position, const bnd_integer *comm, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Pack) && bnd_is_not_sentinel(inbuf) && bnd_is_inline_f2c_Type(*datatype) &&
            bnd_is_not_sentinel(outbuf) && bnd_is_inline_f2c_Comm(*comm), BND_SLOW_PATH(mpi_pack)(inbuf, incount,
            datatype, outbuf, outsize, position, comm, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Pack)(inbuf, *incount, bnd_inline_f2c_Type(*datatype), outbuf, *outsize,
            position, bnd_inline_f2c_Comm(*comm)));
}
#endif

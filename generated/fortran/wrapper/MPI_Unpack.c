/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Unpack] through templates/fortran/wrapper.c.j2. */
/* Extract typed data from a buffer packed in native form. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Unpack)
BND_WRAPPER void BND_NAME(mpi_unpack, MPI_UNPACK)(void *inbuf, const bnd_integer *insize, bnd_integer *position,
        void *outbuf, const bnd_integer *outcount, const bnd_integer *datatype, const bnd_integer *comm,
        bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_unpack)(void *inbuf, const bnd_integer *insize, bnd_integer *position,
        void *outbuf, const bnd_integer *outcount, const bnd_integer *datatype, const bnd_integer *comm,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Unpack, ierror, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, BND_C(MPI_Unpack)(bnd_buffer(inbuf), *insize, position, bnd_buffer(outbuf), *outcount,
            bnd_f2c_Type(*datatype), bnd_f2c_Comm(*comm)));
}

BND_WRAPPER void BND_NAME(mpi_unpack, MPI_UNPACK)(void *inbuf, const bnd_integer *insize, bnd_integer *position,
        void *outbuf, const bnd_integer *outcount, const bnd_integer *datatype, const bnd_integer *comm,
        bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Unpack) && bnd_is_not_sentinel(inbuf) && bnd_is_not_sentinel(outbuf) &&
            bnd_is_inline_f2c_Type(*datatype) && bnd_is_inline_f2c_Comm(*comm), BND_SLOW_PATH(mpi_unpack)(inbuf,
            insize, position, outbuf, outcount, datatype, comm, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Unpack)(inbuf, *insize, position, outbuf, *outcount,
            bnd_inline_f2c_Type(*datatype), bnd_inline_f2c_Comm(*comm)));
}
#endif

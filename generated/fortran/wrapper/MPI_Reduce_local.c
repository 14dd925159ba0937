/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Reduce_local] through templates/fortran/wrapper.c.j2. */
/* Apply a reduction operation to two local buffers without communication. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Reduce_local)
BND_WRAPPER void BND_NAME(mpi_reduce_local, MPI_REDUCE_LOCAL)(void *inbuf, void *inoutbuf, const bnd_integer *count,
        const bnd_integer *datatype, const bnd_integer *op, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_reduce_local)(void *inbuf, void *inoutbuf, const bnd_integer *count,
        const bnd_integer *datatype, const bnd_integer *op, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Reduce_local, ierror, BND_ON_SELF, 0);
    BND_STORE_IERROR(ierror, BND_C(MPI_Reduce_local)(bnd_buffer(inbuf), bnd_buffer(inoutbuf), *count,
            bnd_f2c_Type(*datatype), bnd_f2c_Op(*op)));
}

BND_WRAPPER void BND_NAME(mpi_reduce_local, MPI_REDUCE_LOCAL)(void *inbuf, void *inoutbuf, const bnd_integer *count,
        const bnd_integer *datatype, const bnd_integer *op, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Reduce_local) && bnd_is_not_sentinel(inbuf) &&
            bnd_is_not_sentinel(inoutbuf) && bnd_is_inline_f2c_Type(*datatype) && bnd_is_inline_f2c_Op(*op),
            BND_SLOW_PATH(mpi_reduce_local)(inbuf, inoutbuf, count, datatype, op, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Reduce_local)(inbuf, inoutbuf, *count, bnd_inline_f2c_Type(*datatype),
            bnd_inline_f2c_Op(*op)));
}
#endif

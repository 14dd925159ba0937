/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Pack] through templates/fortran/wrapper.c.j2. */
/* Append typed data to a contiguous packed buffer in native form. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Pack)
BND_WRAPPER void BND_NAME(mpi_pack, MPI_PACK)(void *inbuf, const MPI_Fint *incount, const MPI_Fint *datatype,
        void *outbuf, const MPI_Fint *outsize, MPI_Fint *position, const MPI_Fint *comm, MPI_Fint *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_pack)(void *inbuf, const MPI_Fint *incount, const MPI_Fint *datatype,
        void *outbuf, const MPI_Fint *outsize, MPI_Fint *position, const MPI_Fint *comm, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Pack, ierror, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, BND_C(MPI_Pack)(bnd_buffer(inbuf), *incount, bnd_f2c_Type(*datatype), bnd_buffer(outbuf),
            *outsize, position, bnd_f2c_Comm(*comm)));
}

BND_WRAPPER void BND_NAME(mpi_pack, MPI_PACK)(void *inbuf, const MPI_Fint *incount, const MPI_Fint *datatype,
        void *outbuf, const MPI_Fint *outsize, MPI_Fint *position, const MPI_Fint *comm, MPI_Fint *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Pack) && bnd_is_not_sentinel(inbuf) && bnd_is_inline_f2c_Type(*datatype) &&
            bnd_is_not_sentinel(outbuf) && bnd_is_inline_f2c_Comm(*comm), BND_SLOW_PATH(mpi_pack)(inbuf, incount,
            datatype, outbuf, outsize, position, comm, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Pack)(inbuf, *incount, bnd_inline_f2c_Type(*datatype), outbuf, *outsize,
            position, bnd_inline_f2c_Comm(*comm)));
}
#endif

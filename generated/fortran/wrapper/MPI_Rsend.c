/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Rsend] through templates/fortran/wrapper.c.j2. */
/* Send a message in ready mode, whose receive must already be posted. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Rsend)
BND_WRAPPER void BND_NAME(mpi_rsend, MPI_RSEND)(void *buf, const bnd_integer *count, const bnd_integer *datatype,
        const bnd_integer *dest, const bnd_integer *tag, const bnd_integer *comm, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_rsend)(void *buf, const bnd_integer *count, const bnd_integer *datatype,
        const bnd_integer *dest, const bnd_integer *tag, const bnd_integer *comm, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Rsend, ierror, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, BND_C(MPI_Rsend)(bnd_buffer(buf), *count, bnd_f2c_Type(*datatype), *dest, *tag,
            bnd_f2c_Comm(*comm)));
}

BND_WRAPPER void BND_NAME(mpi_rsend, MPI_RSEND)(void *buf, const bnd_integer *count, const bnd_integer *datatype,
        const bnd_integer *dest, const bnd_integer *tag, const bnd_integer *comm, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Rsend) && bnd_is_not_sentinel(buf) && bnd_is_inline_f2c_Type(*datatype) &&
            bnd_is_inline_f2c_Comm(*comm), BND_SLOW_PATH(mpi_rsend)(buf, count, datatype, dest, tag, comm, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Rsend)(buf, *count, bnd_inline_f2c_Type(*datatype), *dest, *tag,
            bnd_inline_f2c_Comm(*comm)));
}
#endif

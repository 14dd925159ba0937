/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Ssend] through templates/fortran/wrapper.c.j2. */
/* Send a message and return only after its receive has started. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Ssend)
BND_WRAPPER void BND_NAME(mpi_ssend, MPI_SSEND)(void *buf, const bnd_integer *count, const bnd_integer *datatype,
        const bnd_integer *dest, const bnd_integer *tag, const bnd_integer *comm, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_ssend)(void *buf, const bnd_integer *count, const bnd_integer *datatype,
        const bnd_integer *dest, const bnd_integer *tag, const bnd_integer *comm, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Ssend, ierror, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, BND_C(MPI_Ssend)(bnd_buffer(buf), *count, bnd_f2c_Type(*datatype), *dest, *tag,
            bnd_f2c_Comm(*comm)));
}

BND_WRAPPER void BND_NAME(mpi_ssend, MPI_SSEND)(void *buf, const bnd_integer *count, const bnd_integer *datatype,
        const bnd_integer *dest, const bnd_integer *tag, const bnd_integer *comm, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Ssend) && bnd_is_not_sentinel(buf) && bnd_is_inline_f2c_Type(*datatype) &&
            bnd_is_inline_f2c_Comm(*comm), BND_SLOW_PATH(mpi_ssend)(buf, count, datatype, dest, tag, comm, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Ssend)(buf, *count, bnd_inline_f2c_Type(*datatype), *dest, *tag,
            bnd_inline_f2c_Comm(*comm)));
}
#endif

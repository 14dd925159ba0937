/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Bcast] through templates/fortran/wrapper.c.j2. */
/* Copy the buffer of the root to all other processes. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Bcast)
BND_WRAPPER void BND_NAME(mpi_bcast, MPI_BCAST)(void *buffer, const bnd_integer *count, const bnd_integer *datatype,
        const bnd_integer *root, const bnd_integer *comm, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_bcast)(void *buffer, const bnd_integer *count, const bnd_integer *datatype,
        const bnd_integer *root, const bnd_integer *comm, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Bcast, ierror, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, BND_C(MPI_Bcast)(bnd_buffer(buffer), *count, bnd_f2c_Type(*datatype), *root,
            bnd_f2c_Comm(*comm)));
}

BND_WRAPPER void BND_NAME(mpi_bcast, MPI_BCAST)(void *buffer, const bnd_integer *count, const bnd_integer *datatype,
        const bnd_integer *root, const bnd_integer *comm, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Bcast) && bnd_is_not_sentinel(buffer) &&
            bnd_is_inline_f2c_Type(*datatype) && bnd_is_inline_f2c_Comm(*comm), BND_SLOW_PATH(mpi_bcast)(buffer, count,
            datatype, root, comm, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Bcast)(buffer, *count, bnd_inline_f2c_Type(*datatype), *root,
            bnd_inline_f2c_Comm(*comm)));
}
#endif

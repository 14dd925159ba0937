/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Barrier] through templates/fortran/wrapper.c.j2. */
/* Block until every process of the communicator has entered the call. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Barrier)
BND_WRAPPER void BND_NAME(mpi_barrier, MPI_BARRIER)(const bnd_integer *comm, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_barrier)(const bnd_integer *comm, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Barrier, ierror, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, BND_C(MPI_Barrier)(bnd_f2c_Comm(*comm)));
}

BND_WRAPPER void BND_NAME(mpi_barrier, MPI_BARRIER)(const bnd_integer *comm, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Barrier) && bnd_is_inline_f2c_Comm(*comm), BND_SLOW_PATH(mpi_barrier)(comm,
            ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Barrier)(bnd_inline_f2c_Comm(*comm)));
}
#endif

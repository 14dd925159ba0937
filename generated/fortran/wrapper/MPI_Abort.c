/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Abort] through templates/fortran/wrapper.c.j2. */
/* Try to terminate the processes of a communicator and hand back an error code. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Abort)
BND_WRAPPER void BND_NAME(mpi_abort, MPI_ABORT)(const bnd_integer *comm, const bnd_integer *errorcode,
        bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_abort)(const bnd_integer *comm, const bnd_integer *errorcode,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Abort, ierror, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, BND_C(MPI_Abort)(bnd_f2c_Comm(*comm), *errorcode));
}

BND_WRAPPER void BND_NAME(mpi_abort, MPI_ABORT)(const bnd_integer *comm, const bnd_integer *errorcode,
        bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Abort) && bnd_is_inline_f2c_Comm(*comm), BND_SLOW_PATH(mpi_abort)(comm,
            errorcode, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Abort)(bnd_inline_f2c_Comm(*comm), *errorcode));
}
#endif

/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Init_thread] through templates/fortran/wrapper.c.j2. */
/* Start MPI in the World Model, requesting a level of thread support. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Init_thread)
BND_WRAPPER void BND_NAME(mpi_init_thread, MPI_INIT_THREAD)(const bnd_integer *required, bnd_integer *provided,
        bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_init_thread, MPI_INIT_THREAD)(const bnd_integer *required, bnd_integer *provided,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Init_thread, ierror, BND_ON_SELF, 0);
    bnd_mpi_starting(1);
    const int result = BND_C(MPI_Init_thread)(0, 0, *required, provided);
    bnd_mpi_started(result);
    BND_STORE_IERROR(ierror, result);
}
#endif

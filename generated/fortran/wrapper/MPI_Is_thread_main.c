/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Is_thread_main] through templates/fortran/wrapper.c.j2. */
/* Check whether the calling thread is the one that initialised MPI. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Is_thread_main)
BND_WRAPPER void BND_NAME(mpi_is_thread_main, MPI_IS_THREAD_MAIN)(bnd_logical *flag, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_is_thread_main, MPI_IS_THREAD_MAIN)(bnd_logical *flag, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Is_thread_main, ierror, BND_ON_SELF, 0);
    int c_flag = 0;
    const int result = BND_C(MPI_Is_thread_main)(&c_flag);
    *flag = BND_LOGICAL(c_flag);
    BND_STORE_IERROR(ierror, result);
}
#endif

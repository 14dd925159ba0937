/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Is_thread_main] through templates/fortran/ilp64.c.j2. */
/* Check whether the calling thread is the one that initialised MPI. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Is_thread_main.c"

#if BND_HAS(MPI_Is_thread_main)
void BND_WIDE_NAME(mpi_is_thread_main, MPI_IS_THREAD_MAIN)(bnd_logical *flag, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_is_thread_main, MPI_IS_THREAD_MAIN)(bnd_logical *flag, bnd_default_integer *ierror)
{
    bnd_integer int_ierror;
    BND_INNER(mpi_is_thread_main)(flag, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif

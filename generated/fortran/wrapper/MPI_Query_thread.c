/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Query_thread] through templates/fortran/wrapper.c.j2. */
/* Return the level of thread support that MPI currently provides. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Query_thread)
BND_WRAPPER void BND_NAME(mpi_query_thread, MPI_QUERY_THREAD)(bnd_integer *provided, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_query_thread, MPI_QUERY_THREAD)(bnd_integer *provided, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Query_thread, ierror, BND_ON_SELF, 0);
    BND_STORE_IERROR(ierror, BND_C(MPI_Query_thread)(provided));
}
#endif

/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Query_thread] through templates/fortran/ilp64.c.j2. */
/* Return the level of thread support that MPI currently provides. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Query_thread.c"

#if BND_HAS(MPI_Query_thread)
void BND_WIDE_NAME(mpi_query_thread, MPI_QUERY_THREAD)(bnd_default_integer *provided, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_query_thread, MPI_QUERY_THREAD)(bnd_default_integer *provided, bnd_default_integer *ierror)
{
    bnd_integer int_provided = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_query_thread)(&int_provided, &int_ierror);
    bnd_integer_out(provided, int_provided);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif

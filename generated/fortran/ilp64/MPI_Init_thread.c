/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Init_thread] through templates/fortran/ilp64.c.j2. */
/* Start MPI in the World Model, requesting a level of thread support. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Init_thread.c"

#if BND_HAS(MPI_Init_thread)
void BND_WIDE_NAME(mpi_init_thread, MPI_INIT_THREAD)(const bnd_default_integer *required,
        bnd_default_integer *provided, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_init_thread, MPI_INIT_THREAD)(const bnd_default_integer *required,
        bnd_default_integer *provided, bnd_default_integer *ierror)
{
    BND_NARROW_CHECK(bnd_integer, *required, 1, MPI_ERR_ARG, ierror, BND_ON_SELF, 0);
    const bnd_integer int_required = BND_NARROWED(bnd_integer, *required);
    bnd_integer int_provided = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_init_thread)(&int_required, &int_provided, &int_ierror);
    bnd_integer_out(provided, int_provided);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif

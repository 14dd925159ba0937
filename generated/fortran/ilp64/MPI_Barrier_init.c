/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Barrier_init] through templates/fortran/ilp64.c.j2. */
/* Prepare a persistent request for a barrier over a communicator. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Barrier_init.c"

#if BND_HAS(MPI_Barrier_init)
void BND_WIDE_NAME(mpi_barrier_init, MPI_BARRIER_INIT)(const bnd_default_integer *comm,
        const bnd_default_integer *info, bnd_default_integer *request, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_barrier_init, MPI_BARRIER_INIT)(const bnd_default_integer *comm,
        const bnd_default_integer *info, bnd_default_integer *request, bnd_default_integer *ierror)
{
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    const bnd_integer int_info = bnd_integer_handle(*info);
    bnd_integer int_request = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_barrier_init)(&int_comm, &int_info, &int_request, &int_ierror);
    bnd_integer_out(request, int_request);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif

/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Barrier] through templates/fortran/ilp64.c.j2. */
/* Block until every process of the communicator has entered the call. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Barrier.c"

#if BND_HAS(MPI_Barrier)
void BND_WIDE_NAME(mpi_barrier, MPI_BARRIER)(const bnd_default_integer *comm, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_barrier, MPI_BARRIER)(const bnd_default_integer *comm, bnd_default_integer *ierror)
{
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_ierror;
    BND_INNER(mpi_barrier)(&int_comm, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif

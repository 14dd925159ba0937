/* Do not edit: `bindery generate` writes this from specs/routines/process-creation.toml [MPI_Comm_get_parent] through templates/fortran/ilp64.c.j2. */
/* Return the intercommunicator to the processes that spawned the caller. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Comm_get_parent.c"

#if BND_HAS(MPI_Comm_get_parent)
void BND_WIDE_NAME(mpi_comm_get_parent, MPI_COMM_GET_PARENT)(bnd_default_integer *parent, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_comm_get_parent, MPI_COMM_GET_PARENT)(bnd_default_integer *parent, bnd_default_integer *ierror)
{
    bnd_integer int_parent = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_comm_get_parent)(&int_parent, &int_ierror);
    bnd_integer_out(parent, int_parent);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif

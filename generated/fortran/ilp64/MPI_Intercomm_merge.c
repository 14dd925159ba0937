/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Intercomm_merge] through templates/fortran/ilp64.c.j2. */
/* Merge both sides of an intercommunicator into one intracommunicator. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Intercomm_merge.c"

#if BND_HAS(MPI_Intercomm_merge)
void BND_WIDE_NAME(mpi_intercomm_merge, MPI_INTERCOMM_MERGE)(const bnd_default_integer *intercomm,
        const bnd_logical *high, bnd_default_integer *newintracomm, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_intercomm_merge, MPI_INTERCOMM_MERGE)(const bnd_default_integer *intercomm,
        const bnd_logical *high, bnd_default_integer *newintracomm, bnd_default_integer *ierror)
{
    const bnd_integer int_intercomm = bnd_integer_handle(*intercomm);
    bnd_integer int_newintracomm = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_intercomm_merge)(&int_intercomm, high, &int_newintracomm, &int_ierror);
    bnd_integer_out(newintracomm, int_newintracomm);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif

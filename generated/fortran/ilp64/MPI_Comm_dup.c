/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_dup] through templates/fortran/ilp64.c.j2. */
/* Duplicate a communicator together with its cached attributes. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Comm_dup.c"

#if BND_HAS(MPI_Comm_dup)
void BND_WIDE_NAME(mpi_comm_dup, MPI_COMM_DUP)(const bnd_default_integer *comm, bnd_default_integer *newcomm,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_comm_dup, MPI_COMM_DUP)(const bnd_default_integer *comm, bnd_default_integer *newcomm,
        bnd_default_integer *ierror)
{
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_newcomm = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_comm_dup)(&int_comm, &int_newcomm, &int_ierror);
    bnd_integer_out(newcomm, int_newcomm);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif

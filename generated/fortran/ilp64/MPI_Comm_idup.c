/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_idup] through templates/fortran/ilp64.c.j2. */
/* Start duplicating a communicator and return a request. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Comm_idup.c"

#if BND_HAS(MPI_Comm_idup)
void BND_WIDE_NAME(mpi_comm_idup, MPI_COMM_IDUP)(const bnd_default_integer *comm, bnd_default_integer *newcomm,
        bnd_default_integer *request, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_comm_idup, MPI_COMM_IDUP)(const bnd_default_integer *comm, bnd_default_integer *newcomm,
        bnd_default_integer *request, bnd_default_integer *ierror)
{
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_newcomm = BND_INTEGER_UNSET;
    bnd_integer int_request = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_comm_idup)(&int_comm, &int_newcomm, &int_request, &int_ierror);
    bnd_integer_out(newcomm, int_newcomm);
    bnd_integer_out(request, int_request);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif

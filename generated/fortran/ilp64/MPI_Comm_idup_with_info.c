/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_idup_with_info] through templates/fortran/ilp64.c.j2. */
/* Start duplicating a communicator with new hints for the copy. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Comm_idup_with_info.c"

#if BND_HAS(MPI_Comm_idup_with_info)
void BND_WIDE_NAME(mpi_comm_idup_with_info, MPI_COMM_IDUP_WITH_INFO)(const bnd_default_integer *comm,
        const bnd_default_integer *info, bnd_default_integer *newcomm, bnd_default_integer *request,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_comm_idup_with_info, MPI_COMM_IDUP_WITH_INFO)(const bnd_default_integer *comm,
        const bnd_default_integer *info, bnd_default_integer *newcomm, bnd_default_integer *request,
        bnd_default_integer *ierror)
{
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    const bnd_integer int_info = bnd_integer_handle(*info);
    bnd_integer int_newcomm = BND_INTEGER_UNSET;
    bnd_integer int_request = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_comm_idup_with_info)(&int_comm, &int_info, &int_newcomm, &int_request, &int_ierror);
    bnd_integer_out(newcomm, int_newcomm);
    bnd_integer_out(request, int_request);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif

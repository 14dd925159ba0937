/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_compare] through templates/fortran/ilp64.c.j2. */
/* Tell how far two communicators agree in context, members and rank order. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Comm_compare.c"

#if BND_HAS(MPI_Comm_compare)
void BND_WIDE_NAME(mpi_comm_compare, MPI_COMM_COMPARE)(const bnd_default_integer *comm1,
        const bnd_default_integer *comm2, bnd_default_integer *result, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_comm_compare, MPI_COMM_COMPARE)(const bnd_default_integer *comm1,
        const bnd_default_integer *comm2, bnd_default_integer *result, bnd_default_integer *ierror)
{
    const bnd_integer int_comm1 = bnd_integer_handle(*comm1);
    const bnd_integer int_comm2 = bnd_integer_handle(*comm2);
    bnd_integer int_result = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_comm_compare)(&int_comm1, &int_comm2, &int_result, &int_ierror);
    bnd_integer_out(result, int_result);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif

/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Grequest_start] through templates/fortran/ilp64.c.j2. */
/* Create a generalised request with user query, free and cancel callbacks. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Grequest_start.c"

#if BND_HAS(MPI_Grequest_start)
void BND_WIDE_NAME(mpi_grequest_start, MPI_GREQUEST_START)(bnd_procedure *query_fn, bnd_procedure *free_fn,
        bnd_procedure *cancel_fn, const MPI_Aint *extra_state, bnd_default_integer *request,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_grequest_start, MPI_GREQUEST_START)(bnd_procedure *query_fn, bnd_procedure *free_fn,
        bnd_procedure *cancel_fn, const MPI_Aint *extra_state, bnd_default_integer *request,
        bnd_default_integer *ierror)
{
    bnd_integer int_request = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_grequest_start)(query_fn, free_fn, cancel_fn, extra_state, &int_request, &int_ierror);
    bnd_integer_out(request, int_request);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif

/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Grequest_start] through templates/fortran/wrapper.c.j2. */
/* Create a generalised request with user query, free and cancel callbacks. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Grequest_start)
BND_WRAPPER void BND_NAME(mpi_grequest_start, MPI_GREQUEST_START)(bnd_procedure *query_fn, bnd_procedure *free_fn,
        bnd_procedure *cancel_fn, const MPI_Aint *extra_state, bnd_integer *request, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_grequest_start, MPI_GREQUEST_START)(bnd_procedure *query_fn, bnd_procedure *free_fn,
        bnd_procedure *cancel_fn, const MPI_Aint *extra_state, bnd_integer *request, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Grequest_start, ierror, BND_ON_SELF, 0);
    struct bnd_grequest_state *c_extra_state;
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, c_request, request, MPI_REQUEST_NULL);
    BND_CHECK_MEMORY(c_extra_state = bnd_grequest_state_new(extra_state, BND_CALL_SITE,
            (bnd_procedure *const[3]){query_fn, free_fn, cancel_fn}), (void)0, ierror);
    const int result = BND_C(MPI_Grequest_start)(bnd_grequest_query_function, bnd_grequest_free_function,
            bnd_grequest_cancel_function, c_extra_state, c_request);
    bnd_grequest_state_release_on_error(c_extra_state, result);
    BND_REQUEST_CREATED(request, c_request, result);
    BND_STORE_IERROR(ierror, result);
}
#endif

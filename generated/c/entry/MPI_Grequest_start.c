/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Grequest_start] through templates/c/entry.c.j2. */
/* Create a generalised request with user query, free and cancel callbacks. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Grequest_start)(MPI_Grequest_query_function *query_fn, MPI_Grequest_free_function *free_fn,
        MPI_Grequest_cancel_function *cancel_fn, void *extra_state, MPI_Request *request);
BND_INSTRUMENTED_CALL(Grequest_start, int, (MPI_Grequest_query_function *query_fn, MPI_Grequest_free_function *free_fn,
        MPI_Grequest_cancel_function *cancel_fn, void *extra_state, MPI_Request *request), (query_fn, free_fn,
        cancel_fn, extra_state, request))

BND_WEAK(MPI_Grequest_start, PMPI_Grequest_start)

int BND_ENTRY(MPI_Grequest_start)(MPI_Grequest_query_function *query_fn, MPI_Grequest_free_function *free_fn,
        MPI_Grequest_cancel_function *cancel_fn, void *extra_state, MPI_Request *request)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Grequest_start");
    BND_REFUSE_IF("MPI_Grequest_start", !request, MPI_ERR_ARG, "request", BND_ON_NOTHING, 0);
    BND_FORWARD(Grequest_start, (query_fn, free_fn, cancel_fn, extra_state, request));
}

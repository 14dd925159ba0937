// Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Grequest_start] through templates/mpicxx/method.cpp.j2.
// Create a generalised request with user query, free and cancel callbacks.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

Grequest Grequest::Start(Grequest::Query_function *query_fn, Grequest::Free_function *free_fn, Grequest::Cancel_function *cancel_fn, void *extra_state)
{
    MPI_Request request = MPI_REQUEST_NULL;
    const int code = bnd_cxx::grequest_start(BND_C(MPI_Grequest_start), query_fn, free_fn, cancel_fn, extra_state, &request);
    BND_CXX_CHECK_CALLBACKS(code);
    return request;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE

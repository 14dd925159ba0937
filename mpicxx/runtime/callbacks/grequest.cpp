// Generalized requests whose functions are C++'s.
#include "pending_exception.h"

#include <new>

namespace bnd_cxx {

namespace {

struct box {
    MPI::Grequest::Query_function *query;
    MPI::Grequest::Free_function *release;
    MPI::Grequest::Cancel_function *cancel;
    void *extra_state;
};

// A threaded MPI may hold its lock here: MPICH 4.0 ends the program if a callback then looks for the error handler. Success is
// right under each handler; the method that runs the callback throws all the same.
int code_of_exception_in_completion()
{
    int level = MPI_THREAD_SINGLE;
    PMPI_Query_thread(&level);
    return level == MPI_THREAD_MULTIPLE ? MPI_SUCCESS : code_of_exception_on_world();
}

template <typename Call>
int call(Call function)
{
    int code = MPI_SUCCESS;
    return call_program([&] { code = function(); }) ? code : code_of_exception_in_completion();
}

// The function always gets a status.
int query(void *extra_state, MPI_Status *status)
{
    const box &state = *static_cast<const box *>(extra_state);
    const bool is_ignored = status == MPI_STATUS_IGNORE;
    MPI::Status object = is_ignored ? MPI::Status() : MPI::Status(*status);
    const int code = call([&] { return state.query(state.extra_state, object); });
    if (!is_ignored)
        *status = static_cast<MPI_Status>(object);
    return code;
}

// The last call for a request.
int release(void *extra_state)
{
    const box state = *static_cast<const box *>(extra_state);
    delete static_cast<box *>(extra_state);
    return call([&] { return state.release(state.extra_state); });
}

int cancel(void *extra_state, int complete)
{
    const box &state = *static_cast<const box *>(extra_state);
    return call([&] { return state.cancel(state.extra_state, complete != 0); });
}

}  // namespace

int grequest_start(int (*c_start)(MPI_Grequest_query_function *, MPI_Grequest_free_function *,
                                  MPI_Grequest_cancel_function *, void *, MPI_Request *),
                   MPI::Grequest::Query_function *on_query, MPI::Grequest::Free_function *on_free,
                   MPI::Grequest::Cancel_function *on_cancel, void *extra_state, MPI_Request *request)
{
    box *const state = new (std::nothrow) box{on_query, on_free, on_cancel, extra_state};
    if (!state)
        return refuse_memory();
    const int code = c_start(query, release, cancel, state, request);
    if (code != MPI_SUCCESS)
        delete state;
    return code;
}

}  // namespace bnd_cxx

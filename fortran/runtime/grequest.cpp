// The callbacks of generalized requests that Fortran started; each runs with a copy of the caller's extra_state (R108, R119).
#include "bnd_fortran.h"

namespace {

// The procedures, in the order of the routine's arguments.
enum { QUERY, FREE, CANCEL };
using query_procedure = void(const MPI_Aint *extra_state, MPI_Fint *status, MPI_Fint *ierror);
using free_procedure = void(const MPI_Aint *extra_state, MPI_Fint *ierror);
using cancel_procedure = void(const MPI_Aint *extra_state, const bnd_logical *complete, MPI_Fint *ierror);

} // namespace

extern "C" {

// Fortran may do with a status what it likes, so it is always given one; its bytes are those of C's (R103).
int bnd_grequest_query_function(void *extra_state, MPI_Status *status)
{
    const auto &state = *static_cast<const bnd_state *>(extra_state);
    const MPI_Aint value = state.value;
    MPI_Status own = {};
    MPI_Fint ierror = MPI_SUCCESS;
    const auto cells = reinterpret_cast<MPI_Fint *>(status == MPI_STATUS_IGNORE ? &own : status);
    reinterpret_cast<query_procedure *>(state.procedures[QUERY])(&value, cells, &ierror);
    return ierror;
}

// The last call for a request: nothing is left that could ask for the state.
int bnd_grequest_free_function(void *extra_state)
{
    const auto state = static_cast<bnd_state *>(extra_state);
    const MPI_Aint value = state->value;
    MPI_Fint ierror = MPI_SUCCESS;
    reinterpret_cast<free_procedure *>(state->procedures[FREE])(&value, &ierror);
    free(state);
    return ierror;
}

int bnd_grequest_cancel_function(void *extra_state, int complete)
{
    const auto &state = *static_cast<const bnd_state *>(extra_state);
    const MPI_Aint value = state.value;
    const bnd_logical flag = BND_LOGICAL(complete);
    MPI_Fint ierror = MPI_SUCCESS;
    reinterpret_cast<cancel_procedure *>(state.procedures[CANCEL])(&value, &flag, &ierror);
    return ierror;
}

} // extern "C"
